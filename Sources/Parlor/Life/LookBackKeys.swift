import Games

/// The keys for looking back that are available.
enum LookBackKeys: Equatable {
    case none
    /// The key that begins to look back.
    case begin
    /// The keys that show another step, and the key that returns to the result.
    case open(hasMistakes: Bool)

    init(_ lookBack: LookBack) {
        if lookBack.isOpen {
            self = .open(hasMistakes: lookBack.nextMistake != nil)
        } else {
            self = lookBack.count > 0 ? .begin : .none
        }
    }

    var isOpen: Bool { if case .open = self { true } else { false } }
}
