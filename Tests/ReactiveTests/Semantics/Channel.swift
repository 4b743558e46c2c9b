import Reactive
import RxCompatibility

/// The types that deliver the same elements to several subscribers.
enum Channel: String, CaseIterable, Sendable {
    case publishSubject, behaviorSubject, replaySubject
    case publishRelay, behaviorRelay, replayRelay
    case share, shareReplayingOne, shareReplayingTwo, shareForever, shareForeverReplaying
    case publishRefCount, replayRefCount
    case driver, signal, relayAsDriver, relayAsSignal

    /// The number of elements that a new subscriber receives at once.
    var memory: Int {
        switch self {
        case .publishSubject, .publishRelay, .share, .shareForever, .publishRefCount, .signal,
            .relayAsSignal:
            0
        case .behaviorSubject, .behaviorRelay, .shareReplayingOne, .driver, .relayAsDriver: 1
        case .replaySubject, .replayRelay, .shareReplayingTwo, .shareForeverReplaying,
            .replayRefCount:
            2
        }
    }

    /// Indicates whether an end that is sent to the channel reaches its subscribers.
    var canEnd: Bool {
        switch self {
        case .publishRelay, .behaviorRelay, .replayRelay, .relayAsDriver, .relayAsSignal: false
        default: true
        }
    }

    /// The stream, and the observer that feeds it. Shared streams are fed directly, without a
    /// subject that would order the elements.
    func open() -> (stream: Observable<Int>, hand: AnyObserver<Int>) {
        switch self {
        case .publishSubject:
            let subject = PublishSubject<Int>()
            return (subject, AnyObserver(subject))
        case .behaviorSubject:
            let subject = BehaviorSubject(value: 0)
            return (subject, AnyObserver(subject))
        case .replaySubject:
            let subject = ReplaySubject<Int>.create(bufferSize: 2)
            return (subject, AnyObserver(subject))
        case .publishRelay:
            let relay = PublishRelay<Int>()
            return (relay.asObservable(), AnyObserver(eventHandler: relay.receive))
        case .behaviorRelay:
            let relay = BehaviorRelay(value: 0)
            return (relay.asObservable(), AnyObserver(eventHandler: relay.receive))
        case .replayRelay:
            let relay = ReplayRelay<Int>.create(bufferSize: 2)
            return (relay.asObservable(), AnyObserver(eventHandler: relay.receive))
        case .share: return fed { $0.share() }
        case .shareReplayingOne: return fed { $0.share(replay: 1) }
        case .shareReplayingTwo: return fed { $0.share(replay: 2) }
        case .shareForever: return fed { $0.share(scope: .forever) }
        case .shareForeverReplaying: return fed { $0.share(replay: 2, scope: .forever) }
        case .publishRefCount: return fed { $0.publish().refCount() }
        case .replayRefCount: return fed { $0.replay(2).refCount() }
        case .driver: return fed { $0.asDriver(onErrorJustReturn: -1).asObservable() }
        case .signal: return fed { $0.asSignal(onErrorJustReturn: -1).asObservable() }
        case .relayAsDriver:
            let relay = BehaviorRelay(value: 0)
            return (relay.asDriver().asObservable(), AnyObserver(eventHandler: relay.receive))
        case .relayAsSignal:
            let relay = PublishRelay<Int>()
            return (relay.asSignal().asObservable(), AnyObserver(eventHandler: relay.receive))
        }
    }

    private func fed(_ share: (Observable<Int>) -> Observable<Int>) -> (
        stream: Observable<Int>, hand: AnyObserver<Int>
    ) {
        var observer: AnyObserver<Int>?
        let source = Observable<Int>.create {
            observer = $0
            return Disposables.create()
        }
        return (share(source), AnyObserver { observer?.on($0) })
    }
}
