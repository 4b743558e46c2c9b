/// The difference between two values, part by part.
///
///     piles[3]: + 6S; stock: 23 → 22
///     cells[103–106, 122]: covered → open(1); clock.time.seconds: 4 → 5
///
/// If a list has a new length, the difference lists the added (`+`) and removed (`−`) elements. If
/// not, it lists the changed elements. Elements with the same change form a group.
public struct ValueDifference: Equatable, Sendable {
    /// A change, and the path to the part that changed.
    struct Change: Equatable, Sendable {
        enum Step: Hashable, Sendable {
            case name(String)
            case places([Int])
            case cells([ValueGrid.Cell])
            /// A part of a grid.
            case area(String)
            case line(Int)
            case word(Int)
        }

        var path: [Step]
        let text: String
    }

    let found: [Change]

    /// Creates the difference between two values, without equal parts.
    public init(from old: Any, to new: Any) {
        self.init(from: ReflectedValue(old), to: ReflectedValue(new))
    }

    /// Creates the difference between two values that are also compared with other values.
    /// `writeLines` formats a new text of several lines, which takes less time than a comparison
    /// with the old text.
    package init(
        from old: ReflectedValue, to new: ReflectedValue,
        writeLines: ((String) -> String)? = nil
    ) {
        self.init(comparing: old, with: new, writeLines: writeLines)
    }

    fileprivate init<Value: ComparedValue>(
        comparing old: Value, with new: Value, writeLines: ((String) -> String)? = nil
    ) {
        var comparison = ValueComparison<Value>(writeLines: writeLines)
        comparison.compare(old, new, at: [])
        found = ValueDifference.together(comparison.changes)
    }

    public var isEmpty: Bool { found.isEmpty }

    /// The changes as additions, such as `clock.seconds + 1; moves − 2`; nil unless only numbers
    /// have changed. Each second of a clock makes the same additions.
    package var additions: String? {
        var additions: [String] = []
        for change in found {
            guard let addition = change.addition else { return nil }
            additions.append(addition)
        }
        return additions.isEmpty ? nil : additions.joined(separator: "; ")
    }

    /// The changes, in the order of the value's parts.
    public var changes: [String] { found.map(\.description) }

    /// Groups equal changes of several elements of a list.
    private static func together(_ changes: [Change]) -> [Change] {
        struct Kind: Hashable {
            let head, tail: [Change.Step]
            let text: String
        }
        var together: [Change] = []
        var known: [Kind: Int] = [:]
        for change in changes {
            guard let step = change.path.firstIndex(where: \.isPlace) else {
                together.append(change)
                continue
            }
            let kind = Kind(
                head: Array(change.path[..<step]), tail: Array(change.path[(step + 1)...]),
                text: change.text)
            if let number = known[kind] {
                together[number].path[step].join(change.path[step])
            } else {
                known[kind] = together.count
                together.append(change)
            }
        }
        return together
    }
}

extension ValueDifference: CustomStringConvertible {
    /// All changes on one line.
    public var description: String {
        changes.map { change in
            let lines = change.lines
            if lines.count == 1 { return change }
            let rows = lines.dropFirst().map { $0.split(separator: " ").joined(separator: " ") }
            return "\(lines[0]) \(rows.joined(separator: " / "))"
        }.joined(separator: "; ")
    }
}

extension ValueDifference.Change: CustomStringConvertible {
    var description: String {
        let way = way
        if way.isEmpty { return text }
        return text.hasPrefix("\n") ? "\(way):\(text)" : "\(way): \(text)"
    }

    /// The addition to a number: `moves + 1`. Nil if the part is not a number.
    fileprivate var addition: String? {
        guard let sign = text.first, sign.isNumber || sign == "-" else { return nil }
        let values = text.split(separator: " → ", omittingEmptySubsequences: false)
        guard values.count == 2, !path.isEmpty else { return nil }
        let (old, new) = (Quantity(values[0]), Quantity(values[1]))
        return new?.difference(from: old).map { "\(way) \($0)" }
    }

    /// The path as text: `piles[3].cards`.
    fileprivate var way: String {
        var way = ""
        for step in path {
            switch step {
            case .name(let name): way += way.isEmpty ? name : ".\(name)"
            case .places(let places): way += "[\(Self.ranges(of: places))]"
            case .cells(let cells): way += "[\(Self.ranges(of: cells))]"
            case .area(let area): way += "[\(area)]"
            case .line(let number): way += (way.isEmpty ? "" : " ") + "line \(number)"
            case .word(let number): way += (way.isEmpty ? "" : " ") + "word \(number)"
            }
        }
        return way
    }

    /// Returns cells as ranges, row by row: `1/1–5, 2/3`.
    private static func ranges(of cells: [ValueGrid.Cell]) -> String {
        var rows: [(row: Int, columns: [Int])] = []
        for cell in cells {
            if rows.last?.row == cell.row {
                rows[rows.count - 1].columns.append(cell.column)
            } else {
                rows.append((cell.row, [cell.column]))
            }
        }
        return rows.map { row, columns in
            Self.ranges(of: columns).split(separator: ", ").map { "\(row)/\($0)" }
                .joined(separator: ", ")
        }.joined(separator: ", ")
    }

    /// Returns indices as ranges: `3, 5–8`.
    private static func ranges(of places: [Int]) -> String {
        places.contiguousRanges.map { range in
            switch range.count {
            case 1: "\(range.lowerBound)"
            case 2: "\(range.lowerBound), \(range.upperBound)"
            default: "\(range.lowerBound)–\(range.upperBound)"
            }
        }.joined(separator: ", ")
    }
}

/// A number in a text, perhaps with a unit: `0.5 seconds`.
private struct Quantity {
    let number: Double
    let isWhole: Bool
    let unit: Substring

    init?(_ text: Substring) {
        let number = text.prefix { $0 != " " }
        guard let value = Double(number), value.magnitude < 0x1p53 else { return nil }
        (self.number, isWhole, unit) = (value, Int(number) != nil, text[number.endIndex...])
    }

    /// Returns the addition, rounded to six decimals: `+ 0.5 seconds`. Nil if it rounds to zero, or
    /// if the units differ.
    func difference(from old: Quantity?) -> String? {
        guard let old, old.unit == unit else { return nil }
        let added = ((number - old.number) * 1e6).rounded() / 1e6
        if added == 0 { return nil }
        let size = isWhole && old.isWhole ? "\(Int(added.magnitude))" : "\(added.magnitude)"
        return (added < 0 ? "− " : "+ ") + size + unit
    }
}

extension ValueDifference.Change.Step {
    /// Indicates whether this step leads to one of several elements.
    fileprivate var isPlace: Bool {
        switch self {
        case .places, .cells: true
        case .name, .area, .line, .word: false
        }
    }

    fileprivate mutating func join(_ other: Self) {
        switch (self, other) {
        case (.places(let places), .places(let others)): self = .places(places + others)
        case (.cells(let cells), .cells(let others)): self = .cells(cells + others)
        default: break
        }
    }
}

extension ValueDescription {
    /// Returns the difference from another description, as far as the texts reveal it.
    public func difference(from other: ValueDescription) -> ValueDifference {
        ValueDifference(comparing: WrittenValue(other), with: WrittenValue(self))
    }
}
