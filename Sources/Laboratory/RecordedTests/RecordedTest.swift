import Games
import MarblePictures
import Parlor
import Reactive

/// The source of a test of one view model.
struct RecordedTest {
    var sentence: String
    private let about: GameTest
    private let picture: String
    private let tick: Int
    private let rows: [Row]
    /// Indicates whether an answer arrived before the screen was shown.
    private let isAnswered: Bool
    private let news: Row
    /// The changes in the visible state and in the saved game from one comparison to the next.
    private let changes: [Changes]

    private struct Changes {
        let stream: String
        let start: TestTime?
        let end: TestTime
        let lines: [String]
        /// Indicates whether the lines contain all changes. The changes of a saved game do not
        /// contain the history of the game, which follows from the visible states.
        let isWhole: Bool
    }

    /// A row of the picture, and the source of its symbols.
    private struct Row {
        let name: String
        let role: RecordedViewModel.Stream.Role
        let type: String
        let numbers: [Int]
        var events: [Recorded<Event<String>>] = []
        var symbols: [(symbol: String, source: String)] = []

        /// Adds an element, or the end if there is no source.
        mutating func add(_ source: String?, at time: TestTime, _ legend: inout MarbleLegend) {
            let symbol = source.map { legend.symbol(for: "\(name) \($0)") }
            events.append(
                Recorded(time: time, value: symbol.map { .next($0) } ?? .completed))
            if let symbol, let source, !symbols.contains(where: { $0.symbol == symbol }) {
                symbols.append((symbol, source))
            }
        }
    }

    init(_ viewModel: RecordedViewModel, _ about: GameTest, moments: [Int]) {
        self.about = about
        let streams = viewModel.streams.filter { stream in
            stream.role == .input && !stream.events.isEmpty || stream.name == "news"
                || about.answers.contains { $0.name == stream.name }
        }
        let span = TestSpan(
            streams, from: about.start ?? viewModel.start, to: viewModel.end, moments: moments)
        tick = span.tick
        let all = Self.rows(of: streams, in: viewModel, about, span)
        let rows = all.filter { $0.role != .output }
        var news =
            all.first { $0.role == .output }
            ?? Row(name: "news", role: .output, type: "", numbers: [])
        // An answer at the first tick arrived before the screen was shown, so the screen missed its
        // news.
        isAnswered = rows.contains { row in
            row.events.first?.time == 0 && about.answers.contains { $0.name == row.name }
        }
        if isAnswered { news.events.removeAll { $0.time == 0 } }
        (self.rows, self.news) = (rows, news)
        picture = Self.picture(of: rows + [news], span)
        let ends = moments.isEmpty ? [span.end] : moments.sorted()
        let first = Self.firstMoment(of: streams, before: ends[0], span)
        let parts = Array(zip([first] + ends.map(Optional.init), ends))
        changes = ["seen", "saved"].flatMap {
            Self.changes(of: $0, in: viewModel, about, between: parts, span)
        }
        let deeds = rows.reduce(0) { $0 + ($1.role == .input ? $1.events.count : 0) }
        let seen = viewModel.stream("seen")?.last(at: span.end)
        let state = seen.flatMap(GameModule.state(of:)) ?? "left"
        sentence =
            "\(about.subject) is \(state) after \(deeds) \(deeds == 1 ? "action" : "actions")"
    }

    /// The rows of the streams. Equal elements of a stream have the same symbol.
    private static func rows(
        of streams: [RecordedViewModel.Stream], in viewModel: RecordedViewModel,
        _ about: GameTest, _ span: TestSpan
    ) -> [Row] {
        var legend = MarbleLegend()
        let isKnown = knownNews(of: viewModel, at: about.start)
        return streams.map { stream in
            let answer = about.answers.first { $0.name == stream.name }
            let sources = sources(of: stream, answer?.source ?? about.action)
            let type = stream.events.first?.value.element.map(SwiftSource.type) ?? "Never"
            var row = Row(
                name: stream.name, role: stream.role, type: answer?.type ?? type,
                numbers: stream.numbers)
            let isNews = stream.role == .output
            for ((event, number), source) in zip(zip(stream.events, stream.numbers), sources) {
                // The test does not get events from before the start of the game.
                if event.time < span.start || isNews && isKnown(number) { continue }
                row.add(source, at: span.ticks(at: event.time), &legend)
            }
            return row
        }
    }

