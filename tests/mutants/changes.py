"""All small changes of a function: another operator, another constant, a clause or a statement left out."""

from __future__ import annotations

import ast
import copy
import gc
import hashlib
import inspect
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

_OTHER: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
_NO_CODE = ("annotation", "returns", "decorator_list", "defaults", "kw_defaults", "type_comment")


class Target(NamedTuple):
    """A function that is changed."""

    name: str
    function: Any  # a FunctionType, whose code can be exchanged
    node: ast.FunctionDef
    file: str
    made: tuple[FunctionType, ...] = ()  # functions within it, made when the module was imported

    @property
    def source(self) -> str:
        """A hash of what it says, wherever it stands."""
        return hashlib.sha256(ast.unparse(self.node).encode()).hexdigest()[:12]

    def code(self) -> CodeType:
        future = ast.ImportFrom("__future__", [ast.alias("annotations")], 0)
        whole = ast.fix_missing_locations(ast.Module([future, self.node], []))
        compiled = compile(whole, self.file, "exec", dont_inherit=True)
        return next(code for code in _codes(compiled) if code.co_name == self.node.name)

    def put(self, code: CodeType) -> None:
        """Exchange its code."""
        self.function.__code__ = code
        within = {one.co_name: one for one in _codes(code)}
        for one in self.made:
            one.__code__ = within[one.__name__]


class Change(NamedTuple):
    """A changed function. The key names it for as long as the function says the same."""

    target: Target
    key: str
    number: int
    statement: int  # the one in which it lies, as `probe` counts them

    @property
    def where(self) -> tuple[str, int]:
        return self.target.name, self.statement

    def code(self) -> CodeType:
        """The function with this change."""
        for number, _ in enumerate(_each_change(self.target.node)):
            if number == self.number:
                return self.target.code()
        raise LookupError(self.key)


def targets(module: ModuleType) -> Iterator[Target]:
    """All functions of a module, methods included; not what only the compiler calls."""
    file = Path(inspect.getsourcefile(module) or "")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = [(module, module.__name__, node) for node in tree.body]
    for one in tree.body:
        if isinstance(one, ast.ClassDef):
            found += [(vars(module)[one.name], f"{module.__name__}.{one.name}", node) for node in one.body]
    for holder, where, node in found:
        if isinstance(node, ast.FunctionDef) and not _is_overload(node):
            node.decorator_list = []
            name = f"{where.removeprefix('atout.')}.{node.name}"
            function = _function(vars(holder)[node.name])
            yield Target(name, function, node, str(file), made_by(function))


def _is_overload(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Call) and ast.unparse(one.func) == "overload" for one in node.decorator_list)


def _function(made: Any) -> FunctionType:
    """The function behind whatever a decorator has made of it."""
    if isinstance(made, cached_property):
        made = made.func
    elif isinstance(made, property):
        made = made.fget
    function = inspect.unwrap(getattr(made, "__func__", made))
    assert isinstance(function, FunctionType), f"{made} cannot be changed: is it compiled?"
    return function


def made_by(function: FunctionType) -> tuple[FunctionType, ...]:
    """The functions that were made within it so far."""
    codes = _codes(function.__code__)
    return tuple(one for code in codes for one in gc.get_referrers(code) if isinstance(one, FunctionType))


