"""``python tools/compiling.py FILE ...``: compile these modules beside their sources, as ``tools/compiled.py`` asks."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

# Harder work for the C compiler takes half as long again and gains little.
HOW: dict[str, Any] = {"opt_level": "1", "debug_level": "0", "multi_file": True, "group_name": "sandtable"}
# Cards and opponents are more than two thirds of the code, and as fast with still less work.
SELDOM = (
    "___events___",
    "___expansion___",
    "___opponents___",
    "___effects___",
    "___nonplayers___",
    "plain___lasting",
    "plain___planning",
)
LESS_WORK = ["-Og"]
# The modules are one library: a call from one to another need not ask at every turn whether somebody took its place.
DIRECT_CALLS = ["-fvisibility=hidden", "-fno-plt"]
# What mypyc writes is mypyc's business: looking for mistakes in it took a sixth of the time.
UNJUDGED = ["-Wno-all"]
# Every module includes the names of all others, megabytes of them: they are read once for each way of compiling.
NAMES = "__native_internal_sandtable.h"
# What Python imports is a few lines beside each module, and all of Python's own names: they are read once, too.
DOORS = Path("build") / "sandtable"
PYTHON = "Python.h"


class OnAllCores(build_ext):  # type: ignore[misc]
    """Compiles the files of an extension side by side; setuptools by itself takes one after another."""

    def build_extensions(self) -> None:
        """Called with the compiler chosen and set up."""
        one_by_one = self.compiler.compile

        def one(source: str, extra_postargs: list[str], **how: Any) -> list[str]:
            less = LESS_WORK if os.name != "nt" and any(name in source for name in SELDOM) else []
            names = NAMES if "__native_" in source else PYTHON if DOORS in Path(source).parents else ""
            once = ["-include", header(names, less)] if os.name != "nt" and names else []
            made: list[str] = one_by_one([source], extra_postargs=[*extra_postargs, *less, *once], **how)
            return made

        def side_by_side(sources: list[str], extra_postargs: list[str], **how: Any) -> list[str]:
            if os.name != "nt" and len(sources) > 1:
                self.read_once(extra_postargs, how["include_dirs"])
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one(source, extra_postargs, **how), sources)
                return [each for objects in made for each in objects]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def read_once(self, extra_postargs: list[str], include_dirs: Sequence[str]) -> None:
        """Keep what the compiler makes of the names; if it cannot use that, it reads them."""
        folders = [f"-I{folder}" for folder in (*include_dirs, *self.compiler.include_dirs)]
        for names, less in ((NAMES, []), (NAMES, LESS_WORK), (PYTHON, [])):
            kept = header(names, less)
            Path(kept).write_text(f'#include "{names}"\n', encoding="utf-8")
            how = [*folders, *extra_postargs, *less, "-x", "c-header", kept, "-o", f"{kept}.gch"]
            self.compiler.spawn([*self.compiler.compiler_so, *how])


def header(names: str, how: list[str]) -> str:
    """Where such names are kept, for modules that are compiled in a certain way."""
    return str(Path("build") / f"names-{Path(names).stem}{''.join(how)}.h")


if __name__ == "__main__":
    extensions = mypycify(["--strict", *sys.argv[1:]], **HOW)
    for extension in extensions:
        if os.name != "nt":
            extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS, *UNJUDGED]
    setup(
        name="sandtable",
        ext_modules=extensions,
        cmdclass={"build_ext": OnAllCores},
        script_args=["--quiet", "build_ext", "--inplace"],
    )
