"""What patterns of Fluent print, apart from what they merely select by."""

from __future__ import annotations

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class Printed(Visitor):
    """Collects the variables that a pattern says, and not those by which it merely selects."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by fluent.syntax
        """Look at what may be said, and not at what decides it."""
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Remember one variable."""
        self.found.add(node.id.name)
