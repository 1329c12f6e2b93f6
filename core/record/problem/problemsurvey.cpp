#include "core/record/problem/problemsurvey.h"

#include "core/record/problem/problemattempt.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

#include <memory>

namespace shinpan {

namespace {

/// Solves it as a person would that knows the solution; whether all is answered, and right.
[[nodiscard]] bool solve(const std::shared_ptr<const GameTree> &tree, NodeId start)
{
    ProblemAttempt attempt(tree, start, false, SeededRandom(0));
    // The answers may differ from those of the solution: after each, the next right move is sought.
    while (attempt.isToMove() && attempt.state() == ProblemAttempt::State::Asking) {
        const NodeId before = attempt.node();
        for (const NodeId move :
             attempt.problem().answers(*tree, before, attempt.problem().solver())) {
            const std::optional<Move> played = moveAt(*tree, move);
            if (attempt.problem().leadsToRight(move) && played && played->point
                && attempt.mayPlay(*played->point)) {
                attempt.play(*played->point);
                break;
            }
        }
        if (attempt.node() == before) {
            return false; // a pass, or a move that the rules forbid
        }
    }
    return attempt.state() == ProblemAttempt::State::Right;
}

[[nodiscard]] bool hasWordIn(const GameTree &tree, NodeId start, QLatin1String word)
{
    for (NodeId node = start; node != NoNode; node = tree.nextInSubtree(node, start)) {
        if (commentAt(tree, node).contains(word)) {
            return true;
        }
    }
    return false;
}

void noteStones(const GameTree &tree, ProblemReport &report)
{
    const Replay place = replayTo(tree, report.start);
    int stones = 0;
    int without = 0;
    for (int index = 0; index < place.board().size().pointCount(); ++index) {
        const Point point = place.board().size().pointAt(index);
        if (const Stone stone = place.board().at(point);
            stone == Stone::Black || stone == Stone::White) {
            ++stones;
            without += place.board().liberties(point) == 0 ? 1 : 0;
        }
    }
    if (stones == 0) {
        report.oddities.push_back(Message::of(QT_TRANSLATE_NOOP("Messages", "has no stones")));
    }
    if (without > 0) {
        report.oddities.push_back(
            Message::of(QT_TRANSLATE_NOOP("Messages", "has %1 stones without liberties"), without));
    }
}

void noteLines(const GameTree &tree, const Problem &problem, ProblemReport &report)
{
    const NodeId start = report.start;
    for (NodeId node = tree.nextInSubtree(start, start); node != NoNode;
         node = tree.nextInSubtree(node, start)) {
        if (tree.firstChild(node) == NoNode || problem.isSolvedAt(node)) {
            ++report.lines;
            report.rightLines += problem.isSolvedAt(node) ? 1 : 0;
        }
    }
    if (replayTo(tree, start).toPlay(tree, start) != problem.solver()) {
        report.oddities.push_back(
            Message::of(QT_TRANSLATE_NOOP("Messages", "says that the other side is to play")));
    }
    if (!problem.answers(tree, start, opposite(problem.solver())).empty()) {
        report.oddities.push_back(
            Message::of(QT_TRANSLATE_NOOP("Messages", "begins with moves of both sides")));
    }
    if (!report.hasSolution) {
        report.oddities.push_back(
            report.lines == 0
                ? Message::of(QT_TRANSLATE_NOOP("Messages", "has no moves"))
                : Message::of(QT_TRANSLATE_NOOP("Messages", "has no line that ends right")));
    }
    for (const char *word : {"FORCE", "NOTTHIS"}) {
        if (hasWordIn(tree, start, QLatin1String(word))) {
            report.oddities.push_back(Message::of(
                QT_TRANSLATE_NOOP("Messages", "uses the word %1, which is not understood"),
                QString::fromLatin1(word)));
        }
    }
}

} // namespace

std::vector<ProblemReport> surveyOf(const GameTree &tree)
{
    const auto shared = std::make_shared<const GameTree>(tree);
    std::vector<ProblemReport> reports;
    for (const NodeId start : Problem::startsIn(tree)) {
        const Problem problem(tree, start);
        ProblemReport report;
        report.start = start;
        report.hasSolution = problem.hasSolution();
        report.isMarked = problem.isMarked();
        report.solutionMoves = problem.solution(tree).size();
        report.isSolvable = report.hasSolution && solve(shared, start);
        noteStones(tree, report);
        noteLines(tree, problem, report);
        if (report.hasSolution && !report.isSolvable) {
            report.oddities.push_back(Message::of(
                QT_TRANSLATE_NOOP("Messages", "cannot be played along its own solution")));
        }
        reports.push_back(std::move(report));
    }
    return reports;
}

} // namespace shinpan
