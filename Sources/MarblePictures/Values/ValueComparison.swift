/// A value that can be compared part by part.
protocol ComparedValue {
    /// The value on one line.
    var text: String { get }
    var shape: ValueShape<Self> { get }
    func isSame(as other: Self) -> Bool
    /// Returns the properties that may have changed since an earlier value, without creating the
    /// parts that are the same. Nil if shapes must be compared instead.
    func changedProperties(since old: Self) -> [(label: String, old: Self, new: Self)]?
    /// Returns the parts of two lists between their common start and their common end.
    func middle(since other: Self) -> ListMiddle<Self>
}

extension ComparedValue {
    func changedProperties(since old: Self) -> [(label: String, old: Self, new: Self)]? { nil }
}

/// The parts of a value.
enum ValueShape<Part> {
    case leaf
    /// A text of several lines.
    case lines(String)
    case list
    /// Elements without an order.
    case set([Part])
    /// Parts with labels. `name` is the name of an enumeration case.
    case parts(name: String?, [(label: String, part: Part)])
}

/// The elements of two lists between their common start and their common end.
struct ListMiddle<Element> {
    /// The index of the first element.
    let first: Int
    let old, new: [Element]
    /// Indicates whether the elements reach the end of the lists.
    let isLast: Bool

    func map<Result>(_ transform: (Element) -> Result) -> ListMiddle<Result> {
        ListMiddle<Result>(
            first: first, old: old.map(transform), new: new.map(transform), isLast: isLast)
    }
}

extension ListMiddle {
    init(_ old: [Element], _ new: [Element], by isSame: (Element, Element) -> Bool) {
        let length = Swift.min(old.count, new.count)
        var (first, end) = (0, 0)
        while first < length, isSame(old[first], new[first]) { first += 1 }
        while end < length - first,
            isSame(old[old.count - 1 - end], new[new.count - 1 - end])
        { end += 1 }
        self.init(
            first: first, old: Array(old.dropFirst(first).dropLast(end)),
            new: Array(new.dropFirst(first).dropLast(end)), isLast: end == 0)
    }
}

/// Collects the changes between two values.
struct ValueComparison<Value: ComparedValue> {
    typealias Path = [ValueDifference.Change.Step]

    private(set) var changes: [ValueDifference.Change] = []

    /// Formats a new text of several lines. If nil, the comparison goes line by line.
    private let writeLines: ((String) -> String)?

    init(writeLines: ((String) -> String)? = nil) { self.writeLines = writeLines }

    /// The maximum length of an old value. A longer one is cut, because it was shown when it was
    /// new.
    private static var longestOld: Int { 24 }

    mutating func compare(_ old: Value, _ new: Value, at path: Path) {
        if new.isSame(as: old) { return }
        if let changed = new.changedProperties(since: old) {
            for (label, old, new) in changed { compare(old, new, at: path + [.name(label)]) }
            return
        }
        switch (old.shape, new.shape) {
        case (.lines(let old), .lines(let new)):
            guard let writeLines else { return compare(lines: old.lines, new.lines, at: path) }
            if old != new { change(writeLines(new), at: path) }
        case (.list, .list): compare(new.middle(since: old), at: path)
        case (.set(let old), .set(let new)): compare(sets: old, new, at: path)
        case (.parts(let name, let old), .parts(let newName, let new))
        where name == newName && old.map(\.label) == new.map(\.label):
            let inner = name.map { path + [.name($0)] } ?? path
            for (old, new) in zip(old, new) {
                let step: Path = old.label.isEmpty ? [] : [.name(old.label)]
                compare(old.part, new.part, at: inner + step)
            }
        default: replace(old.text, new.text, at: path)
        }
    }

    private mutating func replace(_ old: String, _ new: String, at path: Path) {
        if old == new { return }
        let isLong = old.utf8.count > Self.longestOld && old.count > Self.longestOld
        let before = isLong ? "\(old.prefix(Self.longestOld - 1))…" : old
        change("\(before) → \(WrittenValue.short(new))", at: path)
    }

    private mutating func change(_ text: String, at path: Path) {
        changes.append(ValueDifference.Change(path: path, text: text))
    }

    private mutating func change(gone: [String], come: [String], at path: Path) {
        let gone = gone.isEmpty ? [] : ["− \(WrittenValue.short(gone))"]
        let come = come.isEmpty ? [] : ["+ \(WrittenValue.short(come))"]
        let both = gone + come
        if !both.isEmpty { change(both.joined(separator: " "), at: path) }
    }

    // MARK: Several elements

