import Games

/// The words of the settings screen.
struct SettingsWords: Phrasebook {
    let language: Language

    var title: String { say(.settings.capitalized) }
    var languageName: String { say("Language", "언어") }
    var theme: String { say("Theme", "테마") }
    var mouse: String { say("Mouse", "마우스") }
    var motion: String { say("Motion", "움직임") }
    var cursor: String { say("Terminal's cursor", "터미널 커서") }
    var clock: String { say("Show the clock", "시계 표시") }
    var sound: String { say("Sound", "소리") }
    var recording: String { say("Record games", "게임 녹화") }

    // The lines about the settings.
    var aboutLanguage: String {
        say("Automatic: the language of your system", "자동: 시스템의 언어")
    }
    var aboutTheme: String {
        say("The colors. Automatic: those that fit your terminal", "화면의 색. 자동: 터미널에 맞춤")
    }
    var aboutMouse: String {
        say(
            "On: you can click and drag. Off: the mouse selects text, as usual",
            "켬: 마우스로 게임을 조작함. 끔: 평소 터미널처럼 글을 선택함")
    }
    var aboutMotion: String {
        say(
            "On: cards and pictures move. Off: they change at once",
            "켬: 카드와 그림이 움직임. 끔: 바로 바뀜")
    }
    var aboutCursor: String {
        say(
            "On: it marks the focus for screen readers. Off: only in text fields",
            "켬: 화면 낭독기를 위해 선택한 곳에 표시함. 끔: 글 입력란에만 표시함")
    }
    var aboutClock: String {
        say(
            "On: you see the time while you play. Off: it is only measured",
            "켬: 게임 중에 시간을 표시함. 끔: 재기만 하고 숨김")
    }
    var aboutSound: String {
        say(
            "The terminal's bell rings when a game ends or its time is up",
            "게임이 끝나거나 시간이 다 되면 터미널 벨이 울림")
    }
    var aboutRecording: String {
        say(
            "On: files keep your games for \"parlor replay\". Off: no file keeps them",
            "켬: 게임이 파일에 남고 \"parlor replay\"로 다시 볼 수 있음. 끔: 남지 않음")
    }

    var automatic: String { say("automatic", "자동") }
    var on: String { say(.on) }
    var off: String { say(.off) }
    var noLimit: String { say("no limit", "제한 없음") }

    /// A time limit in seconds: 0 for no limit, and nil for an automatic limit.
    func timeLimit(_ seconds: Int?) -> String {
        switch seconds {
        case nil: automatic
        case 0: noLimit
        case let seconds?: ClockReading(seconds: seconds).text
        }
    }

    var ascii: String { say("plain characters", "기본 문자") }

    func name(of theme: ThemeChoice) -> String {
        switch theme {
        case .auto: automatic
        case .dark: say("dark", "어둡게")
        case .light: say("light", "밝게")
        case .contrast: say("high contrast", "고대비")
        case .mono: say("without colors", "흑백")
        case .ascii: ascii
        }
    }

    /// The name of a language in that language.
    func name(of language: Language?) -> String {
        switch language {
        case .english: "English"
        case .korean: "한국어"
        case nil: automatic
        }
    }
}
