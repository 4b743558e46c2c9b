extension LeagueWords {
    static let korean = LeagueWords(
        title: { "\($0) 순위" },
        nothingYet: "이날의 판을 풀었다는 기록이 아직 없습니다.",
        player: "이름", time: "시간", moves: "횟수", tries: "시도",
        line: { place, player, time, moves, tries in
            "\(place)위 \(player): \(time), \(moves), 시도 \(tries)회"
        },
        refused: "인정되지 않음",
        refusal: { "\($0): \($1), \($2): \($3)" },
        unrecorded: "기록하지 않은 게임입니다", missing: "그런 기록 파일이 없습니다",
        unreadable: "기록을 재생할 수 없습니다",
        differs: "재생하면 결과가 다릅니다",
        unfinished: "기록이 도중에 끊겼습니다",
        inspected: "시간을 되돌릴 수 있는 상태로 했습니다",
        otherResult: "기록의 결과가 다릅니다",
        otherPlayer: "이 사람만의 기록이 아닙니다",
        unknownBeginning: "게임이 어떻게 시작되었는지 보여 주는 기록이 없습니다",
        otherBoard: "그날의 판이 아닙니다",
        wantsDirectory: "사람마다의 디렉터리가 들어 있는 디렉터리를 알려 주세요.",
        noDirectory: { "\($0) 디렉터리가 없습니다." })
}
