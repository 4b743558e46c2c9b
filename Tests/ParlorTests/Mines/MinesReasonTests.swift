import Foundation
import Games
import Reactive
import ReactiveTesting
import Sweep
import Testing

@testable import Parlor

/// Reads the sentences after losses, and compares their statements with the visible board, without
/// using the solver.
@Suite struct `A reason after a loss` {
    /// The statements in sentences about the numbers around cells, and about the board.
    private struct Statements {
        var numbers: [(cell: Int, room: Int?, need: Int)] = []
        var board: (mines: Int, cells: Int)?
        var hasReason = false

        init(_ text: String, in size: MinesSize) {
            func cell(_ name: Substring) -> Int { size.cell(named: String(name)) ?? -1 }
            func int(_ text: Substring) -> Int { Int(text) ?? -1 }
            let left = /(\w+) still needs (\d+) mines? in (\d+) covered cell/
            numbers += text.matches(of: left).map {
                (cell($0.output.1), int($0.output.3), int($0.output.2))
            }
            let part = /(\d+) of these cells (?:is|are) around (\w+) and contains? (\d+) mine/
            numbers += text.matches(of: part).map {
                (cell($0.output.2), int($0.output.1), int($0.output.3))
            }
            numbers += text.matches(of: /All mines around (\w+) are already found/).map {
                (cell($0.output.1), nil, 0)
            }
            board = text.firstMatch(of: /(\d+) mines? (?:is|are) left in (\d+) covered cell/).map {
                (int($0.output.1), int($0.output.2))
            }
            hasReason = text.contains(/So .* (is|are) (a mine|mines|safe)\./)
        }
    }

    /// A lost game, in which the player opens some safe cells, flags some mines, and opens a mine.
    private func lost(_ size: MinesSize, _ dice: inout Dice) -> MinesGame {
        var game = MinesGame(
            options: MinesOptions(size: size), seed: UInt64(dice.roll(below: 1_000_000)))
        func play(_ action: MinesGame.Action) {
            game.act(action, at: .seconds(1))
        }
        play(.open(size.middle))
        let board = game.table.board
        let clicks = dice.roll(below: size.count / 4)
        for click in 0...clicks where !game.phase.isOver {
            let faces = game.position.faces
            let front = faces.indices.filter { cell in
                faces[cell] == .covered
                    && size.neighbors(of: cell).contains { faces[$0].number != nil }
            }
            let mines = front.filter { board?.isMine[$0] == true }
            if click == clicks, let mine = dice.pick(from: mines) {
                play(.open(mine))
            } else if dice.roll(below: 4) == 0, let mine = dice.pick(from: mines) {
                play(.mark(mine))
            } else if let cell = dice.pick(from: front.filter { !mines.contains($0) }) {
                play(.open(cell))
            }
        }
        return game
    }

