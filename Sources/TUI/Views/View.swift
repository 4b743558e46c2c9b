/// A picture as a value. It wants a certain size, and draws itself into the area that it gets.
///
/// A view stores nothing between frames. The program stores the state, and creates the view from
/// it. What a view draws must depend only on its properties, the theme and the page's time. A view
/// that is the same as in the last frame, at the same position, is not drawn again. An equal
/// composite view is not laid out again, either.
public protocol View {
    /// Returns the size that the view wants if `offer` is available. It may want more than the
    /// offer, and may get less than it wants.
    func size(in offer: Size) -> Size

    /// The weights by which the view shares remaining space.
    var stretch: Stretch { get }

    /// Draws the view into all of `page`, which may have no columns or no rows.
    func draw(on page: inout Page)

    /// The view itself, or the views that a composite view consists of. Do not implement it.
    ///
    /// Every view around this one calls `size(in:)`. If each call created the parts again, deep
    /// trees would create them very often.
    var made: any View { get }

    /// The kind of the view's type. Do not implement it.
    static var kind: ViewKind { get }

    /// Returns whether two views are equal; nil if the type is not `Equatable`. Do not implement
    /// it. Without it, the runtime would search all conformances of the program.
    static func areEqual(_ one: Self, _ other: Self) -> Bool?
}

extension View {
    public var stretch: Stretch { .none }
    public var made: any View { self }
    public static var kind: ViewKind { .drawing }
    public static func areEqual(_ one: Self, _ other: Self) -> Bool? { nil }
}

extension View where Self: Equatable {
    public static func areEqual(_ one: Self, _ other: Self) -> Bool? { one == other }
}

/// The weight by which a view shares remaining space. With zero, it keeps its own size.
public struct Stretch: Hashable, Sendable {
    public var columns: Int
    public var rows: Int

    /// The weight along the line that contains the view, which is a row or a column.
    public var along: Int

    public init(columns: Int = 0, rows: Int = 0, along: Int = 0) {
        self.columns = columns
        self.rows = rows
        self.along = along
    }

    public static let none = Stretch()
    public static let both = Stretch(columns: 1, rows: 1)
}