def _codes(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def statements(function: ast.FunctionDef) -> list[ast.stmt]:
    """All statements of a function, itself first."""
    return [node for node in ast.walk(function) if isinstance(node, ast.stmt)]


def probe(target: Target, call: str) -> CodeType:
    """The function as it is, but that it says before each statement where it is: its name, the statement's number."""
    whole = copy.deepcopy(target.node)
    numbers = {id(node): number for number, node in enumerate(statements(whole))}

    class Probes(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            self.generic_visit(node)
            if node is whole or not isinstance(node, ast.stmt):
                return node
            return [*ast.parse(f"{call}({target.name!r}, {numbers[id(node)]})").body, node]

    return target._replace(node=Probes().visit(whole)).code()


def changes(target: Target) -> Iterator[Change]:
    """All changes of a function."""
    seen = Counter[str]()
    numbers = {id(node): number for number, node in enumerate(statements(target.node))}
    for number, (what, within) in enumerate(_each_change(target.node)):
        seen[what] += 1
        again = f" ({seen[what]})" if seen[what] > 1 else ""
        yield Change(target, f"{target.name}: {what}{again}", number, numbers[id(within)])


def _each_change(function: ast.FunctionDef) -> Iterator[tuple[str, ast.stmt]]:
    """Change the tree, say how and in which statement, and put it back, again and again."""
    for holder, name, place, node, around, within in list(_walk(function, None, function)):
        shown = around if around is not None and _is_number(node) else node
        before = _text(shown)
        for other in _instead(node):
            _put(holder, name, place, other)
            try:
                yield f"{before} → {_text(other if shown is node else shown)}", within
            finally:
                _put(holder, name, place, node)


def _walk(
    node: ast.AST, around: ast.AST | None, within: ast.stmt
) -> Iterator[tuple[ast.AST, str, int | None, ast.AST, ast.AST | None, ast.stmt]]:
    """Every node below, with its place, what is around it (a statement or an expression) and the statement it is in."""
    around = node if isinstance(node, ast.expr | ast.stmt) else around
    for name, value in ast.iter_fields(node):
        if name in _NO_CODE or isinstance(value, ast.expr_context):
            continue
        for place, inner in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(inner, ast.AST) and not _is_words(inner):
                own = inner if isinstance(inner, ast.stmt) else within
                yield node, name, place, inner, around, own
                if not _is_number(inner):
                    yield from _walk(inner, around, own)


def _is_number(node: ast.AST) -> bool:
    """A constant, negative ones included."""
    return isinstance(node.operand if isinstance(node, ast.UnaryOp) else node, ast.Constant)


def _is_words(node: ast.AST) -> bool:
    """A docstring, or a text that is put together."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def _put(holder: ast.AST, name: str, place: int | None, node: ast.AST) -> None:
    if place is None:
        setattr(holder, name, node)
    else:
        getattr(holder, name)[place] = node


def _text(node: ast.AST) -> str:
    """An expression or statement; of a compound one its first line."""
    return ast.unparse(node).partition("\n")[0]


def _instead(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand in place of a node."""
    match node:
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() | float() as number):
            yield ast.Constant(number + 1)
        case ast.Constant(str() as text):
            yield ast.Constant(f"{text}!")
        case ast.UnaryOp(ast.USub(), ast.Constant(int() | float() as number)):
            yield ast.Constant(1 - number) if number == 1 else ast.UnaryOp(ast.USub(), ast.Constant(number - 1))
        case ast.UnaryOp(operand=operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in _OTHER:
            yield ast.BinOp(left, _OTHER[type(op)](), right)
        case ast.Compare(left, ops, comparators):
            for i, sign in enumerate(ops):
                yield ast.Compare(left, [*ops[:i], _OTHER[type(sign)](), *ops[i + 1 :]], comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(_OTHER[type(op)](), values)
            for i in range(len(values)):
                rest = [*values[:i], *values[i + 1 :]]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.IfExp(_, body, orelse):
            yield body
            yield orelse
        case ast.comprehension(target, iter, [_, *_]):
            yield ast.comprehension(target, iter, [], 0)
        case ast.If(_, body, orelse):
            yield ast.If(ast.Constant(True), body, orelse)
            yield ast.If(ast.Constant(False), body, orelse)
        case ast.AugAssign(target, op, value):
            yield ast.Pass()
            yield ast.AugAssign(target, _OTHER[type(op)](), value)
        case ast.Assign([ast.Attribute() | ast.Subscript(), *_]) | ast.Expr() | ast.Raise():
            yield ast.Pass()
        case ast.Break() | ast.Continue():
            yield ast.Pass()
