extension MinesWords {
    static let korean = MinesWords(
        about: GameTexts(
            title: "지뢰 찾기", summary: "추측 없이 지뢰가 아닌 칸 모두 열기",
            word: PlainWord("지뢰찾기 지뢰", "지뢰찾기: 지뢰 찾기를 하거나 이어합니다."),
            firstSteps: [
                "지뢰가 없는 칸을 모두 여세요. 첫 칸은 안전합니다.",
                "숫자는 둘레의 칸에 있는 지뢰의 수입니다.",
                "Enter나 클릭으로 열고, f나 오른쪽 클릭으로 깃발을 꽂습니다.",
            ],
            rules: [
                "숫자는 둘레의 칸에 있는 지뢰의 수입니다. 지뢰가 아닌 칸을 모두 여세요.",
                "첫 칸은 지뢰가 아니고 넓게 열립니다. 그다음은 모두 알 수 있습니다. 설정에서 "
                    + "허용하지 않는 한 추측이 필요한 판은 없습니다.",
                "오른쪽 클릭, f, 길게 누르기로 깃발을 꽂습니다. 열린 숫자에서 Space, 가운데 클릭, "
                    + "두 버튼 함께 누르기, 더블 클릭은 깃발 수가 맞으면 둘레를 엽니다.",
                "h를 누를 때마다 볼 곳과 까닭을 차례로 알려 주고 그대로 실행합니다. 지면 그 지뢰를 알 수 있었는지 알려 줍니다. "
                    + "실행 취소는 없습니다.",
                "3BV는 판을 모두 여는 데 필요한 최소 클릭 수이고, 효율은 내 클릭 수와 견준 "
                    + "값입니다.",
            ]),
        smaller: "또는 더 작은 판",
        mines: { "지뢰 \($0)개" }, guesses: { "추측 \($0)회 필요" },
        won: "모든 칸을 열었습니다. 이겼습니다.", lost: "지뢰였습니다.",
        known: "알 수 있었습니다.",
        figures: { "시간 \($0), 3BV \($1), 초당 \($2), 효율 \($3)%." },
        refused: { why in
            switch why {
            case .isFlagged: "깃발이 있는 칸"
            case .isOpen: "이미 열린 칸"
            case .nothingToOpen: "열 수 있는 칸 없음"
            }
        },
        misfit: { cells in
            let misfit = "깃발 수가 숫자와 다릅니다."
            return ["\(misfit) 맞았다면 열렸을 칸: \(cells.joined(separator: ", ")).", misfit]
        },
        first: "아무 칸이나 여세요. 첫 칸은 지뢰가 아닙니다.", look: { "\($0)에 주목하세요." },
        areSafe: { "그래서 안전한 칸: \($0.joined(separator: ", "))." },
        areMines: { "그래서 지뢰인 칸: \($0.joined(separator: ", "))." },
        number: { name, need, room in
            need == 0
                ? "\(name) 둘레 지뢰는 다 찾았습니다."
                : "\(name) 둘레 닫힌 \(room)칸에 지뢰 \(need)개가 있습니다."
        },
        shared: { "\($0) 둘레와 \($1) 둘레는 \($2)칸이 겹칩니다." },
        together: { numbers, minesLeft in
            let left = minesLeft.map { "남은 지뢰 \($0)개" }
            let all = numbers + [left].compactMap(\.self)
            return "\(all.joined(separator: ", "))에 맞는 경우는 하나뿐입니다."
        },
        guess: { "알 수 있는 칸이 없습니다. 가장 안전한 칸은 \($0), 지뢰일 확률 \($1)%입니다." },
        unknown: { percent, hadSafe in
            "알 수 없었습니다. 지뢰일 확률은 \(percent)%였습니다."
                + (hadSafe ? " 안전한 칸이 따로 있었습니다." : "")
        },
        keys: ("열기", "깃발", "힌트"),
        settings: (
            size: "판", guesses: "추측이 필요한 판", asks: "물음표", letters: "hjkl로 이동, H로 힌트",
            option: "판의 너비, 높이, 지뢰. 예: 30x16/99"
        ),
        tools: (
            print: "추측이 필요 없는 판을 출력", verify: "판마다 추측 횟수를 출력",
            solve: "알 수 있는 칸을 모두 출력", hint: "다음에 알 수 있는 칸과 까닭을 출력"
        ),
        fault: { kind in
            switch kind {
            case .badSize: "줄은 9x9/10 같은 크기로 시작합니다"
            case .badCharacter(let character): "\"\(character)\" 글자는 쓸 수 없습니다"
            case .badShape: "줄이 크기와 맞지 않습니다"
            case .badBoard: "판에는 크기에 적은 수의 지뢰와 첫 칸 o 하나가 있어야 합니다"
            case .misfit: "숫자가 둘레의 닫힌 칸보다 큽니다"
            case .contradiction: "이 숫자에 맞는 지뢰 배치가 없습니다"
            }
        },
        plain: WordTable(.korean))
}

extension PlainMinesWords {
    fileprivate static let korean = PlainMinesWords(
        word: { word in
            switch word {
            case .open: PlainWord("열기", "열기 c5: 칸을 엽니다.")
            case .flag: PlainWord("깃발", "깃발 c5: 깃발을 꽂거나 뺍니다.")
            case .chord: PlainWord("둘레열기", "둘레열기 c5: 숫자 둘레를 엽니다.")
            case .around: PlainWord("둘레", "둘레 c5: 둘레의 칸을 읽어 줍니다.")
            case .board: PlainWord("판 보기", "판: 모든 줄을 읽어 줍니다.")
            case .hint: PlainWord("힌트", "힌트: 도움을 받습니다. 다시 입력하면 더 알려 줍니다.")
            case .time: PlainWord("시간 상태", "시간: 게임 상황을 알려 줍니다.")
            case .new: PlainWord("새게임 새 새판 시작", "새게임: 다른 판을 합니다.")
            }
        },
        covered: "닫힘", flagged: "깃발", questioned: "물음표", mine: "지뢰", fatal: "터진 지뢰",
        wrongFlag: "틀린 깃발",
        greeting: { "지뢰 찾기: \($0). 열은 글자, 줄은 숫자로 a1부터 \($1)까지입니다." },
        toStart: "열기와 칸 이름, 또는 도움말을 입력하세요.",
        isOver: "새게임을 입력하면 새 판을 시작합니다.",
        noCell: { "\"\($0)\" 칸은 없습니다. 칸 이름은 c5처럼 부릅니다." },
        around: { "둘레: \($0)." },
        opened: { count, cells in
            let rest = count > cells.count ? ", 그 밖에 \(count - cells.count)칸" : ""
            return "열림: \(cells.joined(separator: ", "))\(rest)."
        },
        cell: { "\($0): \($1)." }, row: { "\($0)줄: \($1)." },
        status: { "남은 \($0), 닫힌 칸 \($1)개입니다." })
}
