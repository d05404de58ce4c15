"""How many instructions an operation takes, counted by callgrind (valgrind)."""

import re
import shutil
import subprocess

COLLECTED = re.compile(r"Collected : (\d+)")
FEW, MANY = 500, 2500


class CannotCount(Exception):
    """There is no valgrind, or it cannot run the program."""


def require():
    if not shutil.which("valgrind"):
        raise CannotCount("valgrind, which counts instructions, is not on the PATH: apt-get install valgrind")


def per_operation(runner, variant):
    """Counts two runs of different length and takes the difference, so that start and end cancel out."""
    few, many = (count(runner, variant, times) for times in (FEW, MANY))
    return (many[0] - few[0]) / (many[1] - few[1])


def count(runner, variant, times):
    """The instructions and the operations of one run."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(runner), variant, str(times)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    collected = COLLECTED.search(result.stderr)
    if result.returncode != 0 or not collected:
        raise CannotCount(f"{' '.join(command)} ended with {result.returncode}:\n{result.stderr[-2000:]}")
    operations, performed = map(int, result.stdout.split())
    if operations != performed or operations < times:
        raise CannotCount(f"{variant}: {performed} of {operations} commands reached the screen")
    return int(collected[1]), operations
