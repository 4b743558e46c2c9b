import TUI

/// A text that starts a game: the number of a board, its size, or its cards.
protocol GameEntry: Equatable, Sendable {
    var place: Place { get }
    func title(in words: Words) -> String
    /// The lines above the text, which say what can be entered.
    func explanations(in words: Words) -> [String]
    /// The rule for what can be typed; nil if every character can be a part of the text.
    func rule(in words: Words) -> TextRule?
    /// The effects of entering a text. If `replacesScreen` is true, the game replaces the screen.
    func effects(
        of text: String, in words: Words, replacesScreen: Bool
    ) throws(EntryRefusal) -> [Effect]
}

extension GameEntry {
    func rule(in words: Words) -> TextRule? { nil }

    /// The texts of the entry as pasted boards. The page of the entry shows a text that it refuses.
    var pastedBoards: PastedBoards {
        PastedBoards { text in
            (try? effects(of: text, in: Language.english.words, replacesScreen: false)) != nil
        } effects: { services, text in
            (try? effects(of: text, in: services.words, replacesScreen: false))
                ?? [.go(.push(place.pasting(text)))]
        }
    }
}

extension Place {
    /// The same page of a game, which begins with a pasted text.
    fileprivate func pasting(_ text: String) -> Place {
        guard case .page(let game, let name, _) = self else { return self }
        return .page(game, name, pasted: text)
    }
}

extension UInt64 {
    /// Reads the number of a board as it may be copied: with a #, or with separators between its
    /// digits, as in #4,130,770,909.
    init?(boardNumber text: String) {
        let text = text.trimmingPrefix { $0.isWhitespace || $0 == "#" }
        let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.endIndex
        let parts = text[..<end].split(omittingEmptySubsequences: false) {
            $0.isWhitespace || ",.'_".contains($0)
        }
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }) else {
            return nil
        }
        self.init(parts.joined())
    }
}

/// The sentence that refuses an entered text.
struct EntryRefusal: Error, Equatable {
    let sentence: String
}
