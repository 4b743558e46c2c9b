import Reactive
import Testing

/// A test as a picture. Some rows of marbles are played, and the others are compared with streams.
///
///     let scenario = Scenario(
///         """
///         source       -ab---c-|
///         debounce     ----b---(c|)
///         """)
///     let source = scenario.hot("source")
///     scenario.hear("debounce", source.debounce(.seconds(2), scheduler: scenario.scheduler))
///     #expect(scenario.played == scenario.written)
///
/// A column is a tick of the scenario's scheduler, by default a second. Rows continue after an
/// empty line. If the pictures differ, a failed expectation describes the first differences, and
/// prints both pictures with a mark at the first tick that differs.
///
/// The scenario also compares times without events. After the last column, it runs until nothing is
/// due, and draws the events that it records. It cuts off a row at the last column if the row ends
/// with `…`. It also cuts off a row that never stops, like a clock, if the later events come at
/// least as often as those in the picture. A scenario with streams that never stop ends after a
/// thousand due times.
///
/// A mistake in a scenario is recorded as an issue of the test, at the line of the call that
/// contains the mistake. A scenario that listens to a stream but is never compared is also an
/// issue.
///
/// A scenario without a picture can draw one: `write` returns a picture of the recorded events.
public final class Scenario {
    public let scheduler: TestScheduler

    /// The picture of the test.
    public let written: Picture
    private let columns: Int
    /// The source location at which the scenario was created.
    private let sourceLocation: SourceLocation
    /// Indicates whether the test has read `played`, or called `write`.
    private var wasRead = false
    /// The column at which a row that never stops is cut off; nil if nothing is due any more.
    private var cutOffColumn: TestTime?
    /// The time at which the scenario stopped, although work was due; nil if it has run all work.
    private var stopTime: TestTime?
    /// The meanings of the symbols, by row.
    private var legends: [String: [String: String]] = [:]
    private var drawings: [String: () -> [MarbleSheet.Symbol]] = [:]
    private var used: Set<String> = []
    private let bag = DisposeBag()
    /// The rows of a scenario without a picture, in the order of their first use.
    private var heard: [(name: String, events: () -> [Recorded<Event<String>>])] = []

    public init(
        _ picture: String, tick: Duration = .seconds(1),
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let sourceLocation = SourceLocation(
            fileID: fileID, filePath: filePath, line: line, column: column)
        self.sourceLocation = sourceLocation
        if tick <= .zero {
            Issue.record("The tick of a scenario is not positive.", sourceLocation: sourceLocation)
        }
        scheduler = TestScheduler(tick: tick > .zero ? tick : .seconds(1))
        var rows: [(name: String, marbles: String)] = []
        for words in picture.split(separator: "\n").map({ $0.split(separator: " ") })
        where !words.isEmpty {
            guard words.count > 1, let marbles = words.last else {
                Issue.record(
                    "A row of a scenario is a name and its marbles: \(words.joined(separator: " "))",
                    sourceLocation: sourceLocation)
                continue
            }
            let name = words.dropLast().joined(separator: " ")
            if let row = rows.firstIndex(where: { $0.name == name }) {
                rows[row].marbles += marbles
            } else {
                rows.append((name, String(marbles)))
            }
        }
        let read = rows.map { name, marbles in
            let isOpen = marbles.hasSuffix("…")
            let text = isOpen ? String(marbles.dropLast()) : marbles
            return (name: name, read: Marbles.reading(text, at: sourceLocation), isOpen: isOpen)
        }
        columns = read.map(\.read.columns).max() ?? 0
        var sheet = MarbleSheet(read.map { ($0.name, $0.read.events) }, ticks: 0..<columns)
        for (place, row) in read.enumerated() { sheet.rows[place].isOpen = row.isOpen }
        written = Picture(sheet: sheet, comparison: Comparison())
    }

    /// Creates a scenario without a picture.
    public convenience init(
        tick: Duration = .seconds(1), fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) { self.init("", tick: tick, fileID: fileID, filePath: filePath, line: line, column: column) }

