import Games
import Sweep
import Testing

@testable import Parlor

@Suite struct `The tools of Klondike` {
    private let deal = Klondike.Deal(number: 1)

    @Test func `a deal is shown as its cards, and as they lie`() throws {
        let run = try ToolRun("klondike deal --seed 1")
        #expect(
            run.output == """
                \(deal.text)
                 1    2    3    4    5    6    7
                 7D  (9C) (4D) (8H) (8D) (5S) (JD)
                      6D  (9S) (JC) (5D) (KD) (3C)
                           2D  (JH) (5H) (7H) (4H)
                                2C  (AD) (6S) (KC)
                                     KH  (TH) (TS)
                                          JS  (TD)
                                               8S
                 QC 4S 6C 7C AS 5C AH KS 6H QS QH QD 9D 3D 3S AC 4C 2H 8C TC 3H 2S 9H 7S

                """)
        #expect(try ToolRun("klondike deal", .init(anySeed: 1)).output == run.output)
        #expect(try ToolRun("klondike deal \(deal.text)").output == run.output)
        #expect(try ToolRun("klondike deal", .init(anySeed: 2)).output != run.output)
    }

    @Test func `deals follow one another by their numbers`() throws {
        let objects = try ToolRun("klondike deal --seed 5 --count 3 --json").objects
        #expect(objects.map { $0["number"] } == [.integer(5), .integer(6), .integer(7)])
        let texts = (5...7).map { Klondike.Deal(number: $0).text }
        #expect(objects.map { $0["deal"] } == texts.map(JSONValue.string))
        let lines = try ToolRun("klondike deal --seed 5 --count 3").lines
        #expect(lines.filter { $0.count == 104 } == texts)
        let asked = try ToolRun("klondike deal --json 5 6", input: "9\n").objects
        #expect(asked == Array(objects.prefix(2)))
    }

    @Test func `the numbers of other programs name their deals`() throws {
        let deals = try Klondike.DealNumbering.allCases.map { numbering in
            try #require(Klondike.Deal(25, of: numbering)).text
        }
        #expect(try ToolRun("klondike deal ms25 KS25").lines.filter { $0.count == 104 } == deals)
        #expect(try ToolRun("klondike deal --deal ms25").lines.first == deals[0])
        #expect(
            try ToolRun("klondike winnable --json", input: "ks25\n").objects[0]["deal"]
                == .string(deals[1]))
        let refused = try ToolRun("klondike deal ms0")
        #expect(refused.errors.contains("Deal numbers go from 1 to 2147483647"))
        #expect(try ToolRun("klondike deal xs25").status == .misuse)
    }

    @Test func `the file of a deal has fifty-two cards`() throws {
        let object = try ToolRun("klondike deal --seed 9 --json").objects[0]
        guard case .array(let piles)? = object["piles"], case .array(let stock)? = object["stock"]
        else {
            Issue.record("There is no table.")
            return
        }
        let lying = piles.flatMap { pile -> [JSONValue] in
            guard case .object(let pile) = pile, case .array(let hidden)? = pile["hidden"],
                case .array(let faceUp)? = pile["faceUp"]
            else { return [] }
            return hidden + faceUp
        }
        let cards = (lying + stock).compactMap { card -> Card? in
            if case .string(let name) = card { Card(name) } else { nil }
        }
        #expect(Set(cards).count == 52)
        #expect(stock.first == .string(Klondike.Deal(number: 9).cards[28].description))
    }

    @Test func `verdicts are those of other solvers, and their lines win`() throws {
        let rows = try ToolRun.rows("klondike-verdicts")
        for draw in ["1", "3"] {
            // Deals that need few steps are decided quickly even in a debug build.
            let quick = rows.filter { $0[1] == draw && (Int($0[7]) ?? .max) < 2_000 }
                .prefix(Sweep.count(1, whole: 2))
            let numbers = quick.map { $0[0] }.joined(separator: "\n")
            let verdicts = try ToolRun("klondike winnable --draw \(draw)", input: numbers)
            let words = ["solved": "winnable", "unsolvable": "unwinnable"]
            #expect(verdicts.lines == quick.compactMap { words[$0[2]] })
            let solved = try ToolRun("klondike solve --draw \(draw)", input: numbers)
            for (row, line) in zip(quick, solved.lines) where row[2] == "solved" {
                let replay = try ToolRun(
                    "klondike replay --draw \(draw) --deal \(row[9])", input: line)
                #expect(replay.output == "won\n" && replay.status == .yes)
                #expect(!line.contains { "abcd".contains($0) })
            }
        }
    }

    @Test func `an unwinnable deal ends with its own exit status`() throws {
        let run = try ToolRun("klondike winnable --json", input: "30\n")
        let object = try run.objects[0]
        #expect(run.status == .yes)
        #expect(object["verdict"] == .string("winnable"))
        #expect(object["draw"] == .integer(1))
        #expect(object["redeals"] == nil)
        let moves = try #require(object["moves"]?.text)
        let count = try #require(object["positions"]?.integer)
        #expect(count > 0)
        let replay = try ToolRun("klondike replay --seed 30 --json", input: moves)
        #expect(try replay.objects[0]["home"] == .integer(52))
        #expect(
            try replay.objects[0]["moves"] == .integer(moves.split(separator: " ").count))

        let lost = try ToolRun("klondike winnable --redeals 0 --seed 4")
        #expect(lost.output == "unwinnable\n")
        #expect(lost.status == .no)
        #expect(try ToolRun("klondike solve --redeals 0 --seed 4").output == "unwinnable\n")
    }

    @Test func `the fewest moves are proved, or their bounds are printed`() throws {
        let position = """
            stock QC / waste KD / home JD TS JH JC / 1 KS QD / 2 KH QS / 3 QH JS / 4 KC
            """
        let run = try ToolRun(["klondike", "solve", "--shortest", "--json", position])
        let object = try run.objects[0]
        #expect(run.status == .yes && run.errors == "")
        #expect(object["count"] == .integer(10) && object["atLeast"] == .integer(10))

        let few = try ToolRun("klondike solve --shortest --limit-memory 1 --seed 30")
        #expect(few.status == .unknown)
        let moves = few.output.split(separator: " ").count
        #expect(few.errors.contains("This solution has \(moves) moves."))
        let replay = try ToolRun("klondike replay --seed 30", input: few.output)
        #expect(replay.output == "won\n")
    }

    @Test func `impossible positions are refused`() throws {
        let cards = Card.pack.map(\.description)
        let positions = [
            "stock " + cards.joined(separator: " "),
            "stock \(cards[..<24].joined(separator: " ")) / waste \(cards[24]) / "
                + "1 (\(cards[25..<51].joined(separator: " "))) \(cards[51])",
        ]
        for position in positions {
            let run = try ToolRun(["klondike", "solve", position])
            #expect(run.status == .misuse && run.output == "")
            #expect(run.errors.contains("no deal leads there"))
        }
    }

    @Test func `a search keeps its limits, and reports when it found nothing`() throws {
        let limits: [(String, Duration)] = [
            ("--limit-positions 5", .zero), ("--limit-seconds 10", .seconds(6)),
            ("--limit-memory 1", .zero),
        ]
        for (limit, tick) in limits {
            let run = try ToolRun("klondike solve --draw 3 --seed 1 \(limit)", .init(tick: tick))
            #expect(run.output == "unknown\n")
            #expect(run.status == .unknown)
        }
        let object = try ToolRun("klondike winnable --json --draw 3 --limit-positions 5 1").objects[
            0]
        #expect(object["positions"] == .integer(5))
        let timed = try ToolRun("klondike winnable 21 --json", .init(tick: .milliseconds(250)))
        let positions = try #require(try timed.objects[0]["positions"]?.integer)
        let looks = 1 + (positions - 1) / 4_096
        #expect(try timed.objects[0]["seconds"] == .number(0.25 * Double(looks)))
    }

    @Test func `the lines of other solvers win`() throws {
        let rows = try ToolRun.rows("klondike-solutions")
        for row in stride(from: 0, to: rows.count, by: 40).map({ rows[$0] }) {
            let run = try ToolRun(
                "klondike replay --seed \(row[0]) --draw \(row[1])", input: row[3])
            #expect(run.output == "won\n", "deal \(row[0]), draw \(row[1])")
        }
    }

    @Test func `the answers of a search are replayed with their own deals and rules`() throws {
        for options in ["--draw 1 --seed 30", "--draw 3 --seed 16", "--redeals 2 --seed 30"] {
            let solved = try ToolRun("klondike solve --json \(options)")
            let object = try solved.objects[0]
            let replay = try ToolRun("klondike replay --json", input: solved.output)
            #expect(replay.errors == "" && replay.status == .yes)
            let answer = try replay.objects[0]
            #expect(answer["verdict"] == .string("won") && answer["home"] == .integer(52))
            #expect(answer["moves"] == object["count"])
            for member in ["deal", "draw", "redeals"] { #expect(answer[member] == object[member]) }
            // The options name another deal. It is that of plain moves only.
            let mixed = try ToolRun("klondike replay --seed 1", input: solved.output + "D D\n")
            #expect(mixed.lines == ["won", "unfinished"])
            #expect(try ToolRun(["klondike", "replay", solved.lines[0]]).output == "won\n")
        }
    }

    @Test func `an answer without moves is not won`() throws {
        let lost = try ToolRun("klondike solve --json --redeals 0 --seed 4")
        let run = try ToolRun("klondike replay", input: lost.output)
        #expect(run.output == "unfinished\n" && run.errors == "" && run.status == .no)
    }

    @Test func `the moves from a position are replayed from there`() throws {
        let position = """
            stock QC / waste KD / home JD TS JH JC / 1 KS QD / 2 KH QS / 3 QH JS / 4 KC
            """
        let solved = try ToolRun(["klondike", "solve", "--json", position])
        let answer = try ToolRun("klondike replay --json", input: solved.output).objects[0]
        #expect(answer["verdict"] == .string("won") && answer["deal"] == nil)
    }

    @Test func `an answer that cannot be replayed is reported with its place`() throws {
        let faults = [
            (#"{"deal":"7D9X","moves":"D"}"#, "line 1, column 12: \"9X\" is not a card"),
            (#"{"deal":"30","moves":"D 9X15"}"#, "line 1, column 25: \"9X15\" is not a move"),
            (#"{"moves":"D"}"#, "Which deal are these moves for?"),
            ("", "Which deal are these moves for?"),
        ]
        for (line, sentence) in faults {
            let run = try ToolRun("klondike replay", input: line + "\n")
            #expect(run.errors.hasPrefix("parlor: \(sentence)"), "\(run.errors)")
            #expect(run.status == .misuse && run.output == "")
        }
    }

    @Test func `a line that stops or goes wrong is reported`() throws {
        #expect(try ToolRun("klondike replay --seed 1 D D D").output == "unfinished\n")
        let illegal = try ToolRun("klondike replay --seed 1 D D R D")
        #expect(illegal.output == "illegal 3 R\n")
        #expect(illegal.status == .no)
        let object = try ToolRun(["klondike", "replay", "--seed", "1", "--json", "D D", "R"])
            .objects[0]
        #expect(object["verdict"] == .string("illegal"))
        #expect(object["illegal"] == .string("R"))
        #expect(object["moves"] == .integer(2))
        let draws = Array(repeating: "D", count: 24).joined(separator: " ")
        let turned = "klondike replay --redeals 0 --seed 1"
        #expect(try ToolRun(turned, input: "\(draws) R\n").output == "illegal 25 R\n")
    }

    @Test func `an unreadable move is reported with its place`() throws {
        let run = try ToolRun("klondike replay --seed 1", input: "D D\nD  9X15 D\nD\n")
        #expect(run.lines == ["unfinished", "unfinished"])
        #expect(
            run.errors
                == "parlor: line 2, column 4: \"9X15\" is not a move: write D, R, or a card "
                + "with its place and its target.\n")
        #expect(run.status == .misuse)
        #expect(
            try ToolRun("klondike replay D").errors
                == "parlor: Which deal are these moves for? Give --seed or --deal.\n")
    }

    @Test func `following the hints of positions in text wins`() throws {
        for (draw, seed) in Sweep.isWhole ? [("1", "30"), ("3", "16")] : [("3", "16")] {
            let deal = ["--draw", draw, "--seed", seed]
            let solved = try ToolRun(["klondike", "solve"] + deal)
            var moves = solved.output.split(separator: " ").map(String.init)
            moves.removeLast(moves.count / 4)
            let begun = try ToolRun(
                ["klondike", "replay", "--json"] + deal, input: moves.joined(separator: " "))
            var question = try #require(try begun.objects[0]["position"]?.text)
            for _ in 0..<100 {
                let run = try ToolRun(["klondike", "hint", "--json", "--draw", draw, question])
                let object = try run.objects[0]
                guard case .string(let move)? = object["move"],
                    case .string(let reason)? = object["reason"]
                else { break }
                #expect(run.status == .yes && !reason.isEmpty)
                moves.append(move)
                question = run.lines[0]
            }
            let line = moves.joined(separator: " ")
            #expect(try ToolRun(["klondike", "replay"] + deal, input: line).output == "won\n")
        }
    }

    /// Positions where a card can go to its foundation, but the winning moves just took it from
    /// there.
    private static let tempting = [
        (
            draw: "1", back: "4DF7",
            """
            stock JD 7D 4H QD TC 4S TD KD 5D 3C / waste 7S 2C 8H 6S 5S 3S JS 9S / \
            home 2S 4D 3H - / 1 KC QH JC TH 9C 8D / 2 (5H) JH TS 9H 8C / 3 KS / 4 (AC) 4C / \
            5 (QC) KH / 6 (9D 6D 8S) 6C / 7 (QS 6H 7H 7C) 5C
            """
        ),
        (
            draw: "1", back: "3DF1",
            """
            stock QC 4S 6C 9H 7H 5C KD 8S 2C / waste / home 6H 3S 3D - / \
            1 KH QS JH TC 9D 8C 7D 6S 5D 4C / 2 KS QD JC TH 9C 8D 7C / 3 / 4 / 5 / \
            6 (KC) JS TD 9S 8H 7S 6D 5S 4D 3C / 7 (AC QH) JD TS / turned 1
            """
        ),
        (
            draw: "3", back: "5CF4",
            """
            stock / waste QC 9D 9H / home 5C 4H 3S - / 1 KH QS JH / \
            2 KC QH JC TH 9S 8H 7S 6H 5S 4D / 3 (AD) 8C 7H 6S 5D / \
            4 KS QD JS TD 9C 8D 7C 6D / 5 (TC TS 2D JD) 8S 7D 6C 5H 4S 3D / 6 KD / 7 / turned 4
            """
        ),
    ]

    @Test(arguments: Sweep.isWhole ? tempting : Array(tempting.dropFirst()))
    func `following hints wins, and never comes back to a position`(
        draw: String, back: String, position: String
    ) throws {
        var (question, met, moves) = (position, Set<String>(), [String]())
        while moves.count < 150 {
            let run = try ToolRun(["klondike", "hint", "--json", "--draw", draw, question])
            let object = try run.objects[0]
            guard let move = object["move"]?.text, let next = object["next"]?.text else { break }
            moves.append(move)
            // A turn of the stock changes nothing else.
            let table = try #require(next.split(separator: " / turned").first)
            #expect(met.insert(String(table)).inserted, "\(moves)")
            question = next
        }
        #expect(moves.first == back)
        let line = moves.joined(separator: " ")
        let whole = "{\"position\":\"\(position)\",\"moves\":\"\(line)\"}"
        #expect(try ToolRun(["klondike", "replay", "--draw", draw, whole]).output == "won\n")
    }

    @Test func `a position in text is solved like the game that led to it`() throws {
        let line = try ToolRun("klondike solve --seed 30").lines[0]
        let moves = line.split(separator: " ").map(String.init)
        for count in Sweep.isWhole ? [1, moves.count - 20] : [moves.count - 20] {
            let begun = moves.prefix(count).joined(separator: " ")
            let replay = try ToolRun(
                ["klondike", "replay", "--seed", "30", "--json", begun])
            let position = try #require(try replay.objects[0]["position"]?.text)
            #expect(try Klondike.Position(position).text == position)
            let rest = try ToolRun(["klondike", "solve", position])
            let all = begun + " " + rest.lines[0]
            #expect(try ToolRun("klondike replay --seed 30", input: all).output == "won\n")
            #expect(try ToolRun("klondike winnable", input: replay.output).lines == ["winnable"])
        }
    }

    @Test func `a lost position is unwinnable, and an invalid one has a fault`() throws {
        let deal = Klondike(Klondike.Deal(number: 4), rules: .init()).position.text
        #expect(try ToolRun(["klondike", "hint", "--redeals", "0", deal]).lines == ["unwinnable"])
        #expect(try ToolRun(["klondike", "hint", "--redeals", "0", deal]).status == .no)
        let faults: [(String, String)] = [
            ("waste AS AS", "column 10: AS appears twice"),
            ("stock 1X", "column 7: \"1X\" is not a card"),
            ("stack AS", "column 1: \"stack\" is not part"),
            ("1 AS / 1 2S", "column 8: \"1\" is not part"),
            ("1 AS 2S", "column 1: the face-up cards"),
            ("1 (AS 2S)", "column 1: the face-up cards"),
            ("waste AS", "column 9: a deal has 52 cards"),
        ]
        for (text, sentence) in faults {
            let run = try ToolRun(["klondike", "solve", text])
            #expect(run.errors.hasPrefix("parlor: argument 1, \(sentence)"), "\(run.errors)")
        }
    }

    private static let faults: [(String, String)] = [
        ("7D9X", "column 3: \"9X\" is not a card: "),
        ("7D9", "column 3: \"9\" is not a card: "),
        ("7D9C7D", "column 5: 7D appears twice: "),
        ("7D9C", "column 5: a deal has 52 cards, but this one has 2."),
        ("7D", "column 3: a deal has 52 cards, but this one has 1."),
        (
            "18446744073709551616",
            "column 1: \"18446744073709551616\" is not a deal number. "
        ),
        ("-1", "column 1: \"-1\" is not a card: "),
    ]

    @Test(arguments: faults)
    func `an unreadable deal is reported with its place`(_ text: String, _ sentence: String) throws
    {
        let run = try ToolRun("klondike winnable", input: "\(text)\n")
        #expect(run.errors.hasPrefix("parlor: line 1, \(sentence)"), "\(run.errors)")
        #expect(run.status == .misuse && run.output.isEmpty)
        let option = try ToolRun(["klondike", "deal", "--deal=\(text)"])
        #expect(option.errors.hasPrefix("parlor: --deal, \(sentence)"))
    }
}
