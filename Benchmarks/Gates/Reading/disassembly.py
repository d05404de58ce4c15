"""What a path through a program holds, read from its disassembly (x86-64, by objdump or llvm-objdump).

The path begins at one function and goes through the function that it is to reach. Calls and jumps into other
functions of the program are followed: LLVM merges functions that are alike and leaves a jump where one of them
was, so whoever reads only the function that has the name reads nothing. What cannot be followed is an error,
never a free path.
"""

import re
import subprocess

LINE = re.compile(r"^\s*([0-9a-f]+):\s+(\S.*)$")
HEADER = re.compile(r"^([0-9a-f]+) <(.+)>:$")
TARGET = re.compile(r"^(?:0x)?([0-9a-f]+) <(.+?)(?:\+0x[0-9a-f]+)?>$")
STUB = re.compile(r"^\*0x[0-9a-f]+\(%rip\)\s+# (?:0x)?[0-9a-f]+ <([^>]+)>$")
PREFIXES = {"lock", "rep", "repz", "repnz", "bnd", "notrack", "data16", "cs"}
TRAPS = {"ud2", "hlt", "int3"}


class Unreadable(Exception):
    """The path cannot be read to its end."""


class Instruction:
    def __init__(self, address, text):
        self.address, self.text = address, text.replace("\t", " ")
        words = text.split()
        while len(words) > 1 and words[0] in PREFIXES:
            words.pop(0)
        self.isLocked = text.startswith("lock")
        self.name, self.operands = words[0], text.split(words[0], 1)[1].strip()

    @property
    def target(self):
        """The address and the name of a direct jump or call."""
        found = TARGET.match(self.operands)
        return (int(found[1], 16), found[2]) if found else None


class Program:
    """The functions of a program, by their addresses."""

    def __init__(self, text):
        self.functions, self.names = {}, {}
        instructions = None
        for line in text.splitlines():
            if found := HEADER.match(line):
                address = int(found[1], 16)
                instructions = self.functions.setdefault(address, [])
                self.names[address] = found[2]
            elif instructions is not None and (found := LINE.match(line)):
                instructions.append(Instruction(int(found[1], 16), found[2]))
        self.readable = dict(self.names)

    @classmethod
    def of(cls, binary, objdump, demangle):
        text = run([objdump, "-d", "--no-show-raw-insn", str(binary)])
        if "file format elf64-x86-64" not in text:
            raise Unreadable("this gate reads x86-64 programs (ELF) only")
        program = cls(text)
        names = "\n".join(program.names.values())
        readable = run(demangle, input=names).splitlines()
        program.readable = dict(zip(program.names, readable, strict=True))
        return program

    def entry(self, pattern):
        """The address of the one function whose readable name fits the pattern."""
        found = [address for address, name in self.readable.items() if re.search(pattern, name)]
        if len(found) != 1:
            raise Unreadable(f"{len(found)} functions fit “{pattern}”, where there should be one")
        return found[0]


