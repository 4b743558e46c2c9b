/// Two or three cells where a line and a box intersect, with cells of the rest of the line and of
/// the rest of the box. There are as many cells as digits, and no digit is in both the line's and
/// the box's part. Each digit therefore occurs once in these cells. The rest of the line loses the
/// digits that are not in the box's part, and the rest of the box loses those that are not in the
/// line's part.
struct SueDeCoq: Technique {
    let name = SudokuTechnique.sueDeCoq

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position, .first)
        for box in House.boxes {
            for line in House.rows + House.columns {
                let meeting = Array(box.cells & line.cells & position.empty)
                for count in [2, 3] where count <= meeting.count {
                    let found: Void? = firstChoice(of: count, from: meeting) { chosen in
                        look(CellSet(chosen), line, box, &best)
                        return best.isFinal ? () : nil
                    }
                    if found != nil { return best.step }
                }
            }
        }
        return best.step
    }

    private func look(_ meeting: CellSet, _ line: House, _ box: House, _ best: inout BestStep) {
        let position = best.position
        let digits = position.digits(in: meeting)
        guard digits.count >= meeting.count + 2 else { return }
        let boxParts = parts(box.cells & position.empty - line.cells, digits, position)
        for ofLine in parts(line.cells & position.empty - box.cells, digits, position) {
            for ofBox in boxParts where ofBox.digits.isDisjoint(with: ofLine.digits) {
                let all = digits | ofLine.digits | ofBox.digits
                let cells = meeting | ofLine.cells | ofBox.cells
                guard cells.count == all.count else { continue }
                let losses =
                    position.candidates(all - ofBox.digits, in: line.cells - cells)
                    + position.candidates(all - ofLine.digits, in: box.cells - cells)
                guard !losses.isEmpty else { continue }
                best.offer(
                    Set(losses).sorted(),
                    .crossing(meeting, line, ofLine.cells, box, ofBox.cells),
                    evidence: position.candidates(.all, in: cells))
            }
        }
    }

    /// The choices of one to four of these cells that the technique can use, each with the digits
    /// of its cells. Every cell of a choice has a digit of the intersection.
    private func parts(
        _ cells: CellSet, _ digits: DigitSet, _ position: SudokuPosition
    ) -> [(cells: CellSet, digits: DigitSet)] {
        let cells = cells.filter { !position.digits[$0].isDisjoint(with: digits) }
        var parts: [(cells: CellSet, digits: DigitSet)] = []
        for count in 1..<5 where count <= cells.count {
            let _: Void? = firstChoice(of: count, from: cells) { chosen in
                let chosen = CellSet(chosen)
                let own = position.digits(in: chosen)
                // With more digits than this, the other part would not have enough digits.
                if own.count <= count + 2, (own - digits).count < count {
                    parts.append((chosen, own))
                }
                return nil
            }
        }
        return parts
    }
}
