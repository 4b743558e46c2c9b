import Games
import TUI

extension KeyPress {
    /// The digit that the key writes; nil for other keys.
    var digitToWrite: Int? {
        if case .keypad(let pad) = key, (1...9).contains(pad.rawValue) { return Int(pad.rawValue) }
        return modifiers.isEmpty ? digit : nil
    }

    /// The digit of a key with Shift or Alt; nil for other keys. Some terminals do not report
    /// Shift, so the character that Shift types on a US keyboard counts too.
    var digitToNote: Int? {
        if let digit { return modifiers.isSubset(of: [.shift, .alt]) ? digit : nil }
        guard modifiers.isEmpty, case .character(let scalar) = key else { return nil }
        return Array("!@#$%^&*(".unicodeScalars).firstIndex(of: scalar).map { $0 + 1 }
    }

    /// Indicates whether the key repeats an undone change.
    var redoes: Bool {
        letter == "U" || modifiers == .control && key == .character("r")
    }

    /// Indicates whether the key empties a cell.
    var erases: Bool {
        let keys: [Key] = [
            .backspace, .delete, .character("0"), .keypad(.zero), .keypad(.delete),
        ]
        return letter == "x" || modifiers.isSubset(of: .shift) && keys.contains(key)
    }
}

extension SudokuMark {
    /// Creates the mark of a key that lights a digit: F1 to F9 light their digit, and `v` and `V`
    /// the next and the previous one. Returns nil for other keys.
    init?(lighting key: KeyPress) {
        if case .function(let number) = key.key, (1...9).contains(number), key.modifiers.isEmpty {
            self = .light(Int(number))
        } else if key.letter == "v" || key.letter == "V" {
            self = .lightNext(isBackwards: key.letter == "V")
        } else {
            return nil
        }
    }
}

extension SudokuSheet.Direction {
    /// The direction of an arrow key, or of a letter if letters move the cursor; nil for other
    /// keys.
    init?(of key: KeyPress, lettersMove: Bool) {
        switch key.direction(lettersMove: lettersMove) {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case nil: return nil
        }
    }
}

extension KeyPress {
    /// The digit from 1 to 9 that the key types, with any modifiers; nil for other keys.
    fileprivate var digit: Int? {
        guard case .character(let scalar) = key, scalar.isASCII,
            let digit = Character(scalar).wholeNumberValue, digit > 0
        else { return nil }
        return digit
    }
}
