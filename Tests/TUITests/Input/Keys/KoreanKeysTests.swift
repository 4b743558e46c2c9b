import Reactive
import Testing

@testable import TUI

/// The keys that a Korean input method turns into Korean letters.
@MainActor @Suite struct `A Korean keyboard` {
    /// The rows of the keyboard, and the keys whose Korean letter changes with Shift.
    private static let keys = zip(
        "qwertyuiopasdfghjklzxcvbnmQWERTOP".unicodeScalars,
        "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ".unicodeScalars)

    /// The letters of the keys that a program receives.
    private static func letters(_ console: Console) -> Driver<Sentence> {
        console.keys.compactMap(\.letter).scan("") { "\($0)\($1)" }.startWith("")
            .map { Sentence($0) }.asDriver(onErrorDriveWith: .never())
    }

    private func letters(typing text: String) -> String {
        let pilot = Pilot(columns: 40, rows: 1, Self.letters)
        pilot.type(text)
        return pilot.text
    }

    @Test func `has each Latin letter in its place`() {
        var count = 0
        for (latin, korean) in Self.keys {
            #expect(letters(typing: "\(korean)") == "\(latin)")
            count += 1
        }
        #expect(count == 33)
    }

    @Test func `sends shift and control as usual`() {
        let shifted = KeyPress(.character("ㅂ"), modifiers: .shift, shifted: "ㅃ", text: "ㅃ")
        #expect(shifted.latinKeys?.map(\.letter) == ["Q"] && shifted.latinKeys?[0].text == "ㅃ")
        let control = KeyPress(.character("ㅊ"), modifiers: .control, kind: .repeat)
        let keys = [KeyPress(.character("c"), modifiers: .control, kind: .repeat)]
        #expect(control.latinKeys == keys)
    }

    @Test(arguments: [
        ("호", "gh"), ("가", "rk"), ("힣", "glg"), ("닭", "ekfr"), ("꽤", "Rho"), ("의", "dml"),
        ("값", "rkqt"), ("쓰", "Tm"), ("ㅢ", "ml"), ("ㄺ", "fr"), ("ㅎ호ㅗ", "gghh"), ("h호?", "hgh?"),
    ])
    func `sends the keys of a syllable one after the other`(_ text: String, _ keys: String) {
        #expect(letters(typing: text) == keys)
    }

    @Test func `types no two syllables with the same keys`() {
        let syllables = (0xAC00...0xD7A3 as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
        let keys = syllables.compactMap { KeyPress(typed: $0).latinKeys?.compactMap(\.letter) }
        #expect(syllables.count == 11_172 && keys.count == 11_172 && Set(keys).count == 11_172)
    }

    @Test func `does not concern other characters`() {
        for character in "hH5 ?é中あ\u{3130}\u{3164}\u{ABFF}\u{D7A4}".unicodeScalars {
            #expect(KeyPress(typed: character).latinKeys == nil)
        }
        #expect(KeyPress(.enter).latinKeys == nil)
    }

    @Test func `types Korean text in a text field`() {
        var controls = Controls(focus: 0, [0: .text()])
        for key in "호ㅗ값".unicodeScalars.compactMap({ KeyPress(typed: $0).latinKeys }).joined() {
            _ = controls.news(of: .key(key, at: 0, leadingTo: nil, in: nil, isHidden: false))
        }
        #expect(controls.text(0) == "호ㅗ값")
    }
}
