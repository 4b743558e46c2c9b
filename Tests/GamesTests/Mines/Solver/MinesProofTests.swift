import Games
import Reactive
import Sweep
import Testing

/// Compares the known cells, the hints and the odds with all ways to lay the mines.
@Suite struct `A proof in mines` {
    private static let sizes = [
        MinesSize(width: 4, height: 4, mines: 4), MinesSize(width: 5, height: 5, mines: 5),
        MinesSize(width: 6, height: 5, mines: 6), MinesSize(width: 6, height: 6, mines: 6),
    ]

    @Test func `deductions on small boards match brute force in every position`() {
        var (positions, guesses) = (0, 0)
        for seed in 0..<Sweep.count(25, whole: 75) {
            let size = Self.sizes[seed % 3]
            var game = MinesGame.placed(size, seed: UInt64(seed))
            while !game.phase.isOver {
                let brute = BruteForce(game.position)
                let known = game.position.knowledge
                #expect(brute.ways > 0 && known?.isComplete == true)
                for (cell, chance) in (known?.chances ?? []).enumerated() {
                    guard let chance else { continue }
                    #expect(abs(chance - brute.chance(cell)) < 1e-9)
                    #expect((chance == 0) == brute.isSafe(cell))
                    #expect((chance == 1) == brute.isMine(cell))
                    #expect(known?.safe.contains(cell) == brute.isSafe(cell))
                    #expect(known?.mines.contains(cell) == brute.isMine(cell))
                }
                positions += 1
                if !brute.hasSafe { guesses += 1 }
                game.play(.hint)
                guard let hint = game.hint else { break }
                #expect(hint.safe.allSatisfy(brute.isSafe) && hint.mines.allSatisfy(brute.isMine))
                game.play(.hint, .hint)
            }
            #expect(game.phase == .won)
        }
        #expect(positions > Sweep.count(130, whole: 400))
        #expect(guesses == 0)
    }

