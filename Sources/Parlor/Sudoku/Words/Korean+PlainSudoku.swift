import Games

extension PlainSudokuWords {
    static let korean = PlainSudokuWords(
        word: { $0.korean },
        greeting: { level, name, given, empty in
            let title = ["스도쿠", level, name].compactMap(\.self).joined(separator: ", ")
            return "\(title): 숫자 \(given)개가 있고 빈칸은 \(empty)개입니다. 판이나 도움말을 입력하세요."
        },
        contains: { "\($0)의 숫자는 \($1)입니다." },
        isEmpty: { "\($0) 칸은 비어 있습니다." },
        hasNotes: { "\($0)의 메모는 \($1.joined(separator: ", "))입니다." },
        isGiven: { "\($0)의 \($1, .topic) 처음부터 있던 숫자라 바꿀 수 없습니다." },
        hasColor: { "색은 \($0)입니다." },
        canStand: { digit, cells in
            cells.isEmpty
                ? "\(digit, .subject) 더 올 수 있는 칸은 없습니다."
                : "\(digit, .subject) 올 수 있는 칸은 \(cells.joined(separator: ", "))입니다."
        },
        canBe: { cell, digits in
            digits.isEmpty
                ? "\(cell)에 올 수 있는 숫자가 없습니다."
                : "\(cell)에 올 수 있는 숫자는 \(digits.joined(separator: ", "))입니다."
        },
        empty: "빈칸",
        holds: { "\($0): \($1.joined(separator: ", "))." },
        haveChanged: { "칸 \($0)개가 바뀌었습니다." },
        conflict: { "\($0.joined(separator: "; "))의 숫자와 겹칩니다." },
        mistake: { count, limit in
            "\(limit.map { "실수 \($0)회 중 " } ?? "")\(count)번째 실수입니다."
        },
        mistakes: { count, limit in
            "지금까지 실수는 \(count)회입니다.\(limit.map { " \($0)회면 게임이 끝납니다." } ?? "")"
        },
        noClash: "행, 열, 상자에 겹치는 숫자가 없습니다.",
        clash: { "숫자가 겹치는 칸: \($0.joined(separator: "; "))." },
        areEmpty: { "빈칸은 \($0)개입니다." },
        noCell: { "\"\($0)\" 칸은 없습니다. 칸은 r3c5나 c5처럼 부릅니다." },
        noDigit: { "\"\($0)\"\(KoreanParticle.topic.form(after: $0)) 1부터 9까지의 숫자가 아닙니다." },
        noLevel: { "난이도는 \($0.joined(separator: ", "))입니다." },
        noColor: "칸과 A부터 D까지의 색을 입력하세요. 예: 색칠 r3c5 A, 색칠 r3c5 4 A",
        oneToNine: "1부터 9까지의 숫자도 입력하세요. 예: 행 3",
        nothingToUndo: "실행 취소할 것이 없습니다.", nothingToRedo: "다시 실행할 것이 없습니다.",
        played: { "지금까지 걸린 시간은 \($0)입니다." },
        isOver: "끝난 게임입니다. 새게임이나 다시시작을 입력하세요.",
        toBegin: "새게임, 다시시작, 메뉴 중 하나를 입력하세요.",
        failed: { failure in
            switch failure {
            case .noSolution: "답이 없는 퍼즐입니다."
            default: "그런 퍼즐이 없습니다. 새게임을 입력하세요."
            }
        },
        solved: { "성공을 축하합니다. \($0) 만에 풀었고, 실수 \($1)회, 힌트 \($2)회입니다." },
        lost: { "실수 \($0)회로 게임이 끝났습니다." },
        look: { house in
            house.map { "\($0)에 주목하세요. 힌트를 다시 입력하면 까닭을 알려 줍니다." }
                ?? "여러 상자에 찾을 것이 있습니다. 힌트를 다시 입력하면 알려 줍니다."
        },
        mistakeNearby: { "\($0 ?? "판")에 틀린 것이 있습니다. 힌트를 다시 입력하면 알려 줍니다." },
        wrongDigit: { "\($1)의 \($0, .topic) 틀렸습니다. 힌트를 다시 입력하면 지웁니다." },
        wrongNotes: { "\($0)의 메모에 맞는 숫자가 없습니다. 힌트를 다시 입력하면 고칩니다." },
        finds: { "그래서 \($0)의 숫자는 \($1)입니다." },
        rulesOut: { "그래서 \($1.joined(separator: "; "))에 \($0, .topic) 올 수 없습니다." },
        onceMore: "힌트를 다시 입력하면 그대로 합니다.",
        noHint: "힌트가 없습니다. 답이 하나뿐인 퍼즐이 아닙니다.")
}

extension SudokuCommandWord {
    fileprivate var korean: PlainWord {
        switch self {
        case .write: PlainWord("쓰기", "r3c5 7: 3행5열에 7을 씁니다. c5 7도 같습니다.")
        case .note: PlainWord("메모", "메모 r3c5 1 2: 숫자를 메모하거나 메모를 지웁니다.")
        case .erase: PlainWord("지우기", "지우기 r3c5: 칸을 비웁니다.")
        case .undo: PlainWord("실행취소 취소 되돌리기", "실행취소: 마지막으로 바꾼 것을 취소합니다.")
        case .redo: PlainWord("다시실행 다시", "다시실행: 취소한 것을 다시 실행합니다.")
        case .fill: PlainWord("모두메모", "모두메모: 빈칸에 올 수 있는 숫자를 모두 메모합니다.")
        case .board: PlainWord("판", "판: 모든 행을 읽어 줍니다.")
        case .row: PlainWord("행", "행 3: 그 행을 읽어 줍니다.")
        case .column: PlainWord("열", "열 5: 그 열을 읽어 줍니다.")
        case .box: PlainWord("상자", "상자 2: 그 상자를 읽어 줍니다. 상자는 읽는 순서로 셉니다.")
        case .candidates: PlainWord("후보", "후보 r3c5: 칸에 올 수 있는 숫자를 읽어 줍니다.")
        case .light: PlainWord("강조", "강조 5: 숫자가 올 수 있는 칸을 읽어 줍니다.")
        case .color: PlainWord("색칠", "색칠 r3c5 A: 칸에 색칠합니다. 색칠 r3c5 4 A: 메모에 색칠합니다.")
        case .check: PlainWord("확인", "확인: 겹치는 숫자와 빈칸을 알려 줍니다.")
        case .hint: PlainWord("힌트", "힌트: 볼 곳, 까닭, 답의 차례로 도와줍니다.")
        case .mistakes: PlainWord("실수", "실수: 실수가 몇 번인지 알려 줍니다.")
        case .time: PlainWord("시간", "시간: 지난 시간을 알려 줍니다.")
        case .restart: PlainWord("다시시작", "다시시작: 같은 퍼즐을 처음부터 합니다.")
        case .new: PlainWord("새게임 새", "새게임: 다른 퍼즐을 합니다. 난이도나 퍼즐(숫자와 점 81개)을 붙일 수 있습니다.")
        }
    }
}
