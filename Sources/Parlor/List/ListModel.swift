import Games

/// What can be pointed at in a list, and in the question that it may ask.
enum ListSpot<Row: Hashable>: Hashable {
    case row(Row)
    case yes, no
}

/// A list: which row is selected, whether somebody is asked about it, and what came of the last
/// thing that was done.
struct ListModel<Row: Hashable>: Model {
    enum Command {
        case select(ListSpot<Row>)
        case move(by: Int)
        case press(ListSpot<Row>)
        case change(by: Int)
        case back
    }

    enum Outcome: Equatable {
        case chosen(Row)
        case changed(Row, by: Int)
        case left
    }

    let rows: [Row]
    private let givesUpGame: (Row) -> Bool
    private(set) var selected: ListSpot<Row>

    /// The row that the question is about.
    private(set) var asksAbout: Row?

    private(set) var outcome: Outcome?

    /// `givesUpGame` says which rows are asked about before they are taken at their word.
    init(_ rows: [Row], givesUpGame: @escaping (Row) -> Bool = { _ in false }) {
        (self.rows, self.givesUpGame) = (rows, givesUpGame)
        selected = .row(rows[0])
    }

    mutating func apply(_ command: Command) {
        outcome = nil
        switch command {
        case .select(let spot): selected = spot
        case .move(let steps): move(by: steps)
        case .press(let spot): press(spot)
        case .change(let steps):
            // The answers to a question stand side by side.
            if asksAbout != nil {
                move(by: steps)
            } else if case .row(let row) = selected {
                outcome = .changed(row, by: steps)
            }
        case .back: if asksAbout == nil { outcome = .left } else { press(.no) }
        }
    }

    /// Round and round; between the answers while a question is asked.
    private mutating func move(by steps: Int) {
        let spots = asksAbout == nil ? rows.map(ListSpot.row) : [.yes, .no]
        let index = spots.firstIndex(of: selected) ?? 0
        selected = spots[((index + steps) % spots.count + spots.count) % spots.count]
    }

    private mutating func press(_ spot: ListSpot<Row>) {
        switch spot {
        case .row(let row) where givesUpGame(row):
            asksAbout = row
            selected = .no
        case .row(let row):
            selected = spot
            outcome = .chosen(row)
        case .yes, .no:
            guard let row = asksAbout else { return }
            asksAbout = nil
            selected = .row(row)
            if spot == .yes { outcome = .chosen(row) }
        }
    }
}
