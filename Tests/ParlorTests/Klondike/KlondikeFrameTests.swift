import Foundation
import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `The picture of Klondike` {
    @Test(arguments: [(80, 24), (100, 40), (200, 60), (40, 20)])
    func `a running game is drawn at every size`(_ columns: Int, _ rows: Int) throws {
        let play = try ProgramRun.klondike(.various(), columns: columns, rows: rows)
        play.pilot.type("2f54d45dd")
        play.pilot.advance(by: .seconds(1))
        play.pilot.type("5")
        #expect(try play.text + "\n" == frame("klondike-\(columns)x\(rows)", play.text))
    }

    @Test func `the longest pile is drawn in 24 rows and in 20`() throws {
        let ranks = ["KS", "QH", "JS", "TH", "9S", "8H", "7S", "6H", "5S", "4H", "3S", "2H", "AS"]
        let others = Card.pack.map(\.description).filter { !ranks.contains($0) }
        let picture = """
            stock \(others.dropFirst(12).joined(separator: " "))
            waste
            home - - - -
            1 \(others[6])
            2 \(others[7])
            3 \(others[8])
            4 \(others[9])
            5 \(others[10])
            6 \(others[11])
            7 (\(others.prefix(6).joined(separator: " "))) \(ranks.joined(separator: " "))
            """
        let table = try #require(Klondike.Table(picture))
        for (columns, rows) in [(80, 24), (40, 20)] {
            let game = KlondikeGame(Klondike(at: .init(table, score: 0)))
            let scene = KlondikeScene(game)
            var page = Page(columns: columns, rows: rows - 2)
            page.show(KlondikeTable(scene: scene, deck: .twoColors, stock: .right))
            let text = page.canvas.text()
            for rank in ranks.compactMap({ Card($0) }) { #expect(text.contains("╭" + rank.name)) }
            #expect(text.contains(columns == 80 ? "── 6 ──" : "╭─6─╮"))
        }
    }

    @Test func `the picture has ASCII characters only in ASCII mode`() throws {
        let play = try ProgramRun.klondike(.various(), "--ascii")
        play.pilot.type("2f5")
        play.pilot.advance(by: .seconds(1))
        #expect(play.text.contains("+AS") && play.text.contains("7H") && play.text.contains("^"))
        #expect(play.text.unicodeScalars.allSatisfy { $0.isASCII })
    }

    @Test func `the picture is drawn in Korean`() throws {
        let play = try ProgramRun.klondike(.various(), language: "ko_KR.UTF-8")
        #expect(play.text.contains("클론다이크") && play.text.contains("계산 중"))
        play.pilot.type("p")
        #expect(play.text.contains("일시정지"))
    }

    @Test func `a small or shrinking window does not trap the player`() throws {
        let play = try ProgramRun.klondike(.various())
        play.pilot.type("2f54d5")
        for (columns, rows) in [(40, 15), (41, 16), (300, 15), (40, 100), (1, 1), (80, 24)] {
            play.pilot.resize(columns: columns, rows: rows)
            play.pilot.type("d")
        }
        // The clock was stopped in the frame that shows nothing.
        play.pilot.press(.enter)
        #expect(play.text.contains("7♦"))
    }
}
