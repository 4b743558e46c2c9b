import Reactive
import TUI
import Testing

@testable import Games
@testable import Parlor

/// The sentence of a step names the cells of the step and no others.
@Suite struct `The reason of a sudoku step` {
    private static let taught = SudokuTechnique.allCases.filter { $0 != .guess }

    /// The cells that a text names: `r4c5`, `row 4, column 5` or `4행5열`.
    private func cells(in text: String) -> Set<Int> {
        let names = text.matches(of: /r\dc\d|row \d, column \d|\d행\d열/)
        return Set(
            names.map { match in
                let numbers = match.output.compactMap(\.wholeNumberValue)
                return (numbers[0] - 1) * 9 + numbers[1] - 1
            })
    }

    /// The cells of a step, and those that its sentence may name because the digit was excluded
    /// there before.
    private func cells(of step: SudokuStep) -> Set<Int> {
        var cells = Set((step.evidence + step.placements + step.eliminations).map(\.cell))
        if case .onlyPlace(_, let excluded) = step.pattern { cells.formUnion(excluded) }
        return cells
    }

    @Test(arguments: taught) func `the hint names the cells of its step, in both languages`(
        technique: SudokuTechnique
    ) throws {
        let step = try #require(SudokuExample.byTechnique[technique]?.step)
        #expect(step.technique == technique)
        for words in [Words.english, .korean] {
            let hints = words.sudoku.hints
            let reason = hints.reason(step)
            let conclusion = hints.conclusions(of: step).joined(separator: " ")
            #expect(cells(in: "\(reason) \(conclusion)") == cells(of: step), "\(step): \(reason)")
            #expect(cells(in: reason).isSuperset(of: step.evidence.map(\.cell)), "\(reason)")
            #expect(!"\(reason) \(conclusion)".contains(/\d행 \d열|\(은\)|\(는\)|\(가\)/))
            // The names of 2, 4, 5 and 9 end in a vowel.
            #expect(!conclusion.contains(/[2459](은|이|을)\s|[013678](는|가|를)\s/), "\(conclusion)")
            #expect(!reason.contains(/[2459](은|이|을)\s|[013678](는|가|를)\s/), "\(reason)")
            #expect(reason.hasSuffix(".") && !reason.contains("  "), "\(reason)")
        }
    }

