"""Programs as assistive technology meets them: their windows and controls, over AT-SPI."""

import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  (the version has to be said first)

LIMIT = 30  # seconds to wait for anything; a loaded machine is slow

# What a person operates. Containers, labels and pictures need no name of their own.
CONTROLS = {
    "check box", "check menu item", "combo box", "entry", "list", "menu item", "page tab", "button",
    "radio button",
    "radio menu item", "slider", "spin button", "table", "text", "toggle button", "tree", "tree item", "tree table",
}


class Node:
    """One object of the accessibility tree. Nothing is remembered: every question goes to the program."""

    def __init__(self, accessible):
        self._accessible = accessible

    @property
    def name(self):
        return self._accessible.get_name() or ""

    @property
    def description(self):
        return self._accessible.get_description() or ""

    @property
    def role(self):
        return self._accessible.get_role_name().removeprefix("push ")  # a "button" since AT-SPI 2.54

    def has(self, state):
        """Whether it is in a state, such as "showing" or "enabled"."""
        return self._accessible.get_state_set().contains(getattr(Atspi.StateType, state.upper()))

    def is_labelled(self):
        """Whether a label beside it says what it is for."""
        kinds = [relation.get_relation_type() for relation in self._accessible.get_relation_set()]
        return Atspi.RelationType.LABELLED_BY in kinds

    def children(self):
        for index in range(self._accessible.get_child_count()):
            child = self._accessible.get_child_at_index(index)
            if child is not None:
                yield Node(child)

    def walk(self, enters=lambda node: True):
        """It and everything below it, in the order of the tree; below a node only if `enters` says so."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            if enters(node):
                waiting.extend(reversed(list(node.children())))

    def find(self, role, name, enters=lambda node: True):
        """The first showing object of that role whose name begins so; None without one."""
        for node in self.walk(enters):
            if node.role == role and node.name.startswith(name) and node.has("showing"):
                return node
        return None

    def act(self, *names):
        """Does the first of these actions that it offers."""
        offered = [self._accessible.get_action_name(index) for index in range(self._accessible.get_n_actions())]
        for name in names:
            if name in offered:
                self._accessible.do_action(offered.index(name))
                return
        raise AssertionError(f"{self} offers {offered}, none of {names}")

    def press(self):
        self.act("Press", "Toggle")

    def write(self, text):
        """Puts the text in place of what stands there."""
        self._accessible.get_editable_text_iface().set_text_contents(text)

    def rows_and_columns(self):
        table = self._accessible.get_table_iface()
        return table.get_n_rows(), table.get_n_columns()

    def __str__(self):
        return f"{self.role} “{self.name}”"


def wait_for(question, what):
    """What the question answers as soon as that is something. A control may go while it is looked at: that is no answer."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        Atspi.Accessible.clear_cache(Atspi.get_desktop(0))
        try:
            answer = question()
            if answer:
                return answer
        except GLib.GError:
            pass
        time.sleep(0.05)
    raise AssertionError(f"waited {LIMIT} s in vain: {what}")


def application(name):
    """The running program of that name."""
    def look():
        return next((node for node in Node(Atspi.get_desktop(0)).children() if node.name == name), None)

    return wait_for(look, f"a program named {name}")
