import Reactive

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
/// A column is a tick of the scenario's scheduler, a second if nothing else is said. Below an empty
/// line, rows go on. Where the pictures differ, both are printed, one above the other, and the first
/// tick that differs is marked in both.
///
/// A scenario without a picture draws one: what it hears is what `write` returns.
public final class Scenario {
    /// Rows of marbles with their names.
    public struct Picture: Equatable, CustomStringConvertible {
        var sheet: MarbleSheet
        /// Rows that were neither played nor heard.
        var unused: [String] = []
        /// The first tick at which what was played is not what was written, once that is known.
        fileprivate let difference: Difference

        public static func == (one: Picture, other: Picture) -> Bool {
            one.sheet.rows == other.sheet.rows && one.unused == other.unused
        }

        public var description: String {
            let mark = difference.tick.map { (tick: $0, text: "tick \($0)") }
            let unused = unused.map { "\($0)  (neither played nor heard)\n" }
            return "\n" + sheet.text(mark: mark) + unused.joined()
        }
    }

    /// Shared by the two pictures that are compared, so that each can mark it.
    fileprivate final class Difference { var tick: TestTime? }

    public let scheduler: TestScheduler

    /// The picture as it was written.
    public let written: Picture
    private let columns: Int
    private var drawings: [String: () -> [MarbleSheet.Sign]] = [:]
    private var used: Set<String> = []
    private let bag = DisposeBag()
    /// The rows of a scenario without a picture, in the order in which they were heard first.
    private var heard: [(name: String, events: () -> [Recorded<Event<String>>])] = []

    public init(_ picture: String, tick: Duration = .seconds(1)) {
        scheduler = TestScheduler(tick: tick)
        var rows: [(name: String, marbles: String)] = []
        for words in picture.split(separator: "\n").map({ $0.split(separator: " ") })
        where !words.isEmpty {
            guard words.count > 1, let marbles = words.last else {
                preconditionFailure("A row of a scenario is a name and its marbles: \(words).")
            }
            let name = words.dropLast().joined(separator: " ")
            if let row = rows.firstIndex(where: { $0.name == name }) {
                rows[row].marbles += marbles
            } else {
                rows.append((name, String(marbles)))
            }
        }
        let read = rows.map { (name: $0.name, read: Marbles.reading($0.marbles)) }
        columns = read.map(\.read.columns).max() ?? 0
        written = Picture(
            sheet: MarbleSheet(read.map { ($0.name, $0.read.events) }, ticks: 0..<columns),
            difference: Difference())
    }

    /// A scenario that has no picture yet.
    public convenience init(tick: Duration = .seconds(1)) { self.init("", tick: tick) }

    /// Plays a row: a listener hears it from where it is.
    public func hot(_ name: String) -> TestableObservable<String> { hot(name) { $0 } }

    public func hot<Element>(
        _ name: String, _ element: (String) -> Element
    ) -> TestableObservable<Element> {
        scheduler.createHotObservable(events(of: name).map { $0.reading(element) })
    }

    /// Plays a row whose signs stand for elements.
    public func hot<Element>(
        _ name: String, _ elements: [String: Element]
    ) -> TestableObservable<Element> { hot(name) { element(of: $0, elements, name) } }

    /// Plays a row from its beginning for each listener.
    public func cold(_ name: String) -> TestableObservable<String> { cold(name) { $0 } }

    public func cold<Element>(
        _ name: String, _ element: (String) -> Element
    ) -> TestableObservable<Element> {
        scheduler.createColdObservable(events(of: name).map { $0.reading(element) })
    }

    /// Plays a row whose signs stand for elements from its beginning for each listener.
    public func cold<Element>(
        _ name: String, _ elements: [String: Element]
    ) -> TestableObservable<Element> { cold(name) { element(of: $0, elements, name) } }

