import CHarnessRuntime
import Glibc
import HarnessEvents

// A worker for tests: it speaks the frames of a real one, and misbehaves when a script says so.
// A script is a text file with a line `name: action` for each test; `collect` is no test, its
// action comes before the tests are told. See Action for the actions.

let fixture = FixtureWorker()
fixture.serve()
