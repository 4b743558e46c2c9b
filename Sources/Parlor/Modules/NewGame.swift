/// A new game. It gives up the unfinished game in its slot, if there is one.
struct NewGame: Hashable {
    let start: GameStart
    let slot: SlotName
    /// Indicates whether the game replaces the current screen in the path.
    var replacesScreen = false
}

extension NewGame {
    init<Game: TwoSlotGame>(_ start: Game.Start, of _: Game.Type, replacesScreen: Bool = false) {
        self.init(
            start: GameStart(Game.name, start), slot: Game.name(of: start.slot),
            replacesScreen: replacesScreen)
    }
}

extension Services {
    /// The unfinished game that a new game gives up. A game that another running Parlor plays is
    /// not given up.
    func unfinishedGame(replacedBy new: NewGame) -> UnfinishedGame? {
        let unfinished = new.start.game.module.starts.unfinished(self)
        return unfinished.first { $0.slot == new.slot && !saves.isPlayedElsewhere(in: $0.slot) }
    }

    /// The best result on today's board, if a new game begins this board again after a win. If all
    /// wins had help, returns the last win.
    func result(repeatedBy new: NewGame) -> RecentGame? {
        let starts = new.start.game.module.starts
        guard new.start == starts.new(self, .daily).start else { return nil }
        let kind = starts.kindToday(self)
        let (results, day) = (results.latest(bytes: 1 << 16).results, today.daysSince1970)
        let won = results.rowsInOrder.filter {
            $0.boardDay == day && $0.isWon && results.kinds[$0.kind] == kind
        }
        let best = won.filter(\.isOwnWin).min { $0.time < $1.time } ?? won.last
        return best.map { RecentGame($0, kind) }
    }

    /// A warning about the cost of a new game, for the player to confirm; nil if it costs nothing.
    func caution(about new: NewGame) -> String? {
        if let unfinished = unfinishedGame(replacedBy: new) {
            return words.dialogs.newGameText(unfinished.distinctProgress(self))
        }
        return result(repeatedBy: new).map { game in
            words.dialogs.repeatedText(game.outcome == .solved ? words.time(game.time) : nil)
        }
    }
}
