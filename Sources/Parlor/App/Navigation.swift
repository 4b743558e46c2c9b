import Games

/// Where in the program one is, and how one came there.
struct Navigation: Model, Equatable {
    /// A place that has a screen.
    enum Place: Hashable {
        case home
        /// Where a game is chosen, before it begins.
        case lobby(GameName)
        case game(GameName)
        /// Where a sudoku of one's own is typed in.
        case editor
        /// Where a deal of Klondike is named.
        case deal
        case statistics
        case settings
        indirect case help(of: Place)
    }

    enum Command: Equatable {
        case push(Place)
        case replace(Place)
        case pop
        case leave
    }

    /// The way here: the place one is at is the last. Without one, the program is over.
    private(set) var places: [Place]

    /// Whoever begins in a game comes home from it by the same way as everybody else.
    init(at game: GameName? = nil) {
        places = [.home] + (game.map { [.lobby($0), .game($0)] } ?? [])
    }

    var current: Place? { places.last }
    var isOver: Bool { places.isEmpty }

    mutating func apply(_ command: Command) {
        guard let current else { return }
        switch command {
        // Help is about a place, and there is none about help.
        case .push(.help(of: .help)): break
        case .push(let place): if place != current { places.append(place) }
        case .replace(let place): places[places.count - 1] = place
        case .pop: places.removeLast()
        case .leave: places = []
        }
    }
}
