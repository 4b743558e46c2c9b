import Parlor

/// Converts values to Swift source: `.choose(3)`, `Position(column: 8, row: 3)`.
///
/// The source is derived from the parts of a value: a case and its payload, or a structure whose
/// initializer takes its properties in order. Other types provide their own source.
enum SwiftSource {
    static func text(of value: Any) -> String {
        if let value = value as? any SwiftWritable { return value.swift }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
        case .collection:
            return "[\(mirror.children.map { text(of: $0.value) }.joined(separator: ", "))]"
        case .enum: return name(ofCase: value, mirror)
        case .struct where !mirror.children.isEmpty:
            return type(of: value) + arguments(mirror.children)
        default: return value is String ? "\(value)".debugDescription : "\(value)"
        }
    }

    /// The source of a structure. It sets only the properties that differ from those of `usual`, a
    /// structure that was created without arguments.
    static func text<Value>(of value: Value, besides usual: Value) -> String {
        let usual = Dictionary(
            Mirror(reflecting: usual).children.map { ($0.label, text(of: $0.value)) }
        ) { first, _ in first }
        let mirror = Mirror(reflecting: value)
        return type(of: value)
            + arguments(mirror.children.filter { usual[$0.label] != text(of: $0.value) })
    }

    /// The name of a value's type in a file that imports its module.
    static func type(of value: Any) -> String {
        var rest = String(reflecting: Swift.type(of: value))[...]
        var name = ""
        while let next = rest.first {
            let module = ["Games.", "Swift."].first(where: rest.hasPrefix)
            if module == nil { name.append(next) }
            rest.removeFirst(module?.count ?? 1)
        }
        return name
    }

    private static func name(ofCase value: Any, _ mirror: Mirror) -> String {
        guard let (name, payload) = mirror.children.first else { return ".\(value)" }
        let parts = Mirror(reflecting: payload)
        return ".\(name ?? "")"
            + (parts.displayStyle == .tuple ? arguments(parts.children) : "(\(text(of: payload)))")
    }

    private static func arguments(_ children: some Sequence<Mirror.Child>) -> String {
        let parts = children.map { label, value in
            let name = label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? ""
            return name + text(of: value)
        }
        return "(\(parts.joined(separator: ", ")))"
    }
}

/// A value that provides its own source.
protocol SwiftWritable { var swift: String { get } }
