/// A picture as a value. It knows the size it wants, and draws itself into the area it gets.
///
/// It keeps nothing between frames. State belongs to the program, and the program makes the view of
/// its state. What it draws follows from its properties, the theme and the page's time alone: a
/// view that is the same as in the last frame, in the same place, is not drawn again. A composite
/// view that is the same is not laid out again either.
public protocol View {
    /// Returns the size that the view wants if `offer` is available. It may want more, and may get
    /// less.
    func size(in offer: Size) -> Size

    /// The weights by which it shares remaining room.
    var stretch: Stretch { get }

    /// Draws the view into the whole of `page`, which may have no columns or no rows.
    func draw(on page: inout Page)

    /// The view itself, or the view that a composite view consists of. Do not implement it.
    ///
    /// A view is asked for its size by every line and box around it. One that made its parts anew
    /// each time would make them more often the deeper it stands.
    var made: any View { get }

    /// The kind of its type. Do not implement it.
    static var kind: ViewKind { get }
}

extension View {
    public var stretch: Stretch { .none }
    public var made: any View { self }
    public static var kind: ViewKind { .drawing }
}

/// The weight by which a view shares remaining room. With zero it keeps its own size.
public struct Stretch: Hashable, Sendable {
    public var columns: Int
    public var rows: Int

    /// The weight along the line that contains the view, whether that is a row or a column.
    public var along: Int

    public init(columns: Int = 0, rows: Int = 0, along: Int = 0) {
        self.columns = columns
        self.rows = rows
        self.along = along
    }

    public static let none = Stretch()
    public static let both = Stretch(columns: 1, rows: 1)
}
