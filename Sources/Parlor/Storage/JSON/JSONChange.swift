/// A change of a JSON value, which is itself a JSON value:
///
///     {"step": [7]}               the member is 7 now
///     {"step": []}                the member is gone
///     {"watch": {"seconds": [8]}} a member of the member is 8 now
///     {"cards": {"3": …}}         the item at place 3 changed
///     {"moves": [6, ["D", "R"]]}  the list keeps six items, and these follow
///     {"covers": [4, "oo"]}       the text has these characters at place 4 now, as many as before
///     {"seen": {"-": [2], "+": [5, 9]}}
///                                 the list lost the item at place 2; then 9 came to place 5
extension JSONDraft {
    /// The change that turns an earlier value into this one; nil if they are equal.
    func change(since old: JSONDraft) -> JSONValue? {
        switch (content, old.content) {
        case (.list(let list), .list(let before)):
            let kept = list.sharedCount(with: before)
            if kept == list.count && kept == before.count { return nil }
            return .array([
                .integer(kept), .array((kept..<list.count).map { list[$0].jsonValue }),
            ])
        case (.members(let members), .members(let before)):
            return JSONDraft.change(before, members)
        case (.items(let items), .items(let before)): return JSONDraft.change(before, items)
        default: return JSONDraft.change(from: old.value, to: value)
        }
    }

    static func change(from old: JSONValue, to value: JSONValue) -> JSONValue? {
        if value == old { return nil }
        if case .string(let text) = value, case .string(let oldText) = old,
            let change = JSONDraft.change(oldText, text)
        {
            return change
        }
        return .array([value])
    }

    /// Returns whether another draft has the same value.
    func isSame(as other: JSONDraft) -> Bool {
        guard case .items(let one) = content, case .items(let other) = other.content else {
            return value == other.value
        }
        return one.count == other.count && one.indices.allSatisfy { one[$0].isSame(as: other[$0]) }
    }

    private static func change(
        _ before: [String: JSONPart], _ members: [String: JSONPart]
    ) -> JSONValue? {
        var changes: [String: JSONValue] = [:]
        for (name, member) in members {
            guard let old = before[name] else {
                changes[name] = .array([member.value])
                continue
            }
            if let change = member.change(since: old) { changes[name] = change }
        }
        for name in before.keys where members[name] == nil { changes[name] = .array([]) }
        return changes.isEmpty ? nil : .object(changes)
    }

    private static func change(_ before: [JSONPart], _ items: [JSONPart]) -> JSONValue? {
        if items.count == before.count {
            if items.contains(where: \.isObject) {
                var changes: [String: JSONValue] = [:]
                for (place, (item, old)) in zip(items, before).enumerated() {
                    if let change = item.change(since: old) { changes["\(place)"] = change }
                }
                return changes.isEmpty ? nil : .object(changes)
            }
            if items.indices.allSatisfy({ items[$0].isSame(as: before[$0]) }) { return nil }
        }
        let (values, old) = (items.map(\.value), before.map(\.value))
        let whole = JSONValue.array([.array(values)])
        if max(values.count, old.count) > JSONValue.longest { return whole }
        let difference = values.difference(from: old)
        // If most of the list changed, the whole list is shorter.
        if 2 * difference.count >= values.count { return whole }
        var (removed, inserted): ([JSONValue], [JSONValue]) = ([], [])
        for case .remove(let place, _, _) in difference.removals.reversed() {
            removed.append(.integer(place))
        }
        for case .insert(let place, let value, _) in difference.insertions {
            inserted += [.integer(place), value]
        }
        return .object(["-": .array(removed), "+": .array(inserted)])
    }