    /// A conclusion is below its reason, so the reason does not end with it.
    @Test(arguments: taught) func `a reason does not say its conclusion`(
        technique: SudokuTechnique
    ) throws {
        let step = try #require(SudokuExample.byTechnique[technique]?.step)
        let lost = Set(step.eliminations.map(\.cell))
        for words in [Words.english, .korean] {
            let hints = words.sudoku.hints
            let sentences = hints.argument(step).split(separator: /\.\s+|\.$/).map { String($0) }
            let conclusions = hints.conclusions(of: step).map { String($0.dropLast()) }
            for sentence in sentences {
                let claim = sentence.trimmingPrefix(#/So |그래서 /#)
                #expect(!conclusions.contains(String(claim)), "\(sentence)")
                // No sentence says only which cells lose their digit either.
                let isBare =
                    claim.contains(/^(r\dc\d(, | and )?)+ (is|are) (not|neither)/)
                    || claim.contains(/^(\d행\d열(, |과 )?)+에.*올 수 없습니다/)
                #expect(!isBare || cells(in: sentence) != lost, "\(sentence)")
            }
        }
    }

    @Test(arguments: [
        SudokuTechnique.uniqueRectangle2, .uniqueRectangle4, .uniqueRectangle5,
        .uniqueRectangle6, .hiddenRectangle,
    ])
    func `the reason of a rectangle refers to the corners marked a`(
        technique: SudokuTechnique
    ) throws {
        let step = try #require(SudokuExample.byTechnique[technique]?.step)
        #expect(step.parts.contains { $0.role.letter == "a" })
        let english = Words.english.sudoku.hints.argument(step)
        #expect(english.contains(#/(cells|corners)\s+marked\s+a\b/#), "\(english)")
        let korean = Words.korean.sudoku.hints.argument(step)
        #expect(korean.contains(#/a의 (칸|두 칸|모서리)/#), "\(korean)")
    }

    @Test(arguments: [
        SudokuTechnique.xChain, .xyChain, .alternatingChain, .groupedChain,
    ])
    func `a chain names the house of each digit that has one place left`(
        technique: SudokuTechnique
    ) throws {
        let step = try #require(SudokuExample.byTechnique[technique]?.step)
        guard case .chain(let nodes) = step.pattern else {
            Issue.record("\(technique) has no chain.")
            return
        }
        for language in Language.allCases {
            let text = SudokuReason(step, in: language).text
            let names = SudokuNames(language: language)
            for (index, node) in nodes.enumerated() where !index.isMultiple(of: 2) {
                guard let house = node.house, node.set == nil, nodes[index - 1].cells != node.cells
                else { continue }
                let letter = SudokuNames.letter(nodes.numbers[index])
                let marks = "(\(letter), \(names.house(house)))"
                let found = text.ranges(of: marks).contains {
                    text[..<$0.lowerBound].contains("=\(node.digit)")
                }
                #expect(found, "\(marks) in \(text)")
            }
            let moves = zip(nodes, nodes.dropFirst()).count { $0.cells != $1.cells }
            #expect(text.count { $0 == "→" } == moves, "\(text)")
        }
    }

    @Test(arguments: SudokuExample.byTechnique.keys.sorted { $0.rawValue < $1.rawValue })
    func `a chain explains only the signs that it contains`(
        technique: SudokuTechnique
    ) throws {
        let step = try #require(SudokuExample.byTechnique[technique]?.step)
        guard case .chain(let nodes) = step.pattern else { return }
        let reason = Words.korean.sudoku.hints.reason(step)
        let text = reason + (Words.korean.sudoku.hints.explanation(of: step) ?? "")
        let meaning = text.firstMatch(of: /괄호 안의 ([^.]*?)에 남은 자리/)?.output.1 ?? ""
        for kind in ["행", "열", "상자"] {
            let isUsed = text.contains(try Regex("\\([a-z]+,\\s[^)]*\(kind)[^)]*\\)"))
            #expect(meaning.contains(kind) == isUsed, "\(kind) \(text)")
        }
        #expect(text.contains("≠는") == (nodes.count > 2), "\(text)")
    }

    @Test(arguments: taught) func `the hint names every digit of its conclusion`(
        technique: SudokuTechnique
    ) throws {
        let step = try #require(SudokuExample.byTechnique[technique]?.step)
        for words in [Words.english, .korean] {
            let hints = words.sudoku.hints
            let text = ([hints.reason(step)] + hints.conclusions(of: step)).joined(separator: " ")
                .replacing(/r\dc\d|row \d|column \d|box \d|\d행|\d열|\d번/, with: "")
            for digit in Set((step.placements + step.eliminations).map(\.digit)) {
                #expect(text.contains("\(digit)"), "\(digit): \(text)")
            }
        }
    }

    @Test(arguments: taught) func `a reason that says “see” explains the word`(
        technique: SudokuTechnique
    ) throws {
        let step = try #require(SudokuExample.byTechnique[technique]?.step)
        let hints = Words.english.sudoku.hints
        let reason = hints.reason(step)
        #expect(!reason.contains(/\bsees?\b/) || hints.explanation(of: step) != nil, "\(reason)")
    }

    @Test func `a color of one cell is in the singular`() {
        let step = SudokuStep(
            .multiColors, .colors([[0], [8], [9], [17, 44]]), evidence: [Candidate(5, at: 0)],
            eliminations: [Candidate(5, at: 80)])
        let reason = SudokuReason(step, in: .english).text
        #expect(reason.contains("either a (r1c1) is 5, or b (r1c9) is 5"), "\(reason)")
        #expect(reason.contains("or all of d (r2c9 and r5c9) are 5"), "\(reason)")
    }

    @Test func `the reasons of random puzzles name the cells of their steps`() {
        var techniques: Set<SudokuTechnique> = []
        for seed in 1...4 as ClosedRange<UInt64> {
            var dice = Dice(seed: seed)
            let puzzle = SudokuGenerator.anyPuzzle(using: &dice)
            for step in SudokuGrade(puzzle)?.steps ?? [] where step.technique != .guess {
                techniques.insert(step.technique)
                for words in [Words.english, .korean] {
                    let hints = words.sudoku.hints
                    let text = ([hints.reason(step)] + hints.conclusions(of: step))
                        .joined(separator: " ")
                    #expect(cells(in: text) == cells(of: step), "\(step): \(text)")
                }
            }
        }
        #expect(techniques.count > 8)
    }

    /// Given digits cannot be swapped, so the argument needs corners without given digits.
    @Test(arguments: [SudokuTechnique.avoidableRectangle1, .avoidableRectangle2])
    func `an avoidable rectangle says that no corner was given`(technique: SudokuTechnique) throws {
        let step = try #require(SudokuExample.byTechnique[technique]?.step)
        #expect(SudokuReason(step, in: .english).text.contains("corners has a given digit"))
        #expect(SudokuReason(step, in: .korean).text.contains("주어진 숫자가 없습니다"))
    }

    @Test(arguments: taught) func `a reason uses no word that only experts know`(
        technique: SudokuTechnique
    ) throws {
        let step = try #require(SudokuExample.byTechnique[technique]?.step)
        let hints = Words.english.sudoku.hints
        for text in [hints.reason(step), hints.sentence(technique)] {
            #expect(!text.contains(/\bhouses?\b|must not/), "\(text)")
        }
        let korean = Words.korean.sudoku.hints.reason(step)
        // A digit is followed by its particle, or the sentence is about another digit.
        #expect(!korean.contains(/[가-힣]의 다른 칸에는 올 수 없|보는 칸에는 올 수 없/), "\(korean)")
    }

    @Test(arguments: SudokuTechnique.allCases) func `a technique has a reason in each language`(
        technique: SudokuTechnique
    ) {
        let reasons = [Words.english, .korean].map { $0.sudoku.hints.sentence(technique) }
        #expect(Set(reasons).count == 2 && reasons.allSatisfy { $0.hasSuffix(".") }, "\(reasons)")
    }

    @Test func `a finned fish names its lines and its fin`() throws {
        let step = try #require(SudokuExample.byTechnique[.finnedXWing]?.step)
        guard case .fish(let base, let cover, let body, let fins) = step.pattern else {
            Issue.record("\(step) is no fish.")
            return
        }
        #expect(base.count == 2 && cover.count == 2 && !fins.isEmpty)
        #expect(body.allSatisfy { cell in cover.contains { $0.cells.contains(cell) } })
        #expect(fins.allSatisfy { cell in !cover.contains { $0.cells.contains(cell) } })
        let reason = Words.english.sudoku.hints.reason(step)
        let names = SudokuNames(language: .english)
        #expect(
            reason.hasPrefix("In \(names.houses(base)), the \(step.evidence[0].digit) can only"))
        #expect(reason.contains("go in \(names.houses(cover)), at"))
        #expect(reason.contains("or in \(names.cells(fins)), the fin"))
    }

