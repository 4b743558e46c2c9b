import Games

/// A cell of the board as it is seen.
struct SudokuCell: Equatable {
    /// Why a cell stands out from the others.
    enum Light: Equatable, CaseIterable {
        case none

        /// It shares a row, a column or a box with the cursor, or holds the same digit.
        case peer, same

        /// A hint is about it.
        case hint
    }

    /// 0 where there is none.
    var digit = 0
    var isGiven = false
    var notes = DigitSet()
    var light = Light.none
    var isConflict = false
    var isCursor = false

    /// The candidates that a hint rests on, and those that it rules out.
    var evidence = DigitSet()
    var removed = DigitSet()
}

extension SudokuCell {
    /// A face, as far as a hint has come.
    init(_ face: SudokuFace, hint: SudokuHint.Stage?) {
        digit = face.digit
        isGiven = face.isGiven
        notes = face.notes
        isConflict = face.isConflict || face.isWrong
        isCursor = face.isCursor
        evidence = face.evidence
        if let found = face.placement { evidence.insert(found) }
        removed = face.eliminations
        let isHinted =
            hint == .look ? face.isInArea : face.isEvidence || !evidence.isEmpty || !removed.isEmpty
        // While there is a hint, nothing else asks to be looked at.
        light =
            isHinted
            ? .hint
            : hint != nil
                ? .none
                : face.isSame
                    ? .same
                    : face.isPeer ? .peer : .none
    }
}