    /// The changed characters of an ASCII text; nil if its length or most of it changed.
    private static func change(_ before: String, _ text: String) -> JSONValue? {
        let (old, new) = (Array(before.utf8), Array(text.utf8))
        guard old.count == new.count, new.count <= JSONValue.longestText,
            (old + new).allSatisfy({ $0 < 0x80 })
        else { return nil }
        var parts: [JSONValue] = []
        var place = 0
        var length = 0
        while place < new.count {
            guard new[place] != old[place] else {
                place += 1
                continue
            }
            let start = place
            var end = place + 1
            // A gap of a few equal characters takes less space than the start of another part.
            while place < new.count, place < end + 6 {
                if new[place] != old[place] { end = place + 1 }
                place += 1
            }
            parts += [.integer(start), .string(String(decoding: new[start..<end], as: UTF8.self))]
            length += end - start + 8
        }
        return length < new.count ? .array(parts) : nil
    }
}

extension JSONValue {
    /// The maximum lengths of a list and of a text for which a change in the middle is written.
    /// Longer lists and texts are written as a whole, because applying such a change takes time
    /// proportional to their length.
    fileprivate static let (longest, longestText) = (64, 4_000)

    /// Applies a change, which may come from an untrusted file. Returns false if it does not fit
    /// this value. The value may then be partly changed, and must be discarded.
    mutating func make(_ change: JSONValue) -> Bool {
        switch change {
        case .object(let changes):
            switch self {
            case .object(var members):
                // Releases the second reference, so that the change is made in place.
                self = .null
                let isMade = changes.allSatisfy { members.make($0.value, at: $0.key) }
                self = .object(members)
                return isMade
            case .array(var items):
                self = .null
                let isMade = items.make(changes)
                self = .array(items)
                return isMade
            default: return false
            }
        case .array(let parts) where parts.count == 1:
            self = parts[0]
            return true
        case .array(let parts):
            switch self {
            case .array(var items):
                guard parts.count == 2, case .integer(let kept) = parts[0],
                    case .array(let added) = parts[1], (0...items.count).contains(kept)
                else { return false }
                self = .null
                items.removeSubrange(kept...)
                items += added
                self = .array(items)
                return true
            case .string(let text):
                guard let text = text.written(over: parts) else { return false }
                self = .string(text)
                return true
            default: return false
            }
        default: return false
        }
    }
}

extension [String: JSONValue] {
    fileprivate mutating func make(_ change: JSONValue, at name: String) -> Bool {
        if case .array(let parts) = change, parts.count < 2 {
            self[name] = parts.first
            return true
        }
        return self[name]?.make(change) ?? false
    }
}

extension [JSONValue] {
    fileprivate mutating func make(_ changes: [String: JSONValue]) -> Bool {
        if case .array(let removed)? = changes["-"], case .array(let inserted)? = changes["+"],
            count <= JSONValue.longest, inserted.count <= 2 * JSONValue.longest
        {
            return remove(removed) && insert(inserted)
        }
        return changes.allSatisfy { name, change in
            guard let place = Int(name), indices.contains(place) else { return false }
            return self[place].make(change)
        }
    }

    /// Removes the items at the given places, in descending order. Returns false if a place is not
    /// valid.
    private mutating func remove(_ places: [JSONValue]) -> Bool {
        places.allSatisfy { place in
            guard case .integer(let place) = place, indices.contains(place) else { return false }
            remove(at: place)
            return true
        }
    }

    /// Inserts items. Each item follows its place in `parts`. Returns false if a place is not
    /// valid.
    private mutating func insert(_ parts: [JSONValue]) -> Bool {
        guard parts.count % 2 == 0 else { return false }
        return stride(from: 0, to: parts.count, by: 2).allSatisfy { index in
            guard case .integer(let place) = parts[index], (0...count).contains(place) else {
                return false
            }
            insert(parts[index + 1], at: place)
            return true
        }
    }
}

extension String {
    /// The text with some characters replaced. Each replacement follows its place in `parts`.
    fileprivate func written(over parts: [JSONValue]) -> String? {
        var bytes = Array(utf8)
        guard parts.count % 2 == 0, bytes.count <= JSONValue.longestText else { return nil }
        for index in stride(from: 0, to: parts.count, by: 2) {
            guard case .integer(let place) = parts[index],
                case .string(let text) = parts[index + 1],
                place >= 0, place <= bytes.count, text.utf8.count <= bytes.count - place
            else { return nil }
            bytes.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
