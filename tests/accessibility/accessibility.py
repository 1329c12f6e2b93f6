#!/usr/bin/python3
"""accessibility.py SHINPAN: walks the program's accessibility tree from outside, as a screen reader does, on a desktop of its own.

It starts a game against GNU Go from the start page, plays a move and reads the answer off the board; adds an engine from a command with
typographic quotes and dashes; guesses the moves of a game; loses a teaching game and tries its mistakes again; solves a problem; and looks for controls without a name in the main window, in every layout of it, and in every dialog of
its menus. Exit code 77: something that this needs is not installed, and is named."""

import sys
import tempfile
import unittest

sys.dont_write_bytecode = True  # nothing but the sources belongs in their folder
import session  # noqa: E402

if not session.missing():
    from atspi import CONTROLS, application, wait_for

# The platform's own, which name their parts as they like.
FILE_DIALOGS = {"Open…", "Open Competition…", "Save As…", "Add from File…", "Extract Selected Games…", "Open Test Suite…", "Add Position to Test Suite…"}
# No windows of their own: a bar above the board, and points that are chosen on the board.
ON_THE_BOARD = {"Find…", "Look Only at an Area…", "Avoid Points…"}
LAYOUTS = ("Layout: Play", "Layout: Watch", "Layout: Analyse", "Layout: Compare", "Layout: Annotate")


def offence_of(node):
    """What a screen reader could not say of the control; None if all is well."""
    if node.role == "combo box":
        choices = {item.name for item in node.walk() if item.role == "list item"}
        return f"{node} says what is chosen, not what for" if node.name in choices | {""} and not node.is_labelled() else None
    if node.role in CONTROLS and not node.name:
        return f"a {node.role} has no name"
    if node.role in ("filler", "unknown") and node.has("focusable"):
        return f"{node} takes the keyboard, but is no known kind of control"
    return None


def offences(root):
    """Of everything below, shown or not, one a line, with the way there."""
    found = []
    waiting = [(root, "")]
    while waiting:
        node, way = waiting.pop()
        offence = offence_of(node)
        if offence:
            found.append(f"{way}: {offence}\n")
        if node.role != "combo box":
            way = f"{way}/{node.name or node.role}"
            waiting.extend((child, way) for child in node.children())
    return "".join(found)


