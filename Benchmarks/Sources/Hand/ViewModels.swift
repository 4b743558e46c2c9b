import BenchKit
import Games
import Reactive

/// Adds the workloads of view models, written with plain calls, which compare each visible state
/// with the previous one.
func addViewModels(to side: inout Side) {
    side.add("s1", "s2", "s3") { n in
        let changes = opaque(HandSubject<Int>())
        let checksum = Checksum()
        var names = Names()
        let heard = opaque(HandSubject<Names>())
        let listening = heard.stream.map(\.changed).subscribe { checksum.add($0) }
        let changing = changes.stream.subscribe {
            names.change($0)
            heard.send(names)
        }
        for i in 0..<n { changes.send(i) }
        changing.cancel()
        listening.cancel()
        return checksum.take()
    }
    side.add("v1") { n in
        let clock = opaque(HandClock())
        let checksum = Checksum()
        let viewModel = CountdownViewModel(length: n, scheduler: VirtualTimeScheduler())
        var countdown = viewModel.start
        var last: ClockFace?
        func show(_ isFirst: Bool = false) {
            let face = viewModel.seen(of: countdown)
            guard face != last else { return }
            if face.time.minutes != last?.time.minutes { checksum.add(face.time.minutes) }
            if face.time.seconds != last?.time.seconds { checksum.add(face.time.seconds) }
            if isFirst || face.progress != last?.progress {
                checksum.add(Int((face.progress ?? 0) * 100))
            }
            if face.isRunning != last?.isRunning { checksum.add(face.isRunning ? 1 : 0) }
            if face.isOver != last?.isOver { checksum.add(face.isOver ? 1 : 0) }
            last = face
        }
        func apply(_ command: Countdown.Command) {
            var told = 0
            countdown.apply(command) { _ in told += 1 }
            show()
            for _ in 0..<told { checksum.add(1) }
        }
        show(true)
        apply(.toggle(at: .zero))
        let beat = HandInterval(clock, 1) { _ in
            if countdown.isRunning { apply(.advance(to: .seconds(clock.now))) }
        }
        beat.arm()
        clock.advance(to: n + 1)
        return checksum.take()
    }
    side.add("v2") { n in
        let clock = opaque(VirtualTimeScheduler())
        let checksum = Checksum()
        let request = PuzzleRequest.pack(.easy, number: 0)
        let viewModel = SudokuViewModel(
            SudokuRequests(request, mistakeLimit: nil), source: ImmediatePuzzles(), scheduler: clock
        )
        var game = viewModel.game
        var last: SudokuSeen?
        func show() {
            let seen = viewModel.seen(of: game)
            guard seen != last else { return }
            checksum.add(seen.board.cursor ?? 81)
            last = seen
        }
        func apply(_ cause: SudokuGame.Cause) {
            var told = 0
            game.apply(.init(cause, at: clock.now)) { _ in told += 1 }
            show()
            for _ in 0..<told { checksum.add(1) }
        }
        // The puzzle is there at once, so the first visible state already has it.
        if let data = try? request.data() {
            game.apply(.init(.puzzleArrived(data), at: clock.now)) { _ in checksum.add(1) }
        }
        show()
        for i in 0..<n {
            apply(.player(i & 1 == 0 ? .sheet(.tap(i * 7 % 81)) : .sheet(.note(1 + i % 9))))
        }
        return checksum.take()
    }
}
