import Reactive

/// A running program: it receives terminal events, and draws its newest view on a page.
///
/// A session uses neither a terminal nor the real time. Its owner passes events to it, calls `draw`
/// when the session needs a frame, and shows the page.
final class Session {
    /// The page to draw on. Its size is that of the surroundings.
    var page: Page

    /// Indicates whether the program has ended.
    private(set) var isOver = false

    /// The copied texts that the owner has not taken yet.
    private(set) var copies: [String] = []

    /// The number of bells that the owner has not taken yet.
    private(set) var rings = 0

    /// Called when the session needs a frame, and not again until the frame is drawn or skipped.
    /// Also called when the program has ended.
    var onChange: (() -> Void)?

    /// Called with each input from outside, before the program receives it.
    var onInput: ((ProgramInput) -> Void)?
    /// Called after an answer has reached the program.
    var onAnswered: (() -> Void)?

    private let scheduler: any Scheduler
    private let theme: (Surroundings) -> Theme
    private let events = PublishRelay<TerminalEvent>()
    private let surroundings: BehaviorRelay<Surroundings>
    private let alarm = SerialDisposable()
    private let bag = DisposeBag()
    private var view: (any View)?

    /// The keys that act on the areas of the newest view.
    private let areaKeys = AreaKeys()

    /// Indicates whether there is a change that no frame has shown yet.
    private(set) var hasNews = true

    /// Indicates whether the page shows an older view than the newest one.
    private var isStale = true

    /// Indicates whether the page was drawn. Its theme is then known.
    private(set) var hasDrawn = false

    /// The pages on which views were laid out so far, and their cells.
    private(set) var laidOut = LaidOut()

    #if INSPECTOR
        /// Everything that determines the picture of the newest view; nil before the first view.
        var frame: InspectedFrame? {
            let surroundings = surroundings.value
            return view.map {
                InspectedFrame(
                    view: $0, time: scheduler.now, settled: page.settled, size: surroundings.size,
                    theme: theme(surroundings),
                    reducesMotion: surroundings.reducesMotion || !surroundings.hasFocus)
            }
        }
    #endif

    init(
        surroundings: Surroundings, scheduler: any Scheduler,
        theme: @escaping (Surroundings) -> Theme = { .fitting($0.scheme, $0.colors) },
        _ program: (Console) -> Driver<some View>
    ) {
        self.scheduler = scheduler
        self.theme = theme
        self.surroundings = BehaviorRelay(value: surroundings)
        page = Page(columns: surroundings.size.columns, rows: surroundings.size.rows)
        page.memory = FrameMemory()
        let console = Console(
            events: events.asObservable(), surroundings: self.surroundings.asDriver(),
            scheduler: scheduler, areas: { [weak self] in self?.page.areas ?? Areas() },
            areaKeys: areaKeys,
            clipboard: { [weak self] in self?.copies.append($0) },
            bell: { [weak self] in self?.rings += 1 },
            admission: { [weak self] in self?.admit($0, $1) })
        program(console).asObservable().subscribe(
            onNext: { [weak self] in self?.show($0) }, onCompleted: { [weak self] in self?.end() }
        ).disposed(by: bag)
    }

    deinit { alarm.dispose() }

    /// Indicates whether there is a change to show, or a view that is still moving.
    var needsFrame: Bool { hasNews || isMoving }

    /// Indicates whether a view is moving, so that the next frame is due soon. A view that changes
    /// later schedules a frame for its time.
    var isMoving: Bool { page.due.map { $0 <= page.time } ?? false }

    /// Handles a terminal event. It applies to the newest view, even if no frame has shown that
    /// view. The result therefore does not depend on how many events arrive together.
    ///
    /// Passes a key of a Korean keyboard to the program as the Latin keys in the same places.
    func receive(_ event: TerminalEvent) {
        if isOver { return }
        onInput?(.event(event))
        if case .key(let key) = event, let keys = key.latinKeys {
            for key in keys { pass(.key(key)) }
        } else {
            pass(event)
        }
    }

