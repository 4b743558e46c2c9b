import Reactive
import Sweep
import Testing

@testable import Games
@testable import Parlor
@testable import TUI

/// The text of a step can be read completely in any window, in pages if necessary, without cut
/// words.
@Suite struct `The text of a step` {
    static let taught = SudokuTechnique.byDifficulty.filter { $0 != .guess }
    private static let sizes = [
        (80, 24), (40, 20), (60, 18), (120, 40), (40, 15), (61, 30), (64, 20),
    ]
    .map { Size(columns: $0.0, rows: $0.1) }

    /// The most frequent window and one of the others, which differs between techniques. A sweep
    /// tries all windows.
    private static func sizes(for technique: SudokuTechnique) -> [Size] {
        if Sweep.isWhole { return sizes }
        let turn = (taught.firstIndex(of: technique) ?? 0) % (sizes.count - 1)
        return [sizes[0], sizes[1 + turn]]
    }

    /// The words on the screen, where a line may end after a hyphen or before a parenthesis.
    private func words(_ texts: String...) -> [Substring] {
        texts.joined(separator: " ").replacing("-", with: "- ").replacing("(", with: " (")
            .split { $0 == " " || $0 == "\n" }
    }

    /// Reads the text beside and below the board, between the head of the screen and its keys.
    private func read(_ text: String, in size: Size, head: Int, keys: Int) -> [Substring] {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        let body = rows.prefix(size.rows - keys).dropFirst(head)
        let layout = SudokuLayout(fitting: size)
        let left = (size.columns - layout.columns) / 2
        return words(
            body.enumerated().map { number, row in
                // No line characters mark the right edge of this board, so its width is used
                // instead.
                if layout.shape.standsOnRules {
                    let isBoard = number < layout.shape.size.rows
                    let board = layout.shape.size.columns + (layout.hasGutter ? 1 : 0)
                    return String(row.dropFirst(isBoard ? left + board : 0))
                }
                return String(
                    row.split(omittingEmptySubsequences: false) { "┃┫┨┓┛".contains($0) }.last ?? "")
            }.joined(separator: " "))
    }

    /// Expects that the pages contain the whole text in order: the argument, the conclusion and the
    /// proofs. On a single page, the conclusion is the end.
    private func expect(
        _ pages: [[Substring]], _ text: [Substring], _ end: [Substring], _ proof: [Substring],
        in size: Size, _ play: ProgramRun
    ) {
        let flow = Array(pages.joined())
        let whole = pages.count == 1 ? text + proof + end : text + end + proof
        // Some Korean words are longer than thirteen columns.
        if size.rows == 15 {
            #expect(flow.joined() == whole.joined(), "\(size) \(play.text)")
        } else {
            #expect(flow == whole, "\(size) \(play.text)")
        }
    }

    /// Reads pages until the screen announces no further page.
    private func pages(
        of play: ProgramRun, more: String, head: Int, keys: Int, _ goOn: () -> Void
    ) -> [[Substring]] {
        var pages: [[Substring]] = []
        while pages.count < 30 {
            let text = play.text
            pages.append(read(text, in: play.pilot.session.page.size, head: head, keys: keys))
            #expect(!text.contains("…"), "\(text)")
            guard text.contains(more) else { break }
            goOn()
        }
        return pages
    }

