import Games
import TUI

/// A look back at an avoidable move. It shows the table at that time, the cards of the move, and
/// the reason why it was avoidable.
struct MemoryLesson: CompositeView {
    let number: Int
    let seen: MemorySeen<String>
    let words: Words
    let box: GameBox<MemoryAct>?
    let focus: MemoryAct?

    private var avoidable: MemoryAvoidableFlip<String> { seen.avoidableFlips[number] }

    /// The title of the move, with the player's name if there are several persons.
    private var move: String {
        let move = words.memory.move(avoidable.move)
        guard case .player(let number) = seen.party(avoidable.flip.player) else { return move }
        return "\(words.memory.player(number)), \(move)"
    }

    var content: some View {
        Column {
            Row(spacing: 2) {
                Text(words.memory.about.title, .title)
                Text(words.memory.lookedBack(number + 1, seen.avoidableFlips.count), .accent)
                Spacer()
                Text(move, .dim)
            }
            MemoryTable(
                cards: avoidable.faces.enumerated().map { MovingMemoryCard($1, slot: $0) },
                focus: avoidable.faces.firstIndex {
                    $0.id == avoidable.better ?? avoidable.flip.card
                }, isOpen: false, refusal: nil
            )
            .stretching(columns: 1, rows: 1)
            Text(words.memory.lapse(avoidable)).wrapped()
            Row(spacing: 2) {
                for answer in box?.answers ?? [] {
                    Button(answer.title, answer.act, isFocused: box?.focus(focus) == answer.act)
                }
            }
            .aligned(.center)
        }
        .padding(columns: 1).stretching(columns: 1, rows: 1)
    }
}

extension MemoryWords {
    /// The reason why a card need not have been turned up.
    func lapse(_ avoidable: MemoryAvoidableFlip<String>) -> String {
        switch avoidable.flip.lapse {
        case .twinWasKnown: self.twinWasKnown
        case .twinWasLast: self.twinWasLast
        case .couldNotMatch: self.couldNotMatch
        case .taughtNothing, nil: self.taughtNothing
        }
    }
}
