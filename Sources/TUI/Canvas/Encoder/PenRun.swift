/// Adjacent changed cells that one pen writes, and the index of the pen's next run.
struct PenRun: BitwiseCopyable {
    var start: Int16 = 0
    var end: Int16 = 0
    var row: Int16 = 0
    var next: Int32 = -1
}

/// All runs of one pen, as a linked list. A group of blanks needs only a background.
struct PenGroup: BitwiseCopyable {
    var style = Style.plain
    var first: Int32 = -1
    var last: Int32 = -1
    var isBlank = false
    var isWritten = false
}

extension Cell {
    /// Returns whether a run continues with this cell. A run that begins with blanks takes the
    /// style of its first glyph.
    @inline(__always)
    func joins(_ style: inout Style, _ onlyBlanks: inout Bool) -> Bool {
        guard background == style.background else { return false }
        if isBlank { return onlyBlanks || style.attributes.isDisjoint(with: .visibleOnBlanks) }
        if onlyBlanks {
            // The pen of this glyph can print the blanks before it, unless the pen is visible on
            // blanks.
            guard attributes.isDisjoint(with: .visibleOnBlanks) else { return false }
            style = self.style
            onlyBlanks = false
            return true
        }
        return self.style == style
    }
}
