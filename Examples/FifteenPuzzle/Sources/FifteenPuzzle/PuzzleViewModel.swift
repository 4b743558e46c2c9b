import Reactive

/// Turns actions of the player into values for the screen.
struct PuzzleViewModel: ViewModel {
    struct Input {
        let push: Observable<Puzzle.Push>
        let slide: Observable<Int>
        let undo: Observable<Void>
    }

    struct Output {
        let tiles: Driver<[Int]>
        let moves, seconds: Driver<Int>
        let isSolved: Driver<Bool>
    }

    let puzzle: Puzzle
    let scheduler: any Scheduler

    func transform(_ input: Input) -> Output {
        let seconds = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
        let puzzle = Driver.play(puzzle) { puzzle in
            .merge(
                input.push.map { .push($0) },
                input.slide.map { .slide(place: $0) },
                input.undo.map { .undo },
                puzzle.map(\.isRunning).distinctUntilChanged().asObservable()
                    .flatMapLatest { isRunning in isRunning ? seconds : .never() }
                    .map { _ in .tick })
        }
        return Output(
            tiles: puzzle.map(\.tiles).distinctUntilChanged(),
            moves: puzzle.map(\.moves).distinctUntilChanged(),
            seconds: puzzle.map(\.seconds).distinctUntilChanged(),
            isSolved: puzzle.map(\.isSolved).distinctUntilChanged())
    }
}
