import Testing

@Suite struct `A phrase` {
    /// Returns the function's parameters that have no label.
    private func unlabeled(_ parameters: Substring) -> [(name: Substring, type: Substring)?] {
        parameters.split(separator: ",").map { parameter in
            parameter.firstMatch(of: /^\s*_ (\w+): (\w+[?\]>]*)\s*$/).map { ($0.1, $0.2) }
        }
    }

    /// The functions of the phrasebooks in which two neighboring arguments of one type have no
    /// label, although their order matters. If it does not matter, they are `one` and `other`.
    private func confusable(in text: String) -> [Substring] {
        text.matches(of: /func (\w+)\(([^()]*)\)[^{=]*-> (String|\[String\])/).compactMap { match in
            let parameters = unlabeled(match.2)
            let isConfusable = zip(parameters, parameters.dropFirst()).contains { former, next in
                guard let former, let next else { return false }
                return former.type == next.type && (former.name, next.name) != ("one", "other")
            }
            return isConfusable ? match.1 : nil
        }
    }

    @Test func `has labels for neighboring arguments of one type`() throws {
        let books = Document.paths(in: "Sources", endingIn: "Words.swift")
        #expect(books.count > 30)
        for path in books { #expect(try confusable(in: Document(path).text) == [], "\(path)") }
    }

    @Test func `with two like arguments is found`() {
        #expect(confusable(in: "func won(_ moves: String, _ time: String) -> String {") == ["won"])
        #expect(confusable(in: "func won(moves: String, time: String) -> String {") == [])
        #expect(confusable(in: "func apart(_ one: Int, _ other: Int) -> String {") == [])
    }
}