    @Test(arguments: 1...40) func `is split between its paragraphs`(_ seed: UInt64) {
        var dice = Dice(seed: seed)
        let columns = 12
        // Paragraphs of one to seven rows.
        let rows = (0..<Int.random(in: 1...9, using: &dice)).map { _ in
            Int.random(in: 1...7, using: &dice)
        }
        let word = String(repeating: "x", count: columns)
        let paragraphs = rows.map { Array(repeating: word, count: $0).joined(separator: " ") }
        let sentences = [
            TextSentence(text: paragraphs[0], isTitle: true),
            TextSentence(text: paragraphs.dropFirst().joined(separator: "\n")),
            TextSentence(text: word),
        ].filter { !$0.text.isEmpty }
        let starts = (rows + [1]).reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
        #expect(sentences.rows(in: columns) == starts.last)
        for limit in 1...9 {
            let pages = sentences.pages(ofRows: limit, in: columns)
            #expect(pages.first?.lowerBound == 0 && pages.last?.upperBound == starts.last)
            #expect(zip(pages, pages.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
            #expect(pages.allSatisfy { (1...limit).contains($0.count) })
            #expect(rows[0] >= limit || (pages.first?.count ?? 0) > rows[0], "\(rows), \(limit)")
            for row in pages.map(\.lowerBound) where !starts.contains(row) {
                let paragraph = starts.lastIndex { $0 < row } ?? 0
                // A title is not left alone on a page.
                let isAfterTitle = paragraph == 1 && rows[0] < limit
                #expect(
                    rows[paragraph] > limit || isAfterTitle,
                    "\(rows), at most \(limit): \(pages)")
            }
        }
    }

    @Test(arguments: [Language.english, .korean])
    func `is split between sentences where a paragraph is too long`(_ language: Language) {
        let words = Words(language: language)
        let (columns, limit) = (24, 18)
        for technique in Self.taught {
            guard let step = SudokuExample.byTechnique[technique]?.step else {
                #expect(technique == .uniqueRectangle5)
                continue
            }
            let texts = [
                TextSentence(text: words.sudoku.hints.technique(technique), isTitle: true),
                TextSentence(text: words.sudoku.hints.argument(step)),
            ]
            let split = texts.split(intoRows: limit, in: columns)
            #expect(
                split.map(\.text).joined(separator: " ")
                    == texts.map(\.text).joined(separator: " ").replacing("\n", with: " "))
            let starts = split.reduce(into: [0]) {
                $0.append($0[$0.count - 1] + [$1].rows(in: columns))
            }
            let pages = split.pages(ofRows: limit, in: columns)
            for row in pages.map(\.lowerBound) where !starts.contains(row) {
                // Only a sentence that is longer than a page, or than its rest below the title, is
                // cut.
                let cut = split[starts.lastIndex { $0 < row } ?? 0]
                let title = texts.prefix(1).rows(in: columns)
                #expect([cut].rows(in: columns) >= limit - title, "\(technique): \(cut.text)")
                let sentences = cut.text.split(separator: ". ").count
                #expect(sentences == 1, "\(technique): \(cut.text)")
            }
        }
    }

    @Test(arguments: taught)
    func `of a hint is read to its end by one key, before the step is made`(
        technique: SudokuTechnique
    ) throws {
        guard let data = SudokuExample.byTechnique[technique]?.data else {
            #expect(technique == .uniqueRectangle5)
            return
        }
        // Every second technique is read in the other language. Other tests compare the texts in
        // both.
        let number = Self.taught.firstIndex(of: technique) ?? 0
        let language = number.isMultiple(of: 2) ? "en" : "ko_KR.UTF-8"
        let play = try ProgramRun.sudoku(language: language, boards: GivenBoard(data: data))
        play.pilot.type("hh")
        let step = try #require(play.game?.hint?.step)
        let (board, hints) = (play.game?.board, play.services.words.sudoku.hints)
        let end = words(hints.conclusions(of: step).joined(separator: " "))
        let why = words(
            hints.technique(step.technique), hints.argument(step),
            hints.explanation(of: step) ?? "")
        let proof = words(hints.proof(of: step) ?? "")
        for size in Self.sizes(for: technique) {
            play.pilot.resize(columns: size.columns, rows: size.rows)
            // If the keys have no separate line, they are beside the board.
            let keys = size == Size(columns: 80, rows: 24) ? 3 : size.rows == 15 ? 2 : 1
            let pages = pages(of: play, more: "h \(hints.more)", head: 2, keys: keys) {
                play.pilot.type("h")
            }
            expect(pages, why, end, proof, in: size, play)
            let text = play.text
            #expect(text.contains("h \(Phrase.doIt.text(in: play.services.words.language))"))
            #expect(text.contains("Esc \(Phrase.close.text(in: play.services.words.language))"))
            #expect(play.game?.board == board)
        }
        play.pilot.type("h")
        #expect(play.game?.board != board && play.game?.hint == nil)
    }

    @Test func `explains its words once, and has one form for each thing`() throws {
        let data = try #require(SudokuExample(.xyWing)?.data)
        let play = try ProgramRun.sudoku(columns: 120, rows: 40, boards: GivenBoard(data: data))
        let explanation = "Cells in the same row"
        play.pilot.type("hh")
        let step = try #require(play.game?.hint?.step)
        #expect(play.text.contains(explanation), "\(play.text)")
        // The reason leaves the conclusion to the last line.
        let gone = try #require(step.eliminations.first)
        let reason = play.services.words.sudoku.hints.reason(step)
        #expect(!reason.contains("not \(gone.digit)") && reason.hasSuffix("both."))
        #expect(play.text.contains("No \(gone.digit) in r"))
        #expect(!play.text.contains("column \(gone.cell % 9 + 1)"))
        play.pilot.press(.escape)
        play.pilot.type("hh")
        #expect(play.text.contains("The pivot") && !play.text.contains(explanation))
    }

    /// This puzzle begins with a net that has other nets inside.
    @Test func `of a net can be acted on before its proofs are read`() throws {
        let reason = SudokuReason(try .withNestedNets(), in: .english)
        let (argument, proof) = (reason.argument, try #require(reason.proof))
        for size in Self.sizes {
            let room = SudokuLayout(fitting: size).textRoom(in: size, head: 2)
            let end = [TextSentence(text: "No 3 in r1c1.")]
            let whole = TextPages(
                [TextSentence(text: argument)], proof: [TextSentence(text: proof)], end: end,
                in: room)
            let short = TextPages([TextSentence(text: argument)], end: end, in: room)
            #expect(whole.argumentCount <= short.count && short.argumentCount == short.count)
            #expect(whole.count > whole.argumentCount || whole.count == 1, "\(size)")
        }
    }

    @Test func `is read again by Page Up`() throws {
        let data = try #require(SudokuExample(.alsChain)?.data)
        let play = try ProgramRun.sudoku(boards: GivenBoard(data: data))
        play.pilot.type("hh")
        let first = play.text
        play.pilot.type("h")
        #expect(play.text != first && play.text.contains("PgUp back"))
        play.pilot.press(.pageUp)
        #expect(play.text == first)
        play.pilot.press(.pageUp)
        #expect(play.text == first)
        play.pilot.press(.escape)
        #expect(play.game?.hint == nil && play.text.contains("u undo"))
    }
}

