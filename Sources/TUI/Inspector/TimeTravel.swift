#if INSPECTOR
    import Reactive

    /// A position in the commands of a stream. While there is a position, the clock is stopped, and
    /// the run can continue from there.
    struct TimeTravel: Model, Equatable {
        enum Command: Equatable {
            /// Stops the clock after this many commands.
            case stop(at: Int)
            case step(by: Int)
            /// Goes to the position after this many commands.
            case go(to: Int)
            /// Lets the clock run again.
            case leave
        }

        /// The number of commands at the time at which the clock was stopped; 0 while it runs.
        private(set) var count = 0
        /// The number of commands up to the position, from none to all; nil while the clock runs.
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
