import Reactive
import TUI
import Testing

// The code of "A program is a function", as in the document.

func score(_ console: Console) -> Driver<Text> {
    let points = console.keys.filter { $0.key == "+" }
        .scan(0) { points, _ in points + 1 }.startWith(0).asDriver(onErrorJustReturn: 0)
    let best = points.map { max($0, 3) }
    return Driver.combineLatest(points, best) { points, best in
        Text("\(points) of \(best)")
    }
}

func night(_ console: Console) -> Driver<some View> {
    let themes = console.keys.scan(0) { count, _ in count + 1 }.startWith(0)
        .map { Theme.all[$0 % Theme.all.count] }
    return themes.asDriver(onErrorDriveWith: .empty()).map { theme in
        Text("any key: another theme than \(theme.name)").themed(theme)
    }
}

func answers(of work: Observable<String>, to console: Console) -> Observable<String> {
    Observable.create { observer in
        work.subscribe(onNext: { answer in
            console.admit(answer) { observer.onNext(answer) }
        })
    }
}

/// The places that are clicked twice within half a second.
func doubleClicks(_ console: Console) -> Observable<Point> {
    console.events.gestures(scheduler: console.scheduler, doubleClick: .milliseconds(500))
        .compactMap { gesture in
            if case .click(.left, let place, count: 2, _) = gesture { place } else { nil }
        }
}

@Suite struct `The page about programs` {
    @Test func `two clicks are a double click if they are close in time`() throws {
        let pilot = Pilot(columns: 20, rows: 1) { console in
            doubleClicks(console).map { "\($0.column)" }.startWith("here")
                .map { Text("here, then \($0)") }.asDriver(onErrorDriveWith: .empty())
        }
        try pilot.click("then")
        pilot.advance(by: .seconds(1))
        try pilot.click("then")
        #expect(pilot.text == "here, then here")
        try pilot.click("then")
        #expect(pilot.text == "here, then 7")
    }

    @Test func `outputs that change together make one frame`() {
        let pilot = Pilot(columns: 20, rows: 1, score)
        let frames = pilot.drawings
        pilot.type("+")
        #expect(pilot.text == "1 of 3")
        #expect(pilot.drawings == frames + 1)
        pilot.type("+++")
        #expect(pilot.text == "4 of 4")
    }

    @Test func `a key chooses the next theme`() {
        let pilot = Pilot(columns: 50, rows: 1, night)
        for theme in Theme.all + [Theme.all[0]] {
            #expect(pilot.text == "any key: another theme than \(theme.name)")
            pilot.type(" ")
        }
    }

    @Test func `an admitted answer reaches the program`() {
        let work = PublishSubject<String>()
        let pilot = Pilot(columns: 20, rows: 1) { console in
            answers(of: work.asObservable(), to: console).startWith("waiting")
                .map { Text($0) }.asDriver(onErrorDriveWith: .empty())
        }
        #expect(pilot.text == "waiting")
        work.onNext("here")
        pilot.advance(by: .milliseconds(20))
        #expect(pilot.text == "here")
    }
}

@Test func `a click finds a text, a place, a tag or a control`() throws {
    enum Spot: Hashable { case sound, light }
    let controls = Controls<Spot>(focus: nil, [.sound: .toggle(), .light: .toggle()])
    let pilot = Pilot(columns: 20, rows: 3) { console in
        let clicks = console.intents(of: String.self).compactMap(\.pressed)
        let switches = console.controls(of: Spot.self).scan(controls) { controls, command in
            var controls = controls
            controls.apply(command)
            return controls
        }
        return Observable.combineLatest(clicks.startWith("none"), switches.startWith(controls)) {
            click, controls in
            Column {
                Text("Last: \(click)").onPress("top")
                Toggle("Sound", .sound, in: controls)
                Toggle("Light", .light, in: controls)
            }
        }
        .asDriver(onErrorDriveWith: .empty())
    }
    try pilot.click(.value("top"))
    #expect(pilot.text.hasPrefix("Last: top"))
    try pilot.click("Sound")
    try pilot.click(.at(1, 2))
    #expect(pilot.text == "Last: top\n[x] Sound\n[x] Light")
    try pilot.click(.value(ControlPart.whole(Spot.light)))
    #expect(pilot.text == "Last: top\n[x] Sound\n[ ] Light")
}