    private static func picture(of rows: [Row], _ span: TestSpan) -> String {
        var sheet = MarbleSheet(
            rows.map { ($0.name, $0.events) }, ticks: 0..<(span.ticks(at: span.end) + 1))
        // The row of the news stays open, because the test stops before the player leaves.
        sheet.rows[rows.count - 1].isOpen = true
        return sheet.text(columns: 88)
    }

    /// The time of the state with which the first comparison begins; nil if it begins with the
    /// start. Changes before the first action are part of the start.
    private static func firstMoment(
        of streams: [RecordedViewModel.Stream], before end: Int, _ span: TestSpan
    ) -> Int? {
        let inputs = streams.filter { $0.role == .input }
        let done = inputs.compactMap { $0.events.first?.time }.min()
        if let first = done.map({ $0 - span.tick }), first >= span.start { return min(first, end) }
        // The screen resumes a saved game at once, which is part of the start, too.
        let atStart = inputs.flatMap(\.events).filter { $0.time == span.start }
        let resumes = atStart.contains { ($0.value.element as? any GameAction)?.resumes ?? false }
        return resumes ? span.start : nil
    }

    /// The changes of the visible state or of the saved game between the times of `moments`.
    private static func changes(
        of name: String, in viewModel: RecordedViewModel, _ about: GameTest,
        between moments: [(from: Int?, to: Int)], _ span: TestSpan
    ) -> [Changes] {
        let stream = viewModel.stream(name)
        let isSeen = name == "seen"
        let saved = SavedMoments(stream, start: span.start, tick: span.tick)
        let parts =
            isSeen
            ? moments : moments.flatMap { saved.parts(from: $0.from ?? span.start, to: $0.to) }
        return parts.compactMap { from, to in
            let isThere = from.map { stream?.last(at: $0) != nil } ?? false
            let old: Any? =
                if let from, isThere {
                    stream?.last(at: from)
                } else if let begin = about.start {
                    stream?.last(at: begin, before: viewModel.firstInput)
                } else { stream?.events.first?.value.element }
            guard let old, let new = stream?.last(at: to) else { return nil }
            let difference = ValueDifference(from: old, to: new)
            let (all, short) = (difference.summary, difference.shortSummary)
            let isWhole = isSeen || all == short
            return Changes(
                stream: name, start: isThere ? from.map(span.ticks) : nil,
                end: span.ticks(at: to), lines: isWhole ? all : short, isWhole: isWhole)
        }
    }

    /// The source of each element of a stream; nil for an end. News is abbreviated to one line if
    /// possible.
    private static func sources(
        of stream: RecordedViewModel.Stream, _ source: (Any) -> String
    ) -> [String?] {
        let elements = stream.events.map(\.value.element)
        guard stream.role == .output else { return elements.map { $0.map(source) } }
        let whole = elements.compactMap { $0.map(ValueDescription.text) }
        var rest = ValuePattern.abbreviated(
            whole, longest: longestNews, mostWhole: mostWholeNews)[...]
        return elements.map { $0 == nil ? nil : rest.removeFirst() }
    }

    /// The maximum number of characters of news on one line of the test.
    private static let longestNews = 74
    /// The maximum number of different news of the same name that may take several lines each.
    private static let mostWholeNews = 6

    /// A function that returns whether the news with a number is from before the start of the test.
    /// A test that starts with its puzzle does not get the news that the puzzle begins, even if the
    /// run reported it after a first action.
    private static func knownNews(
        of viewModel: RecordedViewModel, at start: Int?
    ) -> (Int) -> Bool {
        guard let start, let news = viewModel.stream("news") else { return { _ in false } }
        let told = zip(news.events, news.numbers).filter { $0.0.time == start }
        let beginning = told.first { event, _ in
            (event.value.element as? any GameNews)?.isBeginning ?? false
        }
        let first = viewModel.firstInput
        let known = told.map(\.1).filter { $0 < first || $0 == beginning?.1 }
        return { known.contains($0) }
    }

