/// The score of the last game, from which a new game with cumulative scoring starts.
struct KlondikePurse: SavableGame {
    let score: Int

    var progress: KlondikePurse { self }
    var day: Int? { nil }

    static let slot: SlotName = "klondike.purse"
}
