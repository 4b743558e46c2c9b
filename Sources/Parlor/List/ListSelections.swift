import Reactive

/// The row that the player last chose in each list, which is selected again when the player comes
/// back. Starting a game forgets all rows. Each list then starts at its first row, which resumes an
/// unfinished game.
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
