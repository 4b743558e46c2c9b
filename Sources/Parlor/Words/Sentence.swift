/// A text in one language. Its interpolation accepts only values for which the language has words.
/// Interpolating another value is a compile-time error.
package protocol Sentence: ExpressibleByStringInterpolation
where StringLiteralType == String, StringInterpolation: SentenceInterpolation {
    init(text: String)
}

extension Sentence {
    package init(stringLiteral text: String) { self.init(text: text) }
    package init(stringInterpolation: StringInterpolation) {
        self.init(text: stringInterpolation.text)
    }
}

/// A sentence under construction.
package protocol SentenceInterpolation: StringInterpolationProtocol
where StringLiteralType == String {
    static var language: Language { get }
    var text: String { get set }
    init(text: String)
}

extension SentenceInterpolation {
    package init(literalCapacity: Int, interpolationCount: Int) {
        var text = ""
        text.reserveCapacity(literalCapacity + 8 * interpolationCount)
        self.init(text: text)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ part: String) { text += part }
    package mutating func appendInterpolation(_ character: Character) { text.append(character) }

    package mutating func appendInterpolation(_ number: some FixedWidthInteger) {
        text += number.description
    }

    /// Appends texts, separated by commas.
    package mutating func appendInterpolation(_ parts: [String]) {
        text += parts.joined(separator: ", ")
    }
}

package struct EnglishSentence: Sentence {
    package let text: String

    package init(text: String) { self.text = text }

    package struct StringInterpolation: SentenceInterpolation {
        package static let language = Language.english
        package var text: String

        package init(text: String) { self.text = text }

        package mutating func appendInterpolation(_ phrase: Phrase) { text += phrase.english }

        /// Appends a count with its noun: `1 mine`, `2 mines`.
        package mutating func appendInterpolation(
            _ count: Int, _ noun: String, plural: String? = nil
        ) {
            text += count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
        }

        /// Appends the form of a word that agrees with a count.
        package mutating func appendInterpolation(_ count: Int, one: String, more: String) {
            text += count == 1 ? one : more
        }

        package mutating func appendInterpolation(_ part: EnglishSentence) { text += part.text }

        /// Appends a list with a conjunction: `1, 2 and 3`.
        package mutating func appendInterpolation(_ parts: [String], _ conjunction: Conjunction) {
            text += conjunction.joining(parts)
        }
    }

    /// The word before the last item of a list.
    package enum Conjunction: String {
        case and, or, nor

        package func joining(_ parts: [String]) -> String {
            guard parts.count > 1, let last = parts.last else { return parts.joined() }
            return "\(parts.dropLast().joined(separator: ", ")) \(rawValue) \(last)"
        }
    }
}

package struct KoreanSentence: Sentence {
    package let text: String

    package init(text: String) { self.text = text }

    package struct StringInterpolation: SentenceInterpolation {
        package static let language = Language.korean
        package var text: String

        package init(text: String) { self.text = text }

        package mutating func appendInterpolation(_ phrase: Phrase) { text += phrase.korean }

        package mutating func appendInterpolation(_ part: String, _ particle: KoreanParticle) {
            text += part + particle.form(after: part)
        }

        /// Appends texts, separated by commas, with a particle.
        package mutating func appendInterpolation(_ parts: [String], _ particle: KoreanParticle) {
            appendInterpolation(parts.joined(separator: ", "), particle)
        }

        package mutating func appendInterpolation(quoted part: String, _ particle: KoreanParticle) {
            appendInterpolation("\"\(part)\"", particle)
        }

        package mutating func appendInterpolation(_ number: Int, _ particle: KoreanParticle) {
            appendInterpolation("\(number)", particle)
        }
    }
}
