/// The kind of a character, which decides where the words of a title begin.
struct LetterKind: Equatable, Sendable {
    private var isWordPart = false
    private var isCapital = false
    private var isSmall = false

    /// Creates the kind of a character that is no part of a word, as before the first character.
    init() {}

    /// Creates the kind of an ASCII character.
    init(_ byte: UInt8) {
        isCapital = 0x41...0x5A ~= byte
        isSmall = 0x61...0x7A ~= byte
        isWordPart = isCapital || isSmall || 0x30...0x39 ~= byte
    }

    init(_ character: Character) {
        if let byte = character.asciiValue {
            self = LetterKind(byte)
        } else {
            isCapital = character.isUppercase
            isSmall = character.isLowercase
            isWordPart = character.isLetter || character.isNumber
        }
    }

    /// Returns whether a word begins here: after a character that is no part of a word, or with a
    /// capital after a small letter.
    func startsWord(after before: LetterKind) -> Bool {
        isWordPart && (!before.isWordPart || isCapital && before.isSmall)
    }
}
