// Runs one of the twelve misuses that Documentation/ComingFromRxSwift.md lists, in Swift 5 mode.
// Ends normally if nothing stops it.
import Dispatch
import Reactive

/// Runs work on a Dispatch queue, and returns after it.
private func onQueue(_ work: @escaping () -> Void) async {
    await withCheckedContinuation { done in
        DispatchQueue.global().async {
            work()
            done.resume()
        }
    }
}

private final class Screen {
    private let bag = DisposeBag()

    init(_ subscription: any Disposable) { bag.insert(subscription) }
}

@MainActor private let misuses: [String: () async -> Void] = [
    "a-relay-on-a-global-queue": {
        let subject = PublishSubject<Int>()
        await onQueue { subject.onNext(1) }
    },
    "a-stream-subscribed-to-on-a-queue": {
        let relay = BehaviorRelay(value: 1)
        await onQueue { _ = relay.subscribe() }
    },
    "a-subscription-disposed-on-a-queue": {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe()
        await onQueue { subscription.dispose() }
        // If the subject were freed earlier, the subscription would have ended with it.
        subject.onNext(1)
    },
    "a-screen-that-lets-its-bag-go-anywhere": {
        let subject = PublishSubject<Int>()
        // Sound: `release` runs once, and nothing uses the screen after it.
        let screen = Unmanaged.passRetained(Screen(subject.subscribe()))
        await onQueue { screen.release() }
        subject.onNext(1)
    },
    "a-relay-here-and-in-a-detached-task": {
        let relay = BehaviorRelay(value: 1)
        let subscription = relay.subscribe(onNext: { _ in })
        await Task.detached { relay.accept(2) }.value
        subscription.dispose()
    },
    "a-relay-bound-while-a-task-has-it": {
        let relay = BehaviorRelay(value: 1)
        await Task.detached { relay.accept(2) }.value
        _ = relay.subscribe(onNext: { _ in })
    },
    "work-that-captures-a-relay": {
        let relay = BehaviorRelay(value: 1)
        relay.subscribe().dispose()
        await withCheckedContinuation { done in
            _ = Observable.task {
                relay.accept(2)
                return 3
            }
            .subscribe(onNext: { _ in done.resume() })
        }
    },
    "a-relay-in-two-children-of-a-task-group": {
        await Task.detached {
            let relay = PublishRelay<Int>()
            let isDelivering = DispatchSemaphore(value: 0)
            let isDone = DispatchSemaphore(value: 0)
            let subscription = relay.subscribe(onNext: {
                guard $0 == 1 else { return }
                isDelivering.signal()
                isDone.wait()
            })
            await withTaskGroup(of: Void.self) { group in
                group.addTask { relay.accept(1) }
                group.addTask {
                    isDelivering.wait()
                    relay.accept(2)
                    isDone.signal()
                }
            }
            subscription.dispose()
        }.value
    },
    "an-observer-told-on-a-queue": {
        await withCheckedContinuation { done in
            _ = Observable<Int>.create { observer in
                DispatchQueue.global().async { observer.onNext(1) }
                return Disposables.create()
            }
            .subscribe(onNext: { _ in done.resume() })
        }
    },
    "an-observer-told-in-a-detached-task": {
        await withCheckedContinuation { done in
            _ = Observable<Int>.create { observer in
                Task.detached { observer.onNext(1) }
                return Disposables.create()
            }
            .observe(on: MainScheduler.instance)
            .asDriver(onErrorJustReturn: 0)
            .drive(onNext: { _ in done.resume() })
        }
    },
    "the-main-scheduler-off-the-main-actor": {
        await onQueue {
            _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
                .subscribe()
        }
    },
    "the-drivers-scheduler-off-the-main-actor": {
        await onQueue { _ = Driver<Int>.interval(.seconds(1)).drive() }
    },
]

@main struct Misuses {
    @MainActor static func main() async {
        guard let misuse = misuses[CommandLine.arguments.last ?? ""] else {
            return print("There is no misuse with this name.")
        }
        await misuse()
        print("Nothing stopped it.")
    }
}
