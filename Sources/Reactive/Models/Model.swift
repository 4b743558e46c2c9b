/// A value and the commands that change it, such as the rules of a game or the contents of a form.
///
/// A command that is not allowed changes nothing.
public protocol Model<Command> {
    associatedtype Command
    mutating func apply(_ command: Command)
}

/// A model whose commands also emit news, such as a sound to play or the end of a game. The state
/// lasts, but each item of news is sent only once.
///
/// A model that contains another one passes on the news of its part: `part.apply(command) {
/// emit(.part($0)) }`.
public protocol EmittingModel<Command, News>: Model {
    // Redeclared. Otherwise, the compiler cannot infer the command from `apply(_:emit:)`.
    associatedtype Command
    associatedtype News
    mutating func apply(_ command: Command, emit: (News) -> Void)
}

extension EmittingModel {
    // Not inlinable: the optimizer would compile all rules of a model again for the empty closure.
    // Callers of this function ignore the news.
    public mutating func apply(_ command: Command) { apply(command) { _ in } }

    /// Applies a command and returns its news, in order.
    @inlinable public mutating func news(of command: Command) -> [News] {
        var news: [News] = []
        apply(command) { news.append($0) }
        return news
    }
}
