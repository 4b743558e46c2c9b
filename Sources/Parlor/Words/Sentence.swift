/// A text in one language. Its interpolation accepts only values for which the language has words.
/// Others do not compile.
protocol Sentence: ExpressibleByStringInterpolation
where StringLiteralType == String, StringInterpolation: SentenceInterpolation {
    init(text: String)
}

extension Sentence {
    init(stringLiteral text: String) { self.init(text: text) }
    init(stringInterpolation: StringInterpolation) { self.init(text: stringInterpolation.text) }
}

/// A sentence under construction.
protocol SentenceInterpolation: StringInterpolationProtocol where StringLiteralType == String {
    static var language: Language { get }
    var text: String { get set }
    init(text: String)
}

extension SentenceInterpolation {
    init(literalCapacity: Int, interpolationCount: Int) {
        var text = ""
        text.reserveCapacity(literalCapacity + 8 * interpolationCount)
        self.init(text: text)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ part: String) { text += part }
    mutating func appendInterpolation(_ character: Character) { text.append(character) }

    mutating func appendInterpolation(_ number: some FixedWidthInteger) {
        text += number.description
    }

    /// Appends texts, separated by commas.
    mutating func appendInterpolation(_ parts: [String]) {
        text += parts.joined(separator: ", ")
    }
}

/// A text in English.
struct EnglishSentence: Sentence {
    let text: String

    struct StringInterpolation: SentenceInterpolation {
        static let language = Language.english
        var text: String

        mutating func appendInterpolation(_ phrase: Phrase) { text += phrase.english }

        /// Appends a count with its noun: `1 mine`, `2 mines`.
        mutating func appendInterpolation(_ count: Int, _ noun: String, plural: String? = nil) {
            text += count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
        }

        /// Appends the form of a word that agrees with a count.
        mutating func appendInterpolation(_ count: Int, one: String, more: String) {
            text += count == 1 ? one : more
        }

        mutating func appendInterpolation(_ part: EnglishSentence) { text += part.text }

        /// Appends a list with a conjunction: `1, 2 and 3`.
        mutating func appendInterpolation(_ parts: [String], _ conjunction: Conjunction) {
            text += conjunction.joining(parts)
        }
    }

    /// The word before the last item of a list.
    enum Conjunction: String {
        case and, or, nor

        func joining(_ parts: [String]) -> String {
            guard parts.count > 1, let last = parts.last else { return parts.joined() }
            return "\(parts.dropLast().joined(separator: ", ")) \(rawValue) \(last)"
        }
    }
}

/// A text in Korean.
struct KoreanSentence: Sentence {
    let text: String

    struct StringInterpolation: SentenceInterpolation {
        static let language = Language.korean
        var text: String

        mutating func appendInterpolation(_ phrase: Phrase) { text += phrase.korean }

        /// Appends a text with a particle.
        mutating func appendInterpolation(_ part: String, _ particle: KoreanParticle) {
            text += part + particle.form(after: part)
        }

        /// Appends a quoted text with a particle.
        mutating func appendInterpolation(quoted part: String, _ particle: KoreanParticle) {
            appendInterpolation("\"\(part)\"", particle)
        }

        /// Appends a number with a particle.
        mutating func appendInterpolation(_ number: Int, _ particle: KoreanParticle) {
            appendInterpolation("\(number)", particle)
        }
    }
}
