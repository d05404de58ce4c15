"""Which screens there are, and what is asked of each path."""

from dataclasses import dataclass


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
            Variant("OneHandle", "HandleScreen", more=0),
            Variant("OneSend", "SendScreen", more=2, isSend=True),
        )),
    Arrangement(
        "two client modules, @inlinable presenter",
        Variant("InlinableByHand", "InlinableHandWrittenScreen"),
        (
            Variant("InlinableHandle", "InlinableHandleScreen", more=0),
            Variant("InlinableSend", "InlinableSendScreen", more=2, isSend=True),
        )),
    Arrangement(
        "two client modules, nothing annotated",
        Variant("PlainByHand", "PlainHandWrittenScreen", isIndirect=True),
        (
            Variant("PlainHandle", "PlainHandleScreen", isIndirect=True),
            Variant("PlainSend", "PlainSendScreen", isSend=True, isIndirect=True),
        )),
)

SPOILT = Variant("OneSpoilt", "SpoiltScreen", more=0)

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
