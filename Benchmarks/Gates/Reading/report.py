"""What the gate prints."""

import itertools

WIDTHS = (20, 13, 6, 10, 7)


def table(arrangement, results):
    isStated = all(variant.more is None for variant in arrangement.variants)
    print(f"\n{arrangement.name}" + (": figures only, the calls have a limit" if isStated else ""))
    row("", "instructions", "more", "counted", "more", "calls out of the program")
    yardstick = results[0]
    for result in results:
        if not result.held:
            row(result.variant.module, "unreadable", "", "", "", "")
            continue
        held, counted, base = result.held["instructions"], result.counted, yardstick.counted
        isYardstick = result is yardstick or not yardstick.held
        more = "" if isYardstick else f"{held - yardstick.held['instructions']:+d}"
        moreCounted = "" if isYardstick else f"{counted - base:+.1f}"
        row(result.variant.module, held, more, f"{counted:.1f}", moreCounted, calls(result))


def row(*cells):
    *numbers, last = cells
    print("  " + numbers[0].ljust(WIDTHS[0]), end="")
    for cell, width in zip(numbers[1:], WIDTHS[1:], strict=True):
        print(str(cell).rjust(width), end="")
    print("   " + last)


def calls(result):
    return ", ".join(f"{count} {name}" for name, count in sorted(result.calls.items())) or "none"


def figures(rows):
    print("\nwhat a presenter begins itself, in instructions per command (stated, no limit)")
    base = rows[0][1]
    for title, counted in rows:
        more = "" if (title, counted) == rows[0] else f"{counted - base:+.1f}"
        print(f"  {title:<39}{counted:>10.1f}{more:>10}".rstrip())


def side_by_side(program, arrangement):
    """One handler beside the hand-written one, as objdump prints them."""
    for variant in arrangement.variants:
        left, right = listing(program, arrangement.yardstick), listing(program, variant)
        print(f"\n{arrangement.yardstick.module + '.receive':<56}{variant.module}.receive")
        for mine, theirs in itertools.zip_longest(left, right, fillvalue=""):
            print(f"{mine:<56}{theirs}".rstrip())


def listing(program, variant):
    """The instructions of an entry, with readable names and addresses that count from its start."""
    start = program.entry(variant.entry)
    lines = []
    for each in program.functions[start]:
        text = f"{each.name:<7}{each.operands}"
        if each.target:
            address, name = each.target
            here = program.names[start] == name
            text = f"{each.name:<7}{f'+{address - start:x}' if here else short(program.readable.get(address, name))}"
        lines.append(f"{each.address - start:>4x}  {text}"[:54])
    while lines and ("nop" in lines[-1] or "xchg   %ax,%ax" in lines[-1]):
        lines.pop()
    return lines


def short(name):
    name = name.split(" of ")[-1].split("(")[0].split("<")[0]
    return name.removesuffix("@plt")


def verdict(failures):
    print("\ninstructions: on the longest path, up to the screen; counted: per dispatch, with the screen and its loop")
    for failure in failures:
        print(f"FAILED  {failure}")
    if not failures:
        print("All limits hold.")