    /// Listens to a stream from now on, to be compared with the row of that name. Elements are drawn
    /// as they describe themselves, or by the signs that stand for their descriptions.
    public func hear<Source: ObservableConvertibleType>(
        _ name: String, _ stream: Source, as signs: [String: String] = [:]
    ) {
        let observer = keep(stream)
        guard !written.sheet.rows.isEmpty else {
            return heard.append((name, { observer.events.map { $0.withDescriptions() } }))
        }
        use(name)
        let texts = Dictionary(signs.map { ($0.value, $0.key) }) { one, _ in one }
        func text(of element: Source.Element) -> String {
            signs.isEmpty
                ? "\(element)"
                : texts[ValueDescription.text(of: element)] ?? ValueDescription.text(of: element)
        }
        drawings[name] = {
            Marbles.signs(of: observer.events.map { $0.reading(text) })
                .map { .init(time: $0.time, text: $0.sign) }
        }
    }

    /// Watches when a stream is listened to, to be compared with the row of that name: `^--!`.
    public func watch<Element>(_ name: String, _ stream: TestableObservable<Element>) {
        use(name)
        drawings[name] = {
            Marbles.signs(of: stream.subscriptions).map { .init(time: $0.time, text: $0.sign) }
        }
    }

    /// Listens to a stream from now on, and keeps what it says.
    public func keep<Source: ObservableConvertibleType>(
        _ stream: Source
    ) -> TestableObserver<Source.Element> {
        let observer = scheduler.createObserver(Source.Element.self)
        stream.asObservable().subscribe(observer).disposed(by: bag)
        return observer
    }

    /// The picture of what happened, once all columns have been played.
    public var played: Picture {
        if scheduler.clock < columns { scheduler.advanceTo(columns - 1) }
        let rows = written.sheet.rows.map { row in
            MarbleSheet.Row(name: row.name, signs: drawings[row.name]?() ?? row.signs)
        }
        let end = rows.compactMap { $0.signs.last.map { $0.time + 1 } }.max() ?? 0
        let sheet = MarbleSheet(rows: rows, ticks: 0..<max(columns, end))
        written.difference.tick = sheet.firstDifference(from: written.sheet)
        return Picture(
            sheet: sheet, unused: sheet.rows.map(\.name).filter { !used.contains($0) },
            difference: written.difference)
    }

    /// The picture of all that was heard so far, and below it what its signs stand for. The rows are
    /// those of a scenario that would play it.
    public func write(columns: Int = MarbleSheet.usualColumns) -> String {
        var legend = MarbleLegend()
        let rows = heard.map { (name: $0.name, events: $0.events()) }
        let isShort = rows.allSatisfy { $0.events.allSatisfy { $0.value.element?.count ?? 1 == 1 } }
        let read = isShort ? rows : rows.map { ($0.name, legend.read($0.events)) }
        let sheet = MarbleSheet(read, ticks: 0..<(scheduler.clock + 1))
        return sheet.text(columns: columns) + (isShort ? "" : "\n" + legend.text(columns: columns))
    }

    private func use(_ name: String) {
        if !written.sheet.rows.contains(where: { $0.name == name }) {
            preconditionFailure("The scenario has no row called \"\(name)\".")
        }
        used.insert(name)
    }

    private func events(of name: String) -> [Recorded<Event<String>>] {
        use(name)
        return written.sheet.rows.first { $0.name == name }?.signs
            .flatMap { sign in
                Marbles.events(sign.text).map { Recorded(time: sign.time, value: $0.value) }
            } ?? []
    }
}

private func element<Element>(
    of sign: String, _ elements: [String: Element], _ name: String
) -> Element {
    guard let element = elements[sign] else {
        preconditionFailure("Nothing is said about \"\(sign)\" of the row \"\(name)\".")
    }
    return element
}

extension Recorded {
    fileprivate func reading<Element, Result>(_ read: (Element) -> Result) -> Recorded<
        Event<Result>
    >
    where Value == Event<Element> { .init(time: time, value: value.map(read)) }

    fileprivate func withDescriptions<Element>() -> Recorded<Event<String>>
    where Value == Event<Element> { reading { ValueDescription.text(of: $0) } }
}

extension TestableObserver {
    /// The description of the last element by then.
    public func valueDescription(at time: TestTime) -> ValueDescription? {
        events.last { $0.time <= time && $0.value.element != nil }?.value.element.map {
            ValueDescription(of: $0)
        }
    }
}
