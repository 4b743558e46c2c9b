import Reactive

/// Reads the picture of a stream, symbol by symbol.
struct MarbleReader {
    private(set) var events: [Recorded<Event<String>>] = []
    /// The column of the next symbol.
    private(set) var column = 0
    private let picture: String
    private var rest: Substring
    /// Indicates whether the symbols are between parentheses. Such symbols share a column.
    private var isInGroup = false

    init(_ picture: String) throws(Marbles.Mistake) {
        self.picture = picture
        rest = picture[...]
        while let symbol = rest.popFirst() { try read(symbol) }
        if isInGroup { throw mistake("( without )") }
    }

    private mutating func read(_ symbol: Character) throws(Marbles.Mistake) {
        switch symbol {
        case "~": break
        case "-": try pass(1)
        case "{": try readGap()
        case "(":
            if isInGroup { throw mistake("( inside (…)") }
            isInGroup = true
        case ")":
            if !isInGroup { throw mistake(") without (") }
            isInGroup = false
            column += 1
        case "|": add(.completed)
        case "#":
            let reason = try rest.first == "[" ? text(before: rest.firstIndex(of: "]")) : ""
            add(.error(Marbles.Failure(String(reason.dropFirst()))))
        case "[": try add(.next(text(before: closingBracket)))
        default: add(.next(String(symbol)))
        }
    }

    private mutating func add(_ event: Event<String>) {
        events.append(Recorded(time: column, value: event))
        if !isInGroup { column += 1 }
    }

    private mutating func pass(_ ticks: Int) throws(Marbles.Mistake) {
        if isInGroup { throw mistake("time does not pass inside (…)") }
        column += ticks
    }

    /// The maximum number of columns of a picture.
    private static let longest = 1_000_000_000

    private mutating func readGap() throws(Marbles.Mistake) {
        guard let end = rest.firstIndex(of: "}"), let ticks = Int(rest[..<end]), ticks > 0 else {
            throw mistake("{ without a number and }")
        }
        rest = rest[rest.index(after: end)...]
        if ticks > Self.longest - column { throw mistake("more than \(Self.longest) columns") }
        try pass(ticks)
    }

    /// Reads the text before a bracket and the bracket itself.
    private mutating func text(before end: String.Index?) throws(Marbles.Mistake) -> String {
        guard let end else { throw mistake("[ without ]") }
        let text = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        return text
    }

    /// The bracket that closes an element, which may contain pairs of brackets; the first closing
    /// bracket if the pairs are incomplete; nil if there is none.
    private var closingBracket: String.Index? {
        var open = 0
        for index in rest.indices {
            if rest[index] == "[" { open += 1 }
            if rest[index] == "]" {
                if open == 0 { return index }
                open -= 1
            }
        }
        return rest.firstIndex(of: "]")
    }

    private func mistake(_ what: String) -> Marbles.Mistake {
        Marbles.Mistake(description: "Marbles: \(what) in \"\(picture)\".")
    }
}
