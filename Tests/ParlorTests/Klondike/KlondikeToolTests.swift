import Games
import Sweep
import Testing

@testable import Parlor

@Suite struct `The tools of Klondike` {
    private let deal = Klondike.Deal(number: 1)

    @Test func `a deal is printed as its cards and as a layout`() throws {
        let run = try ToolRun("klondike deal --seed 1")
        #expect(
            run.output == """
                \(deal.text)
                # 1    2    3    4    5    6    7
                # 7D  (9C) (4D) (8H) (8D) (5S) (JD)
                #      6D  (9S) (JC) (5D) (KD) (3C)
                #           2D  (JH) (5H) (7H) (4H)
                #                2C  (AD) (6S) (KC)
                #                     KH  (TH) (TS)
                #                          JS  (TD)
                #                               8S
                # QC 4S 6C 7C AS 5C AH KS 6H QS QH QD 9D 3D 3S AC 4C 2H 8C TC 3H 2S 9H 7S

                """)
        #expect(try ToolRun("klondike deal", .init(anySeed: 1)).output == run.output)
        #expect(try ToolRun("klondike deal \(deal.text)").output == run.output)
        #expect(try ToolRun("klondike deal", .init(anySeed: 2)).output != run.output)
        // The picture is a comment for the tools that read the deal.
        let read = try ToolRun("klondike winnable", input: run.output)
        #expect(read.lines == ["winnable"] && read.errors.isEmpty)
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
            Issue.record("The answer has no table.")
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

    @Test func `verdicts agree with other solvers, and the solutions win`() throws {
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

    @Test func `winnable and unwinnable deals have different exit statuses`() throws {
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
            #expect(run.errors.contains("no deal leads to this position"))
        }
    }

    @Test func `a search stays within its limits, and reports that it found nothing`() throws {
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

    @Test func `the solutions of other solvers win`() throws {
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
            // The options name another deal, which applies only to moves without a deal of their
            // own.
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

    @Test func `moves that stop before the end or break a rule are reported`() throws {
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
                == "parlor: Which deal are these moves for? Use --seed or --deal.\n")
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
