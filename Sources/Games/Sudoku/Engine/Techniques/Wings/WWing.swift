/// Two cells with the same two digits, and a strong link of one of these digits. Each cell sees a
/// different end of the link. One of the cells therefore has the other digit, so cells that see
/// both lose that digit.
struct WWing: Technique {
    let name = SudokuTechnique.wWing

    func step(in position: SudokuPosition) -> SudokuStep? {
        let pairs = Array(position.cells(withDigits: 2))
        let links = (0...9).map { digit in
            digit == 0 ? [] : StrongLink.all(of: digit, in: position)
        }
        for (index, one) in pairs.enumerated() {
            for other in pairs[(index + 1)...]
            where position.digits[one] == position.digits[other]
                && !CellHouses.peers[one].contains(other)
            {
                let digits = position.digits[one]
                for lost in digits {
                    guard let digit = (digits - .only(lost)).first else { continue }
                    let losers =
                        position.cells[lost] & CellHouses.peers[one] & CellHouses.peers[other]
                    let gone = losers.map { Candidate(lost, at: $0) }
                    guard !gone.isEmpty, position.isWanted(gone),
                        let link = links[digit].lazy.compactMap({ joint($0, one, other) }).first
                    else { continue }
                    return SudokuStep(
                        name, .linkedPairs(one, other, digits, link),
                        evidence: position.candidates(digits, in: [one, other])
                            + [link.first, link.second].map { Candidate(digit, at: $0) },
                        eliminations: gone)
                }
            }
        }
        return nil
    }

    /// The link, turned so that its first end sees the first cell and its second end sees the other
    /// cell; nil if that is not possible.
    private func joint(_ link: StrongLink, _ one: Int, _ other: Int) -> SudokuLink? {
        let sees = { (cell: Int, end: Int) in CellHouses.peers[cell].contains(end) }
        if sees(one, link.first), sees(other, link.second) { return link.link }
        guard sees(one, link.second), sees(other, link.first) else { return nil }
        return SudokuLink(house: link.house, first: link.second, second: link.first)
    }
}
