"""The compiled copy: what is laid out for the compiler. (Compiling takes minutes: whoever measures does it.)"""

from __future__ import annotations

import ast
from pathlib import Path

from bench.compiled import COPIED, LINKED, MODULES, ROOT, TOLD, copied


def test_a_copy_has_all_that_is_compiled_and_read_and_tells_the_compiler_what_it_must_know(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "copy"
    copied(folder)
    for name in MODULES:
        assert name in TOLD or (folder / name).read_bytes() == (ROOT / name).read_bytes()
    for name, (begins, told) in TOLD.items():
        assert name in MODULES
        classes = [node for node in ast.parse((folder / name).read_text()).body if isinstance(node, ast.ClassDef)]
        (found,) = [one for one in classes if begins == f"class {one.name}("]
        assert told in ast.unparse(found.decorator_list[0])
    assert {one.name for one in folder.iterdir()} == {*COPIED, *LINKED, "pyproject.toml"}
    types = (folder / "pyproject.toml").read_text()
    assert "strict = true" in types and "[project]" not in types
    assert not list(folder.rglob("__pycache__"))
