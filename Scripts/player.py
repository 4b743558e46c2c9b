"""Shared by the scripts that play: the settings of a player who has seen the introductions, the ways to win
a memory game of four cards and the memory board of the day, and the reading of a saved game, which is a value
followed by a line for each change (Documentation/Files.md)."""
import json
import os
import re
import subprocess


def games(program):
    """The names of the games in the order of the menu, as the program lists them."""
    said = subprocess.run([program, "--help", "--lang", "en"], check=True, capture_output=True, text=True)
    return re.findall(r"^  (\w+)", re.search(r"^Games.*\n((?:  .*\n)+)", said.stdout, re.M)[1], re.M)


def settings(program):
    """The text of the player's settings."""
    return json.dumps({f"introduced.{game}": True for game in games(program)})


def introduce(program, directory):
    """Makes the player's settings, in a directory for the program's files."""
    os.makedirs(directory, exist_ok=True)
    with open(os.path.join(directory, "settings.json"), "w", encoding="utf-8") as file:
        file.write(settings(program))


def pairs_of_four():
    """The clicks that try each pair of four cards, one pair at a time, in a window of 80 columns and 24 rows,
    where the cards are side by side. On every board, one of these pairs is the last one."""
    cards = [b"\x1b[<0;%d;11M\x1b[<0;%d;11m" % (column, column) for column in (10, 30, 50, 70)]
    return [(cards[one], cards[other]) for one, other in ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))]


def win_four_cards(session, is_won):
    """Plays a started game of four cards until a condition holds."""
    for pair in pairs_of_four():
        for card in pair:
            session.send(card)
            session.pump(0.25)
        # Cards that differ stay up for a moment.
        if session.pump(1.6, is_won):
            return


def win_memory_of_the_day(answers, type_line):
    """Plays the memory board of the day by typing, and remembers each card that it has seen. `answers` are the
    lines that the program writes, and `type_line` types a line. Returns whether the game was won."""
    type_line("daily memory")
    type_line("start")
    for line in answers:
        if line.startswith("Mission accomplished"):
            return True
        if begins := re.match(r"Round \d of \d (starts|is next)", line):
            unseen = [row + number for row in "ABCD" for number in "1234"]
            seen, partners, is_second = {}, [], False
            if begins[1] == "is next":
                type_line("resume")
            type_line(unseen.pop())
        elif shown := re.match(r"(\w\d) shows ([^.]+)\.( It matches)?", line):
            card, picture, is_match = shown.groups()
            other = seen.get(picture)
            seen[picture] = card
            if is_second and other and not is_match:
                # The next move turns both.
                partners.append(other)
            is_second = not is_second
            if is_second and other:
                type_line(other)
            elif not is_second and partners:
                type_line(partners.pop())
            elif unseen:
                type_line(unseen.pop())
    return False


def saved_game(path):
    """The saved game in a file, with all its changes applied."""
    with open(path, encoding="utf-8") as file:
        value, *changes = (json.loads(line) for line in file if line.endswith("}\n") or line.endswith("}"))
    for change in changes:
        value = changed(value, change)
    return value


def changed(value, change):
    """A value with a change applied."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        if isinstance(value, list):
            return value[:change[0]] + change[1]
        for place, text in zip(change[::2], change[1::2]):
            value = value[:place] + text + value[place + len(text):]
        return value
    if isinstance(value, dict):
        value = dict(value)
        for name, part in change.items():
            if part == []:
                value.pop(name, None)
            else:
                value[name] = changed(value.get(name), part)
        return value
    value = list(value)
    if "-" in change:
        for place in change["-"]:
            del value[place]
        for place, item in zip(change["+"][::2], change["+"][1::2]):
            value.insert(place, item)
        return value
    for place, part in change.items():
        value[int(place)] = changed(value[int(place)], part)
    return value
