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
    /// The changes in the visible state and in the saved game between moments.
    private let changes: [Changes]

    private struct Changes {
        let stream: String
        let start: TestTime?
        let end: TestTime
        let lines: [String]
        /// Indicates whether the lines contain all changes. The changes of a saved game do not
        /// contain its history, because it follows from the visible states.
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
    }

    init(_ viewModel: RecordedViewModel, _ about: GameTest, moments: [Int]) {
        self.about = about
        let (start, end) = (about.start ?? viewModel.start, viewModel.end)
        let streams = viewModel.streams.filter { stream in
            stream.role == .input && !stream.events.isEmpty || stream.name == "news"
                || about.answers.contains { $0.name == stream.name }
        }
        // The longest tick that divides all times, including the moments.
        let times =
            streams.flatMap { $0.events.map(\.time) }.filter { $0 >= start } + moments + [end]
        let tick = max(1, times.reduce(0) { Self.divisor($0, $1 - start) })
        self.tick = tick
        var legend = MarbleLegend()
        let isKnown = RecordedTest.knownNews(of: viewModel, at: about.start)
        let all = streams.map { stream in
            let answer = about.answers.first { $0.name == stream.name }
            let sources = RecordedTest.sources(of: stream, answer?.source ?? about.action)
            let type = stream.events.first?.value.element.map(SwiftSource.type) ?? "Never"
            var row = Row(
                name: stream.name, role: stream.role, type: answer?.type ?? type,
                numbers: stream.numbers)
            let isNews = stream.role == .output
            for ((event, number), source) in zip(zip(stream.events, stream.numbers), sources) {
                // The test does not get events from before the start of the game.
                if event.time < start || isNews && isKnown(number) { continue }
                let symbol = source.map { legend.symbol(for: "\(stream.name) \($0)") }
                row.events.append(
                    Recorded(
                        time: (event.time - start) / tick,
                        value: symbol.map { .next($0) } ?? .completed))
                if let symbol, let source, !row.symbols.contains(where: { $0.symbol == symbol }) {
                    row.symbols.append((symbol, source))
                }
            }
            return row
        }
        var news =
            all.first { $0.role == .output }
            ?? Row(name: "news", role: .output, type: "", numbers: [])
        let inputs = all.filter { $0.role != .output }
        let isAnswer = { (row: Row) in about.answers.contains { $0.name == row.name } }
        // An answer at the first tick arrived before the screen was shown, so the screen missed its
        // news.
        isAnswered = inputs.contains { isAnswer($0) && $0.events.first?.time == 0 }
        if isAnswered { news.events.removeAll { $0.time == 0 } }
        self.news = news
        rows = inputs
        let pictured = self.rows + [news]
        var sheet = MarbleSheet(
            pictured.map { ($0.name, $0.events) }, ticks: 0..<((end - start) / tick + 1))
        // The row stays open, because the test stops before the player leaves.
        sheet.rows[rows.count].isOpen = true
        picture = sheet.text(columns: 88)
        let seen = viewModel.stream("seen")
        let ends = moments.isEmpty ? [end] : moments.sorted()
        // Changes before the first action are part of the start.
        let done = streams.filter { $0.role == .input }.compactMap { $0.events.first?.time }.min()
        var first = done.map { $0 - tick }.flatMap { $0 < start ? nil : min($0, ends[0]) }
        // The screen resumes a saved game at once, which is part of the start, too.
        let atStart = streams.filter { $0.role == .input }.flatMap(\.events)
            .filter { $0.time == start }.compactMap { $0.value.element as? any GameAction }
        if first == nil, atStart.contains(where: { $0.resumes }) { first = start }
        let parts = Array(zip([first] + ends.map(Optional.init), ends))
        changes = ["seen", "saved"].flatMap { name in
            let stream = viewModel.stream(name)
            let moments =
                name == "seen"
                ? parts
                : parts.flatMap { from, to in
                    SavedMoments(stream, start: start, tick: tick).parts(
                        from: from ?? start, to: to)
                }
            return moments.compactMap { from, to -> Changes? in
                let isThere = from.map { stream?.last(at: $0) != nil } ?? false
                let old: Any? =
                    if let from, isThere {
                        stream?.last(at: from)
                    } else if let begin = about.start {
                        stream?.last(at: begin, before: viewModel.firstInput)
                    } else { stream?.events.first?.value.element }
                guard let old, let new = stream?.last(at: to) else { return nil }
                let difference = ValueDifference(from: old, to: new)
                let (all, short) = (difference.summary(), difference.summary(inLists: false))
                let isWhole = name == "seen" || all == short
                return Changes(
                    stream: name, start: isThere ? from.map { ($0 - start) / tick } : nil,
                    end: (to - start) / tick, lines: isWhole ? all : short, isWhole: isWhole)
            }
        }
        let deeds = self.rows.reduce(0) { $0 + ($1.role == .input ? $1.events.count : 0) }
        let state = seen?.last(at: end).flatMap(GameModule.state(of:)) ?? "left"
        sentence =
            "\(about.subject) is \(state) after \(deeds) \(deeds == 1 ? "action" : "actions")"
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

    private static func divisor(_ one: Int, _ other: Int) -> Int {
        other == 0 ? one : divisor(other, one % other)
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
            scenario.hear("news", output.news\(late), as: \(legend(of: news) { $0.debugDescription }))
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

    private func declaration(of row: Row) -> String {
        let legend = legend(of: row) { $0.onOneLine }
        return
            "    let \(row.name) = scenario.hot(\"\(row.name)\", \(legend) as [String: \(row.type)])"
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
        let list = lines.isEmpty ? "[]" : "[\(lines.joined())\n    ]"
        let rest = changes.isWhole ? "" : ", inLists: false"
        let from = changes.start.map { "from: \($0), " } ?? ""
        let call = "    #expect(\(changes.stream).changes(\(from)to: \(changes.end)\(rest)) == "
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

/// The moments between which the changes of saved games are compared. Before the first action and
/// after the end of a game, there is no saved game, so a game is compared only between these two.
private struct SavedMoments {
    /// The times of a stream's elements, and whether each element is a saved game.
    private let elements: [(time: Int, isSaved: Bool)]
    private let start, tick: Int

    init(_ stream: RecordedViewModel.Stream?, start: Int, tick: Int) {
        (self.start, self.tick) = (start, tick)
        elements = (stream?.events ?? []).compactMap { event in
            event.value.element.map { element in
                let mirror = Mirror(reflecting: element)
                let isNil = mirror.displayStyle == .optional && mirror.children.isEmpty
                return (event.time, !isNil)
            }
        }
    }

    private func isSaved(at time: Int) -> Bool {
        elements.last { $0.time <= time }?.isSaved ?? false
    }

    func parts(from: Int?, to: Int) -> [(from: Int?, to: Int)] {
        var begin = from
        if !isSaved(at: from ?? start) {
            let first = elements.first { $0.isSaved && ($0.time > from ?? start) }?.time ?? to
            let rounded = start + (first - start + tick - 1) / tick * tick
            if rounded < to, isSaved(at: rounded) { begin = rounded }
        }
        let lastSaved = elements.lastIndex { $0.isSaved && $0.time <= to }
        guard !isSaved(at: to), let lastSaved, elements.indices.contains(lastSaved + 1) else {
            return [(begin, to)]
        }
        let last = start + (elements[lastSaved + 1].time - start - 1) / tick * tick
        guard last > begin ?? start, isSaved(at: last) else { return [(begin, to)] }
        return [(begin, last), (last, to)]
    }
}
