import Games
import TUI

extension KeyTable where Act == SudokuAct, Words == Parlor.Words {
    /// The keys of the sudoku. The letters `h j k l` move where the player wants them to.
    static func sudoku(lettersMove: Bool) -> KeyTable {
        func key(
            _ letters: String, help: String? = nil, _ name: @escaping (Words) -> String,
            _ acts: [Character: SudokuAct]
        ) -> Row {
            Row(letters, help: help, name, importance: .help) { key in
                key.letter.flatMap { acts[Character($0)] }
            }
        }
        return KeyTable([
            Row(
                lettersMove ? "hjkl" : "←↑↓→", help: "← ↑ ↓ →", { $0.keys.move },
                act: { key in
                    guard key.modifiers.isEmpty else { return nil }
                    return Direction(of: key.key, lettersMove: lettersMove).map { .play(.move($0)) }
                }),
            // With Shift, a letter is another one.
            Row(
                lettersMove ? "Shift+← ↑ ↓ →, Alt+hjkl" : "Shift+← ↑ ↓ →",
                { $0.sudoku.help.choose }, importance: .help,
                act: { key in
                    guard key.modifiers == (key.key.character == nil ? .shift : .alt) else {
                        return nil
                    }
                    return Direction(of: key.key, lettersMove: lettersMove)
                        .map { .play(.mark(.extend($0))) }
                }),
            Row(
                "1-9", { $0.sudoku.number }, helpName: { $0.sudoku.help.write },
                act: { SudokuAct(number: $0) }),
            Row(
                "Shift+1-9", { $0.sudoku.help.note }, importance: .help,
                act: { SudokuAct(note: $0) }),
            Row("x, 0, ⌫", { $0.sudoku.erase }, importance: .help, act: { SudokuAct(erasing: $0) }),
            key("m", { $0.sudoku.help.memo }, ["m": .play(.use(.memo))]),
            key("u", { $0.sudoku.undo }, ["u": .play(.use(.undo))]),
            Row("U, Ctrl-R", { $0.sudoku.redo }, importance: .help) { key in
                let isControl = key.modifiers == .control && key.key == .character("r")
                return isControl || key.letter == "U" ? .play(.use(.redo)) : nil
            },
            key("X", { $0.sudoku.help.undoMistakes }, ["X": .play(.act(.undoToFirstMistake))]),
            key(
                "h, H", { $0.sudoku.help.hint },
                ["h": .play(.act(.hint)), "H": .play(.act(.hint))]),
            Row("PgUp", { $0.sudoku.help.readBack }, importance: .help) { key in
                key.key == .pageUp && key.modifiers.isEmpty ? .readBack : nil
            },
            key("f", { $0.sudoku.help.fillNotes }, ["f": .play(.use(.fillNotes))]),
            key(
                "s, S", { $0.sudoku.help.savePoint },
                ["s": .play(.use(.savePoint)), "S": .play(.use(.returnToSavePoint))]),
            Row("d", { $0.sudoku.help.digitFirst }, importance: .help) { key in
                if key.letter == "d" { return .digitFirst }
                return key.presses ? .write : nil
            },
            Row("Tab", { $0.sudoku.nextEmpty }, helpName: { $0.sudoku.help.nextEmpty }) { key in
                guard key.key == .tab, key.modifiers.isSubset(of: .shift) else { return nil }
                return .seek(isBackwards: key.modifiers.contains(.shift))
            },
            Row(
                "v, F1-F9", help: "v, V, F1-F9", { $0.sudoku.light },
                helpName: { $0.sudoku.help.light }, rank: 1, act: { SudokuAct(lighting: $0) }),
            Row("A-D", { $0.sudoku.color }, helpName: { $0.sudoku.help.color }, rank: 1) { key in
                key.letter.flatMap { SudokuColor(rawValue: String($0)) }
                    .map { .play(.mark(.color($0))) }
            },
            key("E", { $0.sudoku.help.wipeColors }, ["E": .play(.mark(.wipeColors))]),
            Row("p", .toggle, { $0.keys.pause }, click: SudokuSpot.act(.toggle)),
            // Told with the keys that mean the same everywhere, and by the button to copy.
            Row("b", .back, { $0.keys.back }, importance: .none),
            Row("Esc", { $0.keys.back }, importance: .none) { key in
                key.key == .escape && key.modifiers.isSubset(of: .shift) ? .escape : nil
            },
            Row("c", .copy, { $0.keys.copy }, importance: .none),
            Row("n", .newGame, { $0.sudoku.alerts.newGame }, importance: .none),
        ])
    }
}

// MARK: Keys

extension KeyPress {
    /// Enter or the space bar.
    fileprivate var presses: Bool {
        modifiers.isSubset(of: .shift) && [.enter, .keypad(.enter), .character(" ")].contains(key)
    }
}

extension SudokuAct {
    fileprivate init?(number key: KeyPress) {
        if case .keypad(let pad) = key.key, (1...9).contains(pad.rawValue) {
            self = .play(.number(Int(pad.rawValue)))
        } else if let digit = key.digit, key.modifiers.isEmpty {
            self = .play(.number(digit))
        } else {
            return nil
        }
    }

    /// A digit with Shift or Alt. Terminals that do not tell of Shift send the character above the
    /// digit on most keyboards.
    fileprivate init?(note key: KeyPress) {
        if let digit = key.digit {
            guard key.modifiers.isSubset(of: [.shift, .alt]) else { return nil }
            self = .play(.note(digit))
        } else if key.modifiers.isEmpty, case .character(let scalar) = key.key,
            let place = Array("!@#$%^&*(".unicodeScalars).firstIndex(of: scalar)
        {
            self = .play(.note(place + 1))
        } else {
            return nil
        }
    }

    fileprivate init?(erasing key: KeyPress) {
        let keys: [Key] = [
            .backspace, .delete, .character("0"), .keypad(.zero), .keypad(.delete),
        ]
        let isKey = key.modifiers.isSubset(of: .shift) && keys.contains(key.key)
        guard isKey || key.letter == "x" else { return nil }
        self = .play(.use(.erase))
    }

    /// The function keys light their digits.
    fileprivate init?(lighting key: KeyPress) {
        if case .function(let number) = key.key, (1...9).contains(number), key.modifiers.isEmpty {
            self = .play(.mark(.light(Int(number))))
        } else if key.letter == "v" || key.letter == "V" {
            self = .play(.mark(.lightNext(isBackwards: key.letter == "V")))
        } else {
            return nil
        }
    }
}

private typealias Direction = SudokuSheet.Direction

extension Direction {
    /// The direction of an arrow, or of a letter where letters move.
    fileprivate init?(of key: Key, lettersMove: Bool) {
        switch key {
        case .up, .keypad(.up): self = .up
        case .down, .keypad(.down): self = .down
        case .left, .keypad(.left): self = .left
        case .right, .keypad(.right): self = .right
        case .character("k") where lettersMove: self = .up
        case .character("j") where lettersMove: self = .down
        case .character("h") where lettersMove: self = .left
        case .character("l") where lettersMove: self = .right
        default: return nil
        }
    }
}

extension KeyPress {
    /// The digit from 1 to 9 that is typed, with any modifiers.
    fileprivate var digit: Int? {
        guard case .character(let scalar) = key, scalar.isASCII,
            let digit = Character(scalar).wholeNumberValue, digit > 0
        else { return nil }
        return digit
    }
}
