import Games
import TUI

/// What somebody at a sudoku does.
enum SudokuAct: Hashable {
    case select(Int)
    case move(Sudoku.Direction)
    case number(Int)
    case note(Int)
    case use(Sudoku.Ability)

    /// To the next empty cell, or the one before.
    case seek(isBackwards: Bool)

    /// Writes the digit to come in the chosen cell.
    case write
    case digitFirst
    case pause
    case back, escape

    /// The window has lost the keyboard.
    case lookAway
    case copy
}

/// How what covers the board is answered.
enum SudokuAnswer: Hashable {
    case button(Sudoku.Alert.Button)

    /// Puts the result on the clipboard.
    case copy
}

// MARK: Keys

extension SudokuAct {
    /// What a key does. The letters `h j k l` move where somebody wants them to.
    init?(key: KeyPress, lettersMove: Bool) {
        if let act = SudokuAct(number: key) ?? SudokuAct(arrow: key, lettersMove: lettersMove) {
            self = act
            return
        }
        if key.modifiers == .control, key.key == .character("r") {
            self = .use(.redo)
            return
        }
        guard key.modifiers.isSubset(of: .shift) else { return nil }
        switch key.key {
        case .tab: self = .seek(isBackwards: key.modifiers.contains(.shift))
        case .enter, .keypad(.enter), .character(" "): self = .write
        case .backspace, .delete, .character("0"), .keypad(.zero), .keypad(.delete):
            self = .use(.erase)
        case .escape: self = .escape
        case .character(let letter):
            guard let act = SudokuAct(letter: letter, isShifted: key.modifiers.contains(.shift))
            else { return nil }
            self = act
        default: return nil
        }
    }

    private init?(letter: Unicode.Scalar, isShifted: Bool) {
        // Where the terminal tells of shift, it tells the letter without it.
        let letter = isShifted ? Character(letter).uppercased() : String(letter)
        switch letter {
        case "u": self = .use(.undo)
        case "U": self = .use(.redo)
        case "x": self = .use(.erase)
        case "X": self = .use(.undoToFirstMistake)
        case "m": self = .use(.memo)
        case "h", "H": self = .use(.hint)
        case "f": self = .use(.fillNotes)
        case "s": self = .use(.savePoint)
        case "S": self = .use(.returnToSavePoint)
        case "d": self = .digitFirst
        case "p": self = .pause
        case "b": self = .back
        case "c": self = .copy
        default: return nil
        }
    }

    /// A digit; with Shift or Alt it is noted. Terminals that do not tell of Shift send what stands
    /// above the digit on most keyboards.
    private init?(number key: KeyPress) {
        if case .keypad(let pad) = key.key, (1...9).contains(pad.rawValue) {
            self = .number(Int(pad.rawValue))
            return
        }
        guard case .character(let scalar) = key.key else { return nil }
        if let digit = Character(scalar).wholeNumberValue, scalar.isASCII, digit > 0 {
            guard key.modifiers.isSubset(of: [.shift, .alt]) else { return nil }
            self = key.modifiers.isEmpty ? .number(digit) : .note(digit)
        } else if key.modifiers.isEmpty,
            let place = Array("!@#$%^&*(".unicodeScalars).firstIndex(of: scalar)
        {
            self = .note(place + 1)
        } else {
            return nil
        }
    }

    private init?(arrow key: KeyPress, lettersMove: Bool) {
        guard key.modifiers.isEmpty else { return nil }
        switch key.key {
        case .up, .keypad(.up): self = .move(.up)
        case .down, .keypad(.down): self = .move(.down)
        case .left, .keypad(.left): self = .move(.left)
        case .right, .keypad(.right): self = .move(.right)
        case .character("k") where lettersMove: self = .move(.up)
        case .character("j") where lettersMove: self = .move(.down)
        case .character("h") where lettersMove: self = .move(.left)
        case .character("l") where lettersMove: self = .move(.right)
        default: return nil
        }
    }
}
