/// The score of the last game with cumulative scoring, from which the next such game starts.
struct KlondikePurse: SavableGame {
    let score: Int

    var progress: KlondikePurse { self }
    var day: Int? { nil }

    static let slot: SlotName = "klondike.purse"
}
