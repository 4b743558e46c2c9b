/// A rule that a typed text keeps, and the sentence about one that does not.
///
/// A rule is a value: it is compared and recorded with the state of the program.
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
    }

    private let test: Test
    private let sentence: String

    /// There is more than blanks.
    public static func notEmpty(_ sentence: String) -> TextRule {
        TextRule(test: .isNotEmpty, sentence: sentence)
    }

    /// It is a whole number of a range.
    public static func number(in range: ClosedRange<Int>, _ sentence: String) -> TextRule {
        TextRule(test: .isNumber(range), sentence: sentence)
    }

    /// It has so many characters.
    public static func length(_ range: ClosedRange<Int>, _ sentence: String) -> TextRule {
        TextRule(test: .hasLength(range), sentence: sentence)
    }

    /// It has another text in it, such as the `@` of an address.
    public static func containing(_ text: String, _ sentence: String) -> TextRule {
        TextRule(test: .contains(text), sentence: sentence)
    }

    /// It has only these characters.
    public static func only(_ characters: String, _ sentence: String) -> TextRule {
        TextRule(test: .consists(of: Set(characters)), sentence: sentence)
    }

    /// It is the same as another text, such as a password that is typed twice.
    public static func equal(to text: String, _ sentence: String) -> TextRule {
        TextRule(test: .equals(text), sentence: sentence)
    }

    /// The sentence about a text that breaks the rule; nil for one that keeps it.
    public func problem(in text: String) -> String? {
        let isKept =
            switch test {
            case .isNotEmpty: !text.allSatisfy(\.isWhitespace)
            case .isNumber(let range): Int(text).map(range.contains) ?? false
            case .hasLength(let range): range.contains(text.count)
            case .contains(let part): text.contains(part)
            case .consists(let characters): text.allSatisfy(characters.contains)
            case .equals(let other): text == other
            }
        return isKept ? nil : sentence
    }
}

extension [TextRule] {
    /// The sentence of the first rule that a text breaks.
    func problem(in text: String) -> String? {
        for rule in self { if let problem = rule.problem(in: text) { return problem } }
        return nil
    }
}
