import BenchKit
import Games
import Reactive

/// View models as their screens use them.
func addViewModels(to side: inout Side) {
    side.add("v1") { n in
        let clock = opaque(VirtualTimeScheduler())
        let checksum = Checksum()
        let toggle = PublishRelay<Void>()
        let output = CountdownViewModel(length: n, scheduler: clock)
            .transform(.init(toggle: toggle.asObservable()))
        let bag = CompositeDisposable(
            output.seen.map(\.time.minutes).distinctUntilChanged()
                .drive(onNext: { checksum.add($0) }),
            output.seen.map(\.time.seconds).distinctUntilChanged()
                .drive(onNext: { checksum.add($0) }),
            output.seen.map(\.progress).distinctUntilChanged()
                .drive(onNext: { checksum.add(Int(($0 ?? 0) * 100)) }),
            output.seen.map(\.isRunning).distinctUntilChanged()
                .drive(onNext: { checksum.add($0 ? 1 : 0) }),
            output.seen.map(\.isOver).distinctUntilChanged()
                .drive(onNext: { checksum.add($0 ? 1 : 0) }),
            output.news.emit(onNext: { _ in checksum.add(1) }))
        toggle.accept(())
        clock.advanceTo(n + 1)
        bag.dispose()
        return checksum.take()
    }
    side.add("v2") { n in
        let clock = opaque(VirtualTimeScheduler())
        let checksum = Checksum()
        let actions = PublishRelay<SudokuGame.Action>()
        let output = SudokuViewModel(
            SudokuNext(.pack(.easy, number: 0), mistakeLimit: nil), source: ImmediateBoards(),
            scheduler: clock
        )
        .transform(.init(actions: actions.asObservable()))
        let bag = CompositeDisposable(
            output.news.emit(onNext: { _ in checksum.add(1) }),
            output.seen.drive(onNext: { checksum.add($0.board.cursor ?? 81) }))
        for i in 0..<n { actions.accept(i & 1 == 0 ? .tap(i * 7 % 81) : .note(1 + i % 9)) }
        bag.dispose()
        return checksum.take()
    }
}
