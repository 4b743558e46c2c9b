import Foundation
import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `The lobby of Klondike` {
    private func lobby(_ arguments: String = "") throws -> ProgramRun {
        let play = try ProgramRun(arguments)
        try play.pilot.click(.value(ListSpot.row(GameName.klondike)))
        return play
    }

    @Test func `offers deals and their rules`() throws {
        let play = try lobby()
        let rows = [
            "New deal", "Deal of the day", "Deal by number", "Cards to draw", "Redeals", "Scoring",
            "Only winnable deals", "Suit colors", "Show if winnable",
        ]
        for row in rows { #expect(play.text.contains(row), "\(row)") }
        try play.pilot.click("Cards to draw")
        try play.pilot.click("Suit colors")
        #expect(play.services.settings.now[KlondikeSettings.draw] == .three)
        #expect(play.services.settings.now[KlondikeSettings.colors] == .four)
        try play.pilot.click("New deal")
        play.pilot.type("d")
        #expect(play.table?.waste.count == 3)
    }

    @Test func `the deal of the day is the same for everybody, and winnable`() throws {
        func deal(_ prepare: (ProgramRun) throws -> Void) throws -> Klondike.Deal? {
            let play = try lobby()
            try prepare(play)
            try play.pilot.click("Deal of the day")
            #expect(play.text.contains("Deal of the day"))
            play.pilot.type("d")
            let slot = play.services.slot(of: KlondikeGame.self, .daily)
            return slot.readUnfinishedGame()?.klondike.deal
        }
        let first = try #require(try deal { _ in })
        #expect(try deal { try $0.pilot.click("Only winnable") } == first)
        let start = Klondike(first).position
        guard case .winnable = start.verdict(by: .init(), shouldStop: { false }) else {
            Issue.record("The deal cannot be won.")
            return
        }
    }

    @Test func `a deal is named by its number`() throws {
        let play = try lobby()
        try play.pilot.click("Deal by number")
        play.pilot.type("1204x")
        play.pilot.press(.backspace, .enter)
        #expect(play.text.contains("Deal 1204"))
        play.pilot.type("d")
        #expect(
            play.services.klondikeSlot.readUnfinishedGame()?.klondike.deal
                == Klondike.Deal(number: 1204))
        play.pilot.type("b")
        #expect(play.text.contains("Continue"))
    }

    @Test func `a deal is given by its cards, and faults are reported`() throws {
        let play = try lobby()
        let deal = Klondike.Deal(number: 99)
        try play.pilot.click("Deal by number")
        play.pilot.paste(deal.text.lowercased() + "\n")
        play.pilot.type("7D")
        play.pilot.press(.enter)
        #expect(play.text.contains("appears twice"))
        // The line end became a space.
        for _ in "KC 7D" { play.pilot.press(.backspace) }
        play.pilot.press(.enter)
        #expect(play.text.contains("but this one has 51"))
        play.pilot.type("1X")
        play.pilot.press(.enter)
        #expect(play.text.contains("is not a card"))
        play.pilot.press(.character("u"), modifiers: .control)
        play.pilot.paste(deal.text)
        play.pilot.press(.enter)
        #expect(play.text.contains("Custom deal"))
        play.pilot.type("c")
        #expect(play.pilot.copied == [deal.text] && play.text.contains("Copied."))
        play.pilot.type("d")
        #expect(
            play.services.klondikeSlot.readUnfinishedGame()?.klondike.deal
                == (try Klondike.Deal(deal.text)))
    }

    @Test(arguments: [("ms25", Klondike.DealNumbering.microsoft), ("ks7", .klondikeSolver)])
    func `a deal is given by its number in another program`(
        _ name: String, _ numbering: Klondike.DealNumbering
    ) throws {
        let play = try lobby()
        try play.pilot.click("Deal by number")
        play.pilot.type(name)
        play.pilot.press(.enter)
        play.pilot.type("d")
        let deal = try #require(Klondike.Deal(UInt64(name.dropFirst(2)) ?? 0, of: numbering))
        #expect(play.services.klondikeSlot.readUnfinishedGame()?.klondike.deal == deal)
    }

    @Test func `going back from the page for a deal leads to the lobby`() throws {
        let play = try lobby()
        try play.pilot.click("Deal by number")
        play.pilot.type("bq?")
        play.pilot.press(.escape)
        #expect(play.text.contains("New deal") && !play.pilot.isOver)
    }

    @Test func `the cumulative score carries over to the next deal, even after leaving`() throws {
        let rules = Klondike.Rules(scoring: .vegas(cumulative: true))
        let play = try ProgramRun.nearlyWonKlondike(rules: rules)
        play.set(KlondikeSettings.scoring, to: .cumulative)
        play.set(KlondikeSettings.isWinnable, to: false)
        play.finishKlondike()
        #expect(play.text.contains("$208"))
        play.pilot.press(.escape, .escape)
        try play.pilot.click("New deal")
        #expect(play.text.contains("$156"))
        play.pilot.press(.escape)
        play.set(KlondikeSettings.scoring, to: .vegas)
        try play.pilot.click("New deal")
        #expect(play.text.contains("−$52"))
    }

    @Test func `the cumulative score is kept while a game with other rules is unfinished`() throws {
        let play = try ProgramRun.nearlyWonKlondike(
            rules: Klondike.Rules(scoring: .vegas(cumulative: true)))
        play.set(KlondikeSettings.scoring, to: .cumulative)
        play.set(KlondikeSettings.isWinnable, to: false)
        play.finishKlondike()
        #expect(play.text.contains("$208"))
        play.pilot.press(.escape, .escape)
        play.set(KlondikeSettings.scoring, to: .standard)
        try play.pilot.click("New deal")
        play.pilot.type("db")
        play.set(KlondikeSettings.scoring, to: .cumulative)
        try play.pilot.click("New deal")
        try play.pilot.click("[ New game ]")
        #expect(play.text.contains("$156"), "\(play.text)")
    }

    @Test func `a game that is given up for another counts as lost`() throws {
        let play = try lobby()
        try play.pilot.click("Only winnable")
        try play.pilot.click("New deal")
        play.pilot.type("ddb")
        try play.pilot.click("New deal")
        #expect(play.text.contains("Start a new game?"))
        try play.pilot.click("[ New game ]")
        #expect(play.text.contains("0 moves"))
        #expect(play.services.results.all.isEmpty)
        play.pilot.type("d")
        #expect(play.services.results.all.map(\.isWon) == [false])
        #expect(play.services.results.all.first?.game == .klondike)
    }

    @Test(arguments: [("ms25", "Deal ms25"), ("ks7", "Deal ks7"), ("25", "Deal 25")])
    func `a deal by its number in another program has that number as its name`(
        _ number: String, _ name: String
    ) throws {
        let play = try ProgramRun(
            "klondike --deal \(number)", columns: 120, rows: 40,
            workers: .workers(judge: PromptJudge()))
        #expect(play.text.contains(name), "\(play.text)")
        play.pilot.type("d")
        // The saved game keeps the name.
        let deal = try #require(play.services.klondikeSlot.readUnfinishedGame()?.klondike.deal)
        #expect(deal.number.map { "\($0)" } ?? deal.foreignNumber == number)
        let named = try JSONDecoder().decode(
            Klondike.Deal.self, from: JSONEncoder().encode(deal))
        #expect(named == deal)
    }
}
