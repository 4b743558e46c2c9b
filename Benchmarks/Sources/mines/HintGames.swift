import BenchKit
import Games

/// Plays games with hints alone. Each must be won, and no hint may be wrong.
enum HintGames {
    static func run(count: Int, first: Int) -> Bool {
        let table = Table(
            "games by hints alone, \(count) of each size from seed \(first)",
            [
                ("board", -10), ("won", 8), ("hints", 9), ("wrong", 6), ("number", 9),
                ("pair", 8), ("numbers", 8), ("and count", 9), ("most numbers", 12), ("s", 6),
            ])
        var isGood = true
        for size in [MinesSize.small, .medium, .large] {
            var tally = Tally()
            let (_, nanoseconds) = time {
                for seed in first..<first + count { tally.play(size, seed) }
            }
            table.row([
                "\(size.rawValue)", "\(tally.won)", "\(tally.hints)", "\(tally.wrong)",
                "\(tally.rules["number", default: 0])", "\(tally.rules["pair", default: 0])",
                "\(tally.rules["numbers", default: 0])", "\(tally.rules["count", default: 0])",
                "\(tally.mostNumbers)", fixed(Double(nanoseconds) / 1e9, 1),
            ])
            isGood = isGood && tally.won == count && tally.wrong == 0
        }
        return isGood
    }

    private struct Tally {
        var (won, hints, wrong, mostNumbers) = (0, 0, 0, 0)
        var rules: [String: Int] = [:]

        mutating func play(_ size: MinesSize, _ seed: Int) {
            var game = MinesGame(options: MinesOptions(size: size), seed: UInt64(seed))
            func act(_ action: MinesGame.Action) { game.act(action) }
            act(.open((seed &* 7919) % size.count))
            while !game.phase.isOver {
                act(.hint)
                guard let hint = game.hint, let board = game.table.board else { return }
                hints += 1
                let isTrue =
                    hint.safe.allSatisfy { !board.isMine[$0] }
                    && hint.mines.allSatisfy { board.isMine[$0] }
                if !isTrue { wrong += 1 }
                switch hint.rule {
                case .number: rules["number", default: 0] += 1
                case .pair: rules["pair", default: 0] += 1
                case .rest(let countsMines), .numbers(let countsMines):
                    rules[countsMines ? "count" : "numbers", default: 0] += 1
                    mostNumbers = max(mostNumbers, hint.numbers.count)
                case .first, .guess: return
                }
                act(.hint)
                act(.hint)
            }
            if game.phase == .won { won += 1 }
        }
    }
}
