/// Words of one kind in one language, shared and not copied: wherever a structure of a hundred texts
/// is passed on, a hundred texts are.
@dynamicMemberLookup
final class WordTable<Texts: Sendable>: Sendable {
    private let texts: Texts

    init(_ texts: Texts) { self.texts = texts }

    subscript<Text>(dynamicMember path: KeyPath<Texts, Text>) -> Text { texts[keyPath: path] }
}