    private mutating func compare(_ middle: ListMiddle<Value>, at path: Path) {
        if middle.old.count == middle.new.count {
            for (place, pair) in zip(middle.first..., zip(middle.old, middle.new)) {
                compare(pair.0, pair.1, at: path + [.places([place])])
            }
            return
        }
        let (old, new) = (middle.old.map(\.text), middle.new.map(\.text))
        let parts = Self.difference(old, new)
        let isLast = middle.isLast || middle.old.isEmpty && middle.new.isEmpty
        change(
            gone: parts.gone, come: parts.come,
            at: isLast ? path : path + [.places([middle.first])])
    }

    private mutating func compare(lines old: [String], _ new: [String], at path: Path) {
        guard old.count == new.count else {
            let parts = Self.difference(old, new)
            return change(gone: parts.gone, come: parts.come, at: path)
        }
        var first = 0
        if let before = ValueGrid(old), let now = ValueGrid(new), before.width == now.width,
            before.rows.count == now.rows.count
        {
            compare(before, now, at: path)
            first = now.rows.count
        }
        for place in old.indices.dropFirst(first) where old[place] != new[place] {
            compare(line: place, old[place], new[place], at: path)
        }
    }

    /// Lists the changed cells one by one. If many have changed, shows the grid instead.
    private mutating func compare(_ old: ValueGrid, _ new: ValueGrid, at path: Path) {
        let places = new.places(differingFrom: old)
        let changed = places.map { ValueGrid.change(from: old[$0], to: new[$0]) }
        if Set(changed).count > Self.mostCellChanges {
            let (area, text) = new.text(around: places)
            let step: Path = area.map { [.area($0)] } ?? []
            return change("\n\(text)", at: path + step)
        }
        for (place, text) in zip(places, changed) { change(text, at: path + [.cells([place])]) }
    }

    /// The maximum number of different changes in a list. If there are more, the difference shows
    /// the grid.
    private static var mostCellChanges: Int { 3 }

    /// Compares two lines of a grid or of a text: part by part if they have parts, or word by word
    /// if at most half of the words differ.
    private mutating func compare(
        line place: Int, _ old: String, _ new: String, at path: Path
    ) {
        if old.utf8.contains(UInt8(ascii: ":")),
            case .parts(nil, let before) = WrittenValue("(\(old))"),
            case .parts(nil, let now) = WrittenValue("(\(new))"), before.count > 1,
            before.allSatisfy({ !$0.label.isEmpty }), before.map(\.label) == now.map(\.label)
        {
            var parts = ValueComparison<WrittenValue>()
            parts.compare(.parts(name: nil, before), .parts(name: nil, now), at: path)
            changes += parts.changes
            return
        }
        let line = path + [.line(place + 1)]
        let (words, newWords) = (old.words, new.words)
        let others = zip(words, newWords).enumerated().filter { $1.0 != $1.1 }
        guard words.count == newWords.count, words.count > 1, others.count * 2 <= words.count
        else {
            return replace(old, new, at: line)
        }
        for (word, pair) in others {
            change("\(pair.0) → \(pair.1)", at: line + [.word(word + 1)])
        }
    }

    private mutating func compare(sets old: [Value], _ new: [Value], at path: Path) {
        guard let before = Self.dictionary(old), let now = Self.dictionary(new) else {
            let (texts, newTexts) = (old.map(\.text).sorted(), new.map(\.text).sorted())
            let parts = Self.difference(texts, newTexts)
            return change(gone: parts.gone, come: parts.come, at: path)
        }
        for key in Set(before.keys).union(now.keys).sorted() {
            let step = path + [.name(key)]
            switch (before[key], now[key]) {
            case (let old?, let new?): compare(old, new, at: step)
            case (let old?, nil): change("− \(old.text)", at: step)
            case (nil, let new?): change("+ \(new.text)", at: step)
            case (nil, nil): break
            }
        }
    }

    /// Returns the values of key-value pairs by the text of the key, or nil if the elements are not
    /// such pairs.
    private static func dictionary(_ elements: [Value]) -> [String: Value]? {
        var values: [String: Value] = [:]
        for element in elements {
            guard case .parts(nil, let parts) = element.shape,
                parts.map(\.label) == ["key", "value"]
            else { return nil }
            values[parts[0].part.text] = parts[1].part
        }
        return values
    }

    /// The maximum total length of two lists whose elements are matched, which takes quadratic
    /// time. In longer lists, all elements count as removed and added.
    private static var longestAligned: Int { 500 }

    private static func difference(
        _ old: [String], _ new: [String]
    ) -> (gone: [String], come: [String]) {
        if old.count + new.count > longestAligned, !old.isEmpty, !new.isEmpty { return (old, new) }
        let difference = new.difference(from: old)
        func texts(_ changes: [CollectionDifference<String>.Change]) -> [String] {
            changes.map { change in
                switch change {
                case .insert(_, let text, _), .remove(_, let text, _): text
                }
            }
        }
        return (texts(difference.removals), texts(difference.insertions))
    }
}
