import Games
import TUI

/// The deeds that only the sudoku has.
enum SudokuDeed: Hashable {
    case choose, write, note, erase, toggleNotes, redo, undoMistakes, fill
    case savePoint, digitFirst, writeChosen, nextEmpty, light, color, wipeColors
    case board, row, column, box, candidates, check, mistakes
}

struct SudokuDeeds: GameDeeds {
    typealias Dealt = DealtSudoku
    typealias Narrator = SudokuNarrator
    typealias OwnAct = SudokuOwnAct
    typealias OwnDeed = SudokuDeed

    /// Indicates whether `h j k l` move the focus.
    var lettersMove = false
    /// The next step of the hint; nil if no hint is shown.
    var hint: HintStep?
    /// Indicates whether the puzzle has exactly one solution. If not, the keys that need one are
    /// hidden, and pressing them says why.
    var hasOneSolution = true
    /// Indicates whether a digit is chosen. Enter and Space write the chosen digit.
    var hasChosenDigit = false
    var reading = ReadingKeys()
    var lookBack = LookBackKeys.none

    var tools: [SudokuAct] {
        SudokuBoardToolButton.allCases.map(\.act) + [SudokuBoardToolBar.lightNext]
    }

    var own: [Deed] {
        cells + hints + marks + games
            + Deed.lookingBack(lookBack, reading: reading, lettersMove: lettersMove) + last
            + typedQuestions
    }

    /// The importance of most keys. While a hint is shown, the bar has only the keys of the hint.
    private var importance: KeyTable<SudokuAct, Words>.Importance { hint == nil ? .bar : .help }

    // MARK: Writing

    private var cells: [Deed] {
        [
            Deed(CommonDeed.move, .move, at: [.running])
                .keys(
                    lettersMove ? "hjkl" : "←↑↓→",
                    help: lettersMove ? "← ↑ ↓ →, hjkl" : "← ↑ ↓ →", importance: importance
                ) { key in
                    guard key.modifiers.isEmpty else { return nil }
                    return SudokuSheet.Direction(of: key, lettersMove: lettersMove).map {
                        .play(.sheet(.move($0)))
                    }
                },
            // Shift changes a letter, so letters use Alt.
            Deed(SudokuDeed.choose, Phrase("choose several cells", "여러 칸 고르기"), at: [.running])
                .keys(
                    lettersMove ? "Shift+← ↑ ↓ →, Alt+hjkl" : "Shift+← ↑ ↓ →", importance: .help
                ) { key in
                    guard key.modifiers == (key.key.character == nil ? .shift : .alt) else {
                        return nil
                    }
                    return SudokuSheet.Direction(of: key, lettersMove: lettersMove)
                        .map { .play(.sheet(.mark(.extend($0)))) }
                },
            Deed(SudokuDeed.write, Phrase("digit", "숫자"), at: [.running])
                .keys("1-9", named: Phrase("write a digit", "숫자 쓰기"), importance: importance) {
                    $0.digitToWrite.map { .play(.sheet(.number($0))) }
                }
                .typed(
                    as: Phrase("write", "쓰기"),
                    "Type \"r3c5 7\" to write a 7 in row 3, column 5. \"c5 7\" does the same.",
                    "r3c5 7: 3행5열에 7을 씁니다. c5 7도 같습니다."
                ) { $0.write($1) },
            Deed(SudokuDeed.note, Phrase("note a digit", "숫자 메모"), at: [.running])
                .keys("Shift+1-9", importance: .help) {
                    $0.digitToNote.map { .play(.sheet(.note($0))) }
                }
                .typed(
                    as: Phrase("note", "메모"),
                    "Type \"note r3c5 1 2\" to note digits, or to remove these notes.",
                    "메모 r3c5 1 2: 숫자를 메모하거나, 있던 메모를 지웁니다."
                ) { $0.note($1) },
            Deed(SudokuDeed.erase, .erase, at: [.running])
                .keys("x, 0, ⌫, Del", importance: .help) { $0.erases ? .play(.use(.erase)) : nil }
                .typed(
                    as: Phrase("erase clear", "지우기"), "Type \"erase r3c5\" to empty a cell.",
                    "지우기 r3c5: 칸을 비웁니다."
                ) { $0.erase($1) },
            Deed(
                SudokuDeed.toggleNotes, Phrase("switch notes on or off", "메모 켜고 끄기"), at: [.running]
            )
            .key("m", .play(.use(.toggleNotes)), importance: .help),
            Deed(CommonDeed.takeBack, .undo, at: [.running])
                .key("u", .play(.use(.undo)), importance: .help)
                .typed(
                    as: TypedNames.undo, repeats: true,
                    "Type \"undo\" to take back the last change.",
                    "실행취소: 마지막으로 바꾼 것을 취소합니다."
                ) { _ in [.action(.use(.undo))] },
            Deed(SudokuDeed.redo, .redo, at: [.running])
                .keys("U, Ctrl-R", importance: .help) { $0.redoes ? .play(.use(.redo)) : nil }
                .typed(
                    as: TypedNames.redo, repeats: true, "Type \"redo\" to repeat an undone change.",
                    "다시실행: 취소한 것을 다시 실행합니다."
                ) { _ in [.action(.use(.redo))] },
            Deed(
                SudokuDeed.undoMistakes,
                Phrase("undo the first wrong digit and all after it", "처음 틀린 숫자 전까지 실행 취소"),
                at: [.running]
            )
            .key(
                "X", .play(.undoToLastRight), importance: hasOneSolution ? .help : .none),
        ]
    }

