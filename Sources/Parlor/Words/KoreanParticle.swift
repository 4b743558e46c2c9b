import TUI

/// A Korean particle. Its form depends on the preceding sound.
///
///     "\(7, .topic) \(2, .topic)"    "7은 2는"
package enum KoreanParticle: CaseIterable {
    case topic, subject, object, toward, condition

    /// The form of the particle after a text. Numbers are read in Korean, and letters by their
    /// names. Quotes and brackets are ignored.
    func form(after text: String) -> String {
        let (closed, open) = forms
        switch KoreanParticle.ending(of: text) {
        case .vowel: return open
        case .liquid: return self == .toward ? open : closed
        case .consonant: return closed
        }
    }

    private var forms: (closed: String, open: String) {
        switch self {
        case .topic: ("은", "는")
        case .subject: ("이", "가")
        case .object: ("을", "를")
        case .toward: ("으로", "로")
        case .condition: ("이라면", "라면")
        }
    }

    private enum Ending { case vowel, liquid, consonant }

    private static func ending(of text: String) -> Ending {
        guard let last = text.lowercased().last(where: { $0.isLetter || $0.isNumber }) else {
            return .vowel
        }
        if let syllable = last.unicodeScalars.first.flatMap(HangulSyllable.init) {
            // The eighth final consonant is ㄹ.
            return syllable.last == 0 ? .vowel : syllable.last == 8 ? .liquid : .consonant
        }
        return switch last {
        case "1", "7", "8", "l", "r": .liquid
        case "0", "3", "6", "m", "n": .consonant
        default: .vowel
        }
    }
}
