import Games
import Sweep
import Testing

@testable import Parlor

@Suite struct `The tools of mines` {
    @Test func `crowded boards need no guess either, and can be requested`() throws {
        let run = try ToolRun("mines print --size 9x9/10 --mines 24 --seed 3 --count 2")
        #expect(run.status == .yes && run.lines.count == 2)
        for board in run.lines {
            #expect(board.hasPrefix("9x9/24 ") && board.count { $0 == "*" } == 24)
            #expect(try ToolRun(["mines", "verify", board]).output == "0\n")
        }
        let many = try ToolRun("mines print --size 9x9/10 --mines 33 --seed 3")
        #expect(many.status == .misuse && many.errors.contains("at most 32 mines"))
        let solved = try ToolRun(["mines", "solve", "4x4/10 ####/#8##/####/####"])
        #expect(solved.lines[0].hasSuffix("mines a1 b1 c1 a2 c2 a3 b3 c3"))
    }

    @Test func `boards are printed by their numbers, and need no guess`() throws {
        let run = try ToolRun("mines print --seed 5 --count 3 --size 16x16/40")
        #expect(run.status == .yes && run.lines.count == 3)
        #expect(try ToolRun("mines print --seed 7 --size 16x16/40").lines == [run.lines[2]])
        let verified = try ToolRun("mines verify", input: run.output)
        #expect(verified.lines == ["0", "0", "0"] && verified.status == .yes)
        let objects = try ToolRun("mines print --json --seed 5 --size 16x16/40").objects
        #expect(objects[0]["board"] == .string(run.lines[0]))
        #expect(objects[0]["guesses"] == .integer(0) && objects[0]["seed"] == .integer(5))
    }

    @Test(arguments: MinesDifficulty.Level.allCases)
    func `boards meet their requests`(_ level: MinesDifficulty.Level) throws {
        let question =
            "mines print --json --seed 5 --count 3 --size 9x9/14 --first c2 --clicks 20-35"
        let run = try ToolRun("\(question) --difficulty \(level.rawValue)")
        #expect(run.status == .yes && run.lines.count == 3)
        for object in try run.objects {
            guard case .string(let text)? = object["board"],
                case .integer(let clicks)? = object["clicks"],
                case .integer(let score)? = object["score"]
            else {
                Issue.record("\(object)")
                return
            }
            let (board, start) = try MinesBoard.read(text)
            #expect(start == 9 + 2 && board.unknown(from: start).isEmpty)
            #expect((20...35).contains(clicks) && clicks == board.clicks())
            #expect(object["difficulty"] == .string(level.rawValue))
            #expect((score == 0) == (level == .easy))
            // An easy board can be opened with single numbers only.
            #expect(opens(board, from: start) == (level == .easy))
        }
        let rare = "mines print --seed 1 --size 9x9/10 --clicks 25- --tries"
        #expect(try ToolRun("\(rare) 1").status == .unknown)
        #expect(try ToolRun("\(rare) 1000").status == .yes)
        let none = try ToolRun("mines print --size 4x4/1 --seed 1 --clicks 12-")
        #expect(none.status == .unknown && none.lines.isEmpty)
        let far = try ToolRun("mines print --first k1")
        #expect(far.status == .misuse && far.errors.contains("The last cell is i9"))
    }

    /// Returns whether a board can be opened with numbers that have all their mines or need all
    /// their cells.
    private func opens(_ board: MinesBoard, from start: Int) -> Bool {
        var open = Set(board.region(from: start))
        var mines: Set<Int> = []
        var isGoing = true
        while isGoing {
            isGoing = false
            for cell in open {
                let covered = board.size.neighbors(of: cell).filter { !open.contains($0) }
                let hidden = covered.filter { !mines.contains($0) }
                let need = board.number(at: cell) - (covered.count - hidden.count)
                if hidden.isEmpty || need > 0 && need < hidden.count { continue }
                isGoing = true
                if need == 0 {
                    for safe in hidden { open.formUnion(board.region(from: safe)) }
                } else {
                    mines.formUnion(hidden)
                }
            }
        }
        return open.count == board.size.count - board.size.mines
    }

    @Test func `the odds of every covered cell are printed`() throws {
        // Two of the eight cells around the 2 are mines, and one of the other seven.
        let position = "4x4/3 ####/#2##/####/####"
        let object = try ToolRun(["mines", "solve", "--json", position]).objects[0]
        let odds = odds(of: object)
        #expect(odds.count == 15 && odds["b2"] == nil)
        for (cell, chance) in odds {
            let isNear = "abc".contains(cell.prefix(1)) && "123".contains(cell.suffix(1))
            #expect(abs(chance - (isNear ? 2.0 / 8 : 1.0 / 7)) < 1e-12, "\(cell)")
        }
        // Known chances are 0 or 1, and no other chance is.
        let known = try ToolRun(["mines", "solve", "--json", "4x4/2 ##10/##10/1100/0000"])
        #expect(try self.odds(of: known.objects[0]) == ["a1": 0, "a2": 1, "b1": 1, "b2": 0])
    }

