/// A new game. It gives up the unfinished game in its slot, if there is one.
struct NewGame: Hashable {
    let start: GameStart
    let slot: SlotName
    /// Whether the game replaces the current screen in the path.
    var replacesScreen = false
}

extension NewGame {
    init<Game: SingleGame>(_ start: Game.Start, of _: Game.Type, replacesScreen: Bool = false) {
        self.init(
            start: GameStart(Game.name, start), slot: Game.slot(isDaily: start.isDaily),
            replacesScreen: replacesScreen)
    }
}

extension Services {
    /// The unfinished game that a new game gives up. A game that another copy of Parlor plays is
    /// not given up.
    func unfinishedGame(replacedBy new: NewGame) -> UnfinishedGame? {
        let left = new.start.game.module.starts.unfinished(self).first { $0.slot == new.slot }
        guard let left, !saves.isPlayedElsewhere(in: left.slot) else { return nil }
        return left
    }
}