    deinit {
        if wasRead || drawings.isEmpty && heard.isEmpty { return }
        Issue.record(
            heard.isEmpty
                ? """
                This scenario recorded streams, but the test never read `played`. Compare it with \
                `written`.
                """
                : "This scenario has no picture, and `write()` was never called.",
            sourceLocation: sourceLocation)
    }

    /// Plays a row as a hot stream: a listener receives the events after its subscription.
    public func hot(
        _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TestableObservable<String> {
        hot(name, fileID: fileID, filePath: filePath, line: line, column: column) { $0 }
    }

    public func hot<Element>(
        _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column,
        _ element: (String) -> Element
    ) -> TestableObservable<Element> {
        scheduler.createHotObservable(
            events(
                of: name,
                at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            ).map { $0.reading(element) })
    }

    /// Plays a row as a hot stream, replacing each symbol by an element.
    public func hot<Element>(
        _ name: String, _ elements: [String: Element],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TestableObservable<Element> {
        scheduler.createHotObservable(
            events(
                of: name, elements,
                at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
    }

    /// Plays a row as a cold stream: each listener receives all events, starting at its
    /// subscription.
    public func cold(
        _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TestableObservable<String> {
        cold(name, fileID: fileID, filePath: filePath, line: line, column: column) { $0 }
    }

    public func cold<Element>(
        _ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column,
        _ element: (String) -> Element
    ) -> TestableObservable<Element> {
        scheduler.createColdObservable(
            events(
                of: name,
                at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            ).map { $0.reading(element) })
    }

    /// Plays a row as a cold stream, replacing each symbol by an element.
    public func cold<Element>(
        _ name: String, _ elements: [String: Element],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> TestableObservable<Element> {
        scheduler.createColdObservable(
            events(
                of: name, elements,
                at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)))
    }

    /// Listens to a stream from now on, and compares the stream with the row called `name`. An
    /// element is drawn as the symbol for its description or, without a symbol, as the description.
    /// In the description of a symbol, `…` stands for any text.
    public func hear<Source: ObservableConvertibleType>(
        _ name: String, _ stream: Source, as symbols: [String: String] = [:],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let observer = record(stream)
        guard !written.sheet.rows.isEmpty else {
            return heard.append((name, { observer.events.map { $0.withDescriptions() } }))
        }
        guard
            use(
                name,
                at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        else { return }
        legends[name] = symbols
        let descriptions = ScenarioLegend(symbols)
        func text(of element: Source.Element) -> String {
            symbols.isEmpty ? "\(element)" : descriptions.text(of: element)
        }
        drawings[name] = {
            Marbles.symbols(of: observer.events.map { $0.reading(text) })
                .map { .init(time: $0.time, text: $0.symbol) }
        }
    }

    /// Records when a stream has a listener, and compares the times with a row such as `^--!`.
    public func watch<Element>(
        _ name: String, _ stream: TestableObservable<Element>,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        guard
            use(
                name,
                at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
        else { return }
        drawings[name] = {
            Marbles.symbols(of: stream.subscriptions).map { .init(time: $0.time, text: $0.symbol) }
        }
    }

    /// Listens to a stream from now on, and returns an observer that records its events.
    public func record<Source: ObservableConvertibleType>(
        _ stream: Source
    ) -> TestableObserver<Source.Element> {
        let observer = scheduler.createObserver(Source.Element.self)
        stream.asObservable().subscribe(observer).disposed(by: bag)
        return observer
    }

    /// The picture of the recorded events, after all columns were played and nothing more is due.
    public var played: Picture {
        wasRead = true
        if scheduler.clock < columns { scheduler.advanceTo(columns - 1) }
        runOn()
        let rows = written.sheet.rows.map { row in
            let heard = drawings[row.name]?() ?? row.symbols
            let symbols = row.isOpen ? heard.filter { $0.time < columns } : shown(heard, of: row)
            return MarbleSheet.Row(
                name: row.name,
                symbols: symbols.map { symbol in
                    let written = row.symbol(at: symbol.time)
                    return MarbleSheet.Symbol(
                        time: symbol.time, text: symbol.text.withoutErrorText(unlessIn: written))
                }, isOpen: row.isOpen)
        }
        let end = rows.compactMap { $0.symbols.last.map { $0.time + 1 } }.max() ?? 0
        let sheet = MarbleSheet(rows: rows, ticks: 0..<max(columns, end))
        written.comparison.compare(written.sheet, sheet, legends: legends)
        return Picture(
            sheet: sheet, unused: sheet.rows.map(\.name).filter { !used.contains($0) },
            comparison: written.comparison, showsDifferences: true)
    }

    /// Runs until nothing is due, but for at most `dueTimeLimit` due times.
    private func runOn() {
        if let stopTime, stopTime == scheduler.clock { return }
        let end = max(columns, scheduler.clock + 1)
        for _ in 0..<Scenario.dueTimeLimit {
            guard let next = scheduler.nextTime else { return }
            scheduler.advanceTo(next)
        }
        cutOffColumn = cutOffColumn ?? end
        stopTime = scheduler.clock
    }

    /// Returns the symbols of a row that take part in the comparison.
    private func shown(
        _ heard: [MarbleSheet.Symbol], of row: MarbleSheet.Row
    ) -> [MarbleSheet.Symbol] {
        guard let cutOffColumn else { return heard }
        let compared = Array(heard.prefix { $0.time < cutOffColumn })
        let late = heard.dropFirst(compared.count)
        if let period = row.period {
            let times = compared.suffix(1).map(\.time) + late.map(\.time) + [scheduler.clock]
            let isClock = zip(times.dropFirst(), times).allSatisfy { $0 - $1 <= period }
            if isClock { return compared }
        }
        // A few events are enough to show the difference.
        return compared + late.prefix(Scenario.mostLateEvents)
    }

    /// The number of due times after which a scenario with streams that never stop ends.
    private static let dueTimeLimit = 1_000
    /// The maximum number of events after the last column that are shown for a row that never
    /// stops.
    private static let mostLateEvents = 10

    /// Returns a picture of all recorded events, with a legend of its symbols. A scenario with
    /// these rows plays the same events.
    public func write(columns: Int = MarbleSheet.usualColumns) -> String {
        wasRead = true
        var legend = MarbleLegend()
        let rows = heard.map { (name: $0.name, events: $0.events()) }
        let isShort = rows.allSatisfy { $0.events.allSatisfy { $0.value.element?.count ?? 1 == 1 } }
        let read = isShort ? rows : rows.map { ($0.name, legend.read($0.events)) }
        let sheet = MarbleSheet(read, ticks: 0..<(scheduler.clock + 1))
        return sheet.text(columns: columns) + (isShort ? "" : "\n" + legend.text(columns: columns))
    }

    /// Returns whether the scenario has a row with this name. If not, records an issue.
    private func use(_ name: String, at sourceLocation: SourceLocation) -> Bool {
        guard written.sheet.rows.contains(where: { $0.name == name }) else {
            Issue.record(
                "The scenario has no row called \"\(name)\".", sourceLocation: sourceLocation)
            return false
        }
        used.insert(name)
        return true
    }

    private func events(
        of name: String, at sourceLocation: SourceLocation
    ) -> [Recorded<Event<String>>] {
        guard use(name, at: sourceLocation) else { return [] }
        return written.sheet.rows.first { $0.name == name }?.symbols
            .flatMap { symbol in
                Marbles.reading(symbol.text, at: sourceLocation).events.map {
                    Recorded(time: symbol.time, value: $0.value)
                }
            } ?? []
    }

    private func events<Element>(
        of name: String, _ elements: [String: Element], at sourceLocation: SourceLocation
    ) -> [Recorded<Event<Element>>] {
        events(of: name, at: sourceLocation).compactMap { event in
            if let symbol = event.value.element, elements[symbol] == nil {
                Issue.record(
                    "Row \"\(name)\" uses the symbol \"\(symbol)\", but no element was given for it.",
                    sourceLocation: sourceLocation)
                return nil
            }
            return event.value.compactMap { elements[$0] }.map {
                Recorded(time: event.time, value: $0)
            }
        }
    }
}

extension MarbleSheet.Row {
    /// The longest time between two successive events; nil if there are fewer than two.
    fileprivate var period: Int? {
        zip(symbols.dropFirst(), symbols).map { $0.time - $1.time }.max()
    }
}
