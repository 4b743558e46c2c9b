import Games
import TUI

extension MemoryScene {
    var dialog: GameDialog<MemoryAct>? {
        switch seen.phase {
        // The first card starts the game.
        case .ready, .playing: nil
        case .paused: life.hasRoom ? whilePaused : nil
        case .finished: end
        }
    }

    var board: Rect? { spared.bounds }

    /// The cards, which are below the top line.
    var spared: [Rect] {
        guard let arrangement else { return [] }
        return seen.cards.indices.map { slot in
            var rect = arrangement.rect(of: slot)
            rect.row += 1
            return rect
        }
    }

    private var whilePaused: GameDialog<MemoryAct> {
        let start = Answer(.play(.pause(false)), words.memory.start)
        let giveUp = Answer(
            .play(.giveUp), Phrase.giveUp.capitalized.text(in: words.language))
        let leave = Answer(.common(.back), words.dialogs.leave)
        return switch currentBreak {
        case nil: pauseDialog(hiding: words.dialogs.cardsAreHidden, [giveUp])
        case .round:
            GameDialog(
                words.memory.round(round: seen.round, all: seen.rounds), gain, [start, leave])
        case .timeout(let pairs):
            GameDialog(
                words.memory.timeIsUp,
                words.memory.timeIsUpText(
                    pairs, of: seen.score.options, costsStar: seen.score.stars != nil) + " "
                    + words.memory.clockWaits, [start, giveUp, leave])
        case .turnLost(let player):
            GameDialog(
                words.memory.timeIsUp,
                words.memory.turnLostText(seen.playerName(player)) + " "
                    + words.memory.clockWaits, [start, giveUp, leave])
        }
    }

    private var end: GameDialog<MemoryAct> {
        var dialog = GameDialog(
            seen.score.isGivenUp
                ? words.memory.givenUp : isDuel ? winner : words.memory.finished, verdict,
            endAnswers(), at: .bottom)
        dialog.brief = brief
        return dialog
    }

    /// The result in short: the stars or the pairs of the players, the moves and the time, and then
    /// a sentence each about the best result, the play, the help and the stars. It is empty if the
    /// player needs the copied line.
    private var brief: [String] {
        guard life.copied == nil else { return [] }
        let score = seen.score
        let stars = score.stars.map { words.memory.stars(given: $0, all: MemoryStars.all) }
        let time = isDuel ? nil : life.finished?.outcome.time.text
        let figures = [stars, isDuel ? namedPairs : nil, words.games.moves(score.moves), time]
        return ["\(figures.compactMap(\.self).joined(separator: ", "))."]
            + [bestResult, judgment, helpTaken, starRule, timeoutRule].compactMap(\.self)
    }

    /// The result of the previous round. In a duel, the pairs of the players have their own line.
    private var gain: String {
        guard let last = seen.lastRound else { return "" }
        let moves = words.games.moves(last.moves)
        let stars = last.stars.map { words.memory.stars(given: $0, all: 3) }
        let cleared = words.memory.cleared(
            last.number, [moves, stars].compactMap(\.self).joined(separator: ", "))
        return isDuel
            ? [cleared, namedPairs, words.memory.clockWaits].joined(separator: "\n")
            : "\(cleared) \(words.memory.clockWaits)"
    }

    var isDuel: Bool { seen.score.scores.count > 1 }

    /// The result for the line that the player can share: the winner and the pairs of all players,
    /// or that the game was given up.
    var standing: String {
        seen.score.isGivenUp ? words.memory.givenUp : "\(winner) \(pairs)"
    }

    /// The numbers of pairs of all players, such as `5 : 3`.
    var pairs: String { allPairs.map { "\($0)" }.joined(separator: " : ") }

    private var allPairs: [Int] { seen.score.scores.map(\.allPairs) }

    /// The pairs with the names of the players. Against a computer, the names are on both sides.
    var namedPairs: String {
        let players = allPairs.indices.map(seen.playerName)
        let names = players.map(words.memory.name)
        if players.contains(.you), names.count == 2 {
            return "\(names[0]) \(pairs) \(names[1])"
        }
        return zip(names, allPairs).map { "\($0): \($1)" }.joined(separator: "  ")
    }

    var winner: String {
        seen.score.winner.map { words.memory.winner(seen.playerName($0)) } ?? words.memory.draw
    }

    /// A verdict on the game, in as many sentences as apply. A game of two players has no best
    /// result.
    private var verdict: String {
        let score = seen.score
        let moves = words.games.moves(score.moves)
        var parts: [String] = []
        if score.isGivenUp {
            parts.append(words.memory.givenUpText(score))
        } else if let stars = score.stars {
            let time = life.finished?.outcome.time.text
            parts.append("\(MemoryStars.line(stars))  \(words.memory.stars(given: stars, all: 3))")
            parts.append(words.memory.finishedText(seen.rounds, moves, time))
            if let starRule { parts.append(starRule) }
            if let timeoutRule { parts.append(timeoutRule) }
        } else {
            parts += [isDuel ? namedPairs : words.memory.finishedText(seen.rounds, moves, nil)]
            if isDuel { parts.append(moves) }
        }
        parts += [helpTaken, bestResult, judgment].compactMap(\.self)
        if let copiedLine { parts.append(copiedLine) }
        return parts.joined(separator: "\n")
    }

    /// The moves that earn more stars; nil if the player has all stars.
    private var starRule: String? {
        guard let stars = seen.score.stars, stars < MemoryStars.all else { return nil }
        return words.memory.starRule(
            three: seen.score.mostMoves(for: 3), two: seen.score.mostMoves(for: 2))
    }

    private var timeoutRule: String? {
        seen.score.help.timeouts > 0 ? words.memory.timeoutRule : nil
    }

    private var bestResult: String? {
        isDuel ? nil : life.finished.flatMap(words.games.fewestMoves)
    }

    /// A sentence about the choices of the player; nil if there is nothing to say.
    private var judgment: String? {
        let score = seen.score
        if score.isPerfect { return words.memory.perfect }
        guard score.avoidableFlips > 0 else { return nil }
        return isDuel
            ? words.memory.missed(score.avoidableFlips)
            : words.memory.avoidable(flips: score.avoidableFlips, all: 2 * score.moves)
    }
}
