extension Encodable {
    /// As JSON in one line, as files and answers have it.
    var line: [UInt8] { JSONWriter.text(of: jsonValue) }

    /// The value of JSON that says the same.
    var jsonValue: JSONValue {
        let draft = JSONDraft()
        guard (try? encode(to: JSONEncoding(draft: draft))) != nil else {
            preconditionFailure("What is written is made of what JSON can say: no endless number.")
        }
        return draft.value
    }
}

/// A value of JSON that is being made. A part of it may be filled in after what stands behind it.
private final class JSONDraft {
    private var single: JSONValue?
    private var items: [JSONDraft]?
    private var members: [String: JSONDraft]?

    var value: JSONValue {
        if let items { return .array(items.map(\.value)) }
        if let members { return .object(members.mapValues(\.value)) }
        return single ?? .object([:])
    }

    var count: Int { items?.count ?? 0 }

    func set(_ value: JSONValue) { single = value }
    func becomeArray() { items = items ?? [] }
    func becomeObject() { members = members ?? [:] }

    func item() -> JSONEncoding {
        let item = JSONDraft()
        items?.append(item)
        return JSONEncoding(draft: item)
    }

    func member(_ name: String) -> JSONEncoding {
        let member = JSONDraft()
        members?[name] = member
        return JSONEncoding(draft: member)
    }
}

/// Makes a value of JSON of all that is `Encodable`.
private struct JSONEncoding: Encoder, SingleValueEncodingContainer {
    let draft: JSONDraft

    /// No places are told.
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy _: Key.Type) -> KeyedEncodingContainer<Key> {
        draft.becomeObject()
        return KeyedEncodingContainer(Members(draft: draft))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        draft.becomeArray()
        return Items(draft: draft)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() { draft.set(.null) }
    func encode(_ value: Bool) { draft.set(.bool(value)) }
    func encode(_ value: String) { draft.set(.string(value)) }
    func encode(_ value: Float) throws { try encode(Double(value)) }

    func encode(_ value: Double) throws {
        guard value.isFinite else { throw tooLarge(value) }
        draft.set(.number(value))
    }

    func encode<Number: FixedWidthInteger & Encodable>(_ value: Number) throws {
        if let number = Int(exactly: value) {
            draft.set(.integer(number))
        } else if let number = UInt64(exactly: value) {
            draft.set(.natural(number))
        } else {
            throw tooLarge(value)
        }
    }

    func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: self) }

    private func tooLarge(_ number: Any) -> EncodingError {
        .invalidValue(
            number,
            EncodingError.Context(codingPath: [], debugDescription: "JSON has no such number"))
    }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let draft: JSONDraft

    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { draft.member(key.stringValue).encodeNil() }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try value.encode(to: draft.member(key.stringValue))
    }

    func nestedContainer<Name: CodingKey>(
        keyedBy _: Name.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Name> {
        draft.member(key.stringValue).container(keyedBy: Name.self)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        draft.member(key.stringValue).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { draft.member("super") }
    func superEncoder(forKey key: Key) -> any Encoder { draft.member(key.stringValue) }
}

private struct Items: UnkeyedEncodingContainer {
    let draft: JSONDraft

    var codingPath: [any CodingKey] { [] }
    var count: Int { draft.count }

    func encodeNil() { draft.item().encodeNil() }

    func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: draft.item()) }

    func nestedContainer<Name: CodingKey>(keyedBy _: Name.Type) -> KeyedEncodingContainer<Name> {
        draft.item().container(keyedBy: Name.self)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        draft.item().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { draft.item() }
}
