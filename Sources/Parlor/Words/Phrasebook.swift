/// Words of one kind, in the language that is asked for.
///
/// A property or a function is one sentence, with its languages side by side:
///
///     func wants(_ pages: Int) -> String {
///         say("Name \(pages, "file").", "파일 이름을 \(pages)개 정해 주세요.")
///     }
package protocol Phrasebook: Sendable {
    var language: Language { get }
}

extension Phrasebook {
    /// Says something in the language of the book. The other languages are not made.
    package func say(
        _ english: @autoclosure () -> EnglishSentence, _ korean: @autoclosure () -> KoreanSentence
    ) -> String {
        switch language {
        case .english: english().text
        case .korean: korean().text
        }
    }

    /// Says what a word is called that can be typed, and what it is for.
    func say(
        _ english: @autoclosure () -> (names: String, help: String),
        _ korean: @autoclosure () -> (names: String, help: String)
    ) -> PlainWord {
        let (names, help) =
            switch language {
            case .english: english()
            case .korean: korean()
            }
        return PlainWord(names, help)
    }

    /// Says something that has the same name everywhere.
    package func say(_ phrase: Phrase) -> String { say("\(phrase)", "\(phrase)") }
}
