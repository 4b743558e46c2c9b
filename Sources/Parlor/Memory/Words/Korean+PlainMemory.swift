extension PlainMemoryWords {
    static let korean = PlainMemoryWords(
        word: { deed in
            switch deed {
            case .turn: PlainWord("뒤집기 뒤집어", "뒤집기 A1 B2: 카드 두 장을 뒤집습니다. A1 B2만 입력해도 됩니다.")
            case .board: PlainWord("판 보기", "판: 카드를 한 줄씩 읽어 줍니다.")
            case .start: PlainWord("시작 시작하기", "시작: 게임을 시작하거나 다시 합니다.")
            case .shuffle: PlainWord("섞기", "섞기: 카드의 자리를 섞습니다.")
            case .reset: PlainWord("다시시작", "다시시작: 이 라운드의 카드를 모두 다시 덮습니다.")
            case .time: PlainWord("시간 상태", "시간: 게임 상황을 알려 줍니다.")
            }
        },
        picture: PictureNames.korean,
        greeting: { pairs, rows, columns, rounds, limit in
            "카드 짝 맞추기: \(pairs)쌍이 \(rows)줄에 \(columns)장씩 있습니다. 줄은 글자, 카드는 숫자로 "
                + "부릅니다. 라운드는 \(rounds)개이고 "
                + (limit.map { "제한 시간은 \($0)입니다." } ?? "제한 시간은 없습니다.")
        },
        wasLeft: { "\($1)개 라운드 중 \($0)라운드에서 멈췄습니다. 재개를 입력하면 이어집니다." },
        toStart: "시작이나 도움말을 입력하세요.",
        begins: { round, count, limit in
            "\(count)개 라운드 중 \(round)라운드를 시작합니다."
                + (limit.map { " 제한 시간은 \($0)입니다." } ?? "")
        },
        shuffled: "카드를 섞었습니다.",
        areBack: "이 라운드의 카드가 모두 뒷면으로 돌아왔습니다.",
        noCard: { "\"\($0)\" 카드는 없습니다. 카드 이름은 A1처럼 부릅니다." },
        oneOrTwo: "카드를 한 장이나 두 장 부르세요. 예: 뒤집기 A1 B2",
        isGone: { "\($0) 카드는 이미 없습니다." }, isUp: { "\($0) 카드는 이미 앞면입니다." },
        who: { "\($0):" }, shows: { "\($0) 카드는 \($1)입니다." },
        pair: { "\($0) 카드와 짝이 맞습니다." }, noPair: "짝이 아닙니다. 두 장 모두 앞면으로 남습니다.",
        faceDown: "뒷면", gone: "없음",
        row: { letter, cards in
            let names = cards.enumerated().map { "\($0 + 1) \($1)" }
            return "\(letter)줄: \(names.joined(separator: ", "))."
        },
        standing: { "\($1)개 라운드 중 \($0)라운드, 뒤집기 \($2), 이 판에서 찾은 짝 \($3)입니다." },
        isLeft: { "남은 시간은 \($0)입니다." }, isPlayed: { "지금까지 걸린 시간은 \($0)입니다." },
        finished: { "기상 미션에 성공하셨습니다. 뒤집기 \($0), 시간 \($2), 기준은 \($1)회입니다." })
}
