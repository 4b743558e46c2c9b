import Reactive

/// Plays the program without a screen on the standard input and output, until the player
/// leaves, or nothing more comes in.
@MainActor struct PlainLoop {
    private let services: Services
    private let writer = FileWriter()
    private let bag = DisposeBag()

    init(_ invocation: Invocation, _ environment: [String: String]) {
        services = Services(
            invocation, environment, .machine(writer), workers: .background)
    }

    func run() -> Never {
        let (services, writer) = (services, writer)
        let typed = TypedLines()
        // A line is read when the one before is worked off.
        let lines = { (requests: Observable<Void>) in
            requests.concatMap { Observable.task { await typed.next() } }
                .take(while: { $0 != nil }).compactMap(\.self)
        }
        plain(services, scheduler: MainScheduler.instance, lines: lines)
            .subscribe(
                onNext: { sentence in
                    do throws(DiskFailure) {
                        try StandardLines.write(sentence)
                    } catch {
                        PlainLoop.end(services, error)
                    }
                },
                onCompleted: { PlainLoop.end(services) }
            )
            .disposed(by: bag)
        StandardLines.serve {
            PlainLoop.finish(services)
        } leaveAnyway: {
            writer.finish()
        }
    }

    /// A reader that has gone has heard enough; a full disk is told.
    private static func end(_ services: Services, _ failure: DiskFailure? = nil) -> Never {
        finish(services)
        guard let failure, failure != .readerLeft else { StandardLines.end() }
        let problem = ToolProblem.notWritten(nil, failure)
        Shell.refuse(problem.sentence(in: services.words), status: 2)
    }

    private static func finish(_ services: Services) {
        for problem in services.finish() { Shell.warn(problem.sentence(in: services.words)) }
    }
}