    @Test(arguments: taught) func `the picture shows the parts of a step even without colors`(
        technique: SudokuTechnique
    ) throws {
        let example = try #require(SudokuExample.byTechnique[technique])
        let cells = SudokuCell.cells(of: example.step, in: example.position)
        for part in example.step.parts where part.role != .body {
            for candidate in part.candidates {
                #expect(cells[candidate.cell].parts[candidate.digit]?.letter != nil)
            }
        }
        let hinted = cells.indices.filter { cells[$0].light == .hint }
        let step = example.step
        #expect(
            Set(hinted) == Set((step.evidence + step.placements + step.eliminations).map(\.cell)))
        func text(_ cells: [SudokuCell], _ covers: [House]) -> String {
            let shape = SudokuShape.tall
            var page = Page(
                columns: shape.size.columns, rows: shape.size.rows, theme: .ascii)
            page.show(
                SudokuBoardPicture(
                    cells: cells, shape: shape, digit: nil, covers: covers, showsMarks: true))
            return page.canvas.runs().map(\.text).joined()
        }
        let plain = text(
            cells.map { cell in
                var cell = cell
                cell.parts = [:]
                return cell
            }, [])
        let letters = Set(
            example.step.parts.compactMap { part in
                part.candidates.isEmpty ? nil : part.role.letter
            })
        for language in [Language.english, .korean] {
            let text = SudokuReason(example.step, in: language).text
            let unnamed = letters.filter { letter in
                !text.contains("(\(letter))") && !text.contains("\(letter) (")
                    && !text.contains("(\(letter), ")
                    && !text.contains("\n\(letter) ")
            }
            #expect(unnamed.isEmpty, "\(unnamed) in \(text)")
        }
        let drawn = text(cells, example.step.houses.cover)
        let counts = letters.filter { letter in drawn.count { String($0) == letter } == 0 }
        #expect(counts.isEmpty, "\(counts) in \(drawn)")
        #expect(letters.isEmpty || drawn != plain)
    }

    @Test func `the nodes of a chain are highlighted one after the other`() throws {
        let example = try #require(SudokuExample.byTechnique[.xyChain])
        let cells = SudokuCell.cells(of: example.step, in: example.position)
        /// The letters on the board, and those that are highlighted.
        func letters(_ links: Motion<Double>?) -> (all: Int, highlighted: Int) {
            let shape = SudokuShape.tall
            var page = Page(columns: shape.size.columns, rows: shape.size.rows, theme: .dark)
            page.show(
                SudokuBoardPicture(
                    cells: cells, shape: shape, digit: nil, links: links, showsMarks: false))
            let letters = page.canvas.runs().filter { $0.text.contains(/[a-z]/) }
            let accent = page.theme[.accent].foreground
            return (letters.count, letters.count { $0.style.foreground == accent })
        }
        // The two digits of a cell have the same number.
        let numbers = example.step.parts.compactMap(\.role.number)
        #expect(Set(numbers).count >= 4 && letters(nil) == (numbers.count, numbers.count))
        for count in 0...numbers.count {
            let reached = numbers.count { $0 < count }
            #expect(letters(Motion(resting: Double(count))) == (numbers.count, reached))
        }
    }

    @Test func `the reason for a digit names visible digits that exclude the others`() throws {
        for technique in [SudokuTechnique.nakedSingle, .hiddenSingle, .pointing] {
            let example = try #require(SudokuExample.byTechnique[technique])
            let grid = example.position.grid
            let blockers = example.step.blockers(on: grid)
            #expect(!blockers.isEmpty && blockers.allSatisfy { grid[$0] != 0 })
            let cells = SudokuCell.cells(of: example.step, in: example.position)
            #expect(blockers.allSatisfy { cells[$0].light == .same })
        }
        let single = try #require(SudokuExample.byTechnique[.nakedSingle])
        let digit = single.step.placements[0].digit
        let kept = Set(
            single.step.blockers(on: single.position.grid).map {
                single.position.grid[$0]
            })
        #expect(kept == Set(1...9).subtracting([digit]))
    }
}
