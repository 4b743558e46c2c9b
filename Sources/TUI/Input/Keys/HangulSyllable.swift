/// A syllable of Korean, as the positions of its letters in Unicode's order.
package struct HangulSyllable {
    /// The first consonant, the vowel, and the final consonant, which is 0 if there is none.
    package let first, vowel, last: Int

    package init?(_ character: Unicode.Scalar) {
        guard (0xac00...0xd7a3).contains(character.value) else { return nil }
        let number = Int(character.value - 0xac00)
        (first, vowel, last) = (number / (21 * 28), number / 28 % 21, number % 28)
    }
}
