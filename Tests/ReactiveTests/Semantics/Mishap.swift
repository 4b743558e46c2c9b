/// What goes wrong in these tests.
struct Mishap: Error, Equatable { var number = 0 }

/// Something of which one can ask whether it is still alive.
final class Token {}
