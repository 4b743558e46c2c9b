/// The only two places of a digit in a house. One of them is right.
struct StrongLink {
    let house: House
    let first: Int
    let second: Int

    var kind: House.Kind { house.kind }

    var reversed: StrongLink { StrongLink(house: house, first: second, second: first) }

    static func all(of digit: Int, in position: SudokuPosition) -> [StrongLink] {
        House.all.compactMap { house in
            let places = position.cells[digit] & house.cells
            guard places.count == 2, let first = places.first,
                let second = (places - .only(first)).first
            else { return nil }
            return StrongLink(house: house, first: first, second: second)
        }
    }
}