    @Test func `the numbers of a hint prove it, and none is superfluous`() {
        var reasons: Set<String> = []
        // This dense board has a place where three numbers are not enough.
        let dense = MinesSize(width: 8, height: 8, mines: 14)
        for seed in 0..<40 {
            let (size, number) = seed == 0 ? (dense, 37) : (Self.sizes[seed % 4], seed)
            var game = MinesGame.placed(size, seed: UInt64(number))
            while !game.phase.isOver {
                let position = game.position
                game.play(.hint)
                guard let hint = game.hint else { break }
                let rule: String =
                    switch hint.rule {
                    case .number: "number"
                    case .pair: "pair"
                    case .rest(let isOfBoard): isOfBoard ? "rest of the board" : "rest"
                    case .numbers(let counts): counts ? "numbers and count" : "numbers"
                    case .first, .guess: "none"
                    }
                reasons.insert(rule)
                #expect(proves(hint, in: position) != false)
                if rule != "number" && rule != "pair" {
                    for number in hint.numbers {
                        #expect(proves(hint, in: position, without: number.cell) != true)
                    }
                }
                if case .rest(let isOfBoard) = hint.rule {
                    #expect(isPlain(hint, isOfBoard: isOfBoard, in: position))
                }
                game.play(.hint, .hint)
            }
        }
        #expect(
            reasons == [
                "number", "pair", "rest of the board", "numbers", "numbers and count",
            ])
    }

    /// Returns whether the cells of the numbers do not overlap, and are among those of the first
    /// number, or of the board.
    private func isPlain(
        _ hint: MinesHint, isOfBoard: Bool, in position: MinesPosition
    ) -> Bool {
        let free = position.faces.indices.filter {
            position.faces[$0].number == nil && position.faces[$0] != .flagged
        }
        func around(_ number: MinesHint.Number) -> [Int] {
            position.size.neighbors(of: number.cell).filter(free.contains)
        }
        let parts = hint.numbers.dropFirst(isOfBoard ? 0 : 1)
        let whole = isOfBoard ? free : hint.numbers.first.map(around) ?? []
        let inside = parts.flatMap(around)
        return Set(inside).count == inside.count && Set(whole).isSuperset(of: inside)
            && Set(hint.safe + hint.mines).isSubset(of: Set(whole).subtracting(inside))
    }

    /// Returns whether the counts of a hint are those of a board without flags.
    private func isVisible(_ hint: MinesHint, in position: MinesPosition) -> Bool {
        let covered = position.faces.indices.filter { position.faces[$0].number == nil }
        return hint.minesLeft == position.size.mines && hint.cellsLeft == covered.count
            && hint.numbers.allSatisfy { number in
                number.need == position.faces[number.cell].number
                    && number.room
                        == position.size.neighbors(of: number.cell).count(where: covered.contains)
            }
    }

    /// Returns whether a hint follows from its numbers, the flags next to them and, if it says so,
    /// the number of mines; nil if there are too many arrangements to try.
    private func proves(
        _ hint: MinesHint, in position: MinesPosition, without left: Int? = nil
    ) -> Bool? {
        let kept = Set(hint.numbers.map(\.cell)).subtracting([left].compactMap(\.self))
        let countsMines =
            hint.rule == .numbers(countsMines: true) || hint.rule == .rest(isOfBoard: true)
        // Open and flagged cells are fixed. The others may be anything.
        let free = position.faces.indices.filter {
            position.faces[$0].number == nil && position.faces[$0] != .flagged
        }
        let needs = hint.numbers.filter { kept.contains($0.cell) }.map { number in
            (
                need: number.need,
                cells: position.size.neighbors(of: number.cell).filter(free.contains)
            )
        }
        let about = countsMines ? free : Array(Set(needs.flatMap(\.cells) + hint.safe + hint.mines))
        guard about.count < 22 else { return nil }
        var isMine: [Int: Bool] = [:]
        func holds(_ index: Int, _ mines: Int) -> Bool {
            for (need, cells) in needs {
                let found = cells.count { isMine[$0] == true }
                let open = cells.count { isMine[$0] == nil }
                if found > need || found + open < need { return true }
            }
            guard index < about.count else {
                if countsMines && mines != hint.minesLeft { return true }
                return hint.safe.allSatisfy { isMine[$0] == false }
                    && hint.mines.allSatisfy { isMine[$0] == true }
            }
            for value in [false, true] {
                isMine[about[index]] = value
                if !holds(index + 1, mines + (value ? 1 : 0)) { return false }
            }
            isMine[about[index]] = nil
            return true
        }
        return holds(0, 0)
    }

    @Test func `the verdict on a lost game matches brute force`() {
        var dice = Dice(seed: 77)
        var (lost, known, seed) = (0, 0, 0)
        while lost < Sweep.count(100, whole: 400) {
            seed += 1
            let size = Self.sizes[seed % 3]
            var game = MinesGame.placed(size, seed: UInt64(seed), allowsGuesses: true)
            while !game.phase.isOver {
                let before = game.position
                guard
                    let cell = dice.pick(
                        from: before.faces.indices.filter { before.faces[$0] == .covered })
                else { break }
                game.play(.open(cell))
                guard game.phase == .lost, let verdict = game.verdict else { continue }
                lost += 1
                let brute = BruteForce(before)
                switch verdict {
                case .safe: Issue.record("The proof calls a mine safe.")
                case .mine(let hint):
                    known += 1
                    #expect(brute.isMine(cell) && hint.mines.contains(cell))
                    #expect(proves(hint, in: before) != false)
                    #expect(isVisible(hint, in: before))
                case .uncounted: Issue.record("A small board was not counted.")
                case .unknown(let chance, let safe, let safest):
                    let covered = before.faces.indices.filter { before.faces[$0].number == nil }
                    if safe.isEmpty {
                        let least = covered.map(brute.chance).min() ?? 1
                        #expect(abs(safest.chance - least) < 1e-9)
                        #expect(abs(brute.chance(safest.cell) - least) < 1e-9)
                    }
                    #expect(!brute.isMine(cell) && abs(chance - brute.chance(cell)) < 1e-9)
                    #expect(
                        Set(safe)
                            == Set(before.faces.indices.filter(brute.isSafe)).subtracting(
                                before.faces.indices.filter { before.faces[$0].number != nil }))
                    let ways = safe.map { before.size.distance($0, cell) }
                    #expect(ways == ways.sorted())
                }
            }
        }
        #expect(known > Sweep.count(15, whole: 60))
    }

    @Test func `the chance of a mine is unknown if too many arrangements fit`() {
        // Every second cell of every second row is open. Its mines are on its left and right.
        let size = MinesSize(width: 31, height: 31, mines: 240)
        let faces = (0..<size.count).map { cell -> MinesFace in
            cell / 31 % 2 == 1 && cell % 31 % 2 == 1 ? .open(2) : .covered
        }
        let position = MinesPosition(size: size, faces: faces)
        #expect(position.knowledge?.isComplete == false)
        #expect(position.certainty(of: 31) == .uncounted(safe: []))
    }

    @Test(arguments: [
        (MinesSize.small, Sweep.count(12, whole: 40)), (.medium, Sweep.count(4, whole: 12)),
        (.large, Sweep.count(1, whole: 4)),
    ])
    func `hints alone win games of each size, and no hint is wrong`(
        size: MinesSize, count: Int
    ) {
        for seed in 0..<count {
            var game = MinesGame(options: MinesOptions(size: size), seed: UInt64(seed))
            #expect(game.playByHints() == 0)
            #expect(game.phase == .won)
        }
    }

    @Test func `a board that may need guesses reports how many`() {
        var counts: [Int] = []
        for seed in 0..<40 {
            let game = MinesGame.placed(.medium, seed: UInt64(seed), allowsGuesses: true)
            let guesses = game.guesses ?? -1
            let unknown = game.table.board?.unknown(from: MinesSize.medium.middle) ?? []
            #expect((guesses == 0) == unknown.isEmpty)
            counts.append(guesses)
        }
        #expect(counts.contains(0) && counts.contains { $0 > 0 })
        #expect(MinesGame.placed(.medium, seed: 1).guesses == nil)
    }
}
