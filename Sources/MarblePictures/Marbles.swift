import Reactive

/// Pictures of streams. Each column is a tick, and shows the events of that tick.
///
///     -        nothing            |    the end
///     a        an element         #    a failure; `#[text]` says which
///     [10]     a longer element   (ab) several events in one column
///     {60}     60 empty columns   ~    nothing; the column before is drawn wider
///     …        at the end of a row of a `Scenario`: the rest of the row is not compared
///
/// For example, `-a-(bc)-[10]|` sends a at 1, b and c at 3, and 10 at 5, and ends at 6.
public enum Marbles {
    /// The error of `#` or `#[text]` in a picture.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        public let description: String

        public init(_ description: String = "") { self.description = description }
    }

    /// A mistake in a picture.
    public struct Mistake: Error, CustomStringConvertible { public let description: String }

    /// Returns the picture of events. Draws elements as their descriptions.
    public static func picture<Element>(
        of events: [Recorded<Event<Element>>], columns: Int = 0
    ) -> String {
        let isOver = events.last?.value.isStopEvent == true
        return draw(symbols(of: events.map { $0.described() }), columns: isOver ? 0 : columns)
    }

    /// Returns the picture of the times at which a stream had a listener: from `^` to `!`.
    public static func picture(of subscriptions: [Subscription], columns: Int = 0) -> String {
        draw(symbols(of: subscriptions), columns: columns)
    }

    package static func symbols(of subscriptions: [Subscription]) -> [(time: Int, symbol: String)] {
        let symbols = subscriptions.flatMap { subscription -> [(time: Int, symbol: String)] in
            [(subscription.subscribe, "^"), (subscription.unsubscribe, "!")]
        }
        return together(symbols.filter { $0.time != .max }.sorted { $0.time < $1.time })
    }

    /// Reads a picture. Returns its events and the number of its columns.
    package static func read(_ picture: String) throws -> (
        events: [Recorded<Event<String>>], columns: Int
    ) {
        let reader = try MarbleReader(picture)
        return (reader.events, reader.column)
    }

    /// Returns the symbol of an error, with a text of limited length.
    private static func symbol(of error: any Error) -> String {
        let text = "\(error)".prefix(longestError).map { $0 == "]" ? ")" : $0 == "\n" ? " " : $0 }
        return text.isEmpty ? "#" : "#[\(String(text))]"
    }

    private static let longestError = 40

    package static func symbol(for text: String) -> String {
        text.count == 1 && !text.contains(where: "-()[]{}|#~ ".contains) ? text : "[\(text)]"
    }

    /// Returns the times with events, each with its symbols. Groups events of the same time:
    /// `(ab)`.
    package static func symbols(of events: [Recorded<Event<String>>]) -> [(
        time: Int, symbol: String
    )] {
        together(events.map { ($0.time, text(of: $0.value)) })
    }

    static func text(of event: Event<String>) -> String {
        switch event {
        case .next(let element): symbol(for: element)
        case .error(let error): symbol(of: error)
        case .completed: "|"
        }
    }

    /// Groups the symbols of the same time.
    package static func together(_ symbols: [(time: Int, symbol: String)]) -> [(
        time: Int, symbol: String
    )] {
        var columns: [(time: Int, symbol: String)] = []
        var rest = symbols[...]
        while let first = rest.first {
            let group = rest.prefix { $0.time == first.time }.map(\.symbol)
            columns.append((first.time, group.count == 1 ? group[0] : "(\(group.joined()))"))
            rest = rest.dropFirst(group.count)
        }
        return columns
    }

    private static func draw(_ symbols: [(time: Int, symbol: String)], columns: Int) -> String {
        var picture = ""
        var column = 0
        for (time, symbol) in symbols {
            picture += String(repeating: "-", count: max(0, time - column)) + symbol
            column = time + 1
        }
        return picture + String(repeating: "-", count: max(0, columns - column))
    }
}

extension Recorded {
    /// Returns the event with the description of its element.
    func described<Element>() -> Recorded<Event<String>> where Value == Event<Element> {
        .init(time: time, value: value.map { "\($0)" })
    }
}
