import Games
import Parlor
import Reactive
import TUI

/// The screen that plays a recorded run. It can pause, change the speed, and seek forward and back.
/// During a long seek, it shows intermediate pictures and reads keys.
func replayPlayer(
    _ console: Console, _ projector: Projector, _ words: Words, notice: String? = nil
) -> Driver<ReplayPlayerPicture> {
    let beat = 33
    return Driver.play(ReplayPlayerModel(projector.recording)) { model in
        .merge(
            console.keys.compactMap {
                KeyTable.player.act(for: $0) ?? KeyTable.leavingPlayer.act(for: $0)
            },
            console.intents(of: ReplayPlayerModel.Command.self, keys: [])
                .compactMap(\.pressed),
            model.map(\.isPlaying).distinctUntilChanged().asObservable()
                .flatMapLatest { isPlaying in
                    isPlaying
                        ? Observable<Int>.interval(
                            .milliseconds(beat), scheduler: console.scheduler)
                        : .never()
                }
                .map { _ in .pass(beat) },
            model.asObservable()
                .flatMapLatest { model in
                    Observable<Int>.timer(.milliseconds(beat), scheduler: console.scheduler)
                        .filter { _ in projector.isBehind(model.position) }
                }
                .map { _ in .goOn })
    }
    .asObservable().take(while: { !$0.isOver })
    .map { model in
        ReplayPlayerPicture(
            frame: projector.frame(at: model.position), model: model, notice: notice, words: words)
    }
    .take(while: { _ in !projector.isTooLong })
    .asDriver(onErrorDriveWith: .empty())
}

/// A renderer that draws the picture of a recorded run at any time. Going back starts the run over.
final class Projector {
    let recording: Recording
    private let timers: Int
    private let pictureInterval: Duration
    private var rerun: Rerun

    /// Creates a renderer. During a long seek, an intermediate picture is available roughly every
    /// `pictureInterval`.
    init(
        _ recording: Recording, timers: Int = RecordingBounds.timers,
        pictureInterval: Duration = .milliseconds(20)
    ) throws(RecordingProblem) {
        (self.recording, self.timers, self.pictureInterval) = (recording, timers, pictureInterval)
        rerun = try Rerun(recording, .init(timers: timers))
    }

    /// Indicates whether the run has used up its work and cannot continue.
    var isTooLong: Bool { rerun.isTooLong }

    /// Returns whether the run has not yet reached the picture at `time`.
    func isBehind(_ time: Int) -> Bool {
        let isThere = rerun.now == time && rerun.nextInput.map { $0 > time } ?? true
        return !isThere && !rerun.isOver && !isTooLong
    }

    /// The picture at `time` or, during a long seek, an intermediate picture.
    func frame(at time: Int) -> Snapshot {
        // The run has started once with this recording, so starting it again does not fail.
        if time < rerun.now, let new = try? Rerun(recording, .init(timers: timers)) { rerun = new }
        let clock = ContinuousClock()
        let last = clock.now + pictureInterval
        rerun.run(to: time) { clock.now < last }
        return rerun.draw { Snapshot($0.canvas) }
    }
}

extension KeyTable where Act == ReplayPlayerModel.Command, Words == Parlor.Words {
    /// The keys of the player. In a narrow window, the line of keys omits their descriptions.
    static var player: KeyTable {
        func row(
            _ bar: String, _ acts: [Key: Act], importance: Importance = .bar,
            if isRead: @escaping (Modifiers) -> Bool = { $0.isSubset(of: .shift) },
            _ name: @escaping (ReplayWords) -> String
        ) -> Row {
            Row(
                bar, { name($0.replay) }, importance: importance,
                act: { isRead($0.modifiers) ? acts[$0.key] : nil })
        }
        func pan(_ columns: Int, _ rows: Int) -> Act { .pan(columns: columns, rows: rows) }
        let (leap, back) = (Act.seek(by: 10_000), Act.seek(by: -10_000))
        return KeyTable([
            // The line below a picture that is larger than the window names these keys.
            row(
                "Shift+← ↑ ↓ →",
                [.left: pan(-1, 0), .right: pan(1, 0), .up: pan(0, -1), .down: pan(0, 1)],
                importance: .none, if: { $0 == .shift }
            ) { _ in "" },
            row("Space", [" ": .toggle, "p": .toggle, .enter: .toggle]) { $0.toggles },
            row(
                "+-",
                ["+": .faster, "=": .faster, .up: .faster, "-": .slower, .down: .slower]
            ) { $0.changesSpeed },
            row(".", [".": .step]) { $0.steps },
            row("←→", [.right: leap, "l": leap, .left: back, "h": back]) { $0.leaps },
            row("Home End", [.home: .toStart, .end: .toEnd], importance: .help) { $0.goesToEnds },
        ])
    }

    /// The keys for help and for leaving the player.
    static var leavingPlayer: KeyTable {
        KeyTable([
            Row("?", { $0.keys.help }, click: ReplayPlayerModel.Command.help) {
                $0.opensHelp ? .help : nil
            },
            Row("q", { $0.keys.quit }, click: ReplayPlayerModel.Command.leave) { key in
                let isRead = key.modifiers.isSubset(of: .shift)
                return isRead && [.escape, "q"].contains(key.key) ? .leave : nil
            },
        ])
    }
}
