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
        check: "화면 없이 재생해 기록과 비교하기",
        export: "이 파일에 쓰기, 이름은 .cast(asciinema), .svg, .jsonl로 끝남",
        marbles: "게임에 들어가고 나온 흐름을 그리기, 전부 또는 이름을 댄 것만",
        from: "이때부터 그리기", to: "이때까지 그리기",
        columns: "이 너비를 넘지 않게 그리기",
        test: "Swift 테스트로 쓰기",
        at: "끝이 아니라 이때 보인 것을 테스트에 쓰기",
        shrink: "won, lost, stuck, notice 또는 소식의 이름에 필요 없는 입력을 빼기",
        day: "날짜, 기본은 오늘")
}

extension ComplaintWords {
    static let korean = ComplaintWords(
        at: { "\($0) \($1)번째 칸: \($2)" }, line: { "\($0)번째 줄" },
        argument: { "\($0)번째 인자" },
        notRead: { "표준 입력을 읽을 수 없습니다: \($0)." },
        notWritten: { "표준 출력에 쓸 수 없습니다: \($0)." },
        fileNotWritten: { "\($0) 파일에 쓸 수 없습니다: \($1)." },
        noDirectory: { "\($0) 디렉터리가 없음" },
        wantsDeal: "어느 판의 이동인지 --seed 또는 --deal로 알려 주세요.",
        wantsFile: { "모두 \($0)쪽입니다. --out으로 파일 이름을 정해 주세요." },
        notUnique: { "\($0): 해가 하나뿐인 퍼즐만 인쇄할 수 있습니다." })
}
