/// A state as a value, and the commands that change it: the rules of a game, a form, a list.
///
/// A command that is not allowed leaves the model as it was.
public protocol Model<Command> {
    associatedtype Command
    mutating func apply(_ command: Command)
}

/// A model whose commands bring about something besides the new state: a sound, cards that fly, an
/// end. What has an order is told as news; what is true for a while is state.
///
/// A model that contains another one passes its news on: `part.apply(command) { tell(.part($0)) }`.
public protocol TellingModel<Command, News>: Model {
    // Redeclared: without it, the compiler does not infer the command from `apply(_:tell:)`.
    associatedtype Command
    associatedtype News
    mutating func apply(_ command: Command, tell: (News) -> Void)
}

extension TellingModel {
    // Not inlinable: a closure that is known makes the optimizer copy all the rules it is given to,
    // and this one is for those to whom the news are nothing.
    public mutating func apply(_ command: Command) { apply(command) { _ in } }

    /// Applies a command, and returns what it tells, in order.
    @inlinable public mutating func news(of command: Command) -> [News] {
        var news: [News] = []
        apply(command) { news.append($0) }
        return news
    }
}