    // MARK: Hints

    private var hints: [Deed] {
        [
            .hint(
                hint, lettersMove: lettersMove, and: lettersMove ? nil : "H", at: [.running],
                importance: !hasOneSolution ? .none : hint == nil ? .help : .bar
            )
            .typed(
                as: TypedNames.hint,
                """
                Type "hint" or "h" to hear where to look, again to hear why, and once more to \
                apply it.
                """,
                "힌트 또는 h: 볼 곳, 이유, 답 순서로 알려 줍니다."
            ) { _ in [.action(.hint)] },
            .closeHint(hint, closing: .play(.dismissHint)),
            .readBack(reading, at: [.running]), .readOn(reading, at: [.running]),
            .jump(by: 3, at: [.running]),
        ]
    }

    // MARK: Marks

    private var marks: [Deed] {
        [
            Deed(
                SudokuDeed.fill, Phrase("note all possible digits", "가능한 숫자 모두 메모"),
                at: [.running]
            )
            .key("f", .play(.use(.fillNotes)), importance: .help)
            .typed(
                as: Phrase("fill", "모두메모"),
                "Type \"fill\" to note all possible digits in empty cells.",
                "모두메모: 빈칸에 올 수 있는 숫자를 모두 메모합니다."
            ) { _ in [.action(.use(.fillNotes))] },
            Deed(
                SudokuDeed.savePoint, Phrase("set a bookmark, or return to it", "책갈피 꽂기, 책갈피로 가기"),
                at: [.running]
            )
            .key(
                "s", .play(.use(.savePoint)), help: "s, S", importance: .help,
                and: ("S", .play(.use(.returnToSavePoint)))),
            Deed(
                SudokuDeed.digitFirst, Phrase("digit first, or cell first", "숫자 먼저 또는 칸 먼저"),
                at: [.running]
            )
            .key("d", .own(.digitFirst), importance: .help),
            Deed(
                SudokuDeed.writeChosen, Phrase("write the chosen digit", "고른 숫자 쓰기"),
                at: hasChosenDigit ? [.running] : []
            )
            .keys("Enter, Space", importance: .help) { $0.pressesFocus ? .enter : nil },
            Deed(SudokuDeed.nextEmpty, .nextCell, at: [.running])
                .keys(
                    "Tab", named: Phrase("next empty cell", "다음 빈칸"), importance: importance
                ) { key in
                    guard key.key == .tab, key.modifiers.isSubset(of: .shift) else { return nil }
                    return .play(.sheet(.seek(isBackwards: key.modifiers.contains(.shift))))
                },
            Deed(SudokuDeed.light, .lightDigit, at: [.running])
                .keys(
                    "v, F1-F9", help: "v, V, F1-F9",
                    named: Phrase(
                        "highlight the next, the previous or a chosen digit",
                        "다음 숫자, 이전 숫자, 고른 숫자 강조"), importance: importance, rank: 1
                ) { SudokuMark(lighting: $0).map { .play(.sheet(.mark($0))) } }
                .typed(
                    "Type \"light 5\" to hear where a digit can go.", "강조 5: 숫자가 올 수 있는 칸을 읽어 줍니다."
                ) { $0.light($1) },
            Deed(SudokuDeed.color, .color, at: [.running])
                .keys(
                    "A-D",
                    named: Phrase(
                        "color cells, or the highlighted digit's notes",
                        "칸에 색칠, 숫자를 강조했으면 그 메모에 색칠"), importance: importance, rank: 1
                ) { key in
                    key.letter.flatMap { SudokuColor(rawValue: String($0)) }
                        .map { .play(.sheet(.mark(.color($0)))) }
                }
                .typed(
                    as: Phrase("color", "색칠"),
                    "Type \"color r3c5 A\" to color a cell, or \"color r3c5 4 A\" to color its "
                        + "note 4.",
                    "색칠 r3c5 A: 칸에 색칠합니다. 색칠 r3c5 4 A: 메모에 색칠합니다."
                ) { $0.color($1) },
            Deed(SudokuDeed.wipeColors, Phrase("erase all colors", "색 모두 지우기"), at: [.running])
                .key("E", .play(.sheet(.mark(.wipeColors))), importance: .help),
        ]
    }

