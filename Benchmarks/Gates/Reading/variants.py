"""Which screens there are, and what is asked of each path."""

import json
from dataclasses import dataclass, field
from pathlib import Path

# How much more than the yardstick's path each may have.
THRESHOLDS = Path(__file__).resolve().parents[2] / "Thresholds" / "Disassembly" / "dispatch.json"
LIMITS = json.loads(THRESHOLDS.read_text())

# A dispatch may cost a few more, since where the compiler puts the code moves that by 4.
MORE_PER_DISPATCH = LIMITS["instructionsPerDispatch"]
HANDLE_MAY_ADD = LIMITS["instructionsOnPath"]["handle"]
# `send` asks one Bool whether anybody is tracing.
SEND_MAY_ADD = LIMITS["instructionsOnPath"]["send"]
# `PassiveView.perform` takes an associated type, so the compiler builds the command in memory before it knows the
# screen, and keeps a copy of what the event lent it. A screen's own protocol, with concrete types, would not.
HANDED_ON = LIMITS["callsForPayloadHandedOn"]


@dataclass(frozen=True)
class Variant:
    module: str
    """The client module that the screen is in; the runner knows the variant by it."""
    screen: str
    more: int | None = None
    """How many instructions more than the yardstick's its path may have; None: stated, without a limit."""
    isSend: bool = False
    """Whether it goes through `send`, and so has a traced way that does not count."""
    isIndirect: bool = False
    """Whether its presenter does not know its screen, and calls it through a witness table."""
    allowed: dict = field(default_factory=dict, compare=False)
    """Calls that its path may hold more often than the yardstick's, with a reason beside it."""

    @property
    def entry(self):
        return rf"^{self.module}\.{self.screen}\.receive\("

    @property
    def reached(self):
        return rf"\b{self.module}\.{self.screen}\.perform\("

    @property
    def witness(self):
        if not self.isIndirect:
            return None
        return rf"^protocol witness for \S+\.perform\(.* in conformance {self.module}\.{self.screen} :"


@dataclass(frozen=True)
class Arrangement:
    name: str
    yardstick: Variant
    variants: tuple


ARRANGEMENTS = (
    Arrangement(
        "one client module",
        Variant("OneByHand", "HandWrittenScreen"),
        (
            Variant("OneHandle", "HandleScreen", more=HANDLE_MAY_ADD),
            Variant("OneSend", "SendScreen", more=SEND_MAY_ADD, isSend=True),
        )),
    Arrangement(
        "two client modules, @inlinable presenter",
        Variant("InlinableByHand", "InlinableHandWrittenScreen"),
        (
            Variant("InlinableHandle", "InlinableHandleScreen", more=HANDLE_MAY_ADD),
            Variant("InlinableSend", "InlinableSendScreen", more=SEND_MAY_ADD, isSend=True),
        )),
    Arrangement(
        "two client modules, nothing annotated",
        Variant("PlainByHand", "PlainHandWrittenScreen", isIndirect=True),
        (
            Variant("PlainHandle", "PlainHandleScreen", isIndirect=True),
            Variant("PlainSend", "PlainSendScreen", isSend=True, isIndirect=True),
        )),
    Arrangement(
        "one client module, a String handed on from event to command",
        Variant("TextByHand", "TextHandWrittenScreen"),
        (
            Variant("TextHandle", "TextHandleScreen", allowed=HANDED_ON),
            Variant("TextSend", "TextSendScreen", isSend=True, allowed=HANDED_ON),
        )),
)

SPOILT = Variant("OneSpoilt", "SpoiltScreen", more=HANDLE_MAY_ADD)

# The runner's name of each figure, and what it is.
FIGURES = (
    ("direct", "a call with the view at hand"),
    ("withView", "withView, the weak link alone"),
    ("batch4", "withView, 4 at once, each"),
    ("batch16", "withView, 16 at once, each"),
    ("batch64", "withView, 64 at once, each"),
    ("sendIfAttached", "link.send, .ifAttached"),
    ("sendLatest", "link.send, .latest"),
    ("sendIfAttachedOn", "link.send(_:on:), .ifAttached"),
    ("sendLatestOn", "link.send(_:on:), .latest"),
)
