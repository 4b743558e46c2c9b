import TUI

extension TerminalEvent {
    /// The event as a line of text, which shows what a terminal sends.
    var words: String {
        switch self {
        case .key(let key): "key \(key.words)"
        case .text(let text): "text \(text)"
        case .mouse(let mouse): "mouse \(mouse.words)"
        case .paste(let text): "paste of \(text.count): \(text.prefix(20).filter { $0 != "\n" })"
        case .focus(let isHere): isHere ? "focus" : "focus lost"
        case .resize(let size): "resize to \(size.columns)×\(size.rows)"
        case .colorScheme(let scheme): "colors \(scheme)"
        case .reply(let reply): "reply \(reply)"
        case .illFormed(let bytes): "ill-formed \(String(bytes, radix: 16))"
        case .unknown: "unknown sequence"
        }
    }
}

extension KeyPress {
    fileprivate var words: String {
        let name =
            switch key {
            case .character(" "): "space"
            case .character(let character): String(character)
            case .function(let number): "F\(number)"
            default: "\(key)"
            }
        let phase =
            switch kind {
            case .press: ""
            case .repeat: " again"
            case .release: " up"
            }
        return modifiers.words + name + phase
    }
}

extension Modifiers {
    fileprivate var words: String {
        let names: [(Modifiers, String)] = [
            (.control, "ctrl+"), (.alt, "alt+"), (.shift, "shift+"), (.super, "super+"),
        ]
        return names.map { contains($0) ? $1 : "" }.joined()
    }
}

extension Mouse {
    fileprivate var words: String {
        let what =
            switch action {
            case .press(let button): "\(button) down"
            case .release(let button): "\(button.map { "\($0)" } ?? "a button") up"
            case .drag(let button): "\(button) held"
            case .move: "over"
            case .wheel(let direction): "wheel \(direction)"
            }
        return "\(modifiers.words)\(what) at \(column),\(row)"
    }
}

extension Gesture {
    /// The gesture as text; nil if it repeats a report of the mouse.
    var words: String? {
        switch self {
        case .click(let button, _, let count, _):
            "  click \(button)" + (count > 1 ? " ×\(count)" : "")
        case .hold: "  held"
        case .dragStart: "  drag begins"
        case .drop: "  drop"
        case .cancel: "  canceled"
        default: nil
        }
    }
}
