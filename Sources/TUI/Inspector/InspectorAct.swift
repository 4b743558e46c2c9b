#if INSPECTOR
    /// An action in the inspector. The areas of its picture are tagged with these values.
    enum InspectorAct: Hashable {
        /// Stops the clock, or lets it go on from the present.
        case toggle
        case step(by: Int)
        /// Behind so many commands of the stream that is looked at.
        case go(to: Int)
        case first, last
        /// Looks at a stream, by its place among those that are shown, or at the one behind it.
        case choose(Int)
        case next(by: Int)
        /// Goes on from where one stands.
        case goOn

        /// Keys are the program's, but for one that stops the clock; then all are the inspector's.
        init?(_ key: KeyPress, isStanding: Bool) {
            guard key.kind != .release, key.modifiers.isSubset(of: .shift) else { return nil }
            if key.key == .function(12) {
                self = .toggle
                return
            }
            guard isStanding else { return nil }
            switch key.key {
            case .left, .character("h"): self = .step(by: -1)
            case .right, .character("l"): self = .step(by: 1)
            case .pageUp: self = .step(by: -10)
            case .pageDown: self = .step(by: 10)
            case .home: self = .first
            case .end: self = .last
            case .tab: self = .next(by: key.modifiers.contains(.shift) ? -1 : 1)
            case .up, .character("k"): self = .next(by: -1)
            case .down, .character("j"): self = .next(by: 1)
            case .enter: self = .goOn
            case .escape: self = .toggle
            default: return nil
            }
        }
    }

    extension InspectorAct {
        /// The keys of the bar, as they are while the clock goes or stands.
        static func bar(isStanding: Bool) -> [KeyBar.Entry] {
            guard isStanding else { return [KeyBar.Entry("F12", "stop the clock", Self.toggle)] }
            return [
                KeyBar.Entry("←", "back", Self.step(by: -1)),
                KeyBar.Entry("→", "forth", Self.step(by: 1)),
                KeyBar.Entry("Home", "first", Self.first), KeyBar.Entry("End", "last", Self.last),
                KeyBar.Entry("Tab", "other stream", Self.next(by: 1)),
                KeyBar.Entry("Enter", "go on from here", Self.goOn),
                KeyBar.Entry("F12", "back to the present", Self.toggle),
            ]
        }
    }
#endif
