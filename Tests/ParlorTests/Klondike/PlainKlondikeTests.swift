import Games
import Reactive
import Testing

@testable import Parlor

@Suite struct `Klondike by typing` {
    /// The line that a player types to make a move.
    private func line(for move: Klondike.Move) -> String {
        switch move {
        case .draw, .redeal: "draw"
        case .carry(let card, _, .pile(let pile)): "move \(card) \(pile + 1)"
        case .carry(let card, _, _): "home \(card)"
        }
    }

    /// A deal and its moves, which are searched once for all tests.
    private static let found = Klondike.Deal.winnable(from: 7, rules: .init())
    private let deal = found

    private func play(judge: (any KlondikeJudge)? = nil) throws -> PlainPlay {
        let number = try #require(deal.deal.number)
        return try PlainPlay("klondike --seed \(number)", judge: judge ?? PromptJudge())
    }

    @Test func `a deal is won by typing its moves`() throws {
        let play = try play()
        for move in deal.moves {
            let said = play.type(line(for: move))
            #expect(said.count >= 1)
            #expect(said.allSatisfy { !$0.contains(" not ") }, "\(move): \(said)")
        }
        #expect(
            play.sentences.suffix(2).first?.hasPrefix(
                "Congratulations! You filled the foundations: \(deal.moves.count) moves")
                == true)
        #expect(play.type("draw") == ["This game is over. Type \"new\" or \"restart\"."])
    }

    @Test func `two places without a word move cards, as their keys do on the screen`() throws {
        let play = try play()
        #expect(play.type("1 1") == play.type("move 1 1"))
        #expect(play.type("1 f") == play.type("home 1"))
        #expect(play.type("w 3") == play.type("move waste 3"))
        #expect(play.type("w f") == play.type("home waste"))
        #expect(play.type("2") == play.type("pile 2"))
        let (seven, two) = (play.type("pile 7"), play.type("pile 2"))
        #expect(seven != two && seven[0].hasPrefix("Pile 7"))
        let korean = try PlainPlay("klondike --seed 7", language: "ko", judge: PromptJudge())
        #expect(korean.type("1 1") == korean.type("이동 1 1"))
    }

    @Test func `following hints leads to a table from which finish wins`() throws {
        let play = try play()
        #expect(play.type("light") == ["This game can be won."])
        var lines = 0
        while play.type("finish") != ["All cards go to the foundations."], lines < 400 {
            lines += 1
            // The first answer names a place to look at.
            var hint = try #require(play.type("hint").first)
            if hint.hasPrefix("Look at ") { hint = try #require(play.type("hint").first) }
            let words = hint.split { " .".contains($0) }.map(String.init)
            if words[0] == "Draw" || words[0] == "Turn" {
                play.type("draw")
                continue
            }
            let suit = try #require(words.firstIndex(of: "of"))
            let ranks = ["ace": "a", "jack": "j", "queen": "q", "king": "k"]
            let card = (ranks[words[suit - 1]] ?? words[suit - 1]) + words[suit + 1].prefix(1)
            if words[0] == "Send" {
                play.type("home \(card)")
            } else {
                let to = try #require(words.firstIndex(of: "to"))
                play.type("move \(card) \(words[to + 2])")
            }
        }
        // A line waits until all cards are home.
        #expect(play.type("time").isEmpty)
        play.advance(by: .seconds(60))
        #expect(play.sentences.contains { $0.hasPrefix("Congratulations!") })
        #expect(play.sentences.last?.hasPrefix("You have made ") == true)
    }

    @Test func `typing hint again makes the move, up to the end`() throws {
        let play = try play()
        for _ in 0..<900 where !play.sentences.contains(where: { $0.hasPrefix("Congratulations!") })
        {
            play.type("hint")
            play.advance(by: .seconds(5))
        }
        #expect(play.sentences.contains { $0.hasPrefix("Congratulations!") })
        let result = try #require(results(in: play.directory).last)
        #expect(result.isWon && result.help?.hints ?? 0 > 50)
    }

    @Test func `the table is read out, and moved cards are named`() throws {
        let play = try play()
        let table = play.type("table")
        #expect(table[0] == "The stock has 24 cards.")
        #expect(table[1] == "The waste is empty.")
        #expect(table[2] == "The foundations are empty.")
        #expect(table.count == 10)
        #expect(table[9].hasPrefix("Pile 7: 6 face down, then "))
        let drawn = play.type("draw")
        #expect(drawn.count == 1 && drawn[0].hasPrefix("You draw the "))
        #expect(play.type("stock") == ["The stock has 23 cards."])
        #expect(play.type("undo")[0].hasPrefix("Undone: "))
        #expect(play.type("undo") == ["Nothing to undo."])
        #expect(play.type("redo") == drawn)
    }

    @Test func `a card that does not fit is refused with a reason`() throws {
        let play = try play()
        let table = play.type("table")
        let misfits = (2...7).filter { play.type("move 1 \($0)")[0].hasPrefix("Only a ") }
        #expect(!misfits.isEmpty)
        let top = try #require(table.first { $0.hasPrefix("Pile 1: ") }?.dropFirst(8).dropLast())
        #expect(play.type("move 1 1") == ["The \(top) is already there."])
        #expect(play.type("move 9")[0].hasPrefix("Type two places, from and to"))
        #expect(play.type("move 9 3")[0].hasPrefix("\"9\" is neither a pile nor a card"))
        #expect(play.type("move waste 3") == ["The waste is empty."])
        #expect(play.type("move 7 3 2") == ["Pile 7 has 1 card face up."])
        let counted = play.services.words.klondike.plain.countsPiles
        for line in ["move waste 3 2", "waste 3 2", "move 9s 3 2", "9s 3 2", "move 5 home 2"] {
            #expect(play.type(line) == [counted], "\(line)")
        }
        for line in ["move 5 3 2 1", "5 3 2 1"] {
            #expect(play.type(line)[0].hasPrefix("Type two places, from and to"))
        }
        #expect(play.type("home 4 5")[0].hasPrefix("Type the place of the card"))
        #expect(play.type("pile 3 4")[0].hasPrefix("Type the number of a pile"))
        #expect(play.type("pile 8") == ["Type the number of a pile, from 1 to 7."])
        #expect(play.type("finish") == ["The foundations cannot be filled yet."])
        #expect(play.type("table") == table)
    }

    @Test func `a line waits until an earlier search ends`() throws {
        let scheduler = VirtualTimeScheduler(resolution: .milliseconds(1))
        let play = try play(judge: SlowJudge(scheduler: scheduler))
        #expect(play.type("light", "stock") == ["The search is still running."])
        scheduler.advance(by: .seconds(1))
        play.advance(by: .zero)
        #expect(
            play.sentences.suffix(2) == ["This game can be won.", "The stock has 24 cards."])
    }

    @Test func `the end of a pipe saves the game`() throws {
        let play = try play()
        play.type("draw", "draw")
        let waste = play.type("waste")
        play.end()
        #expect(play.isOver)
        let next = try play.comeBack()
        #expect(next.type("klondike")[0].contains("you have made 2 moves"))
        #expect(next.type("resume", "waste").last == waste.last)
    }
}
