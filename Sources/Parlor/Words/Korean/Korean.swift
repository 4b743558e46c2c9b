extension Words {
    static let korean = Words(
        .korean, menu: .korean, dialogs: .korean, games: .korean,
        settings: .korean,
        statistics: .korean, league: .korean, help: .korean, keys: .korean, storage: .korean,
        window: .korean, replay: .korean, commandLine: .korean, options: .korean, refusals: .korean,
        accepted: .korean, tools: .korean, complaints: .korean, plain: WordTable(.korean))
}

extension MenuWords {
    fileprivate static let korean = MenuWords(
        statistics: "통계", settings: "설정", help: "도움말", quit: "끝내기", goOn: "이어하기",
        goOnWith: { "이어하기: \($0)" }, today: { "오늘의 판: \($0)" },
        streak: { "오늘의 판 \($0)일 연속 성공" },
        nextBoards: { "다음 판까지 \($0)시간 \($1)분(00:00 UTC)" })
}

extension GameWords {
    fileprivate static let korean = GameWords(
        time: { "\($0)분 \($1)초" }, moves: { "\($0)회" },
        boardOfTheDay: "오늘의 판",
        nextBoardOfTheDay: "모두에게 같은 판입니다. 다음 판은 00:00 UTC(한국 시간 09:00)에 나옵니다.")
}

extension DialogWords {
    fileprivate static let korean = DialogWords(
        leaveUnsavedText: "저장할 수 없어 이 게임은 사라집니다.",
        leave: "나가기",
        newGameTitle: "새 게임을 시작하시겠습니까?", newGameText: "하던 게임은 사라집니다.",
        newGame: "새 게임", okay: "확인", cancel: "취소", paused: "일시정지",
        boardIsHidden: "판을 가리고 시계를 멈췄습니다.",
        cardsAreHidden: "카드를 가리고 시계를 멈췄습니다.", resume: "게임 재개", notice: "알림")
}

extension SettingsWords {
    fileprivate static let korean = SettingsWords(
        title: "설정", language: "언어", theme: "테마", mouse: "마우스", motion: "움직임",
        clock: "시계 표시", sound: "소리", recording: "게임 기록",
        automatic: "자동", on: "켬", off: "끔", noLimit: "제한 없음",
        secondsCount: { "\($0)초" },
        dark: "어둡게", light: "밝게", contrast: "고대비", mono: "흑백", ascii: "기본 문자")
}

extension StatisticsWords {
    fileprivate static let korean = StatisticsWords(
        title: "통계", nothingYet: "아직 기록이 없습니다. 게임을 끝내면 여기에 기록됩니다.",
        game: "게임", played: "플레이", won: "성공", share: "성공률",
        best: "최고 기록", median: "중앙값", fewestMoves: "최소 횟수",
        streak: "연속 성공", longestStreak: "최장 연속 성공",
        lastGames: "최근 게임", times: "걸린 시간", daily: "오늘의 판",
        nextBoard: "다음 판",
        allVariants: "모두 합쳐", allGames: "모든 게임",
        solvedDays: "성공한 날", solved: "성공", tried: "실패",
        weekdays: ["월", "화", "수", "목", "금", "토", "일"])
}

extension WindowWords {
    fileprivate static let korean = WindowWords(
        tooSmall: "창이 너무 작습니다",
        needs: { "최소 \($0)×\($1)" },
        notice: .init(
            title: "창을 더 크게 해 주세요", needed: "필요", given: "지금", shortTitle: "창이 작음",
            shortNeeded: "필요", shortGiven: "지금"))
}
