extension Key {
    /// Creates the key of `CSI … letter`, with or without a modifier.
    init?(controlFinal final: UInt8) {
        switch Unicode.Scalar(final) {
        case "A": self = .up
        case "B": self = .down
        case "C": self = .right
        case "D": self = .left
        case "E", "G": self = .begin
        case "F": self = .end
        case "H": self = .home
        case "P": self = .function(1)
        case "Q": self = .function(2)
        case "R": self = .function(3)
        case "S": self = .function(4)
        default: return nil
        }
    }

    /// Creates the key of `CSI number ~`: VT220, rxvt, PuTTY, the Linux console, kitty's second
    /// form.
    init?(tilde number: Int) {
        switch number {
        case 1, 7: self = .home
        case 2: self = .insert
        case 3: self = .delete
        case 4, 8: self = .end
        case 5: self = .pageUp
        case 6: self = .pageDown
        case 11...15: self = .function(UInt8(number - 10))
        case 17...21: self = .function(UInt8(number - 11))
        case 23...26: self = .function(UInt8(number - 12))
        case 28, 29: self = .function(UInt8(number - 13))
        case 31...34: self = .function(UInt8(number - 14))
        case 57_344...63_743: self.init(kittyNumber: number)
        default: return nil
        }
    }

    /// Creates a key of `SS3 … letter` that `CSI` does not have: the application keypad.
    init?(singleShiftFinal final: UInt8) {
        switch Unicode.Scalar(final) {
        case "I": self = .keypad(.tab)
        case "M": self = .keypad(.enter)
        case "X": self = .keypad(.equal)
        case " ": self = .keypad(.space)
        case "j": self = .keypad(.multiply)
        case "k": self = .keypad(.add)
        case "l": self = .keypad(.separator)
        case "m": self = .keypad(.subtract)
        case "n": self = .keypad(.decimal)
        case "o": self = .keypad(.divide)
        case "p"..."y":
            guard let digit = Keypad(rawValue: final - UInt8(ascii: "p")) else { return nil }
            self = .keypad(digit)
        default: self.init(controlFinal: final)
        }
    }

    /// Creates the arrow of rxvt's `a` to `d`, which mean Shift after `CSI` and Ctrl after `SS3`.
    init?(rxvtArrow final: UInt8) {
        guard 0x61...0x64 ~= final else { return nil }
        self.init(controlFinal: final - 0x20)
    }

    /// Creates the key of a kitty number. For most keys, the number is the code of the unshifted
    /// character.
    init?(kittyNumber number: Int) {
        switch number {
        case 8, 127: self = .backspace
        case 9: self = .tab
        case 13: self = .enter
        case 27: self = .escape
        case 57_358: self = .capsLock
        case 57_359: self = .scrollLock
        case 57_360: self = .numLock
        case 57_361: self = .printScreen
        case 57_362: self = .pause
        case 57_363: self = .menu
        case 57_376...57_398: self = .function(UInt8(number - 57_376 + 13))
        case 57_399...57_427:
            guard let key = Keypad(rawValue: UInt8(number - 57_399)) else { return nil }
            self = .keypad(key)
        case 57_428...57_440:
            guard let key = MediaKey(rawValue: UInt8(number - 57_428)) else { return nil }
            self = .media(key)
        case 57_441...57_454:
            guard let key = ModifierKey(rawValue: UInt8(number - 57_441)) else { return nil }
            self = .modifier(key)
        default:
            guard let scalar = Unicode.Scalar(typed: number) else { return nil }
            self = .character(scalar)
        }
    }
}

extension Unicode.Scalar {
    /// Creates a character that can be typed. Nil for control characters and for kitty's numbers of
    /// keys.
    init?(typed number: Int) {
        guard number >= 0x20, !(0x7F...0x9F).contains(number),
            !(57_344...63_743).contains(number), number <= 0x10FFFF,
            let scalar = Unicode.Scalar(UInt32(number))
        else { return nil }
        self = scalar
    }

    /// The lowercase form, if it is a single scalar.
    var lowercase: Unicode.Scalar {
        let mapping = properties.lowercaseMapping.unicodeScalars
        return mapping.count == 1 ? mapping.first ?? self : self
    }
}
