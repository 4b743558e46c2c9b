extension Tty {
    /// Returns the size of the terminal, limited to a maximum. The size comes from its settings,
    /// its report or the environment, or is the traditional 80×24. Below a prompt, it has at most
    /// as many rows as the program wants.
    func size(reported: Size?, in environment: Environment, inlineRows: Int? = nil) -> Size {
        var size = (size ?? reported ?? environment.size).bounded
        if let inlineRows { size.rows = min(size.rows, max(1, inlineRows)) }
        return size
    }
}

extension Environment {
    fileprivate var size: Size {
        Size(
            columns: number("COLUMNS", in: 1...Size.largestTerminal.columns) ?? 80,
            rows: number("LINES", in: 1...Size.largestTerminal.rows) ?? 24)
    }
}

extension Size {
    fileprivate static let largestTerminal = Size(columns: 1000, rows: 500)

    fileprivate var bounded: Size {
        Size(
            columns: min(max(1, columns), Size.largestTerminal.columns),
            rows: min(max(1, rows), Size.largestTerminal.rows))
    }
}
