/// A row of a long list, created when the list needs it.
struct Book: Equatable {
    let number: Int
    let title: String
    let pages: Int

    init(_ number: Int) {
        let first = ["Blue", "Silent", "Wide", "Last", "Golden", "푸른", "静か", "Broken"]
        let second = ["River", "Garden", "Winter", "Letter", "Harbour", "바다", "山"]
        self.number = number
        title = "\(first[number % 8]) \(second[number / 8 % 7]) \(number)"
        pages = 80 + number &* 2_654_435_761 % 700
    }
}

/// A text to find, and the column by which the results are sorted.
struct SearchQuery: Equatable, Sendable {
    var text = ""
    var column = 0

    /// Returns the numbers of the books whose titles contain the text, in order. Throws an error if
    /// the task is canceled.
    func answer(among count: Int) throws -> [Int] {
        let wanted = text.lowercased()
        var found: [(number: Int, pages: Int, title: String)] = []
        for number in 0..<count {
            if number % 1000 == 0 { try Task.checkCancellation() }
            let book = Book(number)
            if wanted.isEmpty || book.title.lowercased().contains(wanted) {
                found.append((number, book.pages, book.title))
            }
        }
        switch column {
        case 1: found.sort { ($0.title, $0.number) < ($1.title, $1.number) }
        case 2: found.sort { ($0.pages, $0.number) < ($1.pages, $1.number) }
        default: break
        }
        return found.map(\.number)
    }
}