    private func odds(of answer: [String: JSONValue]) -> [String: Double] {
        guard case .object(let chances)? = answer["chances"] else { return [:] }
        return chances.compactMapValues { chance in
            switch chance {
            case .integer(let number): Double(number)
            case .number(let number): number
            default: nil
            }
        }
    }

    @Test func `the guesses that a board needs are counted, with exit status 1`() throws {
        let start = MinesSize.medium.middle
        let board = try #require(
            (0..<UInt64(50)).lazy.map {
                MinesBoard(size: .medium, start: start, seed: $0, allowsGuesses: true)
            }.first { !$0.unknown(from: start).isEmpty })
        let run = try ToolRun(["mines", "verify", board.text(start: start)])
        #expect(run.status == .no && Int(run.lines[0]) ?? 0 > 0)
    }

    @Test func `a hint names the cells that are known, and the reason`() throws {
        let position = "4x4/2 ####/####/#11#/#1##"
        let run = try ToolRun(["mines", "solve", position])
        #expect(run.lines == ["safe a2 b2 c2"] && run.status == .yes)
        let chain =
            "8x8/14 002F32##/112F3F##/F11123##/110002##/011102##/12F102##/##4322##/########"
        let hint = try ToolRun(["mines", "hint", chain])
        #expect(hint.lines.count == 1 && hint.lines[0].hasPrefix("safe g8: f6 still needs "))
        #expect(hint.lines[0].hasSuffix("of mines that fits f6, e7 and f7."), "\(hint.lines)")
        let object = try ToolRun(["mines", "hint", "--json", chain]).objects[0]
        #expect(object["rule"] == .string("numbers") && object["safe"] == .array([.string("g8")]))
    }

    @Test func `a hint names the flags that cannot be right`() throws {
        let position = "4x4/2 ####/#F##/#11#/#1##"
        let line = try ToolRun(["mines", "hint", position]).lines[0]
        #expect(line.contains(": The flag on b2 cannot be right. "), "\(line)")
        let object = try ToolRun(["mines", "hint", "--json", position]).objects[0]
        #expect(object["wrongFlags"] == .array([.string("b2")]))
        let right = try ToolRun(["mines", "hint", "--json", "4x4/2 ####/####/#11#/#1##"]).objects
        #expect(right[0]["wrongFlags"] == nil)
    }

    @Test func `the reason of a hint is a sentence, and no list is empty`() throws {
        let full = try ToolRun(["mines", "hint", "4x4/10 ####/#8##/####/####"])
        #expect(
            full.lines == [
                "mines a1 b1 c1 a2 c2 a3 b3 c3: b2 still needs 8 mines in 8 covered cells."
            ])
        var kinds: Set<String> = []
        for seed in 0..<Sweep.count(5 as UInt64, whole: 12) {
            var game = MinesGame(options: MinesOptions(size: .medium), seed: seed)
            game.act(.open(game.table.size.middle))
            for _ in 0..<60 {
                guard let hint = game.position.hint, let cell = hint.safe.first ?? hint.mines.first
                else { break }
                let run = try ToolRun(["mines", "hint", game.position.description])
                let line = try #require(run.lines.first)
                if case .guess = hint.rule { break }
                let match = try #require(
                    line.firstMatch(
                        of: /^((?:safe(?: [a-z]+\d+)+)?(?: ?mines(?: [a-z]+\d+)+)?): (.*)$/),
                    "\(line)")
                let names = (hint.safe + hint.mines).map(game.table.size.name)
                #expect(
                    match.1.split(separator: " ").filter { $0 != "safe" && $0 != "mines" }
                        == names.map { Substring($0) })
                #expect(match.2.hasSuffix(".") && match.2.contains(" "), "\(line)")
                #expect(
                    hint.numbers.allSatisfy { match.2.contains(game.table.size.name(of: $0.cell)) })
                kinds.insert("\(hint.rule)".prefix { $0 != "(" }.description)
                let action = hint.safe.isEmpty ? MinesGame.Action.mark(cell) : .open(cell)
                game.act(action, at: .seconds(1))
            }
        }
        #expect(kinds.count > 1, "\(kinds)")
    }

    @Test func `if no cell is known, the hint is a guess with its chance of a mine`() throws {
        let position = "4x4/3 ####/#2##/####/####"
        #expect(try ToolRun(["mines", "solve", position]).lines == ["none"])
        let run = try ToolRun(["mines", "hint", position])
        let object = try ToolRun(["mines", "hint", "--json", position]).objects[0]
        guard case .string(let cell)? = object["guess"],
            case .number(let chance)? = object["chance"]
        else {
            Issue.record("The answer has no guess.")
            return
        }
        #expect(run.lines == ["guess \(cell): a mine with \((100 * chance).text(1)) %"])
        #expect(run.status == .no && object["safe"] == .array([]))
    }

    @Test func `a tool reads the JSON answers of another`() throws {
        let boards = try ToolRun("mines print --json --seed 5 --count 3 --size 16x16/40").output
        #expect(try ToolRun("mines verify", input: boards).lines == ["0", "0", "0"])
        let position = "4x4/2 ####/####/#11#/#1##"
        let solved = try ToolRun(["mines", "solve", "--json", position]).output
        #expect(
            try ToolRun("mines hint", input: solved).lines
                == ToolRun(["mines", "hint", position]).lines)
        let bad = try ToolRun("mines solve", input: "{\"position\": \"4x4/2 ####/x###\"}\n")
        #expect(bad.errors.contains("line 1, column 26"))
    }

    @Test func `a board is the position after its first click`() throws {
        let boards = try ToolRun("mines print --seed 5 --count 3 --size 16x16/40")
        for tool in ["solve", "hint"] {
            let run = try ToolRun("mines \(tool)", input: boards.output)
            #expect(run.lines.count == 3 && run.status == .yes, "\(run.errors)")
            for (line, answer) in zip(boards.lines, run.lines) {
                let board = try MinesBoard.read(line).board
                #expect(answer.hasPrefix("safe ") || answer.hasPrefix("mines "), "\(answer)")
                // No mine is said to be safe, and no safe cell to be a mine.
                var isMine = false
                for word in answer.prefix(while: { $0 != ":" }).split(separator: " ") {
                    if word == "safe" || word == "mines" {
                        isMine = word == "mines"
                    } else {
                        let cell = try #require(board.size.cell(named: String(word)))
                        #expect(board.isMine[cell] == isMine, "\(word)")
                    }
                }
            }
        }
        let objects = try ToolRun("mines print --json --seed 5 --size 16x16/40").output
        #expect(
            try ToolRun("mines hint", input: objects).lines
                == ToolRun(["mines", "hint", boards.lines[0]]).lines)
    }

    @Test(arguments: ["en", "ko"])
    func `a sign that is no cell is refused with the valid signs`(_ language: String) throws {
        let position = try ToolRun([
            "mines", "hint", "4x4/2 ####/##.#/#11#/#1##", "--lang", language,
        ])
        for sign in ["\".\"", "#", "F", "?", "0", "8"] {
            #expect(position.errors.contains(sign), "\(position.errors)")
        }
        let board = try ToolRun([
            "mines", "verify", "4x4/2 *.../..#./...o/*...", "--lang", language,
        ])
        for sign in ["\"#\"", "*", "o", "."] {
            #expect(board.errors.contains(sign), "\(board.errors)")
        }
    }

    @Test func `the answer for a finished board is “done”`() throws {
        let done = "4x4/1 0000/0000/0011/001F"
        let run = try ToolRun(["mines", "hint", done, done])
        #expect(run.lines == ["done", "done"] && run.status == .yes)
        let object = try ToolRun(["mines", "hint", "--json", done]).objects[0]
        #expect(object["rule"] == .string("done"))
    }

    /// Separate numbers have more combinations than can be counted at once. With single numbers and
    /// pairs of numbers, 172 cells are safe and 25 are mines.
    @Test func `a board that is too large to count is solved step by step`() throws {
        let rows = """
            ###0##0000#####0##0#####
            ##00##21#00#2##1#0######
            ##0###2##########0#####0
            ##00##322###0###0#1#2###
            #0#1#1######1##10######0
            0######2###0########2##1
            ###2#20##211#####2#####1
            0###1##22###########1#21
            2#1##0#####12#3#2#######
            #######1#0#####1###1####
            ###1#####1##3##0###2#2##
            23###0#########02##100#0
            ##2###1##222100#2#31####
            11######21##2##0###1####
            0#####2##1###1###4#20#1#
            #####21######1#######1#1
            ###########33########2#1
            ######11##2###101#1#####
            ##4###100#############10
            ########00########00####
            1##44###0###3#####1####1
            1######2#1#2312#2###3##1
            ##4#5#########12#######0
            ##12##21#############11#
            """
        let position = "24x24/90 " + rows.replacing("\n", with: "/")
        let run = try ToolRun(["mines", "solve", position])
        let words = run.lines[0].split(separator: " ")
        let mines = words.firstIndex(of: "mines") ?? 0
        #expect(mines - 1 >= 172 && words.count - mines - 1 >= 25)
        #expect(Set(["w22", "w23", "x24"]).isSubset(of: words[..<mines]))
        #expect(run.errors.isEmpty && run.status != .no)
    }

    @Test func `a faulty line is reported with its place, and the next is answered`() throws {
        let input = """
            # A comment
            4x4/2 ####/####/#11#/#19#
            4x4/2 ####/####/#11#/#1##
            4x4 ####
            """
        let run = try ToolRun("mines solve", input: input)
        #expect(run.lines.count == 1 && run.status == .misuse)
        let complaints = run.errors.split(separator: "\n")
        #expect(complaints.count == 2)
        #expect(complaints[0].contains("line 2, column 24") && complaints[0].contains("9"))
        #expect(complaints[1].contains("line 4, column 1") && complaints[1].contains("size"))
        let korean = try ToolRun("mines solve --lang ko", input: "x")
        #expect(korean.errors.contains("크기"))
    }
}
