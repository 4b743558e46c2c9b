import Reactive

@testable import TUI

/// Arrow keys move the runner at once; its picture moves for 200 milliseconds.
func runner(_ console: Console) -> Driver<Sketch> {
    let scheduler = console.scheduler
    return Driver.fold(Run()) { run, place in
        run = Run(from: run.to, to: place, start: scheduler.now)
    } commands: { _ in
        console.keys.compactMap { key in
            key.key == .right ? 10 : key.key == .left ? 0 : nil
        }
    }.map { run in
        Sketch { page in
            page.put("\(run.to):", 0, 0)
            page.put("@", 4 + run.place(on: &page), 0)
        }
    }
}

struct Run {
    var from = 0
    var to = 0
    var start = Duration.seconds(-10)

    /// The place of the picture. Asks for another frame while it moves.
    func place(on page: inout Page) -> Int {
        let part = (page.time - start) / .milliseconds(200)
        if page.reducesMotion || start < page.settled || part >= 1 { return to }
        page.redraw(at: page.time)
        return from + Int((Double(to - from) * part).rounded())
    }
}
