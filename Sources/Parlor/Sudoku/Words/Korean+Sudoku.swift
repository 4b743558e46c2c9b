import Games

extension SudokuWords {
    static let korean = SudokuWords(
        about: GameTexts(
            title: "스도쿠", summary: "가로, 세로, 상자마다 숫자를 한 번씩",
            word: PlainWord("스도쿠", "스도쿠: 스도쿠를 하거나 이어합니다."),
            firstSteps: [
                "행, 열, 상자마다 1부터 9까지 한 번씩 들어갑니다.",
                "칸을 고르고 숫자를 누릅니다. m은 작은 메모입니다.",
                "막히면 h를 누르세요. 다음 단계와 까닭을 보여 줍니다.",
            ],
            rules: [
                "모든 행과 열, 아홉 칸짜리 상자마다 1부터 9까지 숫자가 한 번씩 들어가게 채웁니다.",
                "같은 행, 열, 상자에 이미 있는 숫자를 쓰면 실수입니다. 세 번째 실수로 게임이 "
                    + "끝나고, 실행 취소를 해도 실수는 줄지 않습니다. 실수 제한은 시작 화면에서 "
                    + "바꿀 수 있습니다.",
                "메모는 칸에 올 수 있는 숫자를 작게 적어 두는 것입니다. 칸이 작으면 점으로 "
                    + "표시하고 메모는 판 아래에 보여 줍니다.",
                "커서는 [5], 겹치는 숫자는 5!, 색이 없으면 같은 숫자는 (5), 힌트는 *5*, 커서와 "
                    + "같은 줄이나 상자에 있는 칸은 ·로 표시합니다.",
                "숫자 먼저를 켜면 고른 숫자가 클릭하거나 Enter로 고른 칸에 들어갑니다.",
                "여러 칸 위로 끌거나 오른쪽 버튼으로 클릭하면 여러 칸 {5}을 고를 수 있고, 그동안 "
                    + "숫자는 모든 칸의 메모가 됩니다. 숫자를 강조하면 그 숫자가 있는 칸과 올 수 "
                    + "있는 칸이 보이고, 색이 없으면 +로 표시합니다. 숫자를 가운데 버튼으로 "
                    + "클릭해도 됩니다. A부터 D까지 네 가지 색으로 칸을 구별하고, 숫자를 강조한 "
                    + "동안에는 그 메모에 색칠합니다.",
                "힌트에 나오는 기법은 시작 화면의 기법 설명에서 하나씩 예시로 볼 수 있습니다.",
                "h j k l로 움직이려면 시작 화면에서 켜세요. 그러면 힌트는 H입니다. 숫자를 오른쪽 "
                    + "버튼으로 클릭하면 메모가 됩니다.",
                "끝나고 복사하는 줄에는 남은 실수만큼 채운 점과 힌트 수만큼 물음표가 있습니다.",
            ]),
        difficulty: "난이도", mistakes: "실수", time: "시간",
        level: { $0.koreanName },
        ownPuzzle: "직접 입력",
        undo: "실행 취소", redo: "다시 실행", erase: "지우기", memo: "메모", hint: "힌트",
        fillNotes: "모두 메모", savePoint: "저장점", goBack: "저장점으로",
        nextEmpty: "다음 칸", number: "숫자", light: "강조", color: "색",
        on: "켬", off: "끔",
        digitFirst: { $0.map { "숫자 먼저: \($0)" } ?? "숫자 먼저: 1-9" },
        refused: { why in
            switch why {
            case .noCell: "칸을 고르세요"
            case .given: "바꿀 수 없는 칸"
            case .nothingToUndo: "실행 취소할 것 없음"
            case .nothingToRedo: "다시 실행할 것 없음"
            case .noSavePoint: "저장점 없음"
            case .noMistake: "틀린 숫자 없음"
            case .noNote(let digit): "메모에 \(digit) 없음"
            }
        },
        alerts: .korean, hints: .korean, lobby: .korean, editor: .korean, help: .korean,
        settings: .korean, tools: .korean, plain: WordTable(.korean),
        loading: "퍼즐을 만드는 중…",
        noSolution: "답이 없는 퍼즐입니다.", unavailable: "가져올 수 있는 퍼즐이 없습니다.",
        rare: { "이 기법이 나오는 퍼즐을 찾지 못했습니다: \($0)." },
        notes: { "메모: \($0)" })
}

extension SudokuLevel {
    fileprivate var koreanName: String {
        switch self {
        case .easy: "쉬움"
        case .medium: "보통"
        case .hard: "어려움"
        case .unfair: "고난도"
        case .extreme: "극한"
        }
    }
}

extension SudokuAlertWords {
    fileprivate static let korean = SudokuAlertWords(
        leave: "게임을 종료하시겠습니까?", leaveText: "저장해 두었다가 이어서 할 수 있습니다.",
        overMistakes: "실수를 초과하였습니다.",
        overMistakesText: { "실수 \($0)회를 모두 썼습니다." },
        failed: "퍼즐을 불러오지 못했습니다.", success: "성공에 축하합니다.",
        resume: "게임 재개", restart: "다시 시작", newGame: "새 게임", retry: "다시 시도",
        quit: "나가기", copy: "복사", copied: "복사됨",
        review: { time, mistakes, hints in
            "\(time) 만에 풀었습니다. "
                + (mistakes == 0 ? "실수 없음" : "실수 \(mistakes)회")
                + (hints == 0 ? "." : ", 힌트 \(hints)회.")
        },
        firstMistake: { "첫 실수: \($2)에 \($1)의 \($0)." },
        mistake: { "\($2)에 \($1)의 \($0)" },
        hardest: { "가장 어려운 기법: \($0)." },
        lookBack: "돌아보기", looking: { "\($1)단계 중 \($0)단계" })
}

