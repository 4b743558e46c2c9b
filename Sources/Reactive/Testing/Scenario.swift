/// A test as a picture: rows of marbles, of which some are played and the others are to be heard.
///
///     let scenario = Scenario(
///         """
///         source       -ab---c-|
///         debounce     ----b---(c|)
///         """)
///     let source = scenario.hot("source")
///     scenario.hear("debounce", source.debounce(.seconds(2), scenario.scheduler))
///     #expect(scenario.played == scenario.written)
///
/// A column is a second of the scenario's scheduler. Where the pictures differ, both are printed,
/// one above the other.
public final class Scenario {
    /// Rows of marbles with their names.
    public struct Picture: Equatable, CustomStringConvertible {
        struct Row: Equatable {
            let name: String
            var marbles: String
        }

        var rows: [Row]

        public var description: String {
            let width = rows.map(\.name.count).max() ?? 0
            return rows.reduce(into: "\n") { text, row in
                let space = String(repeating: " ", count: width - row.name.count + 2)
                text += "\(row.name)\(space)\(row.marbles)\n"
            }
        }
    }

    public let scheduler = TestScheduler()

    /// The picture as it was written.
    public let written: Picture
    private let columns: Int
    private var drawings: [String: () -> String] = [:]
    private var used: Set<String> = []
    private let bag = DisposeBag()

    public init(_ picture: String) {
        let lines = picture.split(separator: "\n").map { $0.split(separator: " ") }
        let rows = lines.map { words in
            guard words.count > 1, let marbles = words.last else {
                preconditionFailure("A row of a scenario is a name and its marbles: \(words).")
            }
            return (name: words.dropLast().joined(separator: " "), marbles: String(marbles))
        }
        let columns = rows.map { Marbles.reading($0.marbles).columns }.max() ?? 0
        self.columns = columns
        written = Picture(
            rows: rows.map { row in
                let read = Marbles.events(row.marbles)
                return Picture.Row(
                    name: row.name, marbles: Marbles.picture(of: read, columns: columns))
            })
    }

    /// Plays a row: a listener hears it from where it is.
    public func hot(_ name: String) -> TestableObservable<String> { hot(name) { $0 } }

    public func hot<Element>(
        _ name: String, _ element: (String) -> Element
    ) -> TestableObservable<Element> {
        scheduler.createHotObservable(Marbles.events(marbles(of: name), element))
    }

    /// Plays a row from its beginning for each listener.
    public func cold(_ name: String) -> TestableObservable<String> { cold(name) { $0 } }

    public func cold<Element>(
        _ name: String, _ element: (String) -> Element
    ) -> TestableObservable<Element> {
        scheduler.createColdObservable(Marbles.events(marbles(of: name), element))
    }

    /// Listens to a stream from now on, to be compared with the row of that name.
    public func hear<Source: ObservableConvertibleType>(_ name: String, _ stream: Source) {
        _ = marbles(of: name)
        let observer = scheduler.createObserver(Source.Element.self)
        stream.asObservable().subscribe(observer).disposed(by: bag)
        drawings[name] = { [columns] in Marbles.picture(of: observer.events, columns: columns) }
    }

    /// Watches when a stream is listened to, to be compared with the row of that name: `^--!`.
    public func watch<Element>(_ name: String, _ stream: TestableObservable<Element>) {
        _ = marbles(of: name)
        drawings[name] = { [columns] in
            Marbles.picture(of: stream.subscriptions, columns: columns)
        }
    }

    /// The picture of what happened, once all columns have been played.
    public var played: Picture {
        if scheduler.clock < columns { scheduler.advanceTo(columns - 1) }
        return Picture(
            rows: written.rows.map { row in
                let marbles = used.contains(row.name) ? row.marbles : "(neither played nor heard)"
                return Picture.Row(name: row.name, marbles: drawings[row.name]?() ?? marbles)
            })
    }

    private func marbles(of name: String) -> String {
        guard let row = written.rows.first(where: { $0.name == name }) else {
            preconditionFailure("The scenario has no row called \"\(name)\".")
        }
        used.insert(name)
        return row.marbles
    }
}
