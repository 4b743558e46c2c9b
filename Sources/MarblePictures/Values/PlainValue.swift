/// A number, a truth value or a text, which has no parts.
///
/// Most values in streams consist of such values. `PlainValue` recognizes them by their type,
/// because the runtime searches all conformances of the program before it reflects a value of
/// another type.
enum PlainValue {
    case number(String)
    case truth(Bool)
    case text(String)

    init?(_ value: Any) {
        switch ObjectIdentifier(type(of: value)) {
        case ObjectIdentifier(Int.self): self.init(value, as: Int.self)
        case ObjectIdentifier(UInt8.self): self.init(value, as: UInt8.self)
        case ObjectIdentifier(UInt16.self): self.init(value, as: UInt16.self)
        case ObjectIdentifier(UInt32.self): self.init(value, as: UInt32.self)
        case ObjectIdentifier(UInt64.self): self.init(value, as: UInt64.self)
        case ObjectIdentifier(Bool.self):
            guard let truth = value as? Bool else { return nil }
            self = .truth(truth)
        case ObjectIdentifier(String.self):
            guard let text = value as? String else { return nil }
            self = .text(text)
        default: return nil
        }
    }

    private init?<Number: BinaryInteger>(_ value: Any, as _: Number.Type) {
        guard let number = value as? Number else { return nil }
        self = .number(String(number))
    }

    var description: String {
        switch self {
        case .number(let text), .text(let text): text
        case .truth(let truth): truth ? "true" : "false"
        }
    }
}
