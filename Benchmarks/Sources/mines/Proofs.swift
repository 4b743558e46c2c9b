import Games
import Reactive

/// Compares the known cells of small boards, and the verdicts on lost games, with all ways to lay
/// the mines.
enum Proofs {
    private static let sizes = [
        MinesSize(width: 4, height: 4, mines: 4), MinesSize(width: 5, height: 5, mines: 5),
        MinesSize(width: 6, height: 5, mines: 6), MinesSize(width: 6, height: 6, mines: 6),
    ]

    static func run(boards: Int, losses: Int, first: Int) -> Bool {
        var (positions, wrong, stuck) = (0, 0, 0)
        for seed in first..<first + boards {
            let size = sizes[seed % 4]
            var game = MinesGame(
                options: MinesOptions(size: size), seed: UInt64(seed), start: size.middle)
            while !game.phase.isOver {
                let brute = BruteForce(game.position)
                positions += 1
                if !agrees(game.position, brute) { wrong += 1 }
                if !brute.hasSafe { stuck += 1 }
                for _ in 0..<3 { game.act(.hint) }
                if game.hint != nil { break }
            }
            if game.phase != .won { stuck += 1 }
        }
        print("\n\(boards) small boards, \(positions) positions: \(wrong) wrong, \(stuck) stuck")
        let (said, lies) = verdicts(losses, first)
        print("\(losses) lost games, \(said) avoidable by logic: \(lies) wrong verdicts")
        return wrong + stuck + lies == 0
    }

    private static func agrees(_ position: MinesPosition, _ brute: BruteForce) -> Bool {
        guard let known = position.knowledge, known.isComplete else { return false }
        let chances = known.chances
        return chances.indices.allSatisfy { cell in
            guard let chance = chances[cell] else { return true }
            return abs(chance - brute.chance(cell)) < 1e-9
                && (chance == 0) == brute.isSafe(cell) && (chance == 1) == brute.isMine(cell)
        }
    }

    /// Plays games with random clicks, on boards that may need guesses. Compares the verdicts on
    /// the lost ones with brute force.
    private static func verdicts(_ count: Int, _ first: Int) -> (known: Int, wrong: Int) {
        var dice = Dice(seed: UInt64(first))
        var (lost, known, wrong, seed) = (0, 0, 0, first)
        while lost < count {
            seed += 1
            let size = sizes[seed % 4]
            var game = MinesGame(
                options: MinesOptions(size: size, allowsGuesses: true), seed: UInt64(seed),
                start: size.middle)
            while !game.phase.isOver {
                let before = game.position
                let covered = before.faces.indices.filter { before.faces[$0] == .covered }
                guard let cell = dice.pick(from: covered) else { break }
                game.act(.open(cell))
                guard let verdict = game.verdict else { continue }
                lost += 1
                let brute = BruteForce(before)
                switch verdict {
                case .mine:
                    known += 1
                    if !brute.isMine(cell) { wrong += 1 }
                // The arrangements of such a small board can always be counted.
                case .safe, .uncounted: wrong += 1
                case .unknown(let chance, let safe, let safest):
                    let isRight =
                        !brute.isMine(cell) && abs(chance - brute.chance(cell)) < 1e-9
                        && abs(safest.chance - brute.chance(safest.cell)) < 1e-9
                        && safe.isEmpty != brute.hasSafe && safe.allSatisfy(brute.isSafe)
                    if !isRight { wrong += 1 }
                }
            }
        }
        return (known, wrong)
    }
}
