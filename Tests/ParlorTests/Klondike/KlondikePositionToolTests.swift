import Games
import Sweep
import Testing

@testable import Parlor

@Suite struct `The tools of Klondike, from any position` {
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

    /// Positions in which a card can go to its foundation, although the winning moves have just
    /// taken it from there.
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
            // Without its end, which counts how often the waste was turned over.
            let table = try #require(next.split(separator: " / turned").first)
            #expect(met.insert(String(table)).inserted, "\(moves)")
            question = next
        }
        #expect(moves.first == back)
        let line = moves.joined(separator: " ")
        let whole = "{\"position\":\"\(position)\",\"moves\":\"\(line)\"}"
        #expect(try ToolRun(["klondike", "replay", "--draw", draw, whole]).output == "won\n")
    }

    @Test func `a hint contains moves that win from its position`() throws {
        let seeds = Sweep.isWhole ? ["30", "31", "33"] : ["30"]
        for (draw, seed) in ["1", "3"].flatMap({ draw in seeds.map { (draw, $0) } }) {
            let deal = ["--draw", draw, "--seed", seed]
            let hint = try ToolRun(["klondike", "hint", "--json"] + deal)
            let object = try hint.objects[0]
            let moves = try #require(object["moves"]?.text, "\(deal)")
            #expect(moves.split(separator: " ").first.map(String.init) == object["move"]?.text)
            #expect(try ToolRun("klondike replay", input: hint.output).output == "won\n")
        }
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

    @Test(arguments: Language.allCases)
    func `a deal and its moves are a position, like the cards in the help`(_ language: Language)
        throws
    {
        let (moves, cards) = (KlondikeToolWords.movesExample, KlondikeToolWords.positionExample)
        let replay = try ToolRun(["klondike", "replay", "--deal", "ms25", "--json", "D D"])
        #expect(try replay.objects[0]["position"]?.text == cards)
        for tool in ["winnable", "solve", "hint"] {
            let limits = tool == "hint" ? [] : ["--limit-positions", "2000"]
            let answers = try [moves, cards].map { position in
                var object = try ToolRun(["klondike", tool, "--json"] + limits + [position])
                    .objects[0]
                object["seconds"] = nil
                return object
            }
            #expect(answers[0] == answers[1] && answers[0]["position"]?.text == cards, "\(tool)")
            let help = HelpText(words: language.words, tool: ToolName(["klondike", tool])).text
            let words = help.split { $0.isWhitespace }.joined(separator: " ")
            #expect(words.contains("\"\(moves)\"") && words.contains("\"\(cards)\""), "\(help)")
        }
        let manual = ManualPage(words: language.words).text
        #expect(manual.contains(moves) && manual.contains("turned 1"))
        // A deal of this program may have the number of a pile.
        #expect(
            try ToolRun(["klondike", "winnable", "1 D", "--limit-positions", "9"]).errors.isEmpty)
        for (text, sentence) in [
            ("ms25 D XX99", "column 8: \"XX99\" is not a move"),
            ("ms25 D KS41", "column 8: the move KS41 is not allowed"),
            ("ms0 D", "column 1: \"ms0\" is not a deal number"),
        ] {
            let run = try ToolRun(["klondike", "solve", text])
            #expect(run.errors.hasPrefix("parlor: argument 1, \(sentence)"), "\(run.errors)")
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
}
