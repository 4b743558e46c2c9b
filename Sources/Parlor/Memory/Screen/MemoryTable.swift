import Games
import TUI

/// The cards on the table, as large as there is room for. A card that is gone leaves its slot.
struct MemoryTable: View {
    let cards: [MemoryPiece]
    let focus: MemorySpot
    /// Whether cards can be chosen now.
    let isOpen: Bool
    let refusal: RefusedDeed<Int>?

    func size(in offer: Size) -> Size { offer }
    var stretch: Stretch { .both }

    /// Whether there is room for so many cards.
    static func fits(_ count: Int, in size: Size) -> Bool {
        AdaptiveGrid(fullRowsOf: count, width: size.columns, height: size.rows) != nil
    }

    func draw(on page: inout Page) {
        let room = page.size
        let layout = AdaptiveGrid(
            fullRowsOf: cards.count, width: room.columns, height: room.rows)
        guard let layout else { return }
        let left = (room.columns - layout.width) / 2
        let top = (room.rows - layout.height) / 2
        func place(_ corner: Point) -> Rect {
            Rect(
                column: corner.column + left, row: corner.row + top, columns: layout.cellWidth,
                rows: layout.cellHeight)
        }
        // A card can be chosen where it goes, and from when it goes there.
        if isOpen {
            for card in cards {
                page.within(place(layout.corner(of: card.slot))) { page in
                    let spot = MemorySpot.card(card.id)
                    page.tag(spot, as: [.press, .focus], isFocused: focus == spot)
                }
            }
        }
        // Those that travel lie above those that do not.
        for card in cards.sorted(by: { isOnTheWay($1) && !isOnTheWay($0) }) {
            let way = page.value(of: card.travelled)
            let (start, end) = (layout.corner(of: card.formerSlot), layout.corner(of: card.slot))
            let picture = MemoryCard(card: card, isFocused: focus == .card(card.id))
            var corner = start.moved(way, to: end)
            corner.column += refusal?.offset(of: card.id, on: &page) ?? 0
            page.draw(picture, in: place(corner))
        }
    }

    private func isOnTheWay(_ card: MemoryPiece) -> Bool { card.travelled.duration > .zero }
}

extension AdaptiveGrid {
    fileprivate func corner(of slot: Int) -> Point {
        let origin = origin(of: slot)
        return Point(column: origin.x, row: origin.y)
    }
}

/// One card. While it turns it grows narrow, shows its other side, and grows broad again.
struct MemoryCard: View {
    let card: MemoryPiece
    let isFocused: Bool

    func size(in offer: Size) -> Size { offer }

    func draw(on page: inout Page) {
        let turned = page.value(of: card.turned)
        let side = turned < 0.5 ? card.former : card.side
        let breadth = turned < 0.5 ? 1 - 2 * turned : 2 * turned - 1
        let columns = max(2, Int((Double(page.size.columns) * breadth).rounded()))
        let room = page.size
        let left = (room.columns - min(columns, room.columns)) / 2
        let rect = Rect(column: left, row: 0, columns: room.columns - 2 * left, rows: room.rows)
        page.draw(face(side), in: rect)
    }

    private func face(_ side: MemoryFace<String>.Side) -> AnyView {
        switch side {
        case .gone: AnyView(gone)
        case .back: AnyView(framed(Text(""), .cardBack))
        case .front(let content):
            AnyView(framed(Text(content, content.isRed ? .redSuit : .cardFace), .cardFace))
        }
    }

    /// An empty slot shows nothing but where the focus is.
    private var gone: some View {
        Text(isFocused ? "·" : "", .focus).aligned(.center, .center)
    }

    private func framed(_ content: some View, _ ground: Role) -> some View {
        content.aligned(.center, .center)
            .border(isFocused ? .heavy : .rounded, isFocused ? .focus : ground)
            .background(ground)
    }
}

extension String {
    fileprivate var isRed: Bool { contains("♥") || contains("♦") }
}
