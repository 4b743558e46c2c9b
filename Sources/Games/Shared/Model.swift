/// The rules of a game as a value: what it is, and what can be done to it.
///
/// A command that is not allowed leaves the model as it was.
public protocol Model {
    associatedtype Command
    mutating func apply(_ command: Command)
}
