import Foundation
import Games
import Reactive
import Testing

@Suite struct `A saved game of mines` {
    private func game() -> MinesGame {
        var game = MinesGame(
            options: MinesOptions(size: .medium, allowsGuesses: true, allowsQuestionMarks: true),
            seed: 11)
        game.act(.open(100), at: .seconds(1))
        for cell in game.safe.prefix(5) { game.act(.open(cell), at: .seconds(3)) }
        game.act(.mark(game.safe[0]), at: .seconds(4))
        game.act(.pause(true), at: .milliseconds(8200))
        return game
    }

    @Test func `a saved game is restored as it was, paused`() throws {
        let game = game()
        #expect(try rewritten(game) == game)
        var running = game
        running.apply(.init(.pause(false), at: .seconds(20)))
        #expect(try rewritten(running).phase == .paused)
    }

    @Test func `a board of the day is restored with its day, in both formats`() throws {
        var game = game()
        game.day = 20_413
        #expect(try rewritten(game) == game)
        // An earlier version saved the day beside the game.
        struct Earlier: Encodable {
            let game: MinesGame
            let day: Int
        }
        var inner = game
        inner.day = nil
        let data = try JSONEncoder().encode(Earlier(game: inner, day: 20_413))
        #expect(try JSONDecoder().decode(MinesGame.self, from: data) == game)
    }

    @Test func `a game in which a flag kept a cell closed and was then removed is restored`() throws
    {
        let opened = game().position.faces.indices.filter { cell in
            game().position.faces[cell].number != nil && cell != 100
        }
        #expect(opened.count > 10)
        for cell in opened {
            var game = MinesGame(options: MinesOptions(size: .medium), seed: 11)
            game.act(.mark(cell), at: .seconds(1))
            game.act(.open(100), at: .seconds(2))
            game.act(.mark(cell), at: .seconds(3))
            game.act(.pause(true), at: .seconds(4))
            #expect(try rewritten(game) == game, "\(cell)")
        }
    }

    @Test func `a truncated file is refused`() throws {
        let data = try JSONEncoder().encode(game())
        for length in stride(from: 0, to: data.count, by: 5) {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(MinesGame.self, from: data.prefix(length))
            }
        }
    }

    @Test func `a file that was changed is refused, or contains a playable game`()
        throws
    {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(game()), as: UTF8.self)
        var dice = Dice(seed: 8)
        var (refused, read) = (0, 0)
        for part in text.matches(of: /-?\d+|[#Fo?]/) {
            for other in ["-1", "0", "255", "256", "\(Int.max)", "null", "o", "#", "F", "2.5"] {
                let damaged = text.replacingCharacters(in: part.range, with: other)
                guard damaged != text else { continue }
                guard var game = try? Self.decode(damaged) else {
                    refused += 1
                    continue
                }
                read += 1
                guard read % 40 == 0 else { continue }
                #expect(game.isSound)
                game.play(.pause(false))
                for _ in 0..<8 {
                    let cell = dice.roll(below: 256)
                    game.play(.open(cell), .mark(dice.roll(below: 256)), .chord(cell), .hint)
                }
                #expect(game.isSound)
            }
        }
        #expect(refused > 1000 && read > 200)
    }

    private static func decode(_ json: String) throws -> MinesGame {
        try JSONDecoder().decode(MinesGame.self, from: Data(json.utf8))
    }

    @Test(arguments: ["3x9/1", "9x41/1", "9x9/0", "9x9/21", "9x9", "9x9/010", "9x9/10 ", "-9x9/10"])
    func `a size out of its ranges is refused`(text: String) {
        #expect(MinesSize(rawValue: text) == nil)
        #expect(throws: DecodingError.self) { try read(MinesSize.self, "\"\(text)\"") }
    }
}
