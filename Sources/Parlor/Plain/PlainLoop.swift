import Dispatch
import Games
import Reactive
import TUI

/// Plays the program on standard input and output, until the player leaves or the input ends. The
/// run is headless, and its clock follows real time.
@MainActor final class PlainLoop {
    private let services: Services
    private let recorder: Recorder?
    private let writer = FileWriter()
    private let typed = TypedLines()
    private let budget = WorkBudget()
    private let clock = ContinuousClock()
    private let begin = ContinuousClock().now
    private var run: HeadlessRun?
    /// The time at which the clock next advances without input, in milliseconds of the run.
    private var alarm: Int?
    /// Indicates whether a call to the run has not returned yet.
    private var isAtWork = false

    init(_ invocation: Invocation, _ arguments: [String], _ environment: [String: String]) {
        (services, recorder) = Recorder.recorded(
            invocation, arguments, environment, .machine(writer))
    }

    func play() -> Never {
        let (services, writer) = (services, writer)
        var surroundings = Surroundings(size: Size(columns: 80, rows: 24), colors: .none)
        surroundings.reducesMotion = true
        run = work {
            HeadlessRun(
                in: surroundings, observer: recorder,
                theme: { services.settings.now.theme(in: $0) }
            ) { console in
                transcript(
                    console, services, ask: { [unowned self] in ask() },
                    say: { [unowned self] in say($0) })
            }
        }
        run?.afterAnswers { [unowned self] in goOn() }
        goOn()
        StandardLines.serve { [self] in
            finish()
        } leaveAnyway: {
            writer.finish()
        }
    }

    /// Reads the next line. The program calls this once it has handled the previous line.
    private func ask() {
        Task { [typed] in
            let line = await typed.next()
            take(line.map { .paste($0) } ?? .key(.endOfLines))
        }
    }

    private func take(_ event: TerminalEvent) {
        advance()
        work { run?.take(.event(event)) }
        goOn()
    }

    private func work<Result>(_ body: () -> Result) -> Result {
        isAtWork = true
        defer { isAtWork = false }
        return budget.counting(body)
    }

    /// Advances the run to the present. Each timer fires at its own time.
    private func advance() {
        guard let run else { return }
        let now = max(run.now, Int((clock.now - begin) / .milliseconds(1)))
        work {
            while let next = run.nextChange, next < now, !run.isOver { run.advance(to: next) }
            run.advance(to: now)
        }
    }

    private func goOn() {
        guard let run else { return }
        if run.isOver { end() }
        guard let next = run.nextChange, next < alarm ?? .max else { return }
        alarm = next
        let wait = begin + .milliseconds(next) - clock.now
        let deadline = DispatchTime.now() + .microseconds(max(0, Int(wait / .microseconds(1))))
        DispatchQueue.main.asyncAfter(deadline: deadline) { [unowned self] in
            MainActor.assumeIsolated {
                alarm = nil
                advance()
                goOn()
            }
        }
    }

    private func say(_ sentence: String) {
        do throws(DiskFailure) { try StandardLines.write(sentence) } catch { end(error) }
    }

    /// Ends the program. Reports a failure to write, such as a full disk, unless the reader of the
    /// output has gone.
    private func end(_ failure: DiskFailure? = nil) -> Never {
        finish()
        guard let failure, failure != .readerLeft else { StandardLines.end() }
        let problem = ToolProblem.notWritten(nil, failure)
        Shell.refuse(problem.sentence(in: services.words), status: 2)
    }

    private func finish() {
        // If the output failed inside a call to the run, the run cannot be ended properly, and its
        // recording breaks off.
        if !isAtWork { run?.end() }
        for problem in services.finish() { Shell.warn(problem.sentence(in: services.words)) }
        if !isAtWork { recorder?.close() }
    }
}
