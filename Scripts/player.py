"""A player who is no beginner: the page that a game shows at its first start was seen."""
import json
import os
import re
import subprocess


def games(program):
    """The names of the games, in the order of the menu, as the program itself lists them."""
    said = subprocess.run([program, "--help", "--lang", "en"], check=True, capture_output=True, text=True)
    return re.findall(r"^  (\w+)", re.search(r"^Games.*\n((?:  .*\n)+)", said.stdout, re.M)[1], re.M)


def settings(program, **others):
    """The text of the player's settings."""
    return json.dumps({**{f"introduced.{game}": True for game in games(program)}, **others})


def introduce(program, directory):
    """Makes the player's settings, in a directory for the program's files."""
    os.makedirs(directory, exist_ok=True)
    with open(os.path.join(directory, "settings.json"), "w", encoding="utf-8") as file:
        file.write(settings(program))