extension SudokuHintWords {
    fileprivate static let korean = SudokuHintWords(
        technique: { $0.koreanTitle }, sentence: { $0.koreanSentence },
        reason: { KoreanReason($0).text },
        cell: { "\($0)행\($1)열" }, shortCell: { "\($0)행\($1)열" },
        house: { house in
            switch house.kind {
            case .row: "\(house.number + 1)행"
            case .column: "\(house.number + 1)열"
            case .box: "\(house.number + 1)번 상자"
            }
        },
        look: { "\($0)에 주목하세요." }, lookAtMarked: "표시된 상자에 주목하세요.",
        mistakeNearby: { "\($0)에 틀린 것이 있습니다." },
        wrongDigit: { "\($1)의 \($0, .topic) 틀렸습니다." },
        wrongNotes: { "\($0)의 메모에 맞는 숫자가 없습니다." },
        nothing: "힌트가 없습니다. 답이 하나뿐인 퍼즐이 아닙니다.",
        finds: { "\($1)은 \($0)입니다." }, rulesOut: { "\($1)에 \($0, .topic) 올 수 없습니다." },
        why: "까닭", more: "더 보기", doIt: "적용", close: "닫기")
}

extension SudokuLobbyWords {
    fileprivate static let korean = SudokuLobbyWords(
        practise: "기법 연습", techniques: "기법 설명", typeIn: "직접 만든 퍼즐",
        techniquesSummary: "기법마다 예시 판과 까닭",
        previous: "이전", next: "다음", tryIt: "해 보기",
        summary: { "\($0), \($1)" },
        typeInSummary: "직접 입력, 또는 여기에 붙여넣기",
        practiseSummary: { "Enter: \($0) 연습 판" },
        fullSummary: "위의 마지막 게임을 포기하게 됩니다",
        letterKeysSummary: "그러면 힌트는 H입니다")
}

extension SudokuSettingWords {
    fileprivate static let korean = SudokuSettingWords(
        level: "난이도", marking: "실수 표시", mistakeLimit: "실수 제한",
        cleansNotes: "메모 자동 정리", digitFirst: "숫자 먼저", lettersMove: "h j k l로 이동",
        anyLevel: "무작위", levelName: { $0.koreanName },
        never: "안 함", byRule: "규칙에 따라", bySolution: "정답에 따라",
        mistakesOption: "게임이 끝나는 실수 횟수, 0은 제한 없음", boardOption: "이 퍼즐로 시작하기")
}

extension SudokuHelpWords {
    fileprivate static let korean = SudokuHelpWords(
        write: "숫자 쓰기", note: "숫자 메모", memo: "메모 켜고 끄기",
        undoMistakes: "틀린 숫자를 쓰기 전까지 실행 취소",
        hint: "힌트, 다시 누르면 까닭, 또 누르면 적용", readBack: "긴 힌트의 앞부분", fillNotes: "가능한 숫자 모두 메모",
        savePoint: "판 저장, 저장점으로 가기", digitFirst: "숫자 먼저 또는 칸 먼저",
        nextEmpty: "다음 빈칸", choose: "여러 칸 고르기",
        light: "다음 숫자, 앞 숫자, 또는 고른 숫자 강조",
        color: "칸에 색칠, 숫자를 강조했으면 그 메모에 색칠", wipeColors: "색 모두 지우기")
}

extension SudokuEditorWords {
    fileprivate static let korean = SudokuEditorWords(
        title: "직접 만든 퍼즐",
        text: "숫자를 입력하거나 퍼즐을 붙여넣으세요. 한 줄, 표, 링크 모두 됩니다.",
        play: "시작", clear: "모두 지우기",
        noSolution: "답이 없습니다.", oneSolution: "답이 하나입니다.",
        clash: "같은 줄이나 상자에 같은 숫자가 있습니다.",
        manySolutions: { count, isAll in
            "답이 \(count)개\(isAll ? "" : "보다 많이") 있습니다. 숫자가 더 필요합니다."
        })
}

extension SudokuToolWords {
    fileprivate static let korean = SudokuToolWords(
        noCell: { "\"\($0)\" 글자는 쓸 수 없습니다. 1부터 9까지, 빈칸은 . 또는 0을 쓰세요." },
        noMark: { "\"\($0)\" 글자는 쓸 수 없습니다. 칸마다 1부터 9까지의 숫자를 붙여 쓰세요." },
        markTwice: { "이 칸에 \($0, .subject) 두 번 있습니다. 한 번만 쓰세요." },
        tooManyCells: "판은 81칸이며, 그 뒤에는 아무것도 쓸 수 없습니다.",
        tooFewCells: { "판은 81칸인데 여기에는 \($0)칸이 있습니다." })
}
