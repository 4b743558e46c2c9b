#if INSPECTOR
    /// An action in the inspector. Areas of its picture are tagged with actions.
    enum InspectorAct: Hashable {
        /// Stops the clock, or continues from the present.
        case toggle
        /// Hides the panel, or shows it again.
        case hide
        case step(by: Int)
        /// Goes to the moment after this many commands of the shown stream.
        case go(to: Int)
        case first, last
        /// Chooses a listed stream by its index, or relative to the chosen one.
        case choose(Int)
        case next(by: Int)
        /// Continues from the shown moment.
        case goOn
        /// Shows the value in place of the picture, or the picture again.
        case whole
        /// Shows all keys in place of the picture, or the picture again.
        case help
        /// Prompts for text.
        case ask(InspectorPrompt.Kind)
        /// Repeats the run without the input of the shown command.
        case skip
        /// Shows another branch, which is a run that was replaced.
        case branch
        /// Pins a part of the value.
        case pin
        /// Goes back to the last change of the pinned part.
        case when
        /// Exports the moment as a test.
        case export

        /// Creates the action of a key, or nil if it has none. While the clock runs, only the keys
        /// that stop the clock and hide the panel have one.
        init?(_ key: KeyPress, isStanding: Bool) {
            guard key.kind != .release, key.modifiers.isSubset(of: .shift) else { return nil }
            switch key.key {
            case .function(12): self = .toggle
            case .function(11): self = .hide
            default:
                guard isStanding, let act = InspectorAct(whileStanding: key) else { return nil }
                self = act
            }
        }

        private init?(whileStanding key: KeyPress) {
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
            case .character("v"): self = .whole
            case .character("?"): self = .help
            case .character("/"): self = .ask(.filter)
            case .character("g"): self = .ask(.jump)
            case .character("x"): self = .skip
            case .character("b"): self = .branch
            case .character("p"): self = .pin
            case .character("w"): self = .when
            case .character("e"): self = .export
            default: return nil
            }
        }
    }

    extension InspectorAct {
        /// Returns the keys of the bar, for a running or a stopped clock.
        static func bar(
            isStanding: Bool, isWhole: Bool, _ words: InspectorWords
        ) -> [KeyBar.Entry] {
            guard isStanding else {
                return [
                    KeyBar.Entry("F12", words.stop, Self.toggle),
                    KeyBar.Entry("F11", words.hide, Self.hide),
                ]
            }
            let pinning = [KeyBar.Entry("p", words.pin, Self.pin)]
            return [
                KeyBar.Entry("←", words.back, Self.step(by: -1)),
                KeyBar.Entry("→", words.forth, Self.step(by: 1)),
                KeyBar.Entry("v", isWhole ? words.picture : words.whole, Self.whole),
                KeyBar.Entry("?", words.keys, Self.help),
                KeyBar.Entry("Enter", words.goOn, Self.goOn),
                KeyBar.Entry("F12", words.present, Self.toggle),
                KeyBar.Entry("x", words.skip, Self.skip),
                KeyBar.Entry("w", words.when, Self.when),
            ] + (isWhole ? pinning : []) + [
                KeyBar.Entry("g", words.go, Self.ask(.jump)),
                KeyBar.Entry("/", words.find, Self.ask(.filter)),
                KeyBar.Entry("b", words.branches, Self.branch),
                KeyBar.Entry("e", words.export, Self.export),
                KeyBar.Entry("Tab", words.other, Self.next(by: 1)),
                KeyBar.Entry("Home", words.first, Self.first),
                KeyBar.Entry("End", words.last, Self.last),
                KeyBar.Entry("F11", words.hide, Self.hide),
            ]
        }
    }

    struct InspectorPrompt: Equatable {
        enum Kind { case filter, jump }

        let kind: Kind
        var text = ""

        /// Handles a key. Returns whether the key has ended the prompt, and the answer if there is
        /// one.
        mutating func take(_ key: KeyPress) -> (isOver: Bool, answer: String?) {
            if key.kind == .release { return (false, nil) }
            switch key.key {
            case .enter: return (true, text)
            case .escape: return (true, nil)
            case .backspace: text = String(text.dropLast())
            default: text += key.text ?? ""
            }
            return (false, nil)
        }

        /// Returns the position to jump to: the number of a command (`#12`), or that of the last
        /// command up to a time (`1:05.2`).
        static func place(
            of text: String, among times: [Duration]
        ) -> Int? {
            if text.hasPrefix("#") {
                return Int(text.dropFirst()).flatMap { (0...times.count).contains($0) ? $0 : nil }
            }
            let parts = text.split(separator: ":").map { Double($0) }
            guard (1...2).contains(parts.count), let seconds = parts.last ?? nil,
                let minutes = parts.count == 2 ? parts[0] : 0
            else { return nil }
            let time = Duration.seconds(minutes * 60 + seconds)
            return times.count { $0 <= time }
        }
    }
#endif
