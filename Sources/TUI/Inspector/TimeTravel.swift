#if INSPECTOR
    import Reactive

    /// A way through the commands of a stream. While it stands somewhere, the clock stands; when it
    /// goes on, it goes on from there.
    struct TimeTravel: Model, Equatable {
        enum Command: Equatable {
            /// Stops the clock, with so many commands on the way.
            case stop(at: Int)
            case step(by: Int)
            /// Behind so many commands.
            case go(to: Int)
            /// Lets the clock go on.
            case leave
        }

        /// The number of commands that there are.
        private(set) var count = 0
        /// The number of commands that have come where it stands, from none to all of them; nil
        /// while the clock goes.
        private(set) var position: Int?

        var isStanding: Bool { position != nil }

        mutating func apply(_ command: Command) {
            switch command {
            case .stop(let count): (self.count, position) = (count, count)
            case .step(let steps): if let position { go(to: position + steps) }
            case .go(let place): if isStanding { go(to: place) }
            case .leave: (count, position) = (0, nil)
            }
        }

        private mutating func go(to place: Int) { position = min(max(0, place), count) }
    }
#endif
