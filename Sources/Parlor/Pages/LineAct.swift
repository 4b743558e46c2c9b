import Reactive
import TUI

/// An act on a screen where the player types a line: an edit of the line, or Enter.
enum LineAct: Hashable {
    case type(String)
    case erase, clear, enter
}

extension Console {
    /// Pasted texts.
    var pastes: Observable<String> {
        events.compactMap { if case .paste(let text) = $0 { text } else { nil } }
    }
}

extension KeyTable where Act == LineAct, Words == Parlor.Words {
    /// The keys that edit a line. An empty line can be neither entered nor erased.
    static func line(isEmpty: Bool) -> KeyTable {
        let change = [
            Row(
                "Enter", { $0.keys.choose }, click: Act.enter,
                act: { $0.key == .enter || $0.key == .keypad(.enter) ? .enter : nil }),
            Row(
                "Backspace", { Phrase.erase.text(in: $0.language) }, click: Act.erase,
                act: { $0.key == .backspace ? .erase : nil }),
            Row(
                "Ctrl-U", { Phrase.eraseAll.text(in: $0.language) }, click: Act.clear,
                act: { $0.key == "u" && $0.modifiers == .control ? .clear : nil }),
        ]
        let type = Row(
            "", { $0.keys.choose }, importance: .none, act: { $0.text.map(Act.type) })
        return KeyTable((isEmpty ? [] : change) + [type])
    }
}

extension Phrase {
    fileprivate static let eraseAll = Phrase("erase all", "모두 지우기")
}
