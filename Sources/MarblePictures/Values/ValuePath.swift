/// The path to a part of a value, as a difference writes it.
///
///     score.help.hints        a property, or the payload of a case
///     piles[0].cards          an element of a list, counted from zero
///     board[1/9]              a cell of a grid by its row and column, counted from one
///     cells[103–106, 122]     several elements, or several cells: `[1/1–5, 2/3]`
package struct ValuePath: Equatable, Sendable {
    private enum Step: Equatable, Sendable {
        case name(String)
        case places([Int])
        case cells([ValueGrid.Cell])
    }

    private let steps: [Step]

    private init(_ steps: [Step]) { self.steps = steps }

    package init?(_ text: String) {
        var steps: [Step] = []
        var rest = Substring(text)
        while !rest.isEmpty {
            if rest.first == "[" {
                guard let end = rest.firstIndex(of: "]"),
                    let step = Self.step(in: rest[..<end].dropFirst())
                else { return nil }
                steps.append(step)
                rest = rest[end...].dropFirst()
                if rest.first == "." { rest.removeFirst() }
            } else {
                let name = rest.prefix { $0 != "." && $0 != "[" }
                rest = rest.dropFirst(name.count)
                if rest.first == "." { rest.removeFirst() }
                if name.isEmpty || name.contains(where: "=<> ".contains) { return nil }
                steps.append(.name(String(name)))
            }
        }
        if steps.isEmpty { return nil }
        self.steps = steps
    }

    /// Reads the indices or the cells in brackets: `3, 5–8`, `1/1–5`.
    private static func step(in text: Substring) -> Step? {
        var (places, cells): ([Int], [ValueGrid.Cell]) = ([], [])
        for part in text.split(separator: ",") {
            let numbers = part.filter { $0 != " " }.split(separator: "/")
            guard let last = numbers.last, let range = range(last) else { return nil }
            if numbers.count == 1 {
                places += range
            } else if numbers.count == 2, let rows = self.range(numbers[0]) {
                cells += rows.flatMap { row in
                    range.map { ValueGrid.Cell(row: row, column: $0) }
                }
            } else {
                return nil
            }
        }
        if places.isEmpty == cells.isEmpty { return nil }
        return cells.isEmpty ? .places(places) : .cells(cells)
    }

    /// The maximum number of elements in a range.
    private static let longestRange = 10_000

    private static func range(_ text: Substring) -> ClosedRange<Int>? {
        let ends = text.split { "–-".contains($0) }.map { Int($0) }
        guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
            first >= 0, first <= last, last - first < longestRange
        else { return nil }
        return first...last
    }

    /// The last name in the path; nil if it has only positions.
    package var lastName: String? {
        steps.compactMap { if case .name(let name) = $0 { name } else { nil } }.last
    }

    /// Returns the rest of the path if it starts with `name`, or nil if it does not.
    package func rest(after name: String) -> ValuePath? {
        steps.first == .name(name) ? ValuePath(Array(steps.dropFirst())) : nil
    }

    /// Returns the parts of a value at this path, or nothing if the value has no such part.
    package func parts(of value: Any) -> [Any] { Self.parts(of: value, at: steps[...]) }

    private static func parts(of value: Any, at steps: ArraySlice<Step>) -> [Any] {
        guard let step = steps.first else { return [value] }
        guard case .value(let value) = UnwrappedValue(value) else { return [] }
        let rest = steps.dropFirst()
        let mirror = Mirror(reflecting: value)
        switch step {
        case .name(let name):
            let part =
                mirror.displayStyle == .dictionary
                ? entry(of: mirror, called: name)
                : mirror.children.first { $0.label == name }?.value
            return part.map { parts(of: $0, at: rest) } ?? []
        case .places(let places):
            guard mirror.displayStyle == .collection else { return [] }
            let elements = mirror.children.map(\.value)
            guard places.allSatisfy(elements.indices.contains) else { return [] }
            let found = places.map { parts(of: elements[$0], at: rest) }
            return found.contains(where: \.isEmpty) ? [] : found.flatMap(\.self)
        case .cells(let cells):
            guard rest.isEmpty, let value = value as? any CustomStringConvertible,
                let grid = ValueGrid(value.description.lines),
                cells.allSatisfy({ grid.contains($0) })
            else { return [] }
            return cells.map { grid[$0] }
        }
    }

    private static func entry(of dictionary: Mirror, called name: String) -> Any? {
        for child in dictionary.children {
            let parts = Mirror(reflecting: child.value).children.map(\.value)
            if parts.count == 2, ValueDescription.text(of: parts[0]) == name { return parts[1] }
        }
        return nil
    }
}

extension ValuePath: CustomStringConvertible {
    package var description: String {
        steps.reduce(into: "") { text, step in
            switch step {
            case .name(let name): text += text.isEmpty ? name : ".\(name)"
            case .places(let places): text += "[\(places.map(String.init).joined(separator: ", "))]"
            case .cells(let cells):
                let names = cells.map { "\($0.row)/\($0.column)" }
                text += "[\(names.joined(separator: ", "))]"
            }
        }
    }
}

extension ValueGrid {
    fileprivate func contains(_ cell: Cell) -> Bool {
        rows.indices.contains(cell.row - 1) && rows[cell.row - 1].indices.contains(cell.column - 1)
    }
}
