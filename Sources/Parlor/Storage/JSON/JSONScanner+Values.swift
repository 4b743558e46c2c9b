extension JSONScanner {
    /// Scans a value; returns nil if there is none, if it is nested too deeply, or if it contains a
    /// number that is out of range.
    mutating func value(depth: Int = 0) -> JSONValue? {
        skipBlanks()
        switch next {
        case UInt8(ascii: "{"): return object(depth: depth).map { .object($0) }
        case UInt8(ascii: "["): return array(depth: depth).map { .array($0) }
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return string().map { .string($0) }
        default:
            guard let word = word(), let text = text(word) else { return nil }
            switch text {
            case "null": return .null
            case "true": return .bool(true)
            case "false": return .bool(false)
            default: return number(text)
            }
        }
    }

    private mutating func array(depth: Int) -> [JSONValue]? {
        guard depth < JSONScanner.deepest, take("[") else { return nil }
        var values: [JSONValue] = []
        while !take("]") {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            if take(",") {
                if !isJSON5, take("]") { return nil }
            } else {
                return take("]") ? values : nil
            }
        }
        return values
    }

    private mutating func object(depth: Int) -> [String: JSONValue]? {
        var found: [String: JSONValue] = [:]
        let isWhole = members(depth: depth) { name, value, _ in found[name] = value }
        return isWhole ? found : nil
    }

    /// Calls `emit` for each member of an object, in order, with the range of its value. Returns
    /// false if the object is not well-formed.
    mutating func members(
        depth: Int = 0, _ emit: (String, JSONValue, Range<Int>) -> Void
    ) -> Bool {
        guard depth < JSONScanner.deepest, take("{") else { return false }
        while !take("}") {
            guard let name = name(), take(":") else { return false }
            skipBlanks()
            let start = place
            guard let value = value(depth: depth + 1) else { return false }
            emit(name, value, start..<place)
            if take(",") {
                if !isJSON5, take("}") { return false }
            } else {
                return take("}")
            }
        }
        return true
    }

    private mutating func name() -> String? {
        skipBlanks()
        if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return string()
        }
        guard isJSON5, let word = word() else { return nil }
        return text(word)
    }

    // MARK: Numbers

    private func number(_ text: String) -> JSONValue? {
        let digits = text.drop { $0 == "-" || isJSON5 && $0 == "+" }
        guard text.count - digits.count <= 1, let first = digits.utf8.first else { return nil }
        let isNegative = text.hasPrefix("-")
        if isJSON5 {
            switch digits {
            case "Infinity": return .number(isNegative ? -.infinity : .infinity)
            case "NaN": return .number(.nan)
            case _ where digits.hasPrefix("0x") || digits.hasPrefix("0X"):
                let sign = isNegative ? "-" : "+"
                return digits.utf8.dropFirst(2).first == UInt8(ascii: "-")
                    ? nil : Int(sign + digits.dropFirst(2), radix: 16).map { .integer($0) }
            default: break
            }
        }
        guard isNumber(digits.utf8, first) else { return nil }
        if let number = Int(text) { return .integer(number) }
        if !isNegative, let number = UInt64(digits) { return .natural(number) }
        guard let number = Double(text), number.isFinite else { return nil }
        // A whole number written with a decimal point is still an integer.
        return Int(exactly: number).map { .integer($0) } ?? .number(number)
    }

    /// Returns whether the digits form a number. In JSON5, the decimal point may be at either end.
    private func isNumber(_ text: Substring.UTF8View, _ first: UInt8) -> Bool {
        var rest = text
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        func takeDigits() -> Int {
            let count = rest.prefix(while: isDigit).count
            rest = rest.dropFirst(count)
            return count
        }
        let whole = takeDigits()
        if whole > 1, first == 0x30 { return false }
        var fraction = 0
        let hasPoint = rest.first == UInt8(ascii: ".")
        if hasPoint {
            rest = rest.dropFirst()
            fraction = takeDigits()
        }
        guard isJSON5 ? whole + fraction > 0 : whole > 0 && (!hasPoint || fraction > 0) else {
            return false
        }
        guard let exponent = rest.first else { return true }
        guard exponent | 0x20 == UInt8(ascii: "e") else { return false }
        rest = rest.dropFirst()
        if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            rest = rest.dropFirst()
        }
        return takeDigits() > 0 && rest.isEmpty
    }
}