class AccessibilityTest(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.TemporaryDirectory()
        self.start()

    def start(self, *files):
        self.program = session.start_program(sys.argv[1], self.home.name, *files)
        self.shinpan = application("shinpan")
        self.window = wait_for(self.windows, "a window")[0]

    def stop(self):
        self.program.terminate()
        self.program.wait()

    def tearDown(self):
        self.stop()
        self.home.cleanup()

    def control(self, role, name, root=None):
        return wait_for(lambda: (root or self.window).find(role, name), f"a {role} named “{name}…”")

    def windows(self):
        """Those that are shown; a panel that would float is one that is not."""
        return [window for window in self.shinpan.children() if window.has("showing")]

    def board(self):
        return self.control("table", "Board")

    def points(self):
        """What every point is called, from the upper left corner to the lower right one."""
        return [point.name for point in self.board().children()]

    def test_a_game_is_started_and_played(self):
        self.control("check box", "9 × 9").press()
        self.control("button", "Play").press()
        wait_for(lambda: self.board().rows_and_columns() == (9, 9), "a board of 9 by 9 points")
        self.assertEqual(len(self.points()), 81)
        self.assertEqual(self.points()[0], "A9, empty")

        self.control("label", "Black to play – your move")
        next(point for point in self.board().children() if point.name.startswith("E5")).press()
        wait_for(lambda: "E5, black stone" in " ".join(self.points()), "the move on the board")
        wait_for(lambda: any("white stone" in point for point in self.points()), "GNU Go’s answer")

    def test_an_engine_is_added_from_a_command_of_a_web_page(self):
        self.control("button", "Add an Engine").press()
        dialog = wait_for(lambda: self.windows()[1:], "the dialog")[0]
        self.control("text", "Command line", dialog).write("gnugo —mode “gtp” —level 1")
        self.control("button", "Fix the punctuation", dialog).press()
        self.control("button", "Test whether the engine answers", dialog).press()
        answer = self.control("label", "GNU Go", dialog)
        self.assertIn("answers in", answer.name)
        self.control("button", "Save", dialog).press()
        wait_for(lambda: len(self.windows()) == 1, "the end of the dialog")

    def test_every_layout_has_named_controls(self):
        self.control("button", "To the Board").press()
        for layout in LAYOUTS:
            self.control("check box", layout).press()
            self.assertEqual(offences(self.window), "", layout)

    def test_every_dialog_has_named_controls(self):
        self.control("button", "To the Board").press()
        names = wait_for(self.enabled_items, "the menus")
        opening = [name for name in names if name.endswith("…") and name not in FILE_DIALOGS | ON_THE_BOARD] + ["Manual"]
        self.assertGreater(len(opening), 10)
        for name in opening:
            with self.subTest(name):
                self.look_into(name)

    def test_the_moves_of_a_game_are_guessed(self):
        self.control("button", "To the Board").press()
        for vertex in ("E5", "C3"):
            next(point for point in self.board().children() if point.name.startswith(vertex)).press()
            wait_for(lambda: f"{vertex}, " in "".join(point for point in self.points() if "stone" in point), f"the stone at {vertex}")
        self.choose("First Position")

        self.look_into("Guess the Move")
        quiz = self.windows()[1]
        self.hear("Where did Black play?", quiz)
        self.try_at("E5", quiz)
        self.hear("E5: exactly there", quiz)
        self.control("button", "Next", quiz).press()
        self.hear("Where did White play?", quiz)

    def test_a_teaching_game_is_lost_and_its_mistakes_are_tried_again(self):
        for name in ("9 × 9", "Teaching"):
            self.control("check box", name).press()
        self.control("button", "Play").press()
        wait_for(lambda: self.board().rows_and_columns() == (9, 9), "a board of 9 by 9 points")
        self.control("label", "Black to play – your move")
        next(point for point in self.board().children() if point.name.startswith("A9")).press()
        self.hear("Move 1, A9, lost", self.window)
        self.assertIn("Move 1, A9, lost", self.control("frame", "Teaching").description)
        self.control("check box", "Better Line")
        self.control("button", "Take Back")

        self.control("label", "Black to play – your move")
        self.choose("Resign")
        self.control("button", "Resign", wait_for(lambda: self.windows()[1:], "the question")[0]).press()
        self.hear("White wins by resignation", self.window)
        self.assertIn("White wins by resignation.", self.control("frame", "The end of the game").description)
        self.assertEqual(offences(self.window), "")
        wait_for(lambda: self.window.find("button", "Go to the moment"), "a moment worth another look").press()
        self.control("button", "Try Again").press()
        quiz = wait_for(lambda: self.windows()[1:], "the questions")[0]
        self.assertEqual(offences(quiz), "")
        self.hear("The move of the game was a mistake. What is better?", quiz)
        self.try_at("A9", quiz)
        self.hear("A9 again: it lost", quiz)
        self.hear("Best: ", quiz)

    def test_a_problem_is_solved(self):
        self.stop()
        problem = f"{self.home.name}/corner.sgf"
        with open(problem, "w", encoding="utf-8") as file:
            file.write("(;SZ[9]AB[aa][bb]AW[ba][cb](;B[ca]C[RIGHT])(;B[ab]C[Wrong]))")
        self.start(problem)
        self.look_into("Solve Problems")
        quiz = self.windows()[1]
        self.hear("Black to play", quiz)
        for vertex, verdict in (("A8", "Wrong"), ("J1", "Not in the file"), ("C9", "Right")):
            self.try_at(vertex, quiz)
            self.hear(verdict, quiz)
            self.control("frame", verdict, quiz)
            self.control("button", "Start Again", quiz).press()
            wait_for(lambda: not quiz.find("frame", verdict), "the question once more")

    def try_at(self, vertex, quiz):
        board = self.control("table", "Board of the question", quiz)
        wait_for(lambda: next((point for point in board.children() if point.name.startswith(f"{vertex}, ")), None), vertex).press()

    def hear(self, words, root):
        wait_for(lambda: any(words in node.name for node in root.walk() if node.role == "label"), f"“{words}”")

    def choose(self, name):
        """Presses an entry of the menus, wherever it is."""
        wait_for(lambda: next((item for item in self.window.walk() if item.name == name and item.has("enabled")), None), name).press()

    def enabled_items(self):
        return [item.name for item in self.window.walk() if item.role == "menu item" and item.has("enabled")]

    def look_into(self, name):
        """Opens a dialog, and leaves it open: nobody's way is blocked who comes from outside."""
        windows = len(self.windows())
        wait_for(lambda: next(item for item in self.window.walk() if (item.role, item.name) == ("menu item", name)), name).press()
        dialog = wait_for(lambda: self.windows()[windows:], f"the window of {name}")[0]
        self.assertTrue(dialog.name, "the window has no title")
        self.assertEqual(offences(dialog), "")


def main():
    if len(sys.argv) == 2:
        if session.missing():
            print("not installed:", ", ".join(session.missing()))
            return 77
        return session.run_inside([__file__, sys.argv[1], "inside"])
    bus = session.start_accessibility()
    outcome = unittest.TextTestRunner(sys.stdout, verbosity=2).run(unittest.defaultTestLoader.loadTestsFromTestCase(AccessibilityTest))
    bus.terminate()
    return not outcome.wasSuccessful()


if __name__ == "__main__":
    sys.exit(main())
