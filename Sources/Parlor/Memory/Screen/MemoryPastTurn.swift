import Games
import TUI

/// A look back at a turn. It shows the table at that time, with the cards that had been seen, the
/// cards of the turn, and a better choice if there was one.
struct MemoryPastTurn: CompositeView {
    let number: Int
    let seen: MemorySeen<String>
    let lookBack: LookBack
    /// The rows of the game, and the rows below its cards.
    let rows: Int?
    let rowsBelow: Int
    /// Indicates whether the cards show pictures, rather than letters in their place.
    let hasPictures: Bool
    let words: Words
    /// A message in place of the move.
    let message: String?

    private var turn: MemoryTurn<String> { seen.turns[number] }

    /// The player if there are several, and the round and the move if there are several rounds.
    private var move: String {
        let move =
            seen.rounds > 1 ? words.memory.move(turn.move, round: turn.round) : nil
        let player =
            seen.score.scores.count > 1 ? words.memory.name(seen.playerName(turn.player)) : nil
        return [player, move].compactMap(\.self).joined(separator: ", ")
    }

    var content: some View {
        Column {
            title.padding(columns: 1)
            table.stretching(columns: 1, rows: 1)
            Reader { room in
                Text(text(in: Size(columns: room.columns - 2, rows: room.rows))).wrapped()
                    .padding(columns: 1)
            }
            .frame(rows: rowsBelow)
        }
        .stretching(columns: 1, rows: 1)
    }

    /// The title line. If a message needs the space, the title and the number are left out.
    private var title: some View {
        FirstThatFits {
            title(hasName: true, hasPlace: true)
            title(hasName: false, hasPlace: true)
            title(hasName: false, hasPlace: false)
        }
    }

    private func title(hasName: Bool, hasPlace: Bool) -> some View {
        Row(spacing: 2) {
            if hasName { Text(words.memory.about.title, .title) }
            if hasPlace {
                Text(
                    words.games.pastStep(
                        number + 1, seen.turns.count, seconds: lookBack.seconds), .accent)
            }
            Spacer()
            if let message { Text(message, .warning) } else { Text(move, .dim) }
        }
    }

    private var table: MemoryTable {
        MemoryTable(
            cards: turn.faces.enumerated().map {
                MovingMemoryCard($1, slot: $0, wasSeen: turn.seen.contains($1.id))
            },
            focus: turn.better.flatMap { better in turn.faces.firstIndex { $0.id == better } },
            isOpen: false, refusal: nil, rows: rows)
    }

    /// The longest text that fits below the cards, which keep the places that they had in the game.
    private func text(in room: Size) -> String {
        let text = words.memory.description(
            of: turn, by: seen.playerName(turn.player), hasPictures: hasPictures)
        let short = words.memory.shortDescription(of: turn)
        let hasDot = turn.faces.contains { $0.side == .back && turn.seen.contains($0.id) }
        let legend = hasDot ? "\(text) \(words.memory.seenCards)" : text
        return [legend, text].first { text in
            let size = Text(text).wrapped().size(in: Size(columns: room.columns, rows: .max))
            return size.rows <= room.rows
        } ?? short
    }
}
