import Reactive

/// The name of a slot for one saved game. The file of the slot has the same name.
package struct SlotName: Hashable, ExpressibleByStringLiteral {
    let name: String
    package init(stringLiteral name: String) { self.name = name }
    init(_ name: String) { self.name = name }

    /// The slot for the board of the day. The slot with the unchanged name is for all other boards.
    var ofTheDay: SlotName { SlotName("\(name)-daily") }
}

/// A slot of a game: for the board of the day, or for all other boards.
enum BoardSlot: CaseIterable { case other, daily }
