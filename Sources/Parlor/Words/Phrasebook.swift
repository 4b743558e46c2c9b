/// The words of one kind, in one language.
///
/// A property or function is a sentence, with its languages side by side:
///
///     func wants(_ pages: Int) -> String {
///         say("Name \(pages, "file").", "파일 이름을 \(pages)개 정하십시오.")
///     }
package protocol Phrasebook: Sendable {
    var language: Language { get }
}

extension Phrasebook {
    /// Returns the sentence in the language of the book. Only that language is evaluated.
    package func say(
        _ english: @autoclosure () -> EnglishSentence, _ korean: @autoclosure () -> KoreanSentence
    ) -> String {
        switch language {
        case .english: english().text
        case .korean: korean().text
        }
    }

    /// Returns a word that can be typed: its names and its help.
    func say(
        _ english: @autoclosure () -> (names: String, help: String),
        _ korean: @autoclosure () -> (names: String, help: String)
    ) -> TypedWord {
        let (names, help) =
            switch language {
            case .english: english()
            case .korean: korean()
            }
        return TypedWord(names, help)
    }

    /// Returns a phrase in the language of the book.
    package func say(_ phrase: Phrase) -> String { say("\(phrase)", "\(phrase)") }
}
