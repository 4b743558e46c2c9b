/// A command line that cannot be carried out.
public struct Misuse: Error {
    public let message: String

    public init(message: String) { self.message = message }
}
