import Reactive

/// A running program: terminal events go in, and a page with its newest view comes out.
///
/// It knows no terminal and no real time. Its owner passes it events as they come, calls `draw`
/// when a frame is needed, and shows the page; nothing happens here otherwise.
final class Session {
    /// The page drawn on; its size is that of the surroundings.
    var page: Page

    /// The program has ended: it is time to leave.
    private(set) var isOver = false

    /// Texts for the clipboard, until its owner has put them there.
    private(set) var copies: [String] = []

    /// How often the bell is to be rung, until its owner has done so.
    private(set) var rings = 0

    /// Called when a frame is needed that was not needed before, and when the program has ended.
    var onChange: (() -> Void)?

    /// Called with each input from outside, before the program receives it.
    var onInput: ((ProgramInput) -> Void)?

    private let scheduler: any Scheduler
    private let theme: (Surroundings) -> Theme
    private let events = PublishRelay<TerminalEvent>()
    private let surroundings: BehaviorRelay<Surroundings>
    private let alarm = SerialDisposable()
    private let bag = DisposeBag()
    private var view: (any View)?

    /// Whether every key finds the areas of the newest view, and not only those keys that move the
    /// focus.
    private var followsFocus = false

    /// There is something to show that no frame has shown.
    private(set) var hasNews = true

    /// The page is not that of the newest view.
    private var isStale = true

    /// Whether the page shows something, in the theme of its own.
    private(set) var hasDrawn = false

    #if INSPECTOR
        /// All that the newest view's picture is made of; nil before the first.
        var moment: InspectedMoment? {
            let surroundings = surroundings.value
            return view.map {
                InspectedMoment(
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
            followFocus: { [weak self] in self?.followsFocus = true },
            clipboard: { [weak self] in self?.copies.append($0) },
            bell: { [weak self] in self?.rings += 1 },
            admission: { [weak self] in self?.admit($0, $1) })
        program(console).asObservable().subscribe(
            onNext: { [weak self] in self?.show($0) }, onCompleted: { [weak self] in self?.end() }
        ).disposed(by: bag)
    }

    deinit { alarm.dispose() }

    /// Something came that is to be shown, or something drawn has not arrived yet.
    var needsFrame: Bool { hasNews || isMoving }

    /// Whether a drawn view is moving, so that the next frame is due soon. A view that changes
    /// later announces it then.
    var isMoving: Bool { page.due.map { $0 <= page.time } ?? false }

    /// Takes what the terminal says. Where things are is what the newest view says before the
    /// event, so that it does not matter how many events come at once.
    func receive(_ event: TerminalEvent) {
        if isOver { return }
        onInput?(.event(event))
        if isOver { return }
        switch event {
        case .key(let key):
            if isStale, followsFocus || key.concernsFocus { layOut() }
            if key.isIntended { settle() }
        case .mouse: if isStale { layOut() }
        case .paste, .text: if isStale, followsFocus { layOut() }
        case .focus, .resize, .colorScheme:
            var surroundings = surroundings.value
            surroundings.note(event)
            adopt(surroundings)
        default: break
        }
        events.accept(event)
    }

    /// Tells the program where it is shown now.
    func change(_ new: Surroundings) {
        if isOver || new == surroundings.value { return }
        onInput?(.surroundings(new))
        if !isOver { adopt(new) }
    }

    /// Lets a task that has worked elsewhere speak to the program.
    private func admit(_ answer: String, _ speak: () -> Void) {
        if isOver { return }
        onInput?(.answer(answer))
        if !isOver { speak() }
    }

    private func adopt(_ new: Surroundings) {
        let old = surroundings.value
        if new == old { return }
        if new.size != old.size {
            page.canvas.resize(columns: new.size.columns, rows: new.size.rows)
            page.memory?.forget()
        }
        // A motion that began before the focus was lost is not shown to its end.
        if new.hasFocus != old.hasFocus { settle() }
        renew()
        surroundings.accept(new)
    }

    /// The texts copied since this was asked last.
    func takeCopies() -> [String] {
        defer { copies = [] }
        return copies
    }

    /// Whether the bell was rung since this was asked last.
    func takeRings() -> Bool {
        defer { rings = 0 }
        return rings > 0
    }

    /// Draws the newest view as it is now.
    func draw() {
        layOut()
        hasNews = false
    }

    /// Makes the page what it would be if it were drawn now.
    func refresh() {
        if isStale || page.due.map({ $0 <= scheduler.now }) ?? false { layOut() }
    }

    private func layOut() {
        let surroundings = surroundings.value
        isStale = false
        hasDrawn = true
        page.theme = theme(surroundings)
        // Nothing moves for those who do not want it, nor for those who look elsewhere.
        page.reducesMotion = surroundings.reducesMotion || !surroundings.hasFocus
        if let view { page.show(view, at: scheduler.now) }
        alarm.disposable = Disposables.create()
        if let due = page.due, due > page.time { wake(after: due - page.time) }
    }

    /// Needs a frame in a while, and not before: a tick too soon would be for nothing.
    private func wake(after interval: Duration) {
        var ticks = scheduler.ticks(in: interval)
        if scheduler.tick * ticks < interval { ticks += 1 }
        let work = ScheduledWork { [weak self] in self?.renew() }
        alarm.disposable = work
        scheduler.schedule(work, at: scheduler.clock + ticks)
    }

    /// Ends all motions: what moves arrives at once.
    private func settle() {
        page.settled = scheduler.now
        if page.due != nil { renew() }
    }

    private func show(_ view: some View) {
        self.view = view
        renew()
    }

    private func renew() {
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
