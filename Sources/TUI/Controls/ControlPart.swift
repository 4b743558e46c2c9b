/// A part of a control that can be pressed.
public enum ControlPart<Spot: Hashable>: Hashable {
    /// The whole control.
    case whole(Spot)

    /// A row of a list, a table, a tree or a finder, and the header of a column. The header of a
    /// calendar has a number of months, by which a press moves the day.
    case row(Spot, Int)
    case header(Spot, Int)

    /// A tab, a value in an open list, the mark before a row of a tree, or a day of a calendar.
    case item(Spot, Int)

    public var spot: Spot {
        switch self {
        case .whole(let spot), .row(let spot, _), .header(let spot, _), .item(let spot, _): spot
        }
    }

    var target: ControlTarget {
        switch self {
        case .whole: .whole
        case .row(_, let row): .row(row)
        case .header(_, let column): .header(column)
        case .item(_, let item): .item(item)
        }
    }

    init(_ spot: Spot, _ part: TablePart) {
        switch part {
        case .header(let column): self = .header(spot, column)
        case .row(let row): self = .row(spot, row)
        case .body: self = .whole(spot)
        }
    }
}

extension ControlPart: Sendable where Spot: Sendable {}
