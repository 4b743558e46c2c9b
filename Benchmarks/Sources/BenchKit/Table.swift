/// A table that prints each row as soon as it is added.
public struct Table {
    private let widths: [Int]

    /// Creates a table. A column with a negative width is aligned left.
    public init(_ title: String, _ columns: [(name: String, width: Int)]) {
        widths = columns.map(\.width)
        print("\n\(title)\n")
        row(columns.map(\.name))
        row(columns.map { String(repeating: "-", count: abs($0.width)) })
    }

    public func row(_ cells: [String]) {
        let padded = zip(cells, widths).map { cell, width in
            let padding = String(repeating: " ", count: max(0, abs(width) - cell.count))
            return width < 0 ? cell + padding : padding + cell
        }
        print(padded.joined(separator: "  "))
    }
}

/// Returns a number with this many decimals.
public func fixed(_ value: Double, _ digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = Int((abs(value) * scale).rounded())
    let (whole, part) = scaled.quotientAndRemainder(dividingBy: Int(scale))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let decimals = String(part)
    return "\(sign)\(whole)." + String(repeating: "0", count: digits - decimals.count) + decimals
}
