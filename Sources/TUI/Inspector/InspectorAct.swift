#if INSPECTOR
    /// An action in the inspector. The areas of its picture are tagged with these values.
    enum InspectorAct: Hashable {
        /// Stops the clock, or lets it go on from the present.
        case toggle
        /// Gives the window to the program, or a part of it back.
        case hide
        case step(by: Int)
        /// Behind so many commands of the stream that is looked at.
        case go(to: Int)
        case first, last
        /// Looks at a stream, by its place among those that are shown, or at the one behind it.
        case choose(Int)
        case next(by: Int)
        /// Goes on from where one stands.
        case goOn
        /// Shows the value whole in the place of the picture, or the picture again.
        case whole
        /// Shows all keys in the place of the picture, or the picture again.
        case help
        /// Asks for a text.
        case ask(InspectorPrompt.Kind)
        /// Runs again without the input of the command where one stands.
        case skip
        /// Looks at another branch: a run that one has left to go on another way.
        case branch
        /// Keeps a part of the value in sight.
        case pin
        /// Goes back to the last change of what is pinned.
        case when
        /// Writes the moment as a test.
        case export

        /// Keys are the program's, but for those that stop the clock and hide the panel; while it
        /// stands, all are the inspector's.
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
        /// The keys of the bar, as they are while the clock goes or stands.
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

    /// A text that the inspector asks for.
    struct InspectorPrompt: Equatable {
        enum Kind { case filter, jump }

        let kind: Kind
        var text = ""

        /// Takes a key; whether that ended it, and with an answer.
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

        /// The command of a jump: the number of it (`#12`), or the last by a time (`1:05.2`).
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
