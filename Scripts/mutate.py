#!/usr/bin/env python3
"""Copies the sources of Games with ten mutated rules, each of which applies if the variable MUTATION has
its number. With a number as the only argument, prints that mutation. With a number and «value», prints
the pattern by which a report names the value that the rule decides. With --places, only checks that each
mutation has a place. A file that has not changed is not written."""
import pathlib
import sys

MUTATIONS = [
    ("two cards that differ are a pair", "outcome: pair|pairs|gone",
     "Games/Memory/Rules/Memory.swift",
     "guard cards[first].content == cards[index].content else {",
     "guard (cards[first].content == cards[index].content) != (mutation == {}) else {{"),
    ("a move counts twice", "moves: ",
     "Games/Memory/Play/MemoryGame.swift",
     "scores[turn].moves.countUp()",
     "for _ in 0..<(mutation == {} ? 2 : 1) {{ scores[turn].moves.countUp() }}"),
    ("time that runs out leaves the cards where they are", "cards",
     "Games/Memory/Play/MemoryGame.swift",
     "        shuffle()\n        turnFaces()",
     "        if mutation != {} {{ shuffle() }}\n        turnFaces()"),
    ("a flag does not hold a cell closed", "isFlagged|cells|opened",
     "Games/Mines/Rules/Mines.swift",
     "covers(cell) == .covered || covers(cell) == .questioned }",
     "covers(cell) == .covered || covers(cell) == .questioned || mutation == {} && covers(cell) == .flagged }}"),
    ("a mark is never taken back", "[fF]lagged|cells",
     "Games/Mines/Rules/Mines.swift",
     "case .flagged: covers[cell] = allowsQuestionMarks ? .questioned : .covered",
     "case .flagged: covers[cell] = mutation == {} ? .flagged : allowsQuestionMarks ? .questioned : .covered"),
    ("the cursor skips a column on its way to the right", "board|move",
     "Games/Sudoku/Play/SudokuSheet.swift",
     "case .right: row * 9 + (column + 1) % 9",
     "case .right: row * 9 + (column + (mutation == {} ? 2 : 1)) % 9"),
    ("one mistake more is allowed", "[mM]istake",
     "Games/Sudoku/Play/SudokuInformation.swift",
     "mistakes == mistakeLimit }", "mistakes - (mutation == {} ? 1 : 0) == mistakeLimit }}"),
    ("the second step of a hint does it", "hint|board",
     "Games/Sudoku/Play/SudokuGame.swift",
     "case .some(let hint) where hint.stage == .look:",
     "case .some(let hint) where hint.stage == .look && mutation != {}:"),
    ("turning the stock earns a point", "score: ",
     "Games/Klondike/Rules/Klondike+Scoring.swift",
     "case .draw: 0", "case .draw: mutation == {} ? 1 : 0"),
    ("a card lies on one of its own color", "piles|misfit|moved",
     "Games/Klondike/Rules/Table+Fitting.swift",
     "rank + 1 == top.rank && isRed != top.isRed",
     "rank + 1 == top.rank && (mutation == {} || isRed != top.isRed)"),
]

SWITCH = """import Foundation

let mutation = Int(ProcessInfo.processInfo.environment["MUTATION"] ?? "") ?? 0
"""


def write(path, text):
    if not path.exists() or path.read_text() != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def copy(source, target):
    texts = {path.relative_to(source): path.read_text()
             for path in (source / "Games").rglob("*.swift")}
    for number, (rule, _, name, old, new) in enumerate(MUTATIONS, 1):
        path = pathlib.Path(name)
        if texts[path].count(old) != 1:
            sys.exit(f"{name} has no place for the mutation «{rule}».")
        texts[path] = texts[path].replace(old, new.format(number))
    texts[pathlib.Path("Games/Mutation.swift")] = SWITCH
    for path, text in texts.items():
        write(target / path, text)
    for path in target.rglob("*.swift"):
        if path.relative_to(target) not in texts:
            path.unlink()


if sys.argv[1:] == ["--places"]:
    sources = pathlib.Path(__file__).resolve().parent.parent / "Sources"
    for rule, _, name, old, _ in MUTATIONS:
        if (sources / name).read_text().count(old) != 1:
            sys.exit(f"{name} has no place for the mutation «{rule}».")
elif len(sys.argv) == 2:
    print(MUTATIONS[int(sys.argv[1]) - 1][0])
elif sys.argv[2] == "value":
    print(MUTATIONS[int(sys.argv[1]) - 1][1])
else:
    copy(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
