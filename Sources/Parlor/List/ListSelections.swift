import Reactive

/// The rows that the player chose last in lists, so that the way back leads to them. After a game,
/// lists begin with their first row again, which resumes the game.
struct ListSelections: Model, Equatable {
    enum Command: Equatable {
        case select(AnyHashable, in: Place)
        case forget
    }

    private(set) var rows: [Place: AnyHashable] = [:]

    mutating func apply(_ command: Command) {
        switch command {
        case .select(let row, let place): rows[place] = row
        case .forget: rows = [:]
        }
    }
}
