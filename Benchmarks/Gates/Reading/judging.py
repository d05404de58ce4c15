"""What a path may hold, measured against the path that is written by hand."""

from dataclasses import dataclass, field

from disassembly import Unreadable, Walk
from variants import MORE_PER_DISPATCH

TRACED = r"\bsendTraced<"
NOT_CALLS = {"instructions", "reached"}


@dataclass
class Result:
    variant: object
    held: dict
    """The most that a way holds, by name."""
    counted: float | None
    """Instructions per dispatch."""
    faults: list = field(default_factory=list)

    @property
    def calls(self):
        return {name: count for name, count in self.held.items() if name not in NOT_CALLS and count}


def read(program, variant):
    """What the longest path holds; raises Unreadable rather than hold nothing."""
    walk = Walk(program, variant.reached, TRACED if variant.isSend else None, variant.witness)
    held = walk.holds(program.entry(variant.entry))
    if variant.isSend and not walk.excludedCalls:
        raise Unreadable(f"{variant.module} sends, and yet no traced way was found")
    if held.get("indirect call", 0) > 1:
        raise Unreadable(f"{variant.module} has {held['indirect call']} indirect calls, and one is known")
    return held


def judge(program, arrangement, counted):
    """Reads and counts the yardstick and each variant; what cannot be read is a fault."""
    results = []
    for variant in (arrangement.yardstick, *arrangement.variants):
        try:
            results.append(Result(variant, read(program, variant), counted(variant)))
        except Unreadable as problem:
            results.append(Result(variant, {}, None, [f"{variant.module} cannot be read: {problem}"]))
    yardstick, *others = results
    for result in others:
        if yardstick.held and result.held:
            result.faults += faults(result, yardstick)
    return results


def faults(result, yardstick):
    name, found = result.variant.module, []
    for call, count in result.calls.items():
        allowed = yardstick.held.get(call, 0) + result.variant.allowed.get(call, 0)
        if count > allowed:
            found.append(f"{name} has {call} {count} times on its path, where {allowed} are allowed")
    limit = result.variant.more
    more = result.held["instructions"] - yardstick.held["instructions"]
    if limit is not None and more > limit:
        found.append(f"{name} has {more} instructions more on its longest path, where {limit} are allowed")
    if limit is not None and result.counted is not None:
        more = result.counted - yardstick.counted
        if more > MORE_PER_DISPATCH:
            found.append(f"{name} takes {more:.1f} more per dispatch, where {MORE_PER_DISPATCH} are allowed")
    return found
