import Games

extension Encodable {
    /// The value as JSON on one line, the format of files and answers.
    package var line: [UInt8] { JSONWriter.text(of: jsonValue) }

    var jsonValue: JSONValue { JSONDraft(of: self).value }
}

/// A JSON value under construction. A part can be filled in after the parts that follow it.
final class JSONDraft {
    enum Content {
        case single(JSONValue)
        case items([JSONPart])
        case members([String: JSONPart])
        /// A list that encodes its items lazily.
        case list(SavedList)
    }

    private(set) var content = Content.single(.object([:]))

    fileprivate init() {}

    init(of value: some Encodable) {
        guard (try? value.encode(to: JSONEncoding(draft: self))) != nil else {
            preconditionFailure("A number that is written as JSON must be finite.")
        }
    }

    var value: JSONValue {
        switch content {
        case .single(let value): value
        case .items(let items): .array(items.map(\.value))
        case .members(let members): .object(members.mapValues(\.value))
        case .list(let list): .array((0..<list.count).map { list[$0].jsonValue })
        }
    }

    fileprivate var count: Int { if case .items(let items) = content { items.count } else { 0 } }

    fileprivate func set(_ value: JSONValue) { content = .single(value) }
    fileprivate func set(_ list: SavedList) { content = .list(list) }
    fileprivate func set(_ items: [JSONPart]) { content = .items(items) }

    fileprivate func becomeArray() {
        if case .items = content { return }
        content = .items([])
    }

    fileprivate func becomeObject() {
        if case .members = content { return }
        content = .members([:])
    }

    fileprivate func add(_ item: JSONPart) {
        guard case .items(var items) = content else { return }
        // Releases the second reference, so that the item is added in place.
        content = .single(.null)
        items.append(item)
        content = .items(items)
    }

    fileprivate func set(_ member: JSONPart, for name: String) {
        guard case .members(var members) = content else { return }
        // Releases the second reference, so that the member is added in place.
        content = .single(.null)
        members[name] = member
        content = .members(members)
    }

    fileprivate func item() -> JSONEncoding {
        let item = JSONDraft()
        add(.draft(item))
        return JSONEncoding(draft: item)
    }

    fileprivate func member(_ name: String) -> JSONEncoding {
        let member = JSONDraft()
        set(.draft(member), for: name)
        return JSONEncoding(draft: member)
    }
}

/// A part of a JSON value under construction. Most parts are numbers, which need no draft.
enum JSONPart {
    case leaf(JSONValue)
    case draft(JSONDraft)

    fileprivate init<Value: Encodable>(of value: Value) throws {
        // Sound: the type of the value is the type that it is cast to.
        if Value.self == Int.self {
            self = .leaf(.integer(unsafeBitCast(value, to: Int.self)))
        } else if Value.self == String.self {
            self = .leaf(.string(unsafeBitCast(value, to: String.self)))
        } else if Value.self == [Int].self {
            let draft = JSONDraft()
            draft.set(unsafeBitCast(value, to: [Int].self).map { .leaf(.integer($0)) })
            self = .draft(draft)
        } else {
            let draft = JSONDraft()
            try value.encode(to: JSONEncoding(draft: draft))
            if case .single(let value) = draft.content {
                self = .leaf(value)
            } else {
                self = .draft(draft)
            }
        }
    }

    var value: JSONValue {
        switch self {
        case .leaf(let value): value
        case .draft(let draft): draft.value
        }
    }

    var isObject: Bool {
        if case .draft(let draft) = self, case .members = draft.content { true } else { false }
    }

    /// The change that turns an earlier value into this one; nil if they are equal.
    func change(since old: JSONPart) -> JSONValue? {
        switch (self, old) {
        case (.draft(let new), .draft(let old)): new.change(since: old)
        default: JSONDraft.change(from: old.value, to: value)
        }
    }

    /// Returns whether another part has the same value.
    func isSame(as other: JSONPart) -> Bool {
        switch (self, other) {
        case (.leaf(let one), .leaf(let other)): one == other
        case (.draft(let one), .draft(let other)): one.isSame(as: other)
        default: value == other.value
        }
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

    func encodeNil(forKey key: Key) { draft.set(.leaf(.null), for: key.stringValue) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        draft.set(try JSONPart(of: value), for: key.stringValue)
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

    func encodeNil() { draft.add(.leaf(.null)) }

    func encode<Value: Encodable>(_ value: Value) throws { draft.add(try JSONPart(of: value)) }

    func nestedContainer<Name: CodingKey>(keyedBy _: Name.Type) -> KeyedEncodingContainer<Name> {
        draft.item().container(keyedBy: Name.self)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        draft.item().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { draft.item() }
}
