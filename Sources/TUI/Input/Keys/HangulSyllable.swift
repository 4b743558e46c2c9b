/// A syllable of Korean, as the positions of its letters in the order of Unicode.
package struct HangulSyllable {
    /// The first consonant, the vowel, and the final consonant. If the syllable ends with its
    /// vowel, `last` is 0.
    package let first, vowel, last: Int

    package init?(_ character: Unicode.Scalar) {
        guard (0xac00...0xd7a3).contains(character.value) else { return nil }
        let number = Int(character.value - 0xac00)
        (first, vowel, last) = (number / (21 * 28), number / 28 % 21, number % 28)
    }
}
