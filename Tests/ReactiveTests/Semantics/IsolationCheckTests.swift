#if DEBUG && os(Linux)
    import Dispatch
    import Reactive
    import Testing

    /// Uses that Swift 5 mode allows. Here, `nonisolated(unsafe)` makes them possible in programs
    /// that have to end.
    struct IsolationChecks {
        /// A stream that is handed to other code.
        // Sound: the tests wait for one use before they begin the next, or end with the second.
        private struct Handed<Stream>: @unchecked Sendable {
            let value: Stream
            init(_ value: Stream) { self.value = value }
        }

        /// Expects that a program ends with a message that names the stream, its thread, the place
        /// of the use, and the remedy. Code in a macro has the line of the macro.
        private func check(
            _ result: ExitTest.Result?, says reason: String,
            of file: String = "IsolationCheckTests.swift", line: Int? = nil
        ) throws {
            let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            let place = line.map { "\(file):\($0) " } ?? file
            #expect(output.contains(place) && output.contains(reason), "\(output)")
            // Code in a macro is in the file of its expansion, whose name contains that of this
            // file.
            let use = #/on the thread 0x[0-9a-f]+ in \S*IsolationCheckTests\S*\.swift:\d+\./#
            #expect(output.contains(use), "\(output)")
            #expect(output.contains("Observable.task"), "\(output)")
        }

        private static let ofMain = "belongs to the main thread, and is used on the thread 0x"

        private static let inATask =
            "belongs to the main thread, and is used in a task that belongs to no actor, on the thread 0x"

        @Test func `a subject of the main thread accepts no events from a queue`() async throws {
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { @MainActor in
                nonisolated(unsafe) let subject = PublishSubject<Int>()
                await withCheckedContinuation { done in
                    DispatchQueue.global().async {
                        subject.onNext(2)
                        done.resume()
                    }
                }
            }
            try check(result, says: Self.ofMain, line: line)
        }

        @Test func `a relay of the main thread accepts no subscriber on a queue`() async throws {
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { @MainActor in
                nonisolated(unsafe) let relay = BehaviorRelay(value: 1)
                await withCheckedContinuation { done in
                    DispatchQueue.global().async {
                        _ = relay.asDriver().drive()
                        done.resume()
                    }
                }
            }
            try check(result, says: Self.ofMain, line: line)
        }

        @Test
        func `a relay bound on the main thread accepts no value in a task without an actor`()
            async throws
        {
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { @MainActor in
                nonisolated(unsafe) let relay = BehaviorRelay(value: 1)
                let subscription = relay.subscribe(onNext: { _ in })
                await Task.detached { relay.accept(2) }.value
                subscription.dispose()
            }
            try check(result, says: Self.inATask, line: line)
        }

        @Test func `a relay used in a task without an actor may not be bound on the main thread`()
            async throws
        {
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { @MainActor in
                nonisolated(unsafe) let relay = BehaviorRelay(value: 1)
                await Task.detached { relay.accept(2) }.value
                _ = relay.subscribe(onNext: { _ in })
            }
            try check(result, says: Self.inATask, line: line)
        }

        @Test func `a task may take over a stream of the main thread that was not used there`()
            async
        {
            let sum = await MainActor.run { () -> Task<Int, Never> in
                nonisolated(unsafe) let relay = BehaviorRelay(value: 1)
                return Task.detached {
                    var sum = 0
                    let subscription = relay.subscribe(onNext: { sum += $0 })
                    relay.accept(2)
                    subscription.dispose()
                    return sum
                }
            }
            .value
            #expect(sum == 3)
        }

        @Test func `an actor may use its stream in its initializer and afterwards`() async {
            actor Player {
                private let relay = BehaviorRelay(value: 0)
                private var heard = 0

                init() { relay.subscribe(onNext: { _ in }).dispose() }

                func play() -> Int {
                    let subscription = relay.subscribe(onNext: { self.heard = $0 })
                    relay.accept(1)
                    subscription.dispose()
                    return heard
                }
            }
            let player = await MainActor.run { Player() }
            #expect(await player.play() == 1)
        }

        @Test func `an event that create gets on a queue does not reach a driver`() async throws {
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { @MainActor in
                // The program ends within `onNext`. If it does not, the test continues at once and
                // fails.
                await withCheckedContinuation { told in
                    let answers = Observable<Int>.create { observer in
                        nonisolated(unsafe) let observer = observer
                        DispatchQueue.global().async {
                            observer.onNext(1)
                            told.resume()
                        }
                        return Disposables.create()
                    }
                    _ = answers.asDriver(onErrorJustReturn: 0).drive()
                }
            }
            try check(result, says: Self.ofMain, line: line)
        }

        @Test func `an event that create gets from another task does not reach a driver either`()
            async throws
        {
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { @MainActor in
                await withCheckedContinuation { told in
                    let answers = Observable<Int>.create { observer in
                        nonisolated(unsafe) let observer = observer
                        Task.detached {
                            observer.onNext(1)
                            told.resume()
                        }
                        return Disposables.create()
                    }
                    _ = answers.observe(on: MainScheduler.instance).subscribe()
                }
            }
            try check(result, says: Self.ofMain, line: line)
        }

        @Test func `a stream is not used on two threads at once`() async throws {
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await withCheckedContinuation { done in
                    DispatchQueue.global().async {
                        nonisolated(unsafe) let subject = PublishSubject<Int>()
                        _ = subject.subscribe(onNext: { _ in })
                        DispatchQueue.concurrentPerform(iterations: 4) { _ in
                            for number in 0..<1_000_000 { subject.onNext(number) }
                        }
                        done.resume()
                    }
                }
            }
            let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            let whose = "IsolationCheckTests.swift:\(line) belongs to the thread 0x"
            #expect(output.contains(whose), "\(output)")
            let reason = "that made it, or its queue, and is used on two threads at once"
            #expect(output.contains(reason), "\(output)")
        }

        @Test func `the main scheduler is not used on a queue`() async throws {
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { @MainActor in
                nonisolated(unsafe) let scheduler: any Scheduler = MainScheduler.instance
                await withCheckedContinuation { done in
                    DispatchQueue.global().async { scheduler.schedule { done.resume() } }
                }
            }
            try check(result, says: Self.ofMain, of: "MainScheduler.swift")
        }

        @Test func `the main scheduler is not used on a queue that requested it first`()
            async throws
        {
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await withCheckedContinuation { done in
                    let ask: @MainActor @Sendable () -> Void = {
                        MainScheduler.instance.schedule { done.resume() }
                    }
                    // Swift 5 mode allows the call. Here, the function is cast to a type that it
                    // does not have.
                    let askAnywhere = unsafeBitCast(ask, to: (@Sendable () -> Void).self)
                    DispatchQueue.global().async { askAnywhere() }
                }
            }
            try check(result, says: Self.ofMain, of: "MainScheduler.swift")
        }

        @Test func `a driver's interval does not begin on a queue`() async throws {
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { @MainActor in
                nonisolated(unsafe) let seconds = Driver<Int>.interval(.seconds(1))
                await withCheckedContinuation { done in
                    DispatchQueue.global().async {
                        _ = seconds.drive()
                        done.resume()
                    }
                }
            }
            try check(result, says: Self.ofMain, of: "MainScheduler.swift")
        }

        @Test func `a subscription of the main thread does not end on a queue`()
            async throws
        {
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { @MainActor in
                let subject = PublishSubject<Int>()
                nonisolated(unsafe) let subscription = subject.subscribe()
                await withCheckedContinuation { done in
                    DispatchQueue.global().async {
                        subscription.dispose()
                        done.resume()
                    }
                }
                // The subject has to exist until then, or nothing would be left to end.
                subject.onNext(1)
            }
            try check(result, says: Self.ofMain, line: line)
        }

        @Test func `a screen with a bag is not freed on a queue`() async throws {
            final class Screen { let bag = DisposeBag() }
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { @MainActor in
                let relay = BehaviorRelay(value: 1)
                nonisolated(unsafe) var screen: Screen? = Screen()
                relay.subscribe(onNext: { _ in }).disposed(by: screen!.bag)
                await withCheckedContinuation { done in
                    DispatchQueue.global().async {
                        screen = nil
                        done.resume()
                    }
                }
                _ = relay.value
            }
            try check(result, says: Self.ofMain, line: line)
        }

        @Test func `the work of a task does not reach a relay that is bound on the main thread`()
            async throws
        {
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) { @MainActor in
                nonisolated(unsafe) let relay = BehaviorRelay(value: 1)
                let subscription = relay.subscribe(onNext: { _ in })
                await withCheckedContinuation { done in
                    _ = Observable.task {
                        relay.accept(2)
                        done.resume()
                    }
                    .subscribe()
                }
                subscription.dispose()
            }
            try check(result, says: Self.inATask, line: line)
        }

        @Test func `a relay of a task, bound on the main thread, accepts no value in another task`()
            async throws
        {
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                let relay = await Task.detached { Handed(BehaviorRelay(value: 1)) }.value
                await MainActor.run { _ = relay.value.subscribe(onNext: { _ in }) }
                await Task.detached { relay.value.accept(2) }.value
            }
            try check(result, says: Self.inATask, line: line)
        }

        @Test func `a relay of a queue, bound on the main thread, accepts no value on the queue`()
            async throws
        {
            let line = #line + 1
            let result = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await withCheckedContinuation { done in
                    DispatchQueue.global().async {
                        nonisolated(unsafe) let relay = BehaviorRelay(value: 1)
                        DispatchQueue.main.async {
                            _ = relay.subscribe(onNext: { _ in })
                            DispatchQueue.global().async {
                                relay.accept(2)
                                done.resume()
                            }
                        }
                    }
                }
            }
            try check(result, says: Self.ofMain, line: line)
        }

        @Test func `a relay that was filled in a task may be handed over to the main thread`()
            async
        {
            let relay = await Task.detached {
                let relay = BehaviorRelay(value: 1)
                relay.accept(2)
                return Handed(relay)
            }
            .value
            await MainActor.run {
                relay.value.accept(relay.value.value + 1)
                #expect(relay.value.value == 3)
            }
        }

        @Test func `an actor may take over a stream that was made on the main thread`() async {
            actor Player {
                let relay = BehaviorRelay(value: 0)
                func play() -> Int {
                    var heard = 0
                    let subscription = relay.subscribe(onNext: { heard = $0 })
                    relay.accept(1)
                    subscription.dispose()
                    return heard
                }
            }
            let player = await MainActor.run { Player() }
            #expect(await player.play() == 1)
        }

        @Test func `a queue may use its stream on any of its threads`() async {
            let heard = await withCheckedContinuation { done in
                let group = DispatchGroup()
                DispatchQueue.global().async {
                    nonisolated(unsafe) let relay = BehaviorRelay(value: 0)
                    let queue = DispatchQueue(label: "a queue of its own")
                    for _ in 0..<100 {
                        DispatchQueue.global().async(group: group) {
                            queue.sync { relay.accept(relay.value + 1) }
                        }
                    }
                    group.notify(queue: queue) { done.resume(returning: relay.value) }
                }
            }
            #expect(heard == 100)
        }
    }
#endif
