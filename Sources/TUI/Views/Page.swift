/// The surface on which views draw, with its cells, its theme, the areas that the user can press or
/// focus, and the time of the frame.
public struct Page: ~Copyable {
    public var canvas: Canvas

    /// The colors of the roles.
    public var theme: Theme

    /// The areas that the user can press or focus, in the order of drawing. The last one is the
    /// topmost.
    public internal(set) var areas = Areas()

    /// The time of the frame, on the scheduler's clock.
    public internal(set) var time: Duration {
        get {
            reading.isRead = true
            return reading.time
        }
        set { reading.time = newValue }
    }
    let reading = TimeReading()

    /// The time at which a key ended all motions. Motions that began earlier have arrived.
    var settled = Duration.seconds(-1)
    var reducesMotion = false

    /// The time at which the picture changes by itself. During a motion, it is the current time;
    /// nil if no change is due.
    public internal(set) var due: Duration?

    /// The background style at the current position.
    var background: Style

    /// The scrolled content that is being drawn; nil outside of any.
    var container: ScrolledContent?

    /// The views to draw over all others, each with the theme of the place that added it.
    var overlays: [(overlay: Overlay, theme: Theme)] = []

    /// The pieces of the last frame. If nil, every frame is drawn as a whole.
    var memory: FrameMemory?
    var isCollecting = false
    var collected: [FramePiece] = []
    var themes: [Theme] = []
    var themeNumber = 0
    /// Indicates whether the frame has views over all others.
    var hadOverlays = false
    /// Indicates whether areas were hidden since the last reset of this property.
    var hidesBelow = false

    public init(columns: Int, rows: Int, theme: Theme = .dark) {
        canvas = Canvas(columns: columns, rows: rows)
        self.theme = theme
        background = theme[.page]
    }

    /// Indicates whether the picture will change by itself, so that another frame is due, now or
    /// later.
    public var isMoving: Bool { due != nil }

    /// The size of the current drawing area.
    public var size: Size { canvas.size }

    /// Draws a frame: the view on a blank page, and then the overlays.
    public mutating func show(_ view: some View, at time: Duration = .zero) {
        self.time = time
        guard let memory else { return showFromNothing(view) }
        memory.remember {
            if !memory.hadOverlays, showChanges(of: view, memory) { return }
            memory.forget()
            showFromNothing(view)
            memory.hadOverlays = hadOverlays
        }
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

    /// Draws a view into a rectangle. Positions count from its corner. Clips what is outside.
    public mutating func draw(_ view: some View, in rect: Rect) {
        within(rect) { view.draw(on: &$0) }
    }

    /// Draws into a rectangle as if it were the whole page.
    public mutating func within(_ rect: Rect, _ draw: (inout Page) -> Void) {
        let outer = canvas.window
        canvas.window = outer.narrowed(to: rect.clampedToCanvas, stride: canvas.columns)
        draw(&self)
        canvas.window = outer
    }

    /// Requests another frame at this time, or at once if the time has passed.
    public mutating func redraw(at time: Duration) { due = min(due ?? time, time) }
}

/// The time of a frame, and whether a view has read it.
final class TimeReading {
    var time = Duration.zero
    var isRead = false
}
