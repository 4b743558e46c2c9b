/// The text of a file that grows. It contains the value that was last written as a whole, followed
/// by a line for each later change.
struct AppendableText {
    private var draft: JSONDraft
    private var whole: Int
    private var changes = 0

    /// The bytes that update a file.
    enum Addition: Equatable {
        case whole([UInt8])
        case line([UInt8])
        case nothing
    }

    private init(_ draft: JSONDraft, whole: Int) { (self.draft, self.whole) = (draft, whole) }

    /// Updates `text` to a value, and returns the bytes to write. The whole value is written if the
    /// change is at least half as large as the value, or if all changes together exceed twice the
    /// size of the value plus `room`.
    static func write(
        _ value: some Encodable, updating text: inout AppendableText?, asWhole: Bool = false
    ) -> Addition {
        let draft = JSONDraft(of: value)
        if !asWhole, var next = text {
            guard let change = draft.change(since: next.draft) else { return .nothing }
            let line = JSONWriter.text(of: change)
            next.changes += line.count + 1
            if line.count < next.whole / 2, next.changes <= 2 * next.whole + AppendableText.room {
                next.draft = draft
                text = next
                return .line(line)
            }
        }
        let bytes = JSONWriter.text(of: draft.value)
        text = AppendableText(draft, whole: bytes.count)
        return .whole(bytes)
    }

    /// The allowance, in bytes, that is added to twice the size of the whole value, so that small
    /// files are not rewritten often.
    private static let room = 1 << 15
}
