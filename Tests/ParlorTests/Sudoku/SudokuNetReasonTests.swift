import Reactive
import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `The reason of a net` {
    private func lines(_ step: SudokuStep, _ language: Language) -> [String] {
        SudokuReason(step, in: language).text.split(separator: "\n").map(String.init)
    }

    @Test func `a net has a line for each digit, with the letters that it follows from`() throws {
        var position = SudokuPosition(
            try SudokuGrid(
                "8....3...3.9..74...4....6..1....8..3.....67.4..64.289..9.......61.3.4...42..8....")
        )
        var step = try #require(position.nextStep())
        while step.technique != .forcingChain {
            position.apply(step)
            step = try #require(position.nextStep())
        }
        let start = """
            Suppose r9c4 is 6 (a). "b r1c2=6, row 1 (a)" means: because of a, row 1 has no other \
            place for its 6.
            """
        #expect(
            lines(step, .english) == [
                start, "b r1c2=6, row 1 (a)", "c r4c2=7, column 2 (b)", "d r7c1=7, column 1 (c)",
                "Then column 4 has no place for its 7 (a, c, d).",
            ])
        #expect(
            lines(step, .korean).dropFirst() == [
                "b 1행2열=6, 1행 (a)", "c 4행2열=7, 2열 (b)", "d 7행1열=7, 1열 (c)",
                "그러면 4열에 7의 자리가 없습니다 (a, c, d).",
            ])
    }

    @Test func `a net inside a net is below the conclusion`() throws {
        let step = try SudokuStep.withNestedNets()
        let text = lines(step, .english)
        let conclusion = try #require(text.firstIndex { $0.hasPrefix("Then ") })
        #expect(!text[conclusion].contains("So "))
        // The refuted digits are gathered, each with the letter of its proof.
        let refuted = text[..<conclusion].filter { $0.hasPrefix("Proved") }
            .flatMap { $0.matches(of: /≠\d \((\w+)\)/).map(\.output.1) }
        #expect(!refuted.isEmpty)
        let proofs = text[(conclusion + 1)...].compactMap { $0.firstMatch(of: /^Why ([\w.]+):/)?.1 }
        #expect(proofs.filter { !$0.contains(/\d/) } == refuted)
        #expect(lines(step, .korean).count == text.count)
        // A line has one step, and cites only what was named before it.
        var named: Set<Substring> = ["a"]
        var cited = 0
        for line in text {
            if let causes = line.firstMatch(of: /\ \(([\w., ]+)\)(?:\. So .*)?$/)?.1 {
                if !line.hasPrefix("Suppose"), !line.hasPrefix("Why"), !line.hasPrefix("Proved") {
                    for name in causes.split(separator: ", ") {
                        cited += 1
                        #expect(named.contains(name), "\(name) in \(line)")
                    }
                }
            }
            if let match = line.firstMatch(of: /^([\w.]+) r\dc\d[=≠]/) { named.insert(match.1) }
            if line.hasPrefix("Why") || line.hasPrefix("Proved") {
                for match in line.matches(of: /\(([\w.]+)\)/) { named.insert(match.1) }
            }
            let isStep = line.contains(/^[a-z][\w.]* r\dc/)
            #expect(!isStep || line.count { "=≠".contains($0) } == 1, "\(line)")
        }
        #expect(cited > text.count / 2)
        let reason = SudokuReason(step, in: .english)
        #expect(reason.text == reason.argument + "\n" + (reason.proof ?? ""))
        #expect(reason.argument.split(separator: "\n").count == conclusion + 1)
    }

    @Test func `a net shows all places of every digit, and what is right or wrong`() throws {
        let step = try #require(SudokuExample.byTechnique[.forcingNet]?.step)
        let position = try #require(SudokuExample.byTechnique[.forcingNet]?.position)
        guard case .net(let net) = step.pattern else {
            Issue.record("\(step) is no net.")
            return
        }
        let faces = (0..<81).map { cell in
            var face = SudokuFace()
            face.digit = position.grid[cell]
            return face
        }
        var hint = SudokuHint(step)
        hint.stage = .reason
        let cells = SudokuCell.cells(of: faces, hint: hint)
        for cell in 0..<81 where position.grid[cell] == 0 {
            #expect(cells[cell].notes == PencilMarks(position.grid)[cell])
        }
        for (index, consequence) in net.consequences.enumerated() {
            let role = SudokuPatternPart.Role.claim(index, isRight: !consequence.isRefuted)
            #expect(step.parts[index].role == role)
        }
    }

    @Test func `no cursor covers the letters of a hint`() throws {
        let example = try #require(SudokuExample.byTechnique[.forcingNet])
        var faces = [SudokuFace](repeating: SudokuFace(), count: 81)
        faces[40].isCursor = true
        #expect(SudokuCell.cells(of: faces, hint: nil)[40].isCursor)
        for stage in [SudokuHint.Stage.look, .reason] {
            var hint = SudokuHint(example.step)
            hint.stage = stage
            #expect(SudokuCell.cells(of: faces, hint: hint).allSatisfy { !$0.isCursor })
        }
    }
}

extension SudokuStep {
    /// A forcing net that has other nets inside.
    static func withNestedNets() throws -> SudokuStep {
        let puzzle =
            "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2"
        var position = SudokuPosition(try SudokuGrid(puzzle))
        while let step = position.step(with: Techniques.singles + Techniques.locked) {
            position.apply(step)
        }
        let cell = try #require(position.empty.first)
        let net = try #require(
            position.digits[cell].lazy.compactMap {
                Inference.refutation(of: Candidate($0, at: cell), in: position, .net, depth: 1)
            }.first { $0.size > $0.consequences.count }
        ).shortened(in: position)
        return SudokuStep(
            .forcingNet, .net(net), evidence: net.evidence(in: position),
            eliminations: [net.assumption])
    }
}
