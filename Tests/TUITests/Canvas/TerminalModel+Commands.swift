@testable import TUI

extension TerminalModel {
    mutating func control(_ byte: UInt8) {
        switch byte {
        case 7: break
        case 8:
            if !isSure { complain("moved back from an uncertain column") }
            column = max(0, column - 1)
        case 10:
            if row == bottom {
                if isHistory {
                    scroll(from: top, to: bottom)
                } else {
                    complain("a line feed in the last row")
                }
            }
            row = min(rows - 1, row + 1)
        case 13:
            column = 0
            isSure = true
        default: complain("unsupported control \(byte)")
        }
    }

    mutating func escape(_ bytes: [UInt8], _ start: Int) -> Int {
        if start < bytes.count, bytes[start] == UInt8(ascii: "]") { return address(bytes, start) }
        guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else {
            complain("an escape sequence that is not a CSI")
            return start
        }
        var index = start + 1
        let isPrivate = bytes[index] == UInt8(ascii: "?")
        if isPrivate { index += 1 }
        var parameters: [Int?] = [nil]
        while bytes[index] < 0x40 {
            if bytes[index] == UInt8(ascii: ";") {
                parameters.append(nil)
            } else {
                let value = parameters.removeLast() ?? 0
                parameters.append(value * 10 + Int(bytes[index]) - 48)
            }
            index += 1
        }
        let letter = Character(Unicode.Scalar(bytes[index]))
        if isPrivate {
            mode(parameters[0] ?? 0, letter == "h")
        } else {
            command(letter, parameters)
        }
        return index + 1
    }

    /// Reads OSC 8 and returns the index after it.
    private mutating func address(_ bytes: [UInt8], _ start: Int) -> Int {
        let end = bytes[start...].firstIndex(of: 0x1b) ?? bytes.count
        let parts = String(decoding: bytes[start..<end], as: UTF8.self)
            .split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
        if parts.count != 3 || parts[0] != "]8" { complain("an OSC that is not a link") }
        if end + 1 >= bytes.count || bytes[end + 1] != 0x5c { complain("an OSC without its end") }
        link = parts.count == 3 ? String(parts[2]) : ""
        return end + 2
    }

    private mutating func mode(_ number: Int, _ isOn: Bool) {
        switch number {
        case 25: showsCursor = isOn
        case 2026:
            if isUpdating == isOn { complain("an update inside an update") }
            isUpdating = isOn
        default: complain("unsupported mode \(number)")
        }
    }

    private mutating func command(_ letter: Character, _ parameters: [Int?]) {
        let first = max(1, parameters[0] ?? 1)
        if !commands.contains(letter) { complain("unsupported CSI \(letter)") }
        switch letter {
        case "H":
            row = min(rows, first) - 1
            column = min(columns, max(1, parameters.count > 1 ? parameters[1] ?? 1 : 1)) - 1
            isSure = true
        case "G":
            column = min(columns, first) - 1
            isSure = true
        case "d": row = min(rows, first) - 1
        case "A": row = max(0, row - first)
        case "B": row = min(rows - 1, row + first)
        case "C", "D":
            if !isSure { complain("moved from an uncertain column") }
            column = min(columns - 1, max(0, column + (letter == "C" ? first : -first)))
        case "X": erase(column..<min(columns, column + first))
        case "K": erase(column..<columns)
        case "J":
            erase(column..<columns)
            for place in (row + 1) * columns..<rows * columns { places[place] = erased }
        case "b":
            let character = last
            for _ in 0..<first { print(character) }
        case "m": Rendition.apply(parameters, to: &self)
        case "r":
            top = first - 1
            bottom = (parameters.count > 1 ? parameters[1] ?? rows : rows) - 1
            (column, row, isSure) = (0, 0, true)
        case "S": for _ in 0..<first { scroll(from: top, to: bottom) }
        case "T": for _ in 0..<first { scroll(from: bottom, to: top) }
        default: complain("unsupported CSI \(letter)")
        }
    }

    private var erased: Place { Place(style: Style(background: pen.background)) }

    private mutating func erase(_ range: Range<Int>) {
        if !isSure { complain("erased from an uncertain column") }
        for column in range {
            breakOtherHalf(column)
            self[column, row] = erased
        }
    }

    /// Removes the row at one side of the region, and inserts a blank one at the other.
    private mutating func scroll(from taken: Int, to put: Int) {
        places.removeSubrange(taken * columns..<(taken + 1) * columns)
        places.insert(contentsOf: Array(repeating: erased, count: columns), at: put * columns)
    }
}
