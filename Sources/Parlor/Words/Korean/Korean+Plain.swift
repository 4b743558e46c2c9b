extension PlainWords {
    static let korean = PlainWords(
        language: .korean, goodbye: "안녕히 가세요.",
        tooLong: "64KB보다 긴 줄은 무시합니다.",
        isPaused: "게임이 멈춰 있습니다. 재개를 입력하면 이어집니다.", goesOn: "게임을 이어합니다.",
        common: { word in
            switch word {
            case .pause: PlainWord("일시정지 정지", "일시정지: 시계를 멈춥니다.")
            case .resume: PlainWord("재개 계속", "재개: 멈춘 게임을 이어합니다.")
            case .help: PlainWord("도움말 도움", "도움말: 이 설명을 읽어 줍니다.")
            case .menu: PlainWord("메뉴 뒤로", "메뉴: 게임을 저장하고 다른 게임을 고릅니다.")
            case .quit: PlainWord("끝내기 종료", "끝내기: 게임을 저장하고 끝냅니다.")
            }
        },
        unknown: { word, nearest in
            nearest.map { "\"\(word)\" 명령은 없습니다. \"\($0)\"입니까?" }
                ?? "\"\(word)\" 명령은 없습니다. 도움말을 입력하면 명령을 알려 줍니다."
        },
        unclear: { word, names in "\"\(word)\"에 맞는 명령이 여럿입니다: \(names.joined(separator: ", "))." },
        sentence: { $0.hasSuffix(".") || $0.hasSuffix("!") ? $0 : "\($0)." },
        home: .korean)
}

extension PlainHomeWords {
    fileprivate static let korean = PlainHomeWords(
        word: { deed in
            switch deed {
            case .goOn: PlainWord("이어하기 계속", "이어하기: 하던 게임을 이어합니다.")
            case .new: PlainWord("새 새게임", "새 스도쿠: 하던 게임을 버리고 새로 시작합니다.")
            case .daily: PlainWord("오늘", "오늘 스도쿠: 오늘의 판을 시작합니다. 00:00 UTC에 바뀝니다.")
            case .set: PlainWord("설정", "설정: 설정을 모두 읽어 줍니다. 설정 이름 값: 설정을 바꿉니다.")
            case .statistics: PlainWord("통계", "통계: 지금까지의 기록을 읽어 줍니다.")
            case .help: PlainWord("도움말 도움", "도움말: 이 설명을 읽어 줍니다.")
            case .quit: PlainWord("끝내기 종료", "끝내기: 프로그램을 끝냅니다.")
            }
        },
        greeting: { games, left in
            "게임은 \(games.joined(separator: ", "))입니다. "
                + (left.isEmpty ? "" : "하던 게임은 \(left.joined(separator: ", "))입니다. ")
                + "게임 이름이나 도움말을 입력하세요."
        },
        nothingLeft: "이어할 게임이 없습니다.",
        whichGame: "게임 이름도 입력하세요. 예: 새 스도쿠",
        noSetting: { name, nearest in
            "\"\(name)\" 설정은 없습니다. "
                + (nearest.map { "\"\($0)\"입니까?" } ?? "설정을 입력하면 모두 읽어 줍니다.")
        },
        setting: { "\($0) 설정은 \($1)입니다. 쓸 수 있는 값: \($2)." },
        isSet: { "\($0) 설정은 이제 \($1)입니다." },
        record: { game, variant, record, time in
            let share = "\(game) \(variant): 플레이 \(record.played)회, 성공 \(record.won)회"
            guard let best = record.best, let median = record.median,
                let moves = record.fewestMoves
            else { return "\(share)." }
            return "\(share), 최고 기록 \(time(best.seconds)), 중앙값 \(time(Int(median))), "
                + "최소 횟수 \(moves)회."
        })
}
