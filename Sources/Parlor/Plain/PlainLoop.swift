import Reactive

/// Plays the program without a screen on the standard input and output, until one leaves, or
/// nothing more comes in.
@MainActor struct PlainLoop {
    private let desk: Desk
    private let bag = DisposeBag()

    init(_ desk: Desk) { self.desk = desk }

    func run() -> Never {
        let console = PlainConsole(
            lines: StandardLines.input.asObservable().catch { _ in .empty() },
            scheduler: MainScheduler.instance)
        let desk = desk
        plain(console, desk)
            .subscribe(
                onNext: { sentence in
                    if !StandardLines.write(sentence) { PlainLoop.end(desk) }
                },
                onCompleted: { PlainLoop.end(desk) }
            )
            .disposed(by: bag)
        StandardLines.serve { desk.save() }
    }

    private static func end(_ desk: Desk) -> Never {
        desk.save()
        StandardLines.end()
    }
}
