extension ToolWords {
    static let korean = ToolWords(
        solve: "퍼즐마다 해를 출력, 없으면 none, 여럿이면 many",
        grade: "퍼즐마다 난이도와 점수와 가장 어려운 단계를 출력",
        generate: "해가 하나뿐인 퍼즐을 한 줄에 하나씩 출력",
        verify: "퍼즐마다 unique, none, many와 해의 수를 출력",
        hint: "판마다 다음 단계와 그 까닭을 출력",
        print: "연필로 풀 퍼즐을 SVG로 출력",
        replayRun: "기록된 게임을 다시 보기, 파일이 없으면 마지막 게임",
        statistics: "이 컴퓨터에 저장된 게임 기록을 출력",
        league: "여러 사람의 기록에서 그날의 판을 누가 얼마나 빨리 풀었는지 보기",
        json: "한 줄에 객체 하나씩 JSON으로 답하기",
        count: "개수, 이 번호부터 차례로", level: "사람에게 어려운 정도, 기본은 medium",
        symmetry: "주어진 숫자의 배치, 기본은 none", minimal: "필요 없는 숫자를 남기지 않기",
        steps: "모든 단계 출력", limit: "해를 이만큼만 세기, 기본은 1000",
        solutions: "정답을 쪽 아래에 거꾸로 인쇄",
        out: "이 파일에 쓰기, 여러 쪽이면 번호가 붙음",
        svg: "출력하는 대신 이 파일에 그리기",
        check: "화면 없이 다시 실행해 기록과 비교하기",
        export: "이 파일에 쓰기, 이름은 .cast(asciinema) 또는 .svg로 끝남",
        day: "날짜, 기본은 오늘")
}

extension ComplaintWords {
    static let korean = ComplaintWords(
        at: { "\($0) \($1)번째 칸: \($2)" }, line: { "\($0)번째 줄" },
        argument: { "\($0)번째 인자" },
        noCell: { "\"\($0)\" 글자는 쓸 수 없습니다. 1부터 9까지, 빈 칸은 . 또는 0을 쓰세요." },
        noMark: { "\"\($0)\" 글자는 쓸 수 없습니다. 칸마다 1부터 9까지의 숫자를 붙여 쓰세요." },
        markTwice: { "이 칸에 \($0)이(가) 두 번 있습니다. 한 번만 쓰세요." },
        tooManyCells: "판은 81칸이며, 그 뒤에는 아무것도 쓸 수 없습니다.",
        tooFewCells: { "판은 81칸인데 여기에는 \($0)칸이 있습니다." },
        noDealNumber: { "\"\($0)\" 번호는 쓸 수 없습니다. 0부터 \(UInt64.max)까지 쓰세요." },
        noCard: { "\"\($0)\" 카드는 없습니다. 숫자(A23456789TJQK)와 무늬(CDHS)를 쓰세요." },
        cardTwice: { "\($0) 카드가 두 번 있습니다. 52장을 한 번씩만 쓰세요." },
        noMove: { "\"\($0)\" 수는 없습니다. D, R, 또는 카드와 있던 곳과 갈 곳을 쓰세요." },
        cards: { "판은 카드 52장인데 여기에는 \($0)장이 있습니다." },
        notRead: { "표준 입력을 읽을 수 없습니다: \($0)." },
        notWritten: { "표준 출력에 쓸 수 없습니다: \($0)." },
        fileNotWritten: { "\($0) 파일에 쓸 수 없습니다: \($1)." },
        wantsDeal: "어느 판의 수인지 --seed 또는 --deal로 알려 주세요.",
        wantsFile: { "모두 \($0)쪽입니다. --out으로 파일 이름을 정해 주세요." },
        notUnique: { "\($0): 해가 하나뿐인 퍼즐만 인쇄할 수 있습니다." },
        easy: "쉬움", medium: "보통", hard: "어려움", unfair: "아주 어려움", extreme: "극한")
}
