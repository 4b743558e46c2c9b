extension Unicode.Scalar {
    /// Whether it is a leading consonant of Hangul, which grows together with what follows it.
    var isLeadingJamo: Bool { 0x1100...0x115f ~= value || 0xa960...0xa97c ~= value }
}

extension Character {
    /// The syllables that it is drawn as: itself, but for several leading consonants of Hangul.
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