    // MARK: Games

    private var games: [Deed] {
        [
            .pause(importance: importance),
            Deed(CommonDeed.newGame, .newGame, at: [.running, .paused, .over])
                .key("n", .play(.newGame), importance: .help)
                .typed(
                    as: TypedNames.newGame, at: .always,
                    "Type \"new\" for another puzzle. You can add a level, or a puzzle of 81 "
                        + "digits and dots.",
                    "새게임: 새 퍼즐을 시작합니다. 뒤에 난이도나 퍼즐(숫자와 점 81개)을 쓸 수 있습니다."
                ) { $0.begin($1) },
        ]
    }

    /// The deeds that the help page lists after looking back.
    private var last: [Deed] { [.restart(), .copy()] }

    // MARK: Typed words only

    /// Questions about the board in typed play.
    private var typedQuestions: [Deed] {
        [
            Deed(SudokuDeed.board, Phrase("board", "판"), at: [.running, .over])
                .typed("Type \"board\" to hear all rows.", "판: 모든 행을 읽어 줍니다.") { narrator in
                    House.rows.map(narrator.description(of:))
                },
            Deed(SudokuDeed.row, Phrase("row", "행"), at: [.running, .over])
                .typed("Type \"row 3\" to hear that row.", "행 3: 그 행을 읽어 줍니다.") {
                    $0.house($1, of: House.rows)
                },
            Deed(SudokuDeed.column, Phrase("column", "열"), at: [.running, .over])
                .typed("Type \"column 5\" to hear that column.", "열 5: 그 열을 읽어 줍니다.") {
                    $0.house($1, of: House.columns)
                },
            Deed(SudokuDeed.box, Phrase("box", "상자"), at: [.running, .over])
                .typed(
                    "Type \"box 2\" to hear that box. Boxes are numbered from left to right, then "
                        + "down.",
                    "상자 2: 그 상자를 읽어 줍니다. 상자 번호는 왼쪽 위부터 가로로 매깁니다."
                ) { $0.house($1, of: House.boxes) },
            Deed(SudokuDeed.candidates, Phrase("candidates", "후보"), at: [.running])
                .typed(
                    "Type \"candidates r3c5\" to hear which digits can go in a cell.",
                    "후보 r3c5: 그 칸에 올 수 있는 숫자를 읽어 줍니다."
                ) { $0.candidates($1) },
            Deed(SudokuDeed.check, Phrase("check", "확인"), at: [.running, .over])
                .typed(
                    "Type \"check\" to hear about conflicts and empty cells.",
                    "확인: 겹치는 숫자와 빈칸을 알려 줍니다."
                ) {
                    narrator in narrator.check
                },
            Deed(SudokuDeed.mistakes, Phrase("mistakes", "실수"), at: .always)
                .typed("Type \"mistakes\" to hear how many you have made.", "실수: 실수가 몇 번인지 알려 줍니다.")
            {
                narrator in
                [narrator.countOfMistakes]
            },
            .status { $0.status },
        ]
    }
}

extension Phrase {
    static let lightDigit = Phrase("light", "강조")
    fileprivate static let nextCell = Phrase("next", "다음 칸")
    fileprivate static let color = Phrase("color", "색")
}
