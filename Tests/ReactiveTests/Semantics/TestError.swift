struct TestError: Error, Equatable { var number = 0 }

/// An object whose release a test observes with a weak reference.
final class Token {}
