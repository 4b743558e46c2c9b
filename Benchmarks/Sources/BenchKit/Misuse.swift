/// A command line that cannot be followed.
public struct Misuse: Error {
    public let message: String

    public init(message: String) { self.message = message }
}
