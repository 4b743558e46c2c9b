import Reactive
import Testing

/// Elements that are sent during a delivery: all subscribers receive the same elements in the same
/// order.
@Suite struct `The delivery of events` {
    /// Several subscribers of one channel, and a log of their elements.
    private final class Subscribers {
        let stream: Observable<Int>
        let hand: AnyObserver<Int>
        var log: [String] = []
        var subscriptions: [String: any Disposable] = [:]

        init(_ channel: Channel) { (stream, hand) = channel.open() }

        /// Adds a subscriber, which calls `react` after each element.
        func enter(_ name: String, react: @escaping (Int) -> Void = { _ in }) {
            let subscription = SerialDisposable()
            subscriptions[name] = subscription
            subscription.disposable = stream.subscribe(
                onNext: { [unowned self] element in
                    log.append("\(name)\(element)")
                    react(element)
                }, onError: { [unowned self] _ in log.append("\(name)#") },
                onCompleted: { [unowned self] in log.append("\(name)|") })
        }

        func leave(_ name: String) { subscriptions[name]?.dispose() }

        func heard(by name: String) -> [String] { log.filter { $0.hasPrefix(name) } }
    }

    @Test(arguments: Channel.allCases)
    func `the order of subscription is the order of notification`(_ channel: Channel) {
        let subscribers = Subscribers(channel)
        for name in ["a", "b", "c"] { subscribers.enter(name) }
        subscribers.log = []
        subscribers.hand.onNext(1)
        subscribers.leave("b")
        subscribers.enter("d")
        subscribers.log.removeAll { $0.hasPrefix("d") }
        subscribers.hand.onNext(2)
        #expect(subscribers.log == ["a1", "b1", "c1", "a2", "c2", "d2"])
    }

