/// A rectangle where some corners have only two digits. The other digits of the remaining corners
/// must prevent a second solution.
///
/// Requires a puzzle with exactly one solution.
struct UniqueRectangle: Technique {
    let name: SudokuTechnique

    func step(in position: SudokuPosition) -> SudokuStep? {
        var best = BestStep(name, in: position, .first)
        for rectangle in DoubtfulRectangle.all(in: position) where !best.isFinal {
            switch name {
            case .uniqueRectangle1: oneCornerLeft(rectangle, &best)
            case .uniqueRectangle2: oneDigitMore(rectangle, &best, isDiagonal: false)
            case .uniqueRectangle3: subset(rectangle, &best)
            case .uniqueRectangle4: digitBound(rectangle, &best)
            case .uniqueRectangle5: oneDigitMore(rectangle, &best, isDiagonal: true)
            default: digitBoundTwice(rectangle, &best)
            }
        }
        return best.step
    }

    /// Type 1: the fourth corner can have neither of the two digits.
    private func oneCornerLeft(_ found: DoubtfulRectangle, _ best: inout BestStep) {
        let position = best.position
        guard found.roof.count == 1 else { return }
        best.offer(
            position.candidates(found.digits, in: found.roof), found.pattern(in: position),
            evidence: found.evidence(in: position))
    }

    /// Types 2 and 5: the other corners have the same single extra candidate. One of them must have
    /// this digit, or the two digits of the rectangle could be exchanged.
    private func oneDigitMore(
        _ found: DoubtfulRectangle, _ best: inout BestStep, isDiagonal: Bool
    ) {
        let position = best.position
        let extra = position.digits(in: found.roof) - found.digits
        guard extra.count == 1, let digit = extra.first, found.roof.count >= 2,
            found.roof.allSatisfy({ position.digits[$0].contains(digit) }),
            isDiagonal != isSide(found.roof)
        else { return }
        best.offer(
            digit, from: CellHouses.common(found.roof), found.pattern(in: position),
            evidence: found.evidence(in: position))
    }

    /// Type 3: the other digits of two neighboring corners form a subset with other cells of a
    /// house.
    private func subset(_ found: DoubtfulRectangle, _ best: inout BestStep) {
        guard isSide(found.roof) else { return }
        let position = best.position
        let extra = position.digits(in: found.roof) - found.digits
        guard found.roof.allSatisfy({ !position.digits[$0].isSubset(of: found.digits) }) else {
            return
        }
        for house in House.all(of: found.roof) {
            let others = Array(house.cells & position.empty - found.roof)
            for size in 1..<4 where size < others.count {
                let _: Void? = firstChoice(of: size, from: others) { chosen in
                    let subset = CellSet(chosen)
                    let digits = extra | position.digits(in: subset)
                    guard digits.count == size + 1 else { return nil }
                    best.offer(
                        position.candidates(
                            digits, in: house.cells & position.empty - found.roof - subset),
                        found.pattern(in: position, others: subset, lines: [house]),
                        evidence: found.evidence(in: position)
                            + position.candidates(digits, in: subset))
                    return nil
                }
            }
        }
    }

    /// Type 4: one of the digits must be in one of two neighboring corners, so the other digit is
    /// in neither.
    private func digitBound(_ found: DoubtfulRectangle, _ best: inout BestStep) {
        let position = best.position
        guard isSide(found.roof) else { return }
        for digit in found.digits {
            let bound = House.all(of: found.roof).first { house in
                position.cells[digit] & house.cells == found.roof
            }
            guard let bound else { continue }
            best.offer(
                position.candidates(found.digits - .only(digit), in: found.roof),
                found.pattern(in: position, lines: [bound]),
                evidence: found.evidence(in: position))
        }
    }

    /// Type 6: two opposite corners have additional digits. If both rows of the rectangle, or both
    /// its columns, have places for one of its two digits only in the corners, the two opposite
    /// corners lose this digit.
    private func digitBoundTwice(_ found: DoubtfulRectangle, _ best: inout BestStep) {
        let position = best.position
        guard found.roof.count == 2, !isSide(found.roof) else { return }
        for digit in found.digits {
            let bound = [House.rows, House.columns].lazy.map { lines in
                lines.filter { !$0.cells.isDisjoint(with: found.rectangle.cells) }
            }.first { lines in
                lines.allSatisfy {
                    (position.cells[digit] & $0.cells).isSubset(of: found.rectangle.cells)
                }
            }
            guard let bound else { continue }
            best.offer(
                digit, from: found.roof, found.pattern(in: position, lines: bound),
                evidence: found.evidence(in: position))
        }
    }

    /// Returns whether there are two corners, and they are neighbors.
    private func isSide(_ roof: CellSet) -> Bool {
        roof.count == 2 && !House.all(of: roof).filter { $0.kind != .box }.isEmpty
    }
}
