extension String {
    /// The word that was probably meant: a word that begins with this text, a word that this text
    /// begins with, or a word that differs by a few typing errors.
    func nearest(in words: [String]) -> String? {
        let letters = drop { $0 == "-" }
        if letters.count > 1, let whole = words.first(where: { $0.hasPrefix(self) }) {
            return whole
        }
        // Dashes do not count: "--" is the beginning of every option.
        let beginnings = words.filter { hasPrefix($0) && $0.drop { $0 == "-" }.count > 2 }
        if let longest = beginnings.max(by: { $0.count < $1.count }) { return longest }
        let allowed = Swift.max(1, letters.count / 3)
        let distances = words.map { (word: $0, typingErrors: typingErrors(to: $0)) }
        // A suggestion must have a letter in common with this text.
        guard let best = distances.min(by: { $0.typingErrors < $1.typingErrors }),
            best.typingErrors <= allowed,
            best.typingErrors < letters.count
        else {
            return nil
        }
        return best.word
    }

    /// The number of typing errors between two words: letters inserted, omitted, replaced or
    /// swapped with the next one.
    func typingErrors(to other: String) -> Int {
        let (here, there) = (Array(self), Array(other))
        var before: [Int] = []
        var row = Array(0...there.count)
        for (i, letter) in here.enumerated() {
            var next = [i + 1]
            for (j, wanted) in there.enumerated() {
                var best = Swift.min(
                    row[j] + (letter == wanted ? 0 : 1), row[j + 1] + 1, next[j] + 1)
                if i > 0, j > 0, letter == there[j - 1], here[i - 1] == wanted {
                    best = Swift.min(best, before[j - 1] + 1)
                }
                next.append(best)
            }
            (before, row) = (row, next)
        }
        return row[there.count]
    }
}

extension AcceptedValue {
    /// The accepted word that was probably meant.
    func nearest(to word: String) -> String? {
        if case .choice(let names) = self { word.nearest(in: names) } else { nil }
    }
}
