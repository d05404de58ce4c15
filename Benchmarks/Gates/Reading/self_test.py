"""Shows that the gate fails where it should: a gate that cannot fail says nothing."""

import callgrind
from disassembly import Program, Unreadable, Walk
from judging import judge
from variants import ARRANGEMENTS, SPOILT, Arrangement, Variant


def function(address, name, *lines):
    """A function as objdump prints it."""
    body = (f"  {address + 16 * i:x}:\t{line}" for i, line in enumerate(lines))
    return "\n".join([f"{address:016x} <{name}>:", *body, ""])


SCREEN = function(0x9000, "perform", "ret")
TAIL = "jmp    9000 <perform>"
RETAIN = "call   100 <swift_retain@plt>"
SEVERAL = "call   100 <swift_retain_n@plt>"

# Programs of which no path can be read, and what is wrong with each.
UNREADABLE = {
    "an empty program": "",
    "an empty function": function(0x1000, "receive") + SCREEN,
    "a path that does not reach the screen": function(0x1000, "receive", "ret") + SCREEN,
    "a jump to a function that is not there": function(0x1000, "receive", "jmp    5000 <merged>") + SCREEN,
    "a jump to a function that is empty": function(0x1000, "receive", "jmp    5000 <merged>")
    + function(0x5000, "merged") + SCREEN,
    "a jump to wherever a register says": function(0x1000, "receive", "jmp    *%rax") + SCREEN,
    "a call of wherever a register says": function(0x1000, "receive", "call   *0x8(%rax)", TAIL) + SCREEN,
    "a path that runs on past its end": function(0x1000, "receive", "nop") + SCREEN,
    "a retain that happens who knows how often": function(0x1000, "receive", SEVERAL, TAIL) + SCREEN,
    "a loop": function(0x1000, "receive", "dec    %rdi", "jne    1000 <receive>", TAIL) + SCREEN,
    "a screen that is reached twice": function(0x1000, "receive", "call   9000 <perform>", TAIL) + SCREEN,
}

# Programs that hold one retain, though not where the entry is.
HIDDEN = {
    "behind a thunk": function(0x1000, "receive", "jmp    5000 <merged>")
    + function(0x5000, "merged", RETAIN, TAIL) + SCREEN,
    "behind two thunks": function(0x1000, "receive", "jmp    5000 <merged>")
    + function(0x5000, "merged", "jmp    6000 <again>") + function(0x6000, "again", RETAIN, TAIL) + SCREEN,
    "in a function that is called": function(0x1000, "receive", "call   5000 <outlined>", TAIL)
    + function(0x5000, "outlined", RETAIN, "ret") + SCREEN,
    "on the other branch": function(
        0x1000, "receive", "je     1030 <receive+0x30>", RETAIN, "nop", TAIL) + SCREEN,
    "after the screen": function(0x1000, "receive", "call   9000 <perform>", RETAIN, "ret") + SCREEN,
    "as a tail call": function(
        0x1000, "receive", "call   9000 <perform>", "jmp    100 <swift_retain@plt>") + SCREEN,
    "through the table of addresses": function(
        0x1000, "receive", "call   *0x2000(%rip)        # 3000 <swift_retain@Base>", TAIL) + SCREEN,
}


def run_all(program, runner):
    """Every case, printed; 0 when the gate fails in all of them."""
    outcomes = [spoilt(program, runner), missing(program)]
    outcomes += [unreadable(name, text) for name, text in UNREADABLE.items()]
    outcomes += [hidden(name, text) for name, text in HIDDEN.items()]
    twice = function(0x1000, "receive", "mov    $0x2,%esi", SEVERAL, TAIL) + SCREEN
    outcomes.append(said("a retain that happens twice is two", [holds(twice).get("swift_retain") == 2]))
    print(f"\n{sum(outcomes)} of {len(outcomes)} cases are as they should be")
    return 0 if all(outcomes) else 1


def spoilt(program, runner):
    """The handler with one retain more fails by what it holds, by its length and by what it takes."""
    arrangement = Arrangement("spoilt", ARRANGEMENTS[0].yardstick, (SPOILT,))
    _, result = judge(program, arrangement, lambda variant: callgrind.per_operation(runner, variant.module))
    expected = ("has swift_retain 1 times", "instructions more on its longest path", "more per dispatch")
    for fault in result.faults:
        print(f"  {fault}")
    return said("a handler with one retain more fails", [
        any(words in fault for fault in result.faults) for words in expected])


def missing(program):
    """A screen that is not there is a fault of the table, as any path that cannot be read."""
    arrangement = Arrangement("missing", ARRANGEMENTS[0].yardstick, (Variant("OneAbsent", "Screen", more=0),))
    _, result = judge(program, arrangement, lambda variant: 0)
    print("  " + "; ".join(result.faults))
    return said("a screen that is not there fails", [len(result.faults) == 1])


def unreadable(name, text):
    try:
        held = holds(text)
    except Unreadable as problem:
        return said(f"{name} fails: {problem}", [True])
    return said(f"{name} fails: it is read as {held}", [False])


def hidden(name, text):
    return said(f"a retain {name} is seen", [holds(text).get("swift_retain") == 1])


def holds(text):
    program = Program(text)
    return Walk(program, "^perform$").holds(program.entry("^receive$"))


def said(claim, truths):
    print(f"{'ok  ' if all(truths) else 'NO  '} {claim}")
    return all(truths)
