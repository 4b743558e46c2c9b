import Foundation

/// A text in the source of the program, in each language.
struct Wording {
    /// The type and the member with the text: `MinesWords.known`.
    let name: String
    let english, korean: Literal

    /// Indicates whether the text consists of the names of a word that can be typed.
    var isTyped = false
    /// Indicates whether the text is the name of a deed, which may be shown beside words that can
    /// be typed.
    var isOfDeed: Bool {
        name.hasPrefix("GameDeed") || name.hasPrefix("TypedNames") || name.contains("Deeds.")
    }

    /// Every text that is passed to `say` or `Phrase`.
    static let all: [Wording] = sources.flatMap { WordingReader($0).wordings }

    /// The number of uses of `say` and `Phrase` with a text, counted without parsing.
    static let count = sources.reduce(0) { sum, text in
        sum + text.matches(of: /[^.\w](?:say|Phrase)\(\s*\(?\s*"/).count
    }

    /// The files of the program without comments.
    private static let sources: [String] = {
        var root = URL(filePath: #filePath)
        for _ in 1...4 { root.deleteLastPathComponent() }
        let files = ["Sources/Parlor", "Sources/Laboratory"].flatMap { path in
            let folder = root.appending(path: path).resolvingSymlinksInPath()
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            return (files?.allObjects ?? []).compactMap { $0 as? URL }
        }
        return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .map { text in
                text.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { $0.drop { $0 == " " }.hasPrefix("//") ? "" : $0 }
                    .joined(separator: "\n")
            }
    }()
}

/// A text with a `#` in place of each interpolation, and the code of the interpolations.
struct Literal {
    fileprivate(set) var text = ""
    fileprivate(set) var interpolations: [String] = []

    /// The values that the interpolations read: `number` for `number.need`.
    var values: Set<String> {
        let names = interpolations.flatMap { code in
            code.replacing(/"[^"]*"/, with: "").matches(of: /(?:^|[^.\w])([a-z]\w*)(?![\w:])/)
        }
        return Set(names.map { String($0.output.1) }).subtracting(["is", "true", "false", "nil"])
    }
}

/// Reads the calls of `say` and `Phrase` in a file.
private struct WordingReader {
    private(set) var wordings: [Wording] = []
    private var rest: Substring
    private var type = "", member = ""
    /// The last character of the line so far; nil at the beginning of a line.
    private var last: Character?

    // An expression is compiled at its first match. Stored expressions are compiled once a file.
    private let callStart = /(?:say|Phrase)\(/
    private let typeStart = /(?:package )?(?:struct|enum|extension) (\w+)/
    private let memberStart = /\ {4}(?:[a-z]+ )*(?:var|func|let) (\w+)/

    init(_ text: String) {
        rest = text[...]
        while let character = rest.first {
            let isWithinName = last.map { $0.isLetter || $0 == "." } ?? false
            // The character is compared before the expression, which is faster.
            if !isWithinName, character == "s" || character == "P",
                let call = rest.prefixMatch(of: callStart)
            {
                rest = rest[call.range.upperBound...]
                readCall()
            } else if last == nil, "sep".contains(character),
                let found = rest.prefixMatch(of: typeStart)
            {
                type = String(found.output.1)
                rest.removeFirst()
            } else if last == nil, character == " ",
                let found = rest.prefixMatch(of: memberStart)
            {
                member = String(found.output.1)
                rest = rest[found.range.upperBound...]
                last = " "
            } else if character == "\"" {
                _ = readLiteral()
            } else {
                rest.removeFirst()
                last = character == "\n" ? nil : character
                if last != nil { skipToNextBeginning() }
            }
        }
    }

    /// Skips to a line end, or to `"`, `P` or `s`, which can begin a literal or a call. Bytes are
    /// compared, because there are many.
    private mutating func skipToNextBeginning() {
        let next =
            rest.utf8.firstIndex { $0 == 0x0a || $0 == 0x22 || $0 == 0x50 || $0 == 0x73 }
            ?? rest.endIndex
        if next > rest.startIndex { last = rest[..<next].last }
        rest = rest[next...]
    }

    private mutating func readCall() {
        if rest.hasPrefix("_ ") { return }
        if skip("(") {
            guard let (names, help) = readPair(), skip(")"), skip(","), skip("("),
                let (koreanNames, koreanHelp) = readPair(), skip(")")
            else { return }
            add(names, koreanNames, isTyped: true)
            add(help, koreanHelp)
        } else if let (english, korean) = readPair() {
            add(english, korean)
        }
    }

    private mutating func add(_ english: Literal, _ korean: Literal, isTyped: Bool = false) {
        wordings.append(
            Wording(name: "\(type).\(member)", english: english, korean: korean, isTyped: isTyped))
    }

    /// Reads two literals with a comma between them.
    private mutating func readPair() -> (Literal, Literal)? {
        guard isAtLiteral else { return nil }
        let first = readLiteral()
        guard skip(","), isAtLiteral else { return nil }
        return (first, readLiteral())
    }

    private var isAtLiteral: Bool { rest.drop { $0.isWhitespace }.first == "\"" }

    /// Skips blanks and the character, if it follows. Returns whether it did.
    private mutating func skip(_ character: Character) -> Bool {
        let text = rest.drop { $0.isWhitespace }
        guard text.first == character else { return false }
        rest = text.dropFirst()
        return true
    }

    private mutating func readLiteral() -> Literal {
        rest = rest.drop { $0.isWhitespace }
        let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest.removeFirst(quote.count)
        var literal = Literal()
        if quote.count == 3 { rest = rest.drop { $0.isWhitespace } }
        while !rest.isEmpty, !rest.hasPrefix(quote) {
            let character = rest.removeFirst()
            if character == "\\", rest.first == "(" {
                literal.interpolations.append(readGroup())
                literal.text.append("#")
            } else if character == "\\", let next = rest.popFirst() {
                if next == "\n" {
                    rest = rest.drop { $0 == " " }
                } else {
                    literal.text.append(next)
                }
            } else if character == "\n", rest.drop(while: { $0 == " " }).hasPrefix(quote) {
                rest = rest.drop { $0 == " " }
            } else {
                literal.text.append(character)
            }
        }
        rest.removeFirst(min(quote.count, rest.count))
        return literal
    }

    /// Reads the code in brackets.
    private mutating func readGroup() -> String {
        let start = rest.startIndex
        var depth = 0
        repeat {
            if rest.first == "\"" {
                _ = readLiteral()
            } else {
                let character = rest.removeFirst()
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
            }
        } while depth > 0 && !rest.isEmpty
        return String(rest.base[start..<rest.startIndex].dropFirst().dropLast())
    }
}
