import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `A Korean keyboard on every screen` {
    /// All letters but `q`, which quits, and the letters with Shift that differ in Korean.
    private static let keys = Array(
        zip(
            "wertyuiopasdfghjklzxcvbnmQWERTOP".unicodeScalars,
            "ㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ".unicodeScalars))

    /// Presses every key on two screens, and returns how often they changed.
    private func changes(_ latin: WalkedGame, _ korean: WalkedGame) -> Int {
        var (changes, last) = (0, latin.look)
        #expect(korean.look == last)
        for (key, other) in Self.keys {
            latin.press(KeyPress(typed: key))
            korean.press(KeyPress(typed: other))
            #expect(korean.look == latin.look, "\(other)\n\(korean.play.text)")
            if latin.look != last { changes += 1 }
            last = latin.look
        }
        return changes
    }

    @Test(arguments: WalkStop.ofGames)
    func `has the same effects in a game`(_ game: GameName, _ stop: WalkStop) throws {
        let latin = try WalkedGame.walk(game, to: stop, in: .usual)
        let korean = try WalkedGame.walk(game, to: stop, in: .usual)
        #expect(changes(latin, korean) > 0)
        latin.press(KeyPress(typed: "q"))
        korean.press(KeyPress(typed: "ㅂ"))
        #expect(latin.look.isOver && korean.look.isOver)
    }

    @Test(arguments: WalkedPage.all)
    func `has the same effects on a page, and types text in a text field`(
        _ page: WalkedPage
    ) throws {
        let (latin, korean) = (try page.walk(in: .usual), try page.walk(in: .usual))
        guard latin.bar.contains(where: { $0.keys == "Esc" }) else {
            #expect(changes(latin, korean) > 0)
            return
        }
        for key in "호ㅗㅃ".unicodeScalars { korean.press(KeyPress(typed: key)) }
        for key in "zzq".unicodeScalars { latin.press(KeyPress(typed: key)) }
        // The number of a mines board has no letters.
        let takesLetters = latin.play.text.contains("zzq")
        #expect(korean.play.text.contains("호ㅗㅃ") == takesLetters, "\(korean.play.text)")
    }
}
