// A compiler plug-in: the compiler starts it, asks for expansions on standard input and reads the
// answers on standard output, until it closes the pipe.

let channel = MessageChannel(input: 0, output: 1)
do {
  while let request = try channel.next() {
    try channel.send(Answer(to: request))
  }
} catch {
  channel.complain("HarnessUIMacros: \(error.message)\n")
  channel.exit(code: 2)
}
