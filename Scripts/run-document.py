#!/usr/bin/env python3
"""Runs the steps of a document in a directory with one recording, and compares the output of each step
with the lines below it. A step is a line that begins with `$ ` in a `console` block. With
PARLOR_WRITE_DOCUMENT=1, the output replaces those lines. Arguments: the document, the program, and the
file into which the generated test is written."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

document, program, test = map(pathlib.Path, sys.argv[1:])
recording = pathlib.Path("Tests/ParlorTests/Recordings/sudoku-lost-en.jsonl")
text = document.read_text()
steps = 0
with tempfile.TemporaryDirectory() as place:
    shutil.copy(recording, f"{place}/lost.jsonl")
    for block in re.findall(r"^```console\n(.*?)^```$", text, re.M | re.S):
        for step in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, wanted = step.partition("\n")
            words = command.split()
            if words[0] != "parlor":
                sys.exit(f"Every step must run parlor: {command}")
            run = subprocess.run([program] + words[1:], cwd=place, capture_output=True, text=True)
            isOther = wanted and run.stdout != wanted
            if isOther and os.environ.get("PARLOR_WRITE_DOCUMENT"):
                text = text.replace(f"$ {step}", f"$ {command}\n{run.stdout}")
            elif run.returncode != 0 or isOther:
                sys.exit(f"✗ {command}\nwanted:\n{wanted}\ngot {run.returncode}:\n{run.stdout}{run.stderr}")
            if "--test" in words:
                test.write_text(run.stdout)
            steps += 1
    inputs = pathlib.Path(f"{place}/small.jsonl").read_text().count('"seen"')
    if not 0 < inputs < 10:
        sys.exit(f"✗ the smallest run in which a sudoku is lost has {inputs} inputs")
document.write_text(text)
print(f"{steps} steps of {document} run; 200 inputs became {inputs}")
