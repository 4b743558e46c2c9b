/// The record of how a board was played: the help, the times, and the step that the player looks
/// back at.
///
/// Every game has one. `PlayedGame.apply` begins a new record with each board, so no game can
/// forget a part of it.
public struct PlayRecord: Equatable, Sendable {
    /// The help that the player took, including help before a restart of the board.
    public internal(set) var help = GameHelp()
    /// The number of hints before a restart. They are not actions on the restarted board.
    private(set) var earlierHints = 0
    /// Indicates whether the board was restarted after enough moves to count as given up.
    public internal(set) var wasRestarted = false
    /// The step that the player looks back at; nil while the player does not look back.
    public internal(set) var lookedAt: Int?
    var times = StepTimes()

    init() {}

    /// The record of a board that begins with the help that still counts.
    init(takingOver help: GameHelp, wasRestarted: Bool) {
        (self.help, earlierHints, self.wasRestarted) = (help, help.hints, wasRestarted)
    }

    /// The same record, as a saved game keeps it.
    var stored: PlayRecord {
        var record = self
        (record.earlierHints, record.lookedAt) = (0, nil)
        return record
    }
}
