struct TestError: Error, Equatable { var number = 0 }

/// An object that shows whether it was released.
final class Token {}
