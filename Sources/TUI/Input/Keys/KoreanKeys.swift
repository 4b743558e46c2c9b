extension KeyPress {
    /// The presses of this key as keys with Latin letters; nil unless the key is Korean.
    ///
    /// While a Korean input method is on, the key `h` sends ㅗ, and the keys `g h` send the syllable
    /// 호. Programs receive the Latin letters of these keys, so that a game's keys work. The first
    /// press also has the Korean text for text fields.
    var latinKeys: [KeyPress]? {
        guard let character = key.character, let letters = KoreanKeyboard.letters(typing: character)
        else { return nil }
        return letters.unicodeScalars.enumerated().map { number, letter in
            KeyPress(
                .character(letter), modifiers: modifiers, kind: kind, locks: locks,
                text: number == 0 ? text : nil)
        }
    }
}

/// The usual Korean keyboard, which has the consonants on the left and the vowels on the right.
private enum KoreanKeyboard {
    /// The Latin letters of the keys that type each Korean letter: first the consonants ㄱ to ㅎ, and
    /// then the vowels ㅏ to ㅣ, in the order of Unicode. A capital letter is a key with Shift.
    private static let consonants = [
        "r", "R", "rt", "s", "sw", "sg", "e", "E", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg",
        "a", "q", "Q", "qt", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
    ]
    private static let vowels = [
        "k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl",
        "b", "m", "ml", "l",
    ]
    /// The consonants with which a syllable can begin, and with which it can end.
    private static let first = consonants.filter { $0.count == 1 }
    private static let last = [""] + consonants.filter { !["E", "Q", "W"].contains($0) }

    /// Returns the Latin letters of the keys that type a Korean letter or syllable, or nil for
    /// other characters.
    static func letters(typing character: Unicode.Scalar) -> String? {
        if let syllable = HangulSyllable(character) {
            return first[syllable.first] + vowels[syllable.vowel] + last[syllable.last]
        }
        guard (0x3131...0x3163).contains(character.value) else { return nil }
        return (consonants + vowels)[Int(character.value - 0x3131)]
    }
}