    @Test(arguments: [
        (MinesSize.small, Sweep.count(16, whole: 160)), (.medium, Sweep.count(4, whole: 60)),
        (.large, Sweep.count(2, whole: 20)),
    ])
    func `is true of the board that the player sees`(size: MinesSize, count: Int) throws {
        var dice = Dice(seed: UInt64(size.count))
        let words = MinesWords(language: .english)
        var (losses, reasons, named) = (0, 0, 0)
        for _ in 0..<count {
            let game = lost(size, &dice)
            guard game.phase == .lost else { continue }
            losses += 1
            let last = game.lookBack.last
            for place in max(0, last - 5)...last {
                let seen = game.seen(at: place)
                let lesson = try #require(MinesPastOpening(in: seen))
                var texts = [words.text(of: lesson, in: seen)]
                let covered = lesson.faces.indices.filter { lesson.faces[$0].number == nil }
                let flags = covered.filter { lesson.faces[$0] == .flagged }
                #expect(lesson.minesLeft == size.mines - flags.count)
                if place == last {
                    let result = try #require(seen.result)
                    texts.append(words.end(result, seen.verdict).lines.joined(separator: " "))
                    // The reason of the result is repeated when the player looks back.
                    #expect(lesson.certainty == seen.verdict)
                    #expect(seen.lookBack.isAtEnd)
                }
                for text in texts {
                    let said = Statements(text, in: size)
                    #expect(
                        said.hasReason == (lesson.certainty?.reason != nil), "\(text)")
                    if said.hasReason { reasons += 1 }
                    for (cell, room, need) in said.numbers {
                        named += 1
                        let around = size.neighbors(of: cell)
                        let closed = around.count(where: covered.contains)
                        let number = try #require(lesson.faces[cell].number, "\(text)")
                        // Flags count as found if they can be deduced.
                        let fits = (0...around.count(where: flags.contains)).contains { found in
                            need == number - found && room.map { $0 == closed - found } ?? true
                        }
                        #expect(fits, "\(text)\n\(seen.cells)")
                        #expect(lesson.reasons.contains(cell))
                    }
                    if let board = said.board {
                        let found = size.mines - board.mines
                        #expect((0...flags.count).contains(found), "\(text)")
                        #expect(board.cells == covered.count - found, "\(text)")
                    }
                }
            }
        }
        #expect(losses > count / 2 && reasons > losses && named > reasons / 2)
    }

    @Test(arguments: [MinesSize.small, .medium])
    func `is given in each language, and concludes only about the clicked cells`(
        _ size: MinesSize
    ) throws {
        var dice = Dice(seed: 77)
        let languages = [Language.english, .korean].map(MinesWords.init(language:))
        var proofs = 0
        for _ in 0..<Sweep.count(12, whole: 40) {
            let game = lost(size, &dice)
            guard game.phase == .lost else { continue }
            for place in 0..<game.lookBack.count {
                let seen = game.seen(at: place)
                let lesson = try #require(MinesPastOpening(in: seen))
                guard let reason = lesson.certainty?.reason else { continue }
                proofs += 1
                #expect(
                    !(reason.safe + reason.mines).isEmpty
                        && (reason.safe + reason.mines).allSatisfy(lesson.clicked.contains))
                for words in languages {
                    let names =
                        reason.numbers.map { size.name(of: $0.cell) }
                        + [words.mineCount, words.mineCount.capitalizingFirst]
                    let counts = words.left(mines: reason.minesLeft, cells: reason.cellsLeft)
                    let text = words.text(of: lesson, in: seen)
                    // The name of the click is not a premise.
                    let rest = text.split(separator: ":", maxSplits: 1).last ?? ""
                    #expect(
                        names.contains { rest.contains($0) } || rest.contains(counts), "\(text)")
                }
            }
        }
        #expect(proofs > Sweep.count(12, whole: 40))
    }

    @Test(arguments: WalkSetting.all)
    func `is whole below the board, or the text says where it is`(_ setting: WalkSetting) throws {
        func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        var dice = Dice(seed: UInt64(setting.columns))
        var (whole, pointed) = (0, 0)
        for (size, count) in [(MinesSize.small, 6), (.medium, 3), (.large, 2)] {
            for _ in 0..<Sweep.count(count, whole: 10 * count) {
                let play = try ProgramRun(
                    "mines --size \(size.rawValue) --seed \(dice.roll(below: 1_000_000)) --no-motion",
                    columns: setting.columns, rows: setting.rows, language: setting.language)
                let words = play.services.words.mines
                play.pilot.press(.enter)
                let position = try #require(play.minesGame?.position)
                let reasons = position.faces.indices.compactMap { cell -> (Int, MinesHint)? in
                    guard position.faces[cell] == .covered,
                        case .mine(let reason) = position.certainty(of: cell)
                    else { return nil }
                    return (cell, reason)
                }
                // The most numbers make the longest proof. A board may be larger than the window.
                let longest = reasons.sorted { $0.1.numbers.count > $1.1.numbers.count }
                guard let (_, reason) = longest.first(where: { (try? play.click($0.0)) != nil })
                else { continue }
                play.pilot.advance(by: .seconds(5))
                let said = letters(play.text)
                func isSaid(_ text: String) -> Bool { said.contains(letters(text)) }
                let isWhole = words.reasons(of: reason, in: size)
                    .contains { isSaid($0.joined(separator: " ")) }
                let isPointed = isSaid(words.isExplained(by: "l"))
                #expect(isWhole != isPointed, "\(reason)\n\(play.text)")
                let claims = words.claims(safe: [], mines: reason.mines.map(size.name))
                #expect(isWhole || !isSaid(words.conclusion(claims)), "\(play.text)")
                whole += isWhole ? 1 : 0
                pointed += isPointed ? 1 : 0
            }
        }
        #expect(whole > (setting.columns == 40 ? 0 : pointed), "\(whole), \(pointed)")
    }

    @Test(arguments: [(80, 24), (40, 20), (120, 40)])
    func `is given with its premise in every window`(_ columns: Int, _ rows: Int) throws {
        let play = try ProgramRun(
            "mines --seed 555 --no-motion", columns: columns, rows: rows)
        play.pilot.press(.enter)
        for name in ["a9", "i1", "i9", "i5", "e1", "e9", "g2", "h2"] {
            try play.click(try #require(MinesSize.small.cell(named: name)))
        }
        play.pilot.type("l")
        var proofs = 0
        for _ in 0..<8 {
            let said = play.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let isMissed = said.contains(/([a-i][1-9]|other cells?) (was|were) safe/)
            if !isMissed, said.contains("safe.") || said.contains("a mine.") {
                proofs += 1
                let isProved =
                    said.contains(/around [a-i][1-9]/) || said.contains(/shows? that/)
                    || said.contains("still needs") || said.contains("that fits")
                    || said.contains("never a mine") || said.contains("left in")
                #expect(isProved, "\(play.text)")
            }
            play.pilot.press(.left)
        }
        #expect(proofs > 1, "\(play.text)")
    }

    @Test func `says while looking back that a hint opened the cells`() throws {
        let play = try ProgramRun("mines --size 9x9/10 --seed 4")
        play.pilot.press(.enter)
        for _ in 0..<80 where !play.text.contains("Won") { play.pilot.type("h") }
        play.pilot.advance(by: .seconds(5))
        play.pilot.type("l")
        var said: [String] = []
        for _ in 0..<60 {
            said.append(play.text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
            play.pilot.press(.left)
        }
        #expect(said.contains { $0.contains("From a hint.") }, "\(said)")
        #expect(!said.contains { $0.contains("You could have known that it was safe") })
    }

    @Test func `counts all cells around a number, also those that could be deduced before`() throws
    {
        let play = try ProgramRun("mines --size 30x16/99 --seed 2", columns: 120, rows: 40)
        let size = MinesSize.large
        func open(_ name: String) throws { try play.click(try #require(size.cell(named: name))) }
        for name in ["p9", "p1", "r1", "s1", "u1", "v1", "w1"] { try open(name) }
        play.pilot.advance(by: .seconds(3))
        func said() -> String {
            play.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        let reason = "v1 still needs 2 mines in 4 covered cells."
        #expect(said().contains("That was a mine.") && said().contains(reason), "\(said())")
        play.pilot.type("l")
        play.pilot.press(.end)
        #expect(said().contains("You could have known that it was a mine."), "\(said())")
        #expect(said().contains(reason), "\(said())")
    }

    @Test(arguments: [Language.english, .korean])
    func `names the nearest safe cells, and counts the others`(_ language: Language) {
        let words = MinesWords(language: language)
        let size = MinesSize.large
        var dice = Dice(seed: 5)
        var found = 0
        for _ in 0..<Sweep.count(6, whole: 20) {
            let game = lost(size, &dice)
            guard case .unknown(_, let safe, _) = game.verdict, safe.count > 9 else { continue }
            found += 1
            let text = words.end(game.result, game.verdict).reasons[0]
            let more = safe.count - 8
            let others = language == .korean ? "외 \(more)칸" : " and \(more) other cell"
            #expect(text.contains(others), "\(text)")
            for cell in safe.prefix(8) { #expect(text.contains(size.name(of: cell)), "\(text)") }
        }
        #expect(found > Sweep.count(0, whole: 2))
    }

    @Test(arguments: [Language.english, .korean])
    func `gives no percentage if the arrangements could not be counted`(_ language: Language) {
        let words = MinesWords(language: language)
        var dice = Dice(seed: 5)
        let game = lost(.small, &dice)
        for safe in [[0, 1], []] {
            let said = words.end(game.result, .uncounted(safe: safe)).reasons
            #expect(said.allSatisfy { !$0.contains("%") }, "\(said)")
            #expect(said.allSatisfy { $0.hasPrefix("a1") == !safe.isEmpty }, "\(said)")
        }
    }

    @Test func `shows the flags of the moment, and counts clicks as the result does`() throws {
        let play = try ProgramRun("mines --seed 3", rows: 26)
        play.pilot.press(.enter)
        let board = try #require(play.minesGame?.table.board)
        try play.click(board.mines[0], .right)
        try play.click(board.mines[1], .right)
        let safe = try #require(
            (0..<board.size.count).first { cell in
                !board.isMine[cell] && play.minesGame?.table.covers[cell] == .covered
            })
        try play.click(safe)
        try play.click(board.mines[2], .right)
        try play.click(board.mines[3])
        play.pilot.advance(by: .seconds(3))
        #expect(play.text.contains("6 clicks"), "\(play.text)")
        play.pilot.type("l")
        play.pilot.press(.end)
        // Flags are not counted as steps.
        #expect(play.text.contains("Step 3 of 3"), "\(play.text)")
        #expect(play.text.contains("7 mines left") && play.text.count { $0 == "⚑" } == 3)
        play.pilot.press(.left)
        #expect(play.text.contains("Step 2 of 3"), "\(play.text)")
        #expect(play.text.contains("8 mines left") && play.text.count { $0 == "⚑" } == 2)
        play.pilot.press(.left)
        #expect(play.text.contains("Step 1 of 3") && play.text.contains("10 mines left"))
    }
}
