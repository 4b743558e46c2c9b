/// A preference by its name in the file, with the values that it can have.
///
/// The values are `Equatable` where a row is made of it, and not here: the runtime looks a
/// conformance up among all of the program's for each type that has one among its parameters, and
/// the settings are the first that a start makes.
struct Setting<Value: Sendable>: Sendable {
    let name: String
    let standard: Value
    let accepted: AcceptedValue
    /// The values that a list walks through.
    let choices: [Value]
    /// The value that the file says; nil for one that is not accepted.
    let read: @Sendable (JSONValue) -> Value?
    let write: @Sendable (Value) -> JSONValue
}

extension Setting where Value: RawRepresentable<String> {
    /// A text; a list walks through `choices`.
    init(_ name: String, _ standard: Value, _ accepted: AcceptedValue, choices: [Value]) {
        self.init(
            name: name, standard: standard, accepted: accepted, choices: choices,
            read: { if case .string(let text) = $0 { Value(rawValue: text) } else { nil } },
            write: { .string($0.rawValue) })
    }
}

extension Setting where Value: RawRepresentable<String> & CaseIterable {
    /// One of several words.
    init(_ name: String, _ standard: Value) {
        let all = Array(Value.allCases)
        self.init(name, standard, .choice(all.map(\.rawValue)), choices: all)
    }
}

extension Setting where Value == Bool {
    init(_ name: String, _ standard: Bool) {
        self.init(
            name: name, standard: standard, accepted: .truth, choices: [false, true],
            read: { if case .bool(let truth) = $0 { truth } else { nil } }, write: { .bool($0) })
    }
}

extension Setting where Value == Int {
    /// A number; a list walks through `choices`, which are all of them if nothing else is said.
    init(_ name: String, _ range: ClosedRange<Int>, _ standard: Int, choices: [Int]? = nil) {
        self.init(
            name: name, standard: standard, accepted: .number(range),
            choices: choices ?? Array(range),
            read: { value in
                guard case .integer(let number) = value, range.contains(number) else { return nil }
                return number
            },
            write: { .integer($0) })
    }
}

extension Setting where Value == Language? {
    /// A language; nil follows the environment.
    init(_ name: String) {
        self.init(
            name: name, standard: nil,
            accepted: .choice(["auto"] + Language.allCases.map(\.rawValue)),
            choices: [nil] + Language.allCases.map(Optional.some),
            read: { value in
                guard case .string(let word) = value else { return nil }
                if word == "auto" { return .some(nil) }
                return Language(rawValue: word).map(Optional.some)
            },
            write: { .string($0?.rawValue ?? "auto") })
    }
}
