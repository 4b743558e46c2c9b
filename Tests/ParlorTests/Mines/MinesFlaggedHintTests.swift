import Sweep
import Testing

@testable import Games
@testable import Parlor

/// Reads the hints on boards with right and wrong flags, and compares their counts with the visible
/// board, without using the solver.
@Suite struct `A hint on a board with flags` {
    /// The counts in the sentences of a hint.
    private struct StatedCounts {
        var numbers: [(cell: Int, need: Int, room: Int, flags: Int)] = []
        var contained: [(inner: Int, outer: Int)] = []
        var shared: [(cells: Int, more: Int, less: Int, need: Int)] = []
        /// The cells that are named as mines, and as safe.
        var mines: [Int] = []
        var safe: [Int] = []

        init(_ text: String, in size: MinesSize) {
            func cell(_ name: Substring) -> Int { size.cell(named: String(name)) ?? -1 }
            func int(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
            func cells(_ text: Substring?) -> [Int] {
                (text ?? "").matches(of: /[a-z]+\d+/).map { cell($0.output) }
            }
            let needs =
                /(\w+) still needs (\d+) mines? in (\d+) covered cells?\.(?: (\d+) of these cells ha(?:s a flag|ve flags), but this step does not rely on the flags?\.)?/
            numbers += text.matches(of: needs).map {
                (cell($0.output.1), int($0.output.2), int($0.output.3), int($0.output.4))
            }
            let koreanNeeds =
                /([a-z]+\d+) 주변의 닫힌 (\d+)칸에 지뢰 (\d+)개가 더 있어야 합니다\.(?: 그중 (\d+)칸에 깃발이 있지만 이 추리에는 쓰지 않습니다\.)?/
            numbers += text.matches(of: koreanNeeds).map {
                (cell($0.output.1), int($0.output.3), int($0.output.2), int($0.output.4))
            }
            contained = text.matches(of: /cells around (\w+) are around (\w+) too/).map {
                (cell($0.output.1), cell($0.output.2))
            }
            contained += text.matches(of: /(\w+) 주변의 닫힌 칸은 모두 (\w+) 주변에도/).map {
                (cell($0.output.1), cell($0.output.2))
            }
            let share =
                /The (?:(\d+) cells|cell) that (\w+) and (\w+) share ha(?:s|ve) at most (\d+) mine/
            shared = text.matches(of: share).map {
                ($0.output.1.map(int) ?? 1, cell($0.output.2), cell($0.output.3), int($0.output.4))
            }
            let overlap = /(\w+) 주변과 (\w+) 주변이 겹치는 (\d+)칸에는 지뢰가 (\d+)개까지만/
            shared += text.matches(of: overlap).map {
                (int($0.output.3), cell($0.output.1), cell($0.output.2), int($0.output.4))
            }
            let conclusion = text.matches(
                of: /(?:So|따라서) ((?:[a-z]+\d+[, ]*(?:and )?)+)(is a mine|are mines|[은는] 지뢰)/)
            mines = cells(conclusion.last?.output.1)
            let harmless = text.matches(
                of: /((?:[a-z]+\d+[, ]*(?:and )?)+)(is safe|are safe|[은는] 안전)/)
            safe = cells(harmless.last?.output.1)
        }
    }

    /// A game with some open cells, with flags on most known mines, and a few wrong flags.
    private func flagged(_ size: MinesSize, _ dice: inout Dice) -> MinesGame {
        var game = MinesGame(
            options: MinesOptions(size: size), seed: UInt64(dice.roll(below: 1_000_000)))
        func play(_ action: MinesGame.Action) {
            game.act(action, at: .seconds(1))
        }
        play(.open(size.middle))
        for _ in 0..<dice.roll(below: 12) where !game.phase.isOver {
            let faces = game.position.faces
            let front = faces.indices.filter { cell in
                faces[cell] == .covered
                    && size.neighbors(of: cell).contains { faces[$0].number != nil }
            }
            let mines = front.filter { game.table.board?.isMine[$0] == true }
            let safe = front.filter { !mines.contains($0) }
            switch dice.roll(below: 12) {
            case 0: if let cell = dice.pick(from: safe) { play(.mark(cell)) }
            case 1...8: if let cell = dice.pick(from: mines) { play(.mark(cell)) }
            default: if let cell = dice.pick(from: safe) { play(.open(cell)) }
            }
        }
        return game
    }

