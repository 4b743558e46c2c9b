import Games

extension KlondikeGame: TwoSlotGame {
    struct Progress: Equatable {
        let klondike: Klondike
        let help: GameHelp
    }

    var progress: Progress { Progress(klondike: klondike, help: help) }
    var day: Int? { request.day?.daysSince1970 }

    static let (name, slot, version): (GameName, SlotName, Int) = (.klondike, "klondike", 2)
    static func resume(_ slot: BoardSlot) -> KlondikeStart { slot == .daily ? .daily : .unfinished }
    static func start(_ slot: BoardSlot) -> KlondikeStart { slot == .daily ? .daily : .random }
    /// The start that the command line requests. The requested deal is read when the game starts.
    static func requested(_ slot: BoardSlot) -> KlondikeStart { resume(slot) }

    static func titles(in words: Words) -> (new: String, daily: String) {
        (words.klondike.newDeal, words.klondike.dealOfTheDay)
    }

    static func variant(_ settings: Settings) -> KlondikeVariant {
        Klondike.Rules(playing: settings).variant
    }

    static func next(_ services: Services) -> Klondike.Request { services.request(.random) }

    func progressText(in words: Words) -> String { words.klondike.movesMade(klondike.moves) }
    var seconds: Int { resultIfGivenUp.seconds }
}
