import Games

extension MinesGame {
    /// The ground that is covered still, several cells to a sign on a large board.
    var thumbnail: Thumbnail {
        let (size, seen) = (options.size, position.faces)
        let scale = max((size.width + 29) / 30, (size.height + 10) / 11)
        func cells(_ count: Int) -> Range<Int> { 0..<(count + scale - 1) / scale }
        return Thumbnail(
            lines: cells(size.height).map { row in
                cells(size.width).map { column in
                    let faces = area(row, column, scale).map { seen[$0] }
                    if faces.contains(.flagged) { return .init("F", .warning) }
                    return faces.contains(.covered) ? .init("▪", .accent) : .init("·", .dim)
                }
            })
    }

    private func area(_ row: Int, _ column: Int, _ scale: Int) -> [Int] {
        let (width, height) = (options.size.width, options.size.height)
        return (row * scale..<min(height, (row + 1) * scale)).flatMap { row in
            (column * scale..<min(width, (column + 1) * scale)).map { row * width + $0 }
        }
    }
}
