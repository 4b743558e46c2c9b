import Games

/// What can be chosen on the first screen, and what is answered when it asks.
enum HomeSpot: Hashable {
    case memory, newMemory, dailyMemory
    case statistics, settings, help, quit
    case yes, no

    /// Where it leads.
    var move: Navigation.Command? {
        switch self {
        case .memory, .newMemory, .dailyMemory: .push(.memory)
        case .statistics: .push(.statistics)
        case .settings: .push(.settings)
        case .help: .push(.help(of: .home))
        case .quit: .leave
        case .yes, .no: nil
        }
    }
}

/// The menu: what is selected, and whether somebody is asked about it. A new game gives up the one
/// that was left, if there is one.
struct HomeModel: Model {
    enum Command {
        case select(HomeSpot)
        case press(HomeSpot)
    }

    let spots: [HomeSpot]
    private(set) var selected: HomeSpot

    /// The new game that the question is about.
    private(set) var asksAbout: HomeSpot?

    /// What was chosen by the last press, if nothing is left to be asked.
    private(set) var chosen: HomeSpot?

    private let hasSavedGame: Bool

    init(hasSavedGame: Bool) {
        self.hasSavedGame = hasSavedGame
        spots =
            (hasSavedGame ? [.memory] : [])
            + [.newMemory, .dailyMemory, .statistics, .settings, .help, .quit]
        selected = spots[0]
    }

    mutating func apply(_ command: Command) {
        switch command {
        case .select(let spot): selected = spot
        case .press(let spot): press(spot)
        }
    }

    private mutating func press(_ spot: HomeSpot) {
        chosen = nil
        switch spot {
        case .newMemory, .dailyMemory:
            guard hasSavedGame else {
                chosen = spot
                return
            }
            asksAbout = spot
            selected = .no
        case .yes:
            chosen = asksAbout
        case .no:
            if let asked = asksAbout { selected = asked }
            asksAbout = nil
        default: chosen = spot
        }
    }
}