    /// The rows, sorted by the order of their events within a tick.
    private static func inOrder(_ rows: [Row]) -> [Row] {
        func comes(_ one: Row, before other: Row) -> Bool {
            for (event, number) in zip(one.events, one.numbers) {
                if let index = other.events.firstIndex(where: { $0.time == event.time }) {
                    return number < other.numbers[index]
                }
            }
            return false
        }
        var (rest, ordered) = (rows, [Row]())
        while !rest.isEmpty {
            let next = rest.firstIndex { row in !rest.contains { comes($0, before: row) } } ?? 0
            ordered.append(rest.remove(at: next))
        }
        return ordered
    }

    // MARK: Source

    /// The source before its long lines are broken.
    var text: String {
        """
        @Test func `\(sentence)`() throws {
            let scenario = Scenario(
                \"""
                \(String(picture.dropLast()).indented(8))
                \""", tick: .milliseconds(\(tick)))
        \(declarations.joined(separator: "\n"))
            let viewModel = \(about.viewModel.onOneLine)
            let output = viewModel.transform(.init(\(arguments)))
        \(kept)
            scenario.hear("news", output.news\(late), as: \(newsLegend))
            #expect(scenario.played == scenario.written)
        \(changes.map(expectation).joined(separator: "\n"))
        }
        """
    }

    /// The observers of the streams whose changes are compared.
    private var kept: String {
        let names = ["seen", "saved"].filter { name in changes.contains { $0.stream == name } }
        let values = names.map { "scenario.record(output.\($0))" }
        if names.count < 2 {
            return names.isEmpty ? "" : "    let \(names[0]) = \(values[0])"
        }
        return "    let (\(names.joined(separator: ", "))) = (\(values.joined(separator: ", ")))"
    }

    private var declarations: [String] {
        let rows = Self.inOrder(rows).map(declaration)
        let isUsed = (rows + [about.viewModel]).contains { $0.contains("cell(") }
        let values = about.values.split(separator: "\n").filter {
            isUsed || !$0.hasPrefix("let cell =")
        }
        return values.map { "    \($0)" } + rows
    }

    private var late: String {
        isAnswered
            ? ".asObservable().delaySubscription(.zero, scheduler: scenario.scheduler)" : ""
    }

    private var arguments: String {
        rows.filter { $0.role == .input }.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    }

    private var newsLegend: String { legend(of: news) { $0.debugDescription } }

    private func declaration(of row: Row) -> String {
        // If the first element begins with a dot, its type precedes it, and the others need none.
        let isMember = row.symbols.first?.source.hasPrefix(".") ?? false
        let elements = legend(of: row) {
            (isMember && $0 == row.symbols[0].source ? row.type : "") + $0.onOneLine
        }
        let type = isMember || row.type == "Void" ? "" : " as [String: \(row.type)]"
        return "    let \(row.name) = scenario.hot(\"\(row.name)\", \(elements)\(type))"
    }

    private func legend(of row: Row, _ source: (String) -> String) -> String {
        let entries = row.symbols.map { "\($0.symbol.debugDescription): \(source($0.source))" }
        return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
    }

    private func expectation(_ changes: Changes) -> String {
        let lines = changes.lines.map { change in
            let text =
                change.contains("\n")
                ? "\"\"\"\n\(change)\n\"\"\"".indented(8) : change.debugDescription
            return "\n        \(text),"
        }
        let line = changes.lines.map(\.debugDescription).joined(separator: ", ")
        let isShort = !changes.lines.contains { $0.contains("\n") } && line.count <= 84
        let list =
            lines.isEmpty ? "[]" : "[\(isShort ? "\n        \(line)," : lines.joined())\n    ]"
        let from = changes.start.map { "from: \($0), " } ?? ""
        let function = changes.isWhole ? "changes" : "shortChanges"
        let call = "    #expect(\(changes.stream).\(function)(\(from)to: \(changes.end)) == "
        // One short change fits on the same line.
        if let line = changes.lines.first, changes.lines.count == 1, !line.contains("\n") {
            let all = "\(call)[\(line.debugDescription)])"
            if all.count <= 92 { return all }
        }
        return "\(call)\(list))"
    }
}

extension GameAction {
    fileprivate var resumes: Bool { self == .pause(false) }
}