    private func pass(_ event: TerminalEvent) {
        if isOver { return }
        switch event {
        case .key(let key):
            if areaKeys.contain(key) { updatePage() }
            if key.isIntended { settle() }
        case .mouse: updatePage()
        case .paste, .text: if areaKeys.containText { updatePage() }
        case .focus, .resize, .colorScheme:
            var surroundings = surroundings.value
            surroundings.note(event)
            adopt(surroundings)
        default: break
        }
        events.accept(event)
    }

    /// Passes new surroundings to the program.
    func change(_ new: Surroundings) {
        if isOver || new == surroundings.value { return }
        onInput?(.surroundings(new))
        if !isOver { adopt(new) }
    }

    /// Lets a background task pass its result to the program.
    private func admit(_ answer: String, _ deliver: () -> Void) {
        if isOver { return }
        onInput?(.answer(answer))
        if !isOver { deliver() }
        onAnswered?()
    }

    private func adopt(_ new: Surroundings) {
        let old = surroundings.value
        if new == old { return }
        if new.size != old.size {
            page.canvas.resize(columns: new.size.columns, rows: new.size.rows)
            page.memory?.forget()
        }
        // Motions that began before a change of the focus do not continue.
        if new.hasFocus != old.hasFocus { settle() }
        requestFrame()
        surroundings.accept(new)
    }

    /// Returns the texts that were copied since the last call, and forgets them.
    func takeCopies() -> [String] {
        defer { copies = [] }
        return copies
    }

    /// Returns whether the bell was rung since the last call.
    func takeRings() -> Bool {
        defer { rings = 0 }
        return rings > 0
    }

    /// Draws the newest view at the current time.
    func draw() {
        layOut()
        hasNews = false
    }

    /// Skips a frame that nobody sees. The page is drawn when somebody reads it.
    func skipFrame() {
        hasNews = false
        isStale = true
        page.due = nil
        alarm.disposable = Disposables.create()
    }

    /// Brings the page up to date.
    func updatePage() {
        let now = scheduler.now
        guard isStale || page.time < now && page.due.map({ $0 <= now }) ?? false else { return }
        let wasNeeded = needsFrame
        layOut()
        if needsFrame && !wasNeeded { onChange?() }
    }

    private func layOut() {
        let surroundings = surroundings.value
        isStale = false
        hasDrawn = true
        laidOut.pages += 1
        laidOut.cells += page.canvas.columns * page.canvas.rows
        page.theme = theme(surroundings)
        if surroundings.hasWideBoxes { page.theme.hasPartialBlocks = false }
        // Nothing moves if the user has reduced motion, or if the window has no focus.
        page.reducesMotion = surroundings.reducesMotion || !surroundings.hasFocus
        if let view { page.show(view, at: scheduler.now) }
        debugCheck(page.areas.haveOneFocus, page.areas.focusMistake)
        alarm.disposable = Disposables.create()
        if let due = page.due, due > page.time { wake(after: due - page.time) }
    }

    /// Schedules a frame after an interval, rounded up. A frame one tick too early would show no
    /// change.
    private func wake(after interval: Duration) {
        var ticks = scheduler.ticks(in: interval)
        if scheduler.tick * ticks < interval { ticks += 1 }
        let work = ScheduledWork { [weak self] in self?.requestFrame() }
        alarm.disposable = work
        scheduler.schedule(work, at: scheduler.clock + ticks)
    }

    /// Ends all motions at their destinations.
    private func settle() {
        page.settled = scheduler.now
        if page.due != nil { requestFrame() }
    }

    private func show(_ view: some View) {
        self.view = view
        requestFrame()
    }

    private func requestFrame() {
        let wasNeeded = needsFrame
        isStale = true
        hasNews = true
        if !wasNeeded { onChange?() }
    }

    private func end() {
        isOver = true
        alarm.dispose()
        onChange?()
    }
}

/// The number of pages on which views were laid out, and the number of their cells.
package struct LaidOut: Equatable, Sendable {
    package internal(set) var pages = 0
    package internal(set) var cells = 0
}
