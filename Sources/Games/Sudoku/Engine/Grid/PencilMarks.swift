/// The digits noted in each cell. A filled cell has one digit.
public struct PencilMarks: Hashable, Sendable {
    /// 81 sets of digits, row by row.
    public private(set) var cells: [DigitSet]

    /// Creates marks of all nine digits in every cell.
    public init() { cells = [DigitSet](repeating: .all, count: 81) }

    /// The marks that the digits of a grid allow. A filled cell has only its digit.
    public init(_ grid: SudokuGrid) {
        cells = (0..<81).map { cell in
            guard grid[cell] == 0 else { return .only(grid[cell]) }
            return CellHouses.peers[cell].reduce(DigitSet.all) { left, peer in
                left - .only(grid[peer])
            }
        }
    }

    public subscript(cell: Int) -> DigitSet {
        get { cells[cell] }
        set { cells[cell] = newValue }
    }
}

extension PencilMarks {
    /// Reads 81 groups of digits, separated by white space or by the lines of a frame (`|`, `+`,
    /// `-`, `:`, `.`, `'`). `0` stands for a cell without marks. Lines without digits can also have
    /// `*` and `=`.
    public init(_ text: String) throws(SudokuTextError) {
        var groups: [DigitSet] = []
        var isInside = false
        var places = TextPlaces(SudokuDrawing.withoutRules(text))
        while let character = places.next() {
            if character.isWhitespace || "|+-:.'".contains(character) {
                isInside = false
                continue
            }
            guard character.isASCII, let digit = character.wholeNumberValue else {
                throw places.error(.noMark(character))
            }
            if !isInside {
                guard groups.count < 81 else { throw places.error(.tooMany) }
                groups.append(DigitSet())
            }
            guard !groups[groups.count - 1].contains(digit) else {
                throw places.error(.twice(digit))
            }
            if digit > 0 { groups[groups.count - 1].insert(digit) }
            isInside = true
        }
        guard groups.count == 81 else {
            throw places.errorAtEnd(.tooFew(groups.count))
        }
        cells = groups
    }
}

extension PencilMarks {
    /// Reads pasted marks: groups in a frame, or nine characters per cell with a dot or a zero for
    /// a missing digit.
    public init(pasted text: String) throws(SudokuTextError) {
        let places = text.filter { !$0.isWhitespace }
        let isList =
            places.count == 729
            && places.enumerated().allSatisfy { ".0\($0 % 9 + 1)".contains($1) }
        guard isList else {
            try self.init(text)
            return
        }
        self.init()
        for cell in 0..<81 { cells[cell] = [] }
        for (place, character) in places.enumerated() where !".0".contains(character) {
            cells[place / 9].insert(place % 9 + 1)
        }
    }

    /// All marks on one line: nine characters per cell, with a dot for a missing digit.
    public var list: String {
        cells.map { digits in (1...9).map { digits.contains($0) ? "\($0)" : "." }.joined() }
            .joined()
    }

    /// The digits of the cells with a single mark. A cell is left out if a cell that sees it also
    /// has this mark, alone or among others.
    public var settled: SudokuGrid {
        var grid = SudokuGrid()
        for cell in 0..<81 {
            guard cells[cell].count == 1, let digit = cells[cell].first else { continue }
            if CellHouses.peers[cell].allSatisfy({ !cells[$0].contains(digit) }) {
                grid[cell] = digit
            }
        }
        return grid
    }
}

extension PencilMarks: CustomStringConvertible {
    /// The marks in a frame, with columns as narrow as possible. Players exchange boards in this
    /// form.
    public var description: String {
        let groups = cells.map { $0.isEmpty ? "0" : $0.map(String.init).joined() }
        let widths = (0..<9).map { column in
            stride(from: column, to: 81, by: 9).map { groups[$0].count }.max() ?? 1
        }
        let rule = stride(from: 0, to: 9, by: 3).reduce("+") { line, column in
            let inside = widths[column..<column + 3].reduce(0, +) + 4
            return line + String(repeating: "-", count: inside) + "+"
        }
        var lines = [rule]
        for row in 0..<9 {
            let padded = (0..<9).map { column in
                let group = groups[row * 9 + column]
                return group + String(repeating: " ", count: widths[column] - group.count)
            }
            let boxes = stride(from: 0, to: 9, by: 3).map {
                padded[$0..<$0 + 3].joined(separator: " ")
            }
            lines.append("| " + boxes.joined(separator: " | ") + " |")
            if row % 3 == 2 { lines.append(rule) }
        }
        return lines.joined(separator: "\n")
    }
}
