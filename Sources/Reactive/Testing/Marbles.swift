/// Streams as pictures: a column is a tick, and what stands in it happens then.
///
///     -        nothing            |    the end
///     a        an element         #    a failure
///     [10]     one that is longer (ab) several at once, in one column
///
/// So `-a-(bc)-[10]|` says a at 1, b and c at 3, 10 at 5, and ends at 6.
public enum Marbles {
    /// The error of a picture's `#`.
    public struct Failure: Error, Equatable { public init() {} }

    /// Something wrong with a picture.
    public struct Mistake: Error, CustomStringConvertible { public let description: String }

    /// The events in a picture. The picture is a literal of the test's: a mistake in it is a trap
    /// with a sentence.
    public static func events(_ picture: String) -> [Recorded<Event<String>>] {
        reading(picture).events
    }

    static func reading(_ picture: String) -> (events: [Recorded<Event<String>>], columns: Int) {
        do { return try read(picture) } catch { preconditionFailure("\(error)") }
    }

    /// The same for events of another type.
    public static func events<Element>(_ picture: String, _ element: (String) -> Element)
        -> [Recorded<Event<Element>>]
    { events(picture).map { Recorded(time: $0.time, value: $0.value.map(element)) } }

    /// The picture of events; an element is drawn as it describes itself.
    public static func picture<Element>(
        of events: [Recorded<Event<Element>>], columns: Int = 0
    ) -> String {
        let signs = events.map { event in
            switch event.value {
            case .next(let element): (event.time, sign(for: "\(element)"))
            case .error: (event.time, "#")
            case .completed: (event.time, "|")
            }
        }
        let isOver = events.last?.value.isStopEvent == true
        return draw(signs, columns: isOver ? 0 : columns)
    }

    /// The picture of when a stream was listened to: `^` from here, `!` to there.
    public static func picture(of subscriptions: [Subscription], columns: Int = 0) -> String {
        let signs = subscriptions.flatMap { subscription in
            [(subscription.subscribe, "^"), (subscription.unsubscribe, "!")]
        }
        return draw(signs.filter { $0.0 != .max }.sorted { $0.0 < $1.0 }, columns: columns)
    }

    /// Reads a picture: its events, and how many columns it has.
    static func read(_ picture: String) throws -> (events: [Recorded<Event<String>>], columns: Int)
    {
        var events: [Recorded<Event<String>>] = []
        var column = 0
        var group: Int?
        var rest = Substring(picture)
        func fault(_ what: String) -> Mistake {
            Mistake(description: "Marbles: \(what) in \"\(picture)\".")
        }
        while let sign = rest.popFirst() {
            var event: Event<String>?
            switch sign {
            case "-": if group != nil { throw fault("time does not pass inside (…)") }
            case "(":
                if group != nil { throw fault("( inside (…)") }
                group = column
                continue
            case ")":
                if group == nil { throw fault(") without (") }
                group = nil
            case "|": event = .completed
            case "#": event = .error(Failure())
            case "[":
                guard let end = rest.firstIndex(of: "]") else { throw fault("[ without ]") }
                event = .next(String(rest[..<end]))
                rest = rest[rest.index(after: end)...]
            default: event = .next(String(sign))
            }
            if let event { events.append(Recorded(time: column, value: event)) }
            if group == nil { column += 1 }
        }
        if group != nil { throw fault("( without )") }
        return (events, column)
    }

    private static func sign(for text: String) -> String {
        text.count == 1 && !"-()[]|#".contains(text) ? text : "[\(text)]"
    }

    private static func draw(_ signs: [(time: Int, sign: String)], columns: Int) -> String {
        var picture = ""
        var column = 0
        var index = 0
        while index < signs.count {
            let time = signs[index].time
            picture += String(repeating: "-", count: max(0, time - column))
            let together = signs[index...].prefix { $0.time == time }.map(\.sign)
            picture += together.count == 1 ? together[0] : "(\(together.joined()))"
            column = time + 1
            index += together.count
        }
        return picture + String(repeating: "-", count: max(0, columns - column))
    }
}
