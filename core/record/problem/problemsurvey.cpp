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
        report.oddities.append(QStringLiteral("has no stones"));
    }
    if (without > 0) {
        report.oddities.append(QStringLiteral("has %1 stones without liberties").arg(without));
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
        report.oddities.append(QStringLiteral("says that the other side is to play"));
    }
    if (!problem.answers(tree, start, opposite(problem.solver())).empty()) {
        report.oddities.append(QStringLiteral("begins with moves of both sides"));
    }
    if (!report.hasSolution) {
        report.oddities.append(report.lines == 0 ? QStringLiteral("has no moves")
                                                 : QStringLiteral("has no line that ends right"));
    }
    for (const char *word : {"FORCE", "NOTTHIS"}) {
        if (hasWordIn(tree, start, QLatin1String(word))) {
            report.oddities.append(QStringLiteral("uses the word %1, which is not understood")
                                       .arg(QLatin1String(word)));
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
            report.oddities.append(QStringLiteral("cannot be played along its own solution"));
        }
        reports.push_back(std::move(report));
    }
    return reports;
}

} // namespace shinpan
