extension Unicode.Scalar {
    /// Indicates whether the scalar is a leading consonant of Hangul, which combines with the next
    /// scalars.
    var isLeadingJamo: Bool { 0x1100...0x115f ~= value || 0xa960...0xa97c ~= value }
}

extension Character {
    /// The syllables to draw: the character or, if it has several leading consonants of Hangul, a
    /// syllable for each of them.
    var syllables: [Character] {
        var syllables: [Character] = []
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.isLeadingJamo, !scalars.isEmpty {
                syllables.append(Character(String(scalars)))
                scalars = String.UnicodeScalarView()
            }
            scalars.append(scalar)
        }
        return syllables + [Character(String(scalars))]
    }
}
