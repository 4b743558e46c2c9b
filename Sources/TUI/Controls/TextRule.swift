/// A rule for a typed text, and the message for a text that breaks it.
///
/// A rule can be compared and recorded, like the rest of the program's state.
///
///     .text("1", rules: [.number(in: 1...365, "Days are a number from 1 to 365.")])
public struct TextRule: Equatable, Sendable {
    private enum Test: Equatable, Sendable {
        case isNotEmpty
        case isNumber(ClosedRange<Int>)
        case hasLength(ClosedRange<Int>)
        case contains(String)
        case consists(of: Set<Character>)
        case equals(String)
        case isTyped(with: Set<Character>)
    }

    private let test: Test
    private let sentence: String

    /// Requires a text that is not blank.
    public static func notEmpty(_ sentence: String) -> TextRule {
        TextRule(test: .isNotEmpty, sentence: sentence)
    }

    /// Requires a whole number in a range.
    public static func number(in range: ClosedRange<Int>, _ sentence: String) -> TextRule {
        TextRule(test: .isNumber(range), sentence: sentence)
    }

    /// Requires the number of characters to be in a range.
    public static func length(_ range: ClosedRange<Int>, _ sentence: String) -> TextRule {
        TextRule(test: .hasLength(range), sentence: sentence)
    }

    /// Requires at least this many characters, such as `8...`.
    public static func length(_ range: PartialRangeFrom<Int>, _ sentence: String) -> TextRule {
        length(range.lowerBound...Int.max, sentence)
    }

    /// Requires a text that contains another one, such as the `@` of an address.
    public static func containing(_ text: String, _ sentence: String) -> TextRule {
        TextRule(test: .contains(text), sentence: sentence)
    }

    /// Requires a text of only these characters.
    public static func only(_ characters: String, _ sentence: String) -> TextRule {
        TextRule(test: .consists(of: Set(characters)), sentence: sentence)
    }

    /// Requires a text that equals another one, such as a password that is typed twice.
    public static func equal(to text: String, _ sentence: String) -> TextRule {
        TextRule(test: .equals(text), sentence: sentence)
    }

    /// Keeps all characters but these out of the text. A key or a paste that would add another one
    /// changes nothing, and the message is shown until the next change.
    public static func typing(_ characters: String, _ sentence: String) -> TextRule {
        TextRule(test: .isTyped(with: Set(characters)), sentence: sentence)
    }

    /// Indicates whether the rule keeps characters out of the text.
    var isAboutTyping: Bool { if case .isTyped = test { true } else { false } }

    /// Returns the message if a text breaks the rule, or nil if it does not.
    public func problem(in text: String) -> String? {
        let isKept =
            switch test {
            case .isNotEmpty: !text.allSatisfy(\.isWhitespace)
            case .isNumber(let range): Int(text).map(range.contains) ?? false
            case .hasLength(let range): range.contains(text.count)
            case .contains(let part): text.contains(part)
            case .consists(let characters), .isTyped(let characters):
                text.allSatisfy(characters.contains)
            case .equals(let other): text == other
            }
        return isKept ? nil : sentence
    }
}

extension [TextRule] {
    /// Returns the message of the first rule that a text breaks, or nil if it breaks none.
    func problem(in text: String) -> String? {
        for rule in self { if let problem = rule.problem(in: text) { return problem } }
        return nil
    }
}
