/// A preference: its name in the settings file, and the values that it can have.
///
/// `Value` must be `Equatable` only where a row is made from the setting. If the type required
/// this, the program would search all its conformances for each type of value, which would slow
/// down the start.
package struct Setting<Value: Sendable>: Sendable {
    let name: String
    let standard: Value
    let accepted: AcceptedValue
    /// The values that a list offers.
    let choices: [Value]
    /// Reads the value from the file. Returns nil if the value is not accepted.
    let read: @Sendable (JSONValue) -> Value?
    let write: @Sendable (Value) -> JSONValue
}

extension Setting where Value: RawRepresentable<String> {
    /// A setting whose value is text. A list offers `choices`.
    init(_ name: String, _ standard: Value, _ accepted: AcceptedValue, choices: [Value]) {
        self.init(
            name: name, standard: standard, accepted: accepted, choices: choices,
            read: { if case .string(let text) = $0 { Value(rawValue: text) } else { nil } },
            write: { .string($0.rawValue) })
    }
}

extension Setting where Value: RawRepresentable<String> & CaseIterable {
    /// A setting whose value is one of several words.
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
    /// A setting whose value is a number. A list offers `choices`, by default the whole range.
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

extension Setting where Value == Int? {
    /// A setting whose value is a number, or nil if the program chooses the number. A list offers
    /// nil and `choices`.
    init(_ name: String, _ range: ClosedRange<Int>, choices: [Int]) {
        self.init(
            name: name, standard: nil, accepted: .automatic(range),
            choices: [nil] + choices.map(Optional.some),
            read: { value in
                switch value {
                case .string("auto"): .some(nil)
                case .integer(let number) where range.contains(number): .some(number)
                default: nil
                }
            },
            write: { $0.map(JSONValue.integer) ?? .string("auto") })
    }
}

extension Setting where Value == Language? {
    /// A setting whose value is a language, or nil for the language of the environment.
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
