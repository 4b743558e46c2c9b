import BenchKit
import Games
import Reactive

/// Measures the share of deals that a good player wins who sees only the face-up cards.
struct UnseenDeals {
    let from: UInt64
    let count: Int

    func run() -> Bool {
        print(
            "\n\(count) deals from number \(from), played without knowledge of the face-down cards\n"
        )
        row(["draw", "won", "share", "from", "to", "s a game"])
        return Klondike.Draw.allCases.map(run(draw:)).allSatisfy(\.self)
    }

    private func run(draw: Klondike.Draw) -> Bool {
        var won = 0
        let start = nanoseconds()
        for number in from..<from + UInt64(count) {
            var player = UnseeingPlayer(number: number, rules: Klondike.Rules(draw: draw))
            if player.wins() { won += 1 }
        }
        let interval = Interval(of: won, in: count)
        row(
            ["\(draw.rawValue)", "\(won)"]
                + [Double(won) / Double(count), interval.lower, interval.upper].map(percent)
                + [fixed(Double(nanoseconds() - start) / Double(count) / 1e9, 2)])
        // A player who sees only face-up cards cannot win nearly all deals. Such a result would
        // mean that this player knows other cards.
        return won * 100 <= count * 95
    }
}

/// A player who remembers every card that was face up, and knows nothing about the others.
///
/// Before the first move, the player turns the whole stock once, which costs nothing if it may be
/// turned again. From then on, every arrangement of the face-down cards is equally likely. The
/// player imagines some arrangements, and looks for a way to win each. The part of such a way up to
/// the first card that it turns up is a choice. The player makes the choice after which most of the
/// imagined games can be won.
private struct UnseeingPlayer {
    private static let imagined = (few: 8, many: 24, most: 64)
    private static let candidates = 4
    private static let positions = 2_000

    private let rules: Klondike.Rules
    private var position: Klondike.Position
    private var dice: Dice

    init(number: UInt64, rules: Klondike.Rules) {
        self.rules = rules
        position = Klondike(.init(number: number), rules: rules).position
        // The dice of the deal's number have shuffled the deal, so the player uses other dice.
        dice = Dice(seed: ~number)
    }

    /// Plays the deal. Returns whether the player has won.
    mutating func wins() -> Bool {
        while play(.draw) {}
        _ = play(.redeal)
        while position.table.hidden > 1 {
            guard let moves = choice(), moves.allSatisfy({ play($0) }) else { return false }
        }
        // The place of every card is now known.
        guard let moves = line(from: position, within: 4_000_000) else { return false }
        return moves.allSatisfy { play($0) } && position.table.isWon
    }

    private mutating func play(_ move: Klondike.Move) -> Bool {
        guard let next = position.after(move, by: rules) else { return false }
        position = next
        return true
    }

    /// Returns the moves up to the next card that they turn up, or nil if no imagined game can be
    /// won.
    private mutating func choice() -> [Klondike.Move]? {
        var games: [Klondike.Position] = []
        var votes: [(moves: [Klondike.Move], table: Klondike.Table, count: Int)] = []
        while games.count < Self.imagined.few || votes.isEmpty && games.count < Self.imagined.most {
            let game = imaginedGame()
            games.append(game)
            guard let line = line(from: game, within: Self.positions) else { continue }
            let moves = turningUp(line, from: game)
            // The imagined games differ in the card that is turned up.
            guard let table = after(moves.dropLast(), from: position)?.table else { continue }
            if let known = votes.firstIndex(where: {
                $0.table == table && $0.moves.last == moves.last
            }) {
                votes[known].count += 1
                if moves.count < votes[known].moves.count { votes[known].moves = moves }
            } else {
                votes.append((moves, table, 1))
            }
        }
        guard votes.count > 1 else { return votes.first?.moves }
        while games.count < Self.imagined.many { games.append(imaginedGame()) }
        let best = votes.sorted { ($0.count, $1.moves.count) > ($1.count, $0.moves.count) }
        let wins = best.prefix(Self.candidates).map { vote in
            games.count { game in
                guard let next = after(vote.moves[...], from: game) else { return false }
                return line(from: next, within: Self.positions) != nil
            }
        }
        return wins.indices.max { (wins[$0], $1) < (wins[$1], $0) }.map { best[$0].moves }
    }

    /// Returns the same position with its face-down cards in another order.
    private mutating func imaginedGame() -> Klondike.Position {
        var hidden = position.table.piles.flatMap { $0.cards.prefix($0.hidden) }
        let own = hidden
        dice.shuffle(&hidden)
        let other = Dictionary(uniqueKeysWithValues: zip(own.map(\.description), hidden))
        var text = ""
        var name = ""
        for letter in position.text + " " {
            if letter.isLetter && letter.isUppercase || letter.isNumber {
                name.append(letter)
            } else {
                text += (other[name]?.description ?? name) + String(letter)
                name = ""
            }
        }
        // A position with other face-down cards is still valid. An error would be a mistake of this
        // benchmark, whose figures would then be wrong.
        do { return try Klondike.Position(text) } catch { fatalError("\(text): \(error)") }
    }

    private func line(
        from position: Klondike.Position, within positions: Int
    ) -> [Klondike.Move]? {
        if position.table.isWon { return [] }
        var solver = Klondike.Solver(position, rules: rules, bytes: 64 << 20, width: 0)
        guard case .winnable(let moves)? = solver.search(positions) else { return nil }
        return moves
    }

    private func after(
        _ moves: ArraySlice<Klondike.Move>, from start: Klondike.Position
    ) -> Klondike.Position? {
        moves.reduce(start) { position, move in position?.after(move, by: rules) }
    }

    /// Returns the moves of a way to win up to the first card that it turns up, without those that
    /// can wait.
    private func turningUp(
        _ line: [Klondike.Move], from start: Klondike.Position
    ) -> [Klondike.Move] {
        var (position, moves) = (start, [Klondike.Move]())
        for move in line where position.table.hidden == start.table.hidden {
            guard let next = position.after(move, by: rules) else { break }
            position = next
            moves.append(move)
        }
        for index in moves.indices.dropLast().reversed() {
            var fewer = moves
            fewer.remove(at: index)
            if after(fewer[...], from: start)?.table.hidden == position.table.hidden {
                moves = fewer
            }
        }
        return moves
    }
}
