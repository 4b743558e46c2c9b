/// A function, an initializer or a case of the libraries, with its parameters.
struct Declaration {
    struct Parameter {
        let label: String
        let hasDefault, isFunction, isRepeated: Bool

        init(_ text: Substring) {
            let text = text.replacing(/^\s*(?:@\w+\s+)*/, with: "")
            // A parameter of a case may be a type only.
            label =
                text.contains(":")
                ? String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) : "_"
            hasDefault = text.contains(/[^=!<>]=[^=]/)
            isFunction = text.contains("->")
            isRepeated = text.contains("...") || text.contains(": repeat ")
        }

        /// Returns whether an argument with this label can be for the parameter. A closure after
        /// the parentheses has no label.
        func takes(_ label: String?) -> Bool { label.map { $0 == self.label } ?? isFunction }
    }

    let name: String
    let parameters: [Parameter]
    /// The name in a call: that of a function, or the type of an initializer.
    let called: String
    let isFunction: Bool

    var labels: [String] { parameters.map(\.label) }

    /// The name with its labels, as a page writes it. Of three or more labels `_`, only two are
    /// kept, because operators for several streams have an overload for each number of streams.
    var signature: String {
        let all = labels.map { $0 + ":" }.joined()
        return "\(called)(\(all.replacing(/(_:){3,}/, with: "_:_:")))"
    }

    /// The declarations of a source file that other modules can use.
    static func all(in text: String) -> [Declaration] {
        let beginning = /(?:public (?:[a-z]+ )*|\n *case )`?(\w+)`?\??(?:<[^(]*>)?\(/
        return text.matches(of: beginning).map { match in
            let name = String(match.output.1)
            let before = text[..<match.range.lowerBound]
            let line = before.lastIndex(of: "\n").map { before[$0...].dropFirst() } ?? before
            let indentation = line.prefix { $0 == " " }.count
            return Declaration(
                name: name,
                parameters: text[match.range.upperBound...].arguments(with: "([{<", ")]}>").list
                    .map { Parameter($0) },
                called: name == "init" ? type(around: indentation, at: before) ?? name : name,
                isFunction: match.output.0.contains(" func "))
        }
    }

    /// The type around a declaration that has this indentation and follows this text.
    private static func type(around indentation: Int, at text: Substring) -> String? {
        let beginning =
            /(?m)^( *)(?:@\w+ )*(?:public |final )*(?:struct|class|enum|extension) ([\w.]+)/
        let types = text.matches(of: beginning).filter { $0.output.1.count < indentation }
        return types.last.map { match in
            let outer = type(around: match.output.1.count, at: text[..<match.range.lowerBound])
            return (outer.map { $0 + "." } ?? "") + match.output.2
        }
    }
}

/// A function as the code of a page calls it, or as its text names it: `take(while:)`.
struct Call {
    private let name: String
    /// The label of a first closure after the parentheses is nil.
    private let labels: [String?]

    /// The calls in the code and in the text of a page.
    static func all(in document: Document) -> [Call] {
        let named = document.text.matches(of: /`\.?((?:\w+[.\/])*(\w+)\(((?:\w+:)*)\))`/)
            .map { Call(String($0.output.2), $0.output.3.split(separator: ":").map(String.init)) }
        return document.code.flatMap { code in
            code.matches(of: /(\w+)`?(?:<[^()]*>)?(?: (?={)|\()/).map { match in
                Call(
                    String(match.output.1),
                    labels(in: code[match.range.upperBound...], match.output.0.hasSuffix("(")))
            }
        } + named
    }

    private init(_ name: String, _ labels: [String?]) { (self.name, self.labels) = (name, labels) }

    /// The labels of the arguments at the beginning of a text.
    private static func labels(in text: Substring, _ hasParentheses: Bool) -> [String?] {
        var (labels, rest) = ([String?](), text)
        if hasParentheses {
            let (arguments, end) = text.arguments(with: "([{", ")]}")
            labels = arguments.map {
                $0.firstMatch(of: /^\s*(\w+):/).map { String($0.output.1) } ?? "_"
            }
            rest = end
        }
        while let closure = rest.prefixMatch(of: /\s*(?:(\w+): )?{/) {
            labels.append(closure.output.1.map { String($0) })
            rest = rest[closure.range.upperBound...].arguments(with: "([{", ")]}").rest
        }
        return labels
    }

    /// Returns how many arguments with defaults the call leaves out, if it can call the function.
    private func omissions(of declaration: Declaration) -> Int? {
        guard name == declaration.called else { return nil }
        var (rest, count) = (declaration.parameters[...], 0)
        func leaveOut(while isOther: (Declaration.Parameter) -> Bool) {
            let others = rest.prefix { isOther($0) && ($0.hasDefault || $0.isRepeated) }
            count += others.count { $0.hasDefault }
            rest.removeFirst(others.count)
        }
        for label in labels {
            leaveOut { !$0.takes(label) }
            guard let next = rest.first, next.takes(label) else { return nil }
            if !next.isRepeated { rest.removeFirst() }
        }
        leaveOut { _ in true }
        return rest.isEmpty ? count : nil
    }

    /// The signatures of the functions that are not called. As in Swift, a call chooses the
    /// function with the fewest default arguments.
    static func unused(_ declarations: [Declaration], by calls: [Call]) -> Set<String> {
        let used = calls.flatMap { call in
            let possible = declarations.compactMap { declaration in
                call.omissions(of: declaration).map { (declaration.signature, $0) }
            }
            let fewest = possible.map(\.1).min()
            return possible.filter { $0.1 == fewest }.map(\.0)
        }
        return Set(declarations.map(\.signature)).subtracting(used)
    }
}

extension Substring {
    /// The parts between commas up to the bracket that closes them, and the text after it.
    fileprivate func arguments(
        with opening: String, _ closing: String
    ) -> (list: [Substring], rest: Substring) {
        var (depth, last, start, list) = (0, Character(" "), startIndex, [Substring]())
        for index in indices {
            let character = self[index]
            if depth == 0, character == "," || ")]}".contains(character) {
                let part = self[start..<index]
                start = self.index(after: index)
                if character == "," || part.contains(where: { !$0.isWhitespace }) {
                    list.append(part)
                }
                if character != "," { return (list, self[start...]) }
            }
            if opening.contains(character) { depth += 1 }
            if closing.contains(character), last != "-" { depth -= 1 }
            last = character
        }
        return (list, "")
    }
}
