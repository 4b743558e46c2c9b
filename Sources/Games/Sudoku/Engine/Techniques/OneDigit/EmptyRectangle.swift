/// A box in which all places of a digit are in one row and one column. A strong link leads from
/// this row to another row, which crosses the column in a cell. If this cell had the digit, the end
/// of the link in the first row would have the digit too. The box would then have no place left in
/// the row or in the column. The cell therefore loses the digit. The same holds with rows and
/// columns exchanged.
struct EmptyRectangle: Technique {
    let name = SudokuTechnique.emptyRectangle

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position, .first)
        for digit in 1...9 {
            let links = StrongLink.all(of: digit, in: position).filter { $0.kind != .box }
            for box in House.boxes {
                let places = position.cells[digit] & box.cells
                guard places.count >= 2 else { continue }
                for row in House.rows where !row.cells.isDisjoint(with: places) {
                    for column in House.columns where !column.cells.isDisjoint(with: places) {
                        guard places.isSubset(of: row.cells | column.cells),
                            !places.isSubset(of: row.cells), !places.isSubset(of: column.cells)
                        else { continue }
                        for link in links + links.map(\.reversed) {
                            offer(digit, box, places, row, column, link, &best)
                            if best.isFinal { return best.step }
                        }
                    }
                }
            }
        }
        return best.step
    }

    private func offer(
        _ digit: Int, _ box: House, _ places: CellSet, _ row: House, _ column: House,
        _ link: StrongLink, _ best: inout BestStep
    ) {
        let (near, far) = link.kind == .column ? (row, column) : (column, row)
        guard near.cells.contains(link.first), !box.cells.contains(link.first),
            !box.cells.contains(link.second), !near.cells.contains(link.second)
        else { return }
        let loser =
            far.cells & CellHouses.peers[link.second] - box.cells - [link.first, link.second]
        let line =
            link.kind == .column
            ? House.rows[CellHouses.row(link.second)]
            : House.columns[CellHouses.column(link.second)]
        best.offer(
            digit, from: loser & line.cells,
            .emptyRectangle(places, in: box, near: near, far: far, link.link),
            evidence: (places | [link.first, link.second]).map { Candidate(digit, at: $0) })
    }
}