    @Test(arguments: Channel.allCases)
    func `a subscriber that joins during a delivery waits for the next`(
        _ channel: Channel
    ) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a") { if $0 == 1 { subscribers.enter("late") } }
        subscribers.enter("b")
        subscribers.log = []
        subscribers.hand.onNext(1)
        subscribers.hand.onNext(2)
        // Channels with a memory send the current element to a late subscriber.
        let greeting = channel.memory > 0 ? ["late1"] : []
        #expect(subscribers.log == ["a1"] + greeting + ["b1", "a2", "b2", "late2"])
    }

    @Test(arguments: Channel.allCases)
    func `a subscriber that leaves during a delivery is silent at once`(
        _ channel: Channel
    ) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a") {
            guard $0 == 1 else { return }
            subscribers.leave("b")
            subscribers.leave("d")
        }
        for name in ["b", "c", "d"] { subscribers.enter(name) }
        subscribers.log = []
        subscribers.hand.onNext(1)
        subscribers.hand.onNext(2)
        #expect(subscribers.log == ["a1", "c1", "a2", "c2"])
    }

    @Test(arguments: Channel.allCases) func `a subscriber that leaves at an element hears no more`(
        _ channel: Channel
    ) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a") { if $0 == 1 { subscribers.leave("a") } }
        subscribers.enter("b")
        subscribers.log = []
        subscribers.hand.onNext(1)
        subscribers.hand.onNext(2)
        #expect(subscribers.log == ["a1", "b1", "b2"])
    }

    @Test(arguments: Channel.allCases)
    func `an element sent from inside a delivery waits for its end`(_ channel: Channel) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a") {
            if $0 == 1 {
                subscribers.hand.onNext(2)
                subscribers.hand.onNext(3)
            }
            if $0 == 2 { subscribers.hand.onNext(4) }
        }
        subscribers.enter("b")
        subscribers.log = []
        subscribers.hand.onNext(1)
        #expect(subscribers.log == ["a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4"])
    }

    @Test(arguments: Channel.allCases)
    func `a subscriber that joins after a nested send hears all in one order`(_ channel: Channel) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a") {
            guard $0 == 1 else { return }
            subscribers.hand.onNext(2)
            subscribers.enter("late")
            subscribers.hand.onNext(3)
        }
        subscribers.enter("b")
        subscribers.log = []
        subscribers.hand.onNext(1)
        let greeting = channel.memory > 0 ? ["late1"] : []
        #expect(subscribers.heard(by: "late") == greeting + ["late2", "late3"])
        #expect(subscribers.heard(by: "b") == ["b1", "b2", "b3"])
    }

    @Test(arguments: Channel.allCases)
    func `a subscriber that joins in the second of two waiting rounds gets that element`(
        _ channel: Channel
    ) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a") {
            if $0 == 1 {
                subscribers.hand.onNext(2)
                subscribers.hand.onNext(3)
            }
        }
        subscribers.enter("b") { if $0 == 2 { subscribers.enter("late") } }
        subscribers.log = []
        subscribers.hand.onNext(1)
        let greeting = ["late1", "late2"].suffix(channel.memory)
        #expect(subscribers.heard(by: "late") == greeting + ["late3"])
    }

    @Test(arguments: Channel.allCases)
    func `a subscriber that leaves after a nested send does not hear it`(_ channel: Channel) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a") {
            guard $0 == 1 else { return }
            subscribers.hand.onNext(2)
            subscribers.leave("b")
        }
        for name in ["b", "c"] { subscribers.enter(name) }
        subscribers.log = []
        subscribers.hand.onNext(1)
        #expect(subscribers.log == ["a1", "c1", "a2", "c2"])
    }

    @Test(arguments: Channel.allCases.filter { $0.memory > 0 })
    func `an element sent during a replay waits, and reaches everybody`(_ channel: Channel) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a")
        subscribers.hand.onNext(1)
        subscribers.log = []
        subscribers.enter("b") { if $0 == 1 { subscribers.hand.onNext(2) } }
        #expect(subscribers.heard(by: "b").suffix(2) == ["b1", "b2"])
        #expect(subscribers.heard(by: "a") == ["a2"])
    }

    @Test(arguments: Channel.allCases.filter { $0.memory > 0 })
    func `an element sent during a replay waits until the replay is over`(
        _ channel: Channel
    ) {
        let (stream, hand) = channel.open()
        _ = stream.subscribe()
        hand.onNext(1)
        hand.onNext(2)
        var log: [String] = []
        _ = stream.subscribe(onNext: {
            log.append("begin \($0)")
            if $0 == (channel.memory == 2 ? 1 : 2) { hand.onNext(3) }
            log.append("end \($0)")
        })
        let heard = (channel.memory == 2 ? [1, 2, 3] : [2, 3])
        #expect(log == heard.flatMap { ["begin \($0)", "end \($0)"] })
    }

    @Test(arguments: Channel.allCases.filter { $0.memory > 0 })
    func `a subscriber that joins during a replay gets one, too`(_ channel: Channel) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a")
        subscribers.hand.onNext(1)
        subscribers.log = []
        subscribers.enter("b") { if $0 == 1 { subscribers.enter("c") } }
        subscribers.hand.onNext(2)
        #expect(subscribers.heard(by: "b").suffix(2) == ["b1", "b2"])
        #expect(subscribers.heard(by: "c").suffix(2) == ["c1", "c2"])
        #expect(subscribers.heard(by: "a") == ["a2"])
    }

    @Test(arguments: Channel.allCases.filter { $0.memory > 0 })
    func `a subscriber that leaves during its replay hears nothing after it`(_ channel: Channel) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a")
        subscribers.hand.onNext(1)
        let subscription = SerialDisposable()
        var heard: [Int] = []
        subscription.disposable = subscribers.stream.subscribe(onNext: {
            heard.append($0)
            subscription.dispose()
        })
        subscribers.hand.onNext(2)
        // The replay ends before `subscribe` returns a disposable, so all of it arrives.
        #expect(heard.last == 1)
        #expect(subscribers.heard(by: "a").last == "a2")
    }

    @Test(arguments: Channel.allCases.filter(\.canEnd))
    func `an end sent from inside a delivery waits for earlier elements`(_ channel: Channel) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a") {
            guard $0 == 1 else { return }
            subscribers.hand.onNext(2)
            subscribers.hand.onCompleted()
            subscribers.hand.onNext(3)
        }
        subscribers.enter("b")
        subscribers.log = []
        subscribers.hand.onNext(1)
        subscribers.hand.onNext(4)
        #expect(subscribers.log == ["a1", "b1", "a2", "b2", "a|", "b|"])
    }

    @Test(arguments: Channel.allCases)
    func `all subscribers may leave during a delivery in which another one joins`(
        _ channel: Channel
    ) {
        let subscribers = Subscribers(channel)
        subscribers.enter("a") {
            guard $0 == 1 else { return }
            subscribers.leave("a")
            subscribers.leave("b")
            subscribers.enter("c")
        }
        subscribers.enter("b")
        subscribers.log = []
        subscribers.hand.onNext(1)
        #expect(subscribers.heard(by: "b").isEmpty && subscribers.heard(by: "a") == ["a1"])
        subscribers.log = []
        subscribers.hand.onNext(2)
        #expect(subscribers.log == ["c2"])
    }

    @Test(arguments: Channel.allCases)
    func `a stream that responds to itself a thousand times keeps one order`(_ channel: Channel) {
        let (stream, hand) = channel.open()
        var first: [Int] = []
        var second: [Int] = []
        _ = stream.subscribe(onNext: {
            first.append($0)
            if 1..<1000 ~= $0 { hand.onNext($0 + 1) }
        })
        _ = stream.subscribe(onNext: { second.append($0) })
        hand.onNext(1)
        #expect(Array(first.suffix(1000)) == Array(1...1000))
        #expect(first == second)
    }

    @Test(arguments: Channel.allCases.filter(\.canEnd))
    func `a subscriber that joins during the end hears the end or restarts the source`(
        _ channel: Channel
    ) {
        let subscribers = Subscribers(channel)
        var late: [Event<Int>] = []
        _ = subscribers.stream.subscribe(onCompleted: {
            _ = subscribers.stream.subscribe { late.append($0) }
        })
        subscribers.enter("b")
        subscribers.log = []
        subscribers.hand.onNext(1)
        subscribers.hand.onCompleted()
        #expect(subscribers.log == ["b1", "b|"])
        switch channel {
        case .publishSubject, .behaviorSubject, .shareForever: #expect(late == [.completed])
        case .replaySubject, .shareForeverReplaying: #expect(late == [.next(1), .completed])
        default:
            #expect(late.isEmpty)
            subscribers.hand.onNext(2)
            #expect(late == [.next(2)])
        }
    }

    @Test
    func `a subscriber that joins before a waiting end is delivered hears it after the others`() {
        let subject = BehaviorSubject(value: 0)
        var log: [String] = []
        _ = subject.subscribe(onNext: { element in
            guard element == 1 else { return }
            subject.onCompleted()
            _ = subject.subscribe(
                onNext: { log.append("late\($0)") }, onCompleted: { log.append("late|") })
        })
        _ = subject.subscribe(onNext: { log.append("b\($0)") }, onCompleted: { log.append("b|") })
        log = []
        subject.onNext(1)
        #expect(log == ["late1", "b1", "b|", "late|"])
    }

    @Test func `a subscriber that joins as an AsyncSubject emits its last element hears it too`() {
        let subject = AsyncSubject<Int>()
        var late: [Event<Int>] = []
        _ = subject.subscribe(onNext: { _ in _ = subject.subscribe { late.append($0) } })
        subject.onNext(1)
        subject.onCompleted()
        #expect(late == [.next(1), .completed])
    }

    @Test func `an AsyncSubject ignores events while it emits its last element`() {
        let subject = AsyncSubject<Int>()
        var first: [Event<Int>] = []
        var second: [Event<Int>] = []
        _ = subject.subscribe {
            first.append($0)
            subject.onNext(2)
            subject.onCompleted()
        }
        _ = subject.subscribe { second.append($0) }
        subject.onNext(1)
        subject.onCompleted()
        #expect(first == [.next(1), .completed])
        #expect(second == [.next(1), .completed])
        var late: [Event<Int>] = []
        _ = subject.subscribe { late.append($0) }
        #expect(late == [.next(1), .completed])
    }

    @Test func `a subject that is disposed of during a delivery is silent at once`() {
        let subject = PublishSubject<Int>()
        var log: [String] = []
        _ = subject.subscribe(onNext: {
            log.append("a\($0)")
            subject.onNext(2)
            subject.dispose()
        })
        _ = subject.subscribe(onNext: { log.append("b\($0)") })
        subject.onNext(1)
        subject.onNext(3)
        #expect(log == ["a1"])
    }

    @Test func `two relays that feed each other come to rest, each with its elements in order`() {
        let left = BehaviorRelay(value: 0)
        let right = BehaviorRelay(value: 0)
        var log: [String] = []
        _ = left.subscribe(onNext: { if $0 < 6 { right.accept($0 + 1) } })
        _ = right.subscribe(onNext: { if $0 < 6 { left.accept($0 + 1) } })
        _ = left.subscribe(onNext: { log.append("l\($0)") })
        _ = right.subscribe(onNext: { log.append("r\($0)") })
        #expect(left.value == 6)
        #expect(log == ["l\(left.value)", "r\(right.value)"])
        log = []
        left.accept(3)
        // Each stream keeps its own order: 3 is delivered before its effects.
        #expect(log.filter { $0.hasPrefix("l") } == ["l3", "l5"])
        #expect(log.filter { $0.hasPrefix("r") } == ["r4", "r6"])
    }
}
