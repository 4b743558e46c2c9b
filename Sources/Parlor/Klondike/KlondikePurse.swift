/// The score that the last game with these rules left for the next one.
struct KlondikePurse: SavableGame {
    let score: Int

    var progress: KlondikePurse { self }
    var day: Int? { nil }

    static let slot: SlotName = "klondike.purse"
}
