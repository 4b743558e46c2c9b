import Games
import TUI

/// The line above the cards. If the message does not fit, the moves that a star still allows are
/// left out first, then the title, the names of the players, and last the stars and the end of the
/// message. The round is always there.
struct MemoryTopLine: CompositeView, Equatable {
    private let words: Words
    private let title: String
    /// Versions of the aim of the game, the longest first; empty once the game has started.
    private let aims: [String]
    private let urgentMessage: String?
    private let moves: Int
    /// The end of the game; nil before it.
    private let end: Text?
    /// The pairs of several players; nil for one player.
    private let players: Players?
    private let stars, movesOfStar: Int?
    private let round, rounds: Int

    private struct Players: Equatable {
        /// The player whose turn it is; nil at the end.
        let turn: MemoryPlayerName?
        let pairs, namedPairs: String
    }

    init(scene: MemoryScene) {
        let seen = scene.seen
        (words, title, urgentMessage) = (scene.words, scene.title, scene.urgentMessage)
        aims = seen.phase == .ready ? words.memory.aims(of: seen.score.options) : []
        (moves, stars, movesOfStar) = (seen.score.moves, scene.shownStars, scene.movesOfStar)
        end = scene.end
        players =
            scene.isDuel
            ? Players(
                turn: seen.phase == .finished ? nil : seen.playerName(seen.turn),
                pairs: scene.pairs, namedPairs: scene.namedPairs)
            : nil
        (round, rounds) = (scene.round, seen.rounds)
    }

    private var message: String { urgentMessage ?? words.memory.moves(moves) }

    var content: some View {
        FirstThatFits {
            for aim in aims {
                line(hasTitle: true, .named, urgentMessage ?? aim)
                line(hasTitle: false, .named, urgentMessage ?? aim)
            }
            // Before the first card, the aim is more important than the players.
            if let aim = aims.last {
                line(hasTitle: true, .turn, urgentMessage ?? aim)
                line(hasTitle: false, .turn, urgentMessage ?? aim)
                line(hasTitle: false, .none, urgentMessage ?? aim)
            }
            if movesOfStar != nil { line(hasTitle: true, .named, hasMoves: true, message) }
            line(hasTitle: true, .named, message)
            line(hasTitle: false, .named, message)
            line(hasTitle: false, .counted, message)
            if urgentMessage == nil { line(hasTitle: false, .counted, nil) }
            Row(spacing: 2) {
                text(of: message).alignment(.right).stretching(columns: 1)
                number
            }
        }
    }

    /// The part of the line about several players: nothing, the player whose turn it is, and the
    /// pairs of all players, without and with their names.
    private enum PlayersShown { case none, turn, counted, named }

    private func line(
        hasTitle: Bool, _ shown: PlayersShown, hasMoves: Bool = false, _ message: String?
    ) -> some View {
        Row(spacing: 2) {
            if hasTitle { Text(title, .title) }
            if let players, shown != .none {
                if let turn = players.turn { Text(words.memory.turn(turn), .accent) }
                if shown != .turn { Text(shown == .named ? players.namedPairs : players.pairs) }
            }
            if let end { end }
            Spacer()
            if let stars {
                Row(spacing: 1) {
                    Text(MemoryStars.line(stars), .warning)
                    if hasMoves, let movesOfStar { Text(words.memory.movesLeft(movesOfStar), .dim) }
                }
            }
            if let message { text(of: message) }
            number
        }
    }

    private func text(of message: String) -> Text {
        Text(message, urgentMessage == nil ? .dim : .warning)
    }

    private var number: Text { Text("\(round)/\(rounds)", .accent) }
}

extension MemoryScene {
    /// The end of the game: the winner among several players, or whether the player won.
    fileprivate var end: Text? {
        guard seen.phase == .finished else { return nil }
        let isWon = seen.score.isWon
        let hasWinner = isDuel && !seen.score.isGivenUp
        return Text(
            hasWinner ? winner : words.games.end(isWon: isWon), isWon ? .success : .danger)
    }
}
