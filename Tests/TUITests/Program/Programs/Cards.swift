import Reactive

@testable import TUI

/// A card on one of two piles that can be dragged to the other.
func cards(_ console: Console) -> Driver<Sketch> {
    Driver.fold(CardTable()) { table, intent in
        table.apply(intent)
    } commands: { _ in
        console.intents(of: CardSpot.self)
    }.map { table in Sketch(table.draw) }
}

enum CardSpot: Hashable {
    case card
    case pile(Int)
}

struct CardTable {
    var pile = 0
    var grip: Grip?
    var target: CardSpot?
    var heard: [Intent<CardSpot>] = []

    mutating func apply(_ intent: Intent<CardSpot>) {
        heard.append(intent)
        switch intent {
        case .lift(_, let grip): self.grip = grip
        case .drag(_, let over, let grip):
            self.grip = grip
            target = over
        case .drop(_, let pile, _):
            if case .pile(let number) = pile { self.pile = number }
            (grip, target) = (nil, nil)
        case .cancel: (grip, target) = (nil, nil)
        default: break
        }
    }

    func draw(on page: inout Page) {
        for number in 0..<2 {
            let isTarget = target == .pile(number)
            let sides = isTarget ? ("<", ">") : ("[", "]")
            page.put(
                "\(sides.0)    \(sides.1)", number * 10, 0, for: CardSpot.pile(number), as: .drop)
        }
        let home = Point(column: pile * 10 + 2, row: 0)
        let place = grip.map { grip in
            Point(
                column: grip.pointer.column - grip.hold.column,
                row: grip.pointer.row - grip.hold.row)
        }
        // The card is a target too, even while it is dragged.
        let (column, row) = ((place ?? home).column, (place ?? home).row)
        page.put("K♥", column, row, for: CardSpot.card, as: [.drag, .drop, .press])
    }
}
