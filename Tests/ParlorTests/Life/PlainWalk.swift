import Games
import Reactive
import ReactiveTesting

@testable import Parlor

/// A game without a screen. The test reads the reports of its view model in the journal.
final class PlainWalk {
    let play: PlainPlay
    private let journal: Journal

    init(_ game: GameName, _ arguments: String, _ language: String, directory: String? = nil) throws
    {
        let journal = Journal { .zero }
        self.journal = journal
        play = try journal.open {
            try PlainPlay(
                "\(game.rawValue) \(arguments)", language: language,
                judge: PreparedJudge.undecided, directory: directory)
        }
        advance()
    }

    var seen: (any SeenGame)? {
        journal.streams.last { $0.name == "seen" && $0.listeners > 0 }?.entries.last?.event.element
            as? any SeenGame
    }
    var moment: GameMoment? { seen?.moment }
    var actions: [AnyHashable] { journal.actions }

    @discardableResult func type(_ line: String) -> [String] {
        let said = journal.open { play.type(line) }
        return said + advance()
    }

    @discardableResult private func advance() -> [String] {
        journal.open { play.advance(by: .milliseconds(1)) }
    }

    func wait(_ time: Duration) { journal.open { _ = play.advance(by: time) } }

    /// Returns whether an answer says that there is no such word, or that several begin with it.
    func rejects(_ word: String, _ answer: [String]) -> Bool {
        let plain = play.services.words.plain
        let reasons = [plain.unknown(word, nil), plain.unclear(word, [])]
            .map { $0.prefix { !".:".contains($0) } }
        return answer.contains { sentence in reasons.contains { sentence.hasPrefix($0) } }
    }
}

/// A sentence of the help about a word, for example `Type "open c5" to open a cell.` or `열기 c5:
/// 칸을 엽니다.`
struct WordHelp {
    let word: String
    /// The words after `word` in the example.
    let rest: [String]

    init?(_ sentence: String, in language: String) {
        let example: Substring
        if language == "en" {
            guard sentence.hasPrefix("Type \"") else { return nil }
            example = sentence.dropFirst(6).prefix { $0 != "\"" }
        } else {
            guard let colon = sentence.firstIndex(of: ":") else { return nil }
            example = sentence[..<colon].prefix { $0 != "," }
        }
        let words = example.split(separator: " ").map(String.init)
        guard let word = words.first else { return nil }
        self.word = word
        rest = Array(words.dropFirst())
    }
}