class Walk:
    """All ways from a function through `reached`, and the most that any of them holds.

    - reached: fits the function where the path ends; its body is not counted.
    - excluded: fits functions that are not on the path, such as the traced one; what leads to them is no path.
    - witness: fits the function that an indirect call reaches. Without it an indirect call is unreadable.
    """

    def __init__(self, program, reached, excluded=None, witness=None):
        self.program, self.reached, self.excluded, self.witness = program, reached, excluded, witness
        self.known, self.open = {}, set()
        self.excludedCalls = set()

    def holds(self, entry):
        """What the path holds: instructions, and each function that is called outside of the program."""
        _, through = self.body(entry)
        if not through or not through.get("instructions"):
            name = self.program.readable.get(entry, hex(entry))
            raise Unreadable(f"no path leads from {name} to {self.reached}")
        if through["reached"] != 1:
            raise Unreadable(f"a path reaches {self.reached} {through['reached']} times")
        return through

    # A summary is what is held by the ways that do not come through `reached`, and by those that do. None: no
    # such way.

    def body(self, address):
        instructions = self.program.functions.get(address)
        if not instructions:
            name = self.program.readable.get(address, hex(address))
            raise Unreadable(f"there is no code to read in {name}")
        return self.rest(instructions, {each.address: i for i, each in enumerate(instructions)}, 0)

    def rest(self, body, places, index):
        """The summary of all ways from one instruction to the end of its function."""
        if index >= len(body):
            raise Unreadable(f"control runs past the end of the function at {body[0].address:x}")
        here = body[index]
        if here.address in self.known:
            return self.known[here.address]
        if here.address in self.open:
            raise Unreadable(f"there is a loop at {here.address:x}: {here.text}")
        self.open.add(here.address)
        held = {"instructions": 1, "atomic instruction": int(here.isLocked)}
        if here.name in TRAPS:
            summary = (None, None)
        elif here.name.startswith("ret"):
            summary = (held, None)
        elif here.name.startswith("jmp"):
            summary = then((held, None), lambda: self.jump(here, body, places))
        elif here.name.startswith("j"):
            taken, other = self.jump(here, body, places), self.rest(body, places, index + 1)
            summary = then((held, None), lambda: (most(taken[0], other[0]), most(taken[1], other[1])))
        elif here.name.startswith("call"):
            after = self.rest(body, places, index + 1)
            if after != (None, None):
                called = self.several(body, index) or self.called(here)
                summary = then(then((held, None), lambda: called), lambda: after)
            else:
                summary = after
        else:
            summary = then((held, None), lambda: self.rest(body, places, index + 1))
        self.open.discard(here.address)
        self.known[here.address] = summary
        return summary

    def several(self, body, index):
        """The summary of a call that retains or releases a number of times; without it, one could pass for two."""
        target = body[index].target
        if not target or not target[1].endswith("_n@plt"):
            return None
        for before in reversed(body[max(0, index - 6):index]):
            if not before.name.startswith("mov"):
                continue
            if found := re.match(r"\$(0x[0-9a-f]+|\d+),\s*%esi$", before.operands):
                return ({target[1].removesuffix("_n@plt"): int(found[1], 0)}, None)
        raise Unreadable(f"how many times does this: {body[index].text}")

    def jump(self, here, body, places):
        target = here.target
        if target and target[1].endswith("_n@plt"):
            raise Unreadable(f"how many times does this: {here.text}")
        if target and target[0] in places:
            return self.rest(body, places, places[target[0]])
        return self.called(here)

    def called(self, here):
        """The summary of what an instruction calls, or jumps to in another function."""
        if stub := STUB.match(here.operands):
            return ({re.split("[@+]", stub[1])[0]: 1}, None)
        if here.target:
            return self.function(*here.target)
        if not self.witness:
            raise Unreadable(f"where does this lead to: {here.address:x} {here.text}")
        address = self.program.entry(self.witness)
        return then(({"indirect call": 1}, None), lambda: self.function(address, ""))

    def function(self, address, name):
        if name.endswith("@plt"):
            return ({name.removesuffix("@plt"): 1}, None)
        if address not in self.program.functions:
            raise Unreadable(f"there is no function at {address:x} {name}")
        name = self.program.readable[address]
        if "protocol witness" not in name and re.search(self.reached, name):
            return (None, {"reached": 1})
        if self.excluded and re.search(self.excluded, name):
            self.excludedCalls.add(name)
            return (None, None)
        return self.body(address)


def then(first, second):
    """One after the other; the second is not looked at when the first has no way to it."""
    if first == (None, None):
        return (None, None)
    second = second()
    through = most(both(first[1], second[0]), both(first[0], second[1]))
    return (both(first[0], second[0]), most(through, both(first[1], second[1])))


def both(a, b):
    if a is None or b is None:
        return None
    return {key: a.get(key, 0) + b.get(key, 0) for key in a | b}


def most(a, b):
    if a is None or b is None:
        return b if a is None else a
    return {key: max(a.get(key, 0), b.get(key, 0)) for key in a | b}


def run(command, input=None):
    result = subprocess.run(command, input=input, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise Unreadable(f"{command[0]} ended with {result.returncode}: {result.stderr.strip()[-2000:]}")
    return result.stdout
