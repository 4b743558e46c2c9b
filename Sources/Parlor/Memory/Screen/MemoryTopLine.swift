import Games
import TUI

/// The line above the cards. If the message does not fit, the title is left out first, then the
/// names of the players, and last the end of the message. The round is always there.
struct MemoryTopLine: CompositeView {
    private let words: Words
    private let title: String
    /// The aim of the game, until it starts.
    private let aim: String?
    private let urgentMessage: String?
    private let moves: Int
    /// The pairs of several players; nil for one player.
    private let players: Players?
    private let stars: Int?
    private let round, rounds: Int

    private struct Players: Equatable {
        /// The player whose turn it is; nil at the end.
        let turn: MemoryPlayerName?
        let pairs, namedPairs: String
    }

    init(scene: MemoryScene) {
        let seen = scene.seen
        (words, title, urgentMessage) = (scene.words, scene.title, scene.urgentMessage)
        aim = seen.phase == .ready ? words.memory.aim(of: seen.score.options) : nil
        (moves, stars) = (seen.score.moves, scene.shownStars)
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
            if let aim {
                line(hasTitle: true, urgentMessage ?? aim)
                line(hasTitle: false, urgentMessage ?? aim)
            }
            line(hasTitle: true, message)
            line(hasTitle: false, message)
            line(hasTitle: false, hasNames: false, message)
            if urgentMessage == nil { line(hasTitle: false, hasNames: false, nil) }
            Row(spacing: 2) {
                text(of: message).alignment(.right).stretching(columns: 1)
                number
            }
        }
    }

    private func line(hasTitle: Bool, hasNames: Bool = true, _ message: String?) -> some View {
        Row(spacing: 2) {
            if hasTitle { Text(title, .title) }
            if let players {
                if let turn = players.turn { Text(words.memory.turn(turn), .accent) }
                Text(hasNames ? players.namedPairs : players.pairs)
            }
            Spacer()
            if let stars { Text(MemoryStars.line(stars), .warning) }
            if let message { text(of: message) }
            number
        }
    }

    private func text(of message: String) -> Text {
        Text(message, urgentMessage == nil ? .dim : .warning)
    }

    private var number: Text { Text("\(round)/\(rounds)", .accent) }
}
