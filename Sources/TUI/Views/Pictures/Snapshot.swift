/// A copy of a canvas, at the canvas's size. It is clipped if it does not fit.
public struct Snapshot: View, Equatable {
    private let size: Size
    private let runs: [StyledRun]

    public init(_ canvas: borrowing Canvas) {
        size = Size(columns: canvas.columns, rows: canvas.rows)
        runs = canvas.runs()
    }

    public func size(in offer: Size) -> Size {
        Size(columns: min(size.columns, offer.columns), rows: min(size.rows, offer.rows))
    }

    public func draw(on page: inout Page) {
        for run in runs {
            page.canvas.draw(run.text, column: run.column, row: run.row, style: run.style)
        }
    }
}
