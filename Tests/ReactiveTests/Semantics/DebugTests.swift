import Reactive
import Testing

@Suite struct `The debug operator` {
    private func lines(_ body: (@escaping (String) -> Void) -> Void) -> [String] {
        var lines: [String] = []
        body { lines.append($0) }
        return lines
    }

    @Test func `there is a line for the beginning, each event and the end`() {
        let lines = lines { output in
            _ = Observable.of(1, 2).debug("numbers", to: output).subscribe()
        }
        #expect(
            lines == [
                "numbers -> subscribed", "numbers -> Event next(1)", "numbers -> Event next(2)",
                "numbers -> Event completed", "numbers -> isDisposed",
            ])
    }

    @Test func `an error and a disposal have a line, too`() {
        let failing = lines { output in
            _ = Observable<Int>.error(TestError()).debug("x", to: output).subscribe()
        }
        #expect(
            failing == [
                "x -> subscribed", "x -> Event error(TestError(number: 0))", "x -> isDisposed",
            ])
        let left = lines { output in
            Observable<Int>.never().debug("x", to: output).subscribe().dispose()
        }
        #expect(left == ["x -> subscribed", "x -> isDisposed"])
    }

    @Test func `a stream that is left early is disposed of, not completed`() {
        let lines = lines { output in
            _ = Observable.of(1, 2).debug("x", to: output).take(1).subscribe()
        }
        #expect(lines == ["x -> subscribed", "x -> Event next(1)", "x -> isDisposed"])
    }

    @Test func `a line without a name has the place in the code`() {
        let lines = lines { output in
            _ = Observable<Int>.never().debug(
                file: "Games/Shared/Countdown.swift", line: 31, function: "transform", to: output
            ).subscribe()
        }
        #expect(lines == ["Countdown.swift:31 (transform) -> subscribed"])
    }

    @Test func `a long element is cut in the middle on request`() {
        let long = String(repeating: "a", count: 30) + String(repeating: "b", count: 30)
        let cut = lines { output in
            _ = Observable.just(long).debug("x", trimOutput: true, to: output).subscribe()
        }
        #expect(
            cut[1]
                == "x -> Event next(\(String(repeating: "a", count: 15))...\(String(repeating: "b", count: 19)))"
        )
        let whole = lines { output in _ = Observable.just(long).debug("x", to: output).subscribe() }
        #expect(whole[1] == "x -> Event next(\(long))")
    }

    @Test func `drivers and signals can be debugged, too`() {
        let lines = lines { output in
            _ = Driver.just(1).debug("driver", to: output).drive()
            _ = Signal.just(2).debug("signal", to: output).emit()
        }
        #expect(
            lines.filter { $0.contains("next") } == [
                "driver -> Event next(1)", "signal -> Event next(2)",
            ])
    }
}
