/// The surface that views draw on: cells, the theme that names their colours, the areas to point
/// at, and the time that things in motion go by.
public struct Page: ~Copyable {
    public var canvas: Canvas

    /// Names the colours.
    public var theme: Theme

    /// The areas that can be pointed at, in the order of drawing: the topmost is the last.
    public internal(set) var areas = Areas()

    /// The frame's time, in the scheduler's own.
    public internal(set) var time: Duration {
        get {
            reading.isRead = true
            return reading.time
        }
        set { reading.time = newValue }
    }
    let reading = TimeReading()

    /// When a key said that motions are to end; what began before is where it goes.
    var settled = Duration.seconds(-1)
    var reducesMotion = false

    /// When the picture will be another by itself: now, while something moves; nil when all is
    /// still.
    public internal(set) var due: Duration?

    /// The style below what is drawn now.
    var background: Style

    /// Views drawn above all others, after them, each in the theme of where it stands.
    var overlays: [(overlay: Overlay, theme: Theme)] = []

    /// What the last frame was made of; without it, every frame is drawn from nothing.
    var memory: FrameMemory?
    var isCollecting = false
    var collected: [FramePiece] = []
    var themes: [Theme] = []
    var themeNumber = 0
    /// Whether something was drawn above all others.
    var hadOverlays = false
    /// Whether areas were hidden since this was last asked.
    var hidesBelow = false

    public init(columns: Int, rows: Int, theme: Theme = .dark) {
        canvas = Canvas(columns: columns, rows: rows)
        self.theme = theme
        background = theme[.page]
    }

    /// Whether something drawn has not arrived yet: another frame is due.
    public var isMoving: Bool { due != nil }

    /// The size of what is drawn on now.
    public var size: Size { canvas.size }

    /// Draws a frame: the view over a blank page, and above all of it what floats.
    public mutating func show(_ view: some View, at time: Duration = .zero) {
        self.time = time
        if let memory {
            if !memory.hadOverlays, showChanges(of: view, memory) { return }
            memory.forget()
        }
        showFromNothing(view)
        memory?.hadOverlays = hadOverlays
    }

    private mutating func showFromNothing(_ view: some View) {
        due = nil
        hadOverlays = false
        areas.removeAll()
        canvas.cursor = nil
        background = theme[.page]
        canvas.clear(background)
        view.draw(on: &self)
        drawOverlays()
    }

    /// Draws a view into a rectangle; places count from its corner, what leaves it is clipped.
    public mutating func draw(_ view: some View, in rect: Rect) {
        within(rect) { view.draw(on: &$0) }
    }

    /// Draws in a rectangle as if it were the whole page.
    public mutating func within(_ rect: Rect, _ draw: (inout Page) -> Void) {
        let outer = canvas.window
        canvas.window = outer.narrowed(to: rect.sane, stride: canvas.columns)
        draw(&self)
        canvas.window = outer
    }

    /// Asks for another frame at a time, or at once when the time has come.
    public mutating func redraw(at time: Duration) { due = min(due ?? time, time) }
}

/// The time of a frame, and whether it was asked for.
final class TimeReading {
    var time = Duration.zero
    var isRead = false
}