extension `The text of a step` {
    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `of every technique is read to its end on its page, by one key`(_ language: String) throws
    {
        let play = try ProgramRun(language: language)
        let (sudoku, menu) = (play.services.words.sudoku, play.services.words.sudoku.lobby)
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click(.text(menu.techniques))
        play.pilot.press(.home, .enter)
        let hints = sudoku.hints
        // A few lessons are enough for the line breaks of Korean. A sweep reads all of both.
        let read = Sweep.isWhole ? Self.taught.count : language == "en" ? 30 : 12
        for (index, technique) in Self.taught.enumerated().prefix(read) {
            let example = try #require(SudokuExample.byTechnique[technique])
            let title = "\(index + 1)/\(Self.taught.count) \(hints.technique(technique))"
            // The place, the reason, and the conclusion.
            let pictures = [
                [hints.sentence(technique), hints.look(at: example.hint)],
                [hints.reason(example.step), hints.explanation(of: example.step)]
                    .compactMap(\.self),
                hints.conclusions(of: example.step) + [menu.toPractice],
            ]
            // Each lesson is read in one of the windows, in turn.
            let size = Self.sizes[index % Self.sizes.count]
            play.pilot.resize(columns: size.columns, rows: size.rows)
            for sentences in pictures {
                let text = words(([title] + sentences).joined(separator: " "))
                let pages = pages(of: play, more: "↓ \(hints.more)", head: 0, keys: 1) {
                    play.pilot.press(.down)
                }
                expect(pages, text, [], [], in: size, play)
                play.pilot.press(.down)
            }
        }
        #expect(play.text.contains("\(read % Self.taught.count + 1)/\(Self.taught.count)"))
        play.pilot.press(.up)
        #expect(play.text.contains("\(read)/\(Self.taught.count)"))
    }
}
