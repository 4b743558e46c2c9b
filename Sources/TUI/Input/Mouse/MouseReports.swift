extension Mouse {
    /// Creates a report from its button code: two bits each for the button and its group, and bits
    /// for motion and modifiers. Coordinates count from one. Some terminals send zero for a pointer
    /// outside the window. Limits coordinates, because no canvas is as large as the largest ones.
    init?(code: Int, column: Int, row: Int, isRelease: Bool = false) {
        guard (0...255).contains(code) else { return nil }
        let isMoving = code & 32 != 0
        let action: Action
        switch (code >> 6, code & 3) {
        case (0, 3): action = isMoving ? .move : .release(nil)
        case (1, let direction):
            // Ignores motions and releases of a wheel, which would count each turn twice.
            guard !isMoving, !isRelease, let direction = Direction(rawValue: UInt8(direction))
            else {
                return nil
            }
            action = .wheel(direction)
        case (let group, let number):
            let button = Button(number: group == 0 ? number + 1 : number + group * 4)
            action = isRelease ? .release(button) : isMoving ? .drag(button) : .press(button)
        }
        self.init(
            action, column: min(max(column - 1, 0), Canvas.longestSide),
            row: min(max(row - 1, 0), Canvas.longestSide),
            modifiers: Modifiers(mouseCode: code))
    }

    /// Reads `CSI < code ; column ; row M` (1006), or the same without `<` and with a code 32 too
    /// high (1015).
    init?(_ sequence: ControlSequence) {
        guard sequence.count == 3, !sequence.hasSubfields, let code = sequence.number(0),
            let column = sequence.number(1), let row = sequence.number(2)
        else { return nil }
        if sequence.is("M", marker: "<") || sequence.is("m", marker: "<") {
            self.init(
                code: code, column: column, row: row, isRelease: sequence.is("m", marker: "<"))
        } else {
            self.init(code: code - 32, column: column, row: row)
        }
    }
}

extension Mouse.Button {
    /// Creates the button with this number in the protocol. The numbers 4 to 7 are wheels.
    fileprivate init(number: Int) {
        switch number {
        case 1: self = .left
        case 2: self = .middle
        case 3: self = .right
        case 8: self = .back
        case 9: self = .forward
        default: self = .other(UInt8(number))
        }
    }
}

extension Modifiers {
    fileprivate init(mouseCode code: Int) {
        self = []
        if code & 4 != 0 { insert(.shift) }
        if code & 8 != 0 { insert(.alt) }
        if code & 16 != 0 { insert(.control) }
    }
}
