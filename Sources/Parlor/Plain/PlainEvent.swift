import Reactive

/// The console of a program without a screen: the lines that are typed, and the time.
struct PlainConsole {
    /// The lines that are typed, or come out of a pipe. They end when nothing more will come.
    let lines: Observable<String>
    let scheduler: any Scheduler
    /// Asks for the next line; a console that has them all at once need not be asked.
    var ask: () -> Void = {}
}

/// An event that comes of a line, or of time.
enum PlainEvent: Equatable {
    case say(String)
    case effect(Effect)

    /// Whether something goes on that the next line has to wait for.
    case busy(Bool)
}
