import BenchKit
import Games
import Reactive

/// The names as a model.
private struct NamesModel: EmittingModel {
    private var names = Names()
    var changed: Int { names.changed }

    mutating func apply(_ i: Int, emit: (Never) -> Void) { names.change(i) }
}

/// Sends `n` changes, listens to the changed names, and returns the checksum.
private func changing(
    _ names: Driver<NamesModel>, by changes: PublishSubject<Int>, _ n: Int,
    _ apply: @escaping (Int) -> Void = { _ in }
) -> Int {
    let checksum = Checksum()
    let bag = CompositeDisposable(
        names.map(\.changed).asObservable().skip(1).subscribe(onNext: { checksum.add($0) }),
        changes.subscribe(onNext: apply))
    for i in 0..<n { changes.onNext(i) }
    bag.dispose()
    return checksum.take()
}

/// Transforms the input as the screens do, which know a view model only by its protocol.
@_optimize(none)
private func transform<Model: ViewModel>(_ input: Model.Input, with model: Model) -> Model.Output {
    model.transform(input)
}

/// Adds the workloads of view models, used as their screens use them.
func addViewModels(to side: inout Side) {
    side.add("s1") { n in
        let changes = opaque(PublishSubject<Int>())
        let store = opaque(Store(NamesModel()))
        return changing(store.state, by: changes, n, store.apply)
    }
    side.add("s2") { n in
        let changes = opaque(PublishSubject<Int>())
        let names = Driver.fold(
            NamesModel(), apply: { $0.apply($1) }, commands: { _ in changes })
        return changing(names, by: changes, n)
    }
    side.add("s3") { n in
        let changes = opaque(PublishSubject<Int>())
        return changing(Play(NamesModel()) { _ in changes }.state, by: changes, n)
    }
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
        let model = SudokuViewModel(
            SudokuRequests(.pack(.easy, number: 0), mistakeLimit: nil), source: ImmediatePuzzles(),
            scheduler: clock)
        let output = transform(.init(actions: actions.asObservable()), with: model)
        let bag = CompositeDisposable(
            output.news.emit(onNext: { _ in checksum.add(1) }),
            output.seen.drive(onNext: { checksum.add($0.board.cursor ?? 81) }))
        for i in 0..<n {
            actions.accept(i & 1 == 0 ? .sheet(.tap(i * 7 % 81)) : .sheet(.note(1 + i % 9)))
        }
        bag.dispose()
        return checksum.take()
    }
}
