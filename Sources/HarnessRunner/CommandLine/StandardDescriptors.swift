import Glibc

/// Descriptors 0 to 2 as everybody expects them.
enum StandardDescriptors {
  /// Opens those that whoever started this program has closed: another file in their place would be
  /// read as what is typed, or be written over by what is said.
  static func ensureOpen() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      let opened = open("/dev/null", O_RDWR)
      if opened != descriptor && opened >= 0 {
        dup2(opened, descriptor)
        close(opened)
      }
    }
  }
}
