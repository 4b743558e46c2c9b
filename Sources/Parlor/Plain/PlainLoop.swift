import Reactive

/// Plays the program without a screen on the standard input and output, until the player
/// leaves, or nothing more comes in.
@MainActor struct PlainLoop {
    private let services: Services
    private let bag = DisposeBag()

    init(_ services: Services) { self.services = services }

    func run() -> Never {
        let console = PlainConsole(
            lines: StandardLines.input.asObservable().catch { _ in .empty() },
            scheduler: MainScheduler.instance)
        let services = services
        plain(console, services)
            .subscribe(
                onNext: { sentence in
                    if !StandardLines.write(sentence) { PlainLoop.end(services) }
                },
                onCompleted: { PlainLoop.end(services) }
            )
            .disposed(by: bag)
        StandardLines.serve { services.saves.save() }
    }

    private static func end(_ services: Services) -> Never {
        services.saves.save()
        StandardLines.end()
    }
}