    @Test(arguments: [
        (MinesSize.small, Sweep.count(60, whole: 600)), (.medium, Sweep.count(30, whole: 300)),
        (MinesSize(width: 9, height: 9, mines: 20), Sweep.count(60, whole: 600)),
    ])
    func `counts the cells that it names, in both languages`(size: MinesSize, count: Int) throws {
        var dice = Dice(seed: UInt64(size.count + size.mines))
        var (read, besideFlags, uncertain, steps, refuted) = (0, 0, 0, 0, 0)
        for _ in 0..<count {
            let game = flagged(size, &dice)
            let position = game.position
            guard !game.phase.isOver, var hint = position.hint else { continue }
            // A flag that is certainly wrong is never passed over.
            let safe = position.knowledge?.safe.filter { position.faces[$0] == .flagged } ?? []
            #expect(hint.wrongFlags.isEmpty == safe.isEmpty)
            #expect(hint.wrongFlags.allSatisfy(safe.contains) && hint.wrongFlags.count <= 1)
            if !safe.isEmpty { refuted += 1 }
            hint.stage = .reason
            func around(_ cell: Int, _ face: MinesFace) -> [Int] {
                size.neighbors(of: cell).filter { position.faces[$0] == face }
            }
            for language in [Language.english, .korean] {
                let text = MinesWords(language: language).text(of: hint, in: size)
                let said = StatedCounts(text, in: size)
                // A hint judges only flags on cells that are certainly safe. Others can be right.
                #expect(!text.contains(/wrong|틀[린렸]/), "\(text)")
                let refuted =
                    text.prefixMatch(of: /The flags? on (.+?) cannot be right\./)?.1
                    ?? text.prefixMatch(of: /(.+?)의 깃발은 잘못 꽂은 것입니다\./)?.1
                let wrong = hint.wrongFlags.first.map(size.name)
                #expect(refuted.map(String.init) == wrong, "\(text)")
                for (cell, need, room, flags) in said.numbers {
                    read += 1
                    let flagged = around(cell, .flagged).count
                    if flagged > flags { besideFlags += 1 }
                    if flags > 0 { uncertain += 1 }
                    let number = try #require(position.faces[cell].number, "\(text)")
                    #expect(room - flags == around(cell, .covered).count, "\(text)")
                    #expect(need == number - (flagged - flags), "\(text)")
                }
                for (inner, outer) in said.contained {
                    steps += 1
                    let cells = around(inner, .covered)
                    #expect(cells.allSatisfy { size.touch($0, outer) }, "\(text)")
                }
                for (cells, more, less, need) in said.shared {
                    let numbers = said.numbers.filter { [more, less].contains($0.cell) }
                    let flags = numbers.reduce(0) { $0 + $1.flags }
                    let covered = around(more, .covered).count { size.touch($0, less) }
                    steps += 1
                    #expect((covered...covered + flags).contains(cells), "\(text)")
                    #expect(numbers.contains { $0.cell == less && $0.need == need }, "\(text)")
                    let own = numbers.first { $0.cell == more }
                    #expect(own.map { $0.need - need == $0.room - cells } == true, "\(text)")
                }
                if hint.rule == .number, hint.wrongFlags.isEmpty {
                    let number = try #require(hint.numbers.first?.cell)
                    let named = said.mines + said.safe
                    #expect(
                        Set(around(number, .covered)).isSubset(of: named), "\(text)")
                    for (_, need, room, flags) in said.numbers {
                        #expect(said.mines.count == room && need == room && flags == 0, "\(text)")
                    }
                }
                #expect(said.mines == hint.mines && said.safe == hint.safe, "\(text)")
            }
            let board = try #require(game.table.board)
            #expect(hint.mines.allSatisfy { board.isMine[$0] })
        }
        #expect(read > count / 2, "\(read)")
        #expect(besideFlags > count / 8, "\(besideFlags)")
        #expect(refuted > count / 30, "\(refuted)")
        // On the small board, one number is nearly always enough.
        #expect(size == .small || uncertain > 0 && steps > 0, "\(uncertain) \(steps)")
    }
}
