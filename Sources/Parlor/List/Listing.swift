/// What a screen that is a list offers: rows that lead somewhere, and rows that are set to something.
protocol Listing {
    associatedtype Row: Hashable, Sendable

    var place: Navigation.Place { get }
    var title: String { get }

    /// The rows as things are, from top to bottom; at least one.
    var rows: [Row] { get }

    func entry(for row: Row) -> ListEntry

    /// Whether somebody is asked first, because a game that was left would be given up.
    func givesUpGame(_ row: Row) -> Bool

    /// Does what a row says. Returns where it leads, if anywhere.
    func press(_ row: Row) -> Navigation.Command?

    /// Sets a row to the value so many places behind its own.
    func change(_ row: Row, by steps: Int)
}

/// How a row is seen.
struct ListEntry: Equatable {
    let title: String

    /// What is said behind it.
    var detail = ""

    /// Whether the detail is one of several values.
    var isSetting = false

    /// A line about it, where there is room for one.
    var summary = ""
}

extension Listing {
    func givesUpGame(_ row: Row) -> Bool { false }
    func change(_ row: Row, by steps: Int) {}
}
