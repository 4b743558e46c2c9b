import Games

extension Encodable {
    /// The value as JSON on one line, the format of files and answers.
    package var line: [UInt8] { JSONWriter.text(of: jsonValue) }

    /// The value as a JSON value.
    var jsonValue: JSONValue { JSONDraft(of: self).value }
}

/// A JSON value under construction. A part can be filled in after the parts that follow it.
final class JSONDraft {
    private var single: JSONValue?
    private(set) var items: [JSONDraft]?
    private(set) var members: [String: JSONDraft]?
    /// A list that encodes its items lazily.
    private(set) var list: SavedList?

    fileprivate init() {}

    init(of value: some Encodable) {
        guard (try? value.encode(to: JSONEncoding(draft: self))) != nil else {
            preconditionFailure("A number that is written as JSON must be finite.")
        }
    }

    var value: JSONValue {
        if let list { return .array((0..<list.count).map { list[$0].jsonValue }) }
        if let items { return .array(items.map(\.value)) }
        if let members { return .object(members.mapValues(\.value)) }
        return single ?? .object([:])
    }

    fileprivate var count: Int { items?.count ?? 0 }

    fileprivate func set(_ value: JSONValue) { single = value }
    fileprivate func set(_ list: SavedList) { self.list = list }
    fileprivate func becomeArray() { items = items ?? [] }
    fileprivate func becomeObject() { members = members ?? [:] }

    fileprivate func item() -> JSONEncoding {
        let item = JSONDraft()
        items?.append(item)
        return JSONEncoding(draft: item)
    }

    fileprivate func member(_ name: String) -> JSONEncoding {
        let member = JSONDraft()
        members?[name] = member
        return JSONEncoding(draft: member)
    }
}

/// Encodes an `Encodable` value as a JSON value.
private struct JSONEncoding: SavedListEncoder, SingleValueEncodingContainer {
    let draft: JSONDraft

    /// The coding path, which is always empty.
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

    func encode(_ list: SavedList) { draft.set(list) }
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
            EncodingError.Context(
                codingPath: [], debugDescription: "JSON cannot represent this number"))
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
