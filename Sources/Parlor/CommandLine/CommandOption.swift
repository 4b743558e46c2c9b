/// An option of the command line. Reading, `--help` and everything else that has to know the
/// options go by this description alone.
struct CommandOption: Sendable {
    let name: String
    let shortName: String?

    /// What it wants to be told; nil for an option that says everything by itself.
    let value: AcceptedValue?
    let placeholder: String

    /// The games that take it; none for an option of the program.
    let games: [GameName]

    /// What it does.
    let summary: @Sendable (Words) -> String

    /// Takes a value. False is the answer to one that is not accepted.
    let take: @Sendable (String, inout Invocation) -> Bool

    /// The option as it is written, with what stands for its value.
    var usage: String {
        let names = [shortName, name].compactMap(\.self).joined(separator: ", ")
        return value == nil ? names : "\(names) \(placeholder)"
    }
}

extension CommandOption {
    /// An option without a value.
    init(
        _ name: String, short shortName: String? = nil, games: [GameName] = [],
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation) -> Void
    ) {
        self.init(
            name: name, shortName: shortName, value: nil, placeholder: "", games: games,
            summary: summary
        ) { _, invocation in
            set(&invocation)
            return true
        }
    }

    /// An option that is one of several words.
    init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ placeholder: String, _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, Choice) -> Void
    ) {
        let accepted = AcceptedValue.choice(Choice.allCases.map(\.rawValue))
        self.init(
            name: name, shortName: nil, value: accepted,
            placeholder: accepted.placeholder(placeholder), games: [], summary: summary
        ) { word, invocation in
            guard let choice = Choice(rawValue: word) else { return false }
            set(&invocation, choice)
            return true
        }
    }

    /// An option that is a number.
    init<Number: FixedWidthInteger & Sendable>(
        _ name: String, _ placeholder: String, _ range: ClosedRange<Number>,
        _ accepted: AcceptedValue, games: [GameName],
        _ summary: @escaping @Sendable (Words) -> String,
        _ set: @escaping @Sendable (inout Invocation, Number) -> Void
    ) {
        self.init(
            name: name, shortName: nil, value: accepted, placeholder: placeholder, games: games,
            summary: summary
        ) { word, invocation in
            guard word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let number = Number(word), range.contains(number)
            else { return false }
            set(&invocation, number)
            return true
        }
    }
}
