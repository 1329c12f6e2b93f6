#include "core/record/note/movethought.h"

#include "core/record/gamerecord.h"
#include "core/record/note/evaluation.h"
#include "core/record/tree/sgfproperties.h"

#include <QRegularExpression>
#include <QStringBuilder>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace shinpan {

namespace {

/// Chances are kept in ten thousandths, points in hundredths: rawReal() and toText() have as many
/// digits.
constexpr double ChanceUnits = 10'000;
constexpr double LeadUnits = 100;
constexpr double LargestLead = MaxBoardSide * MaxBoardSide;

[[nodiscard]] std::optional<double> roundedWithin(std::optional<double> value,
                                                  double low,
                                                  double high,
                                                  double units)
{
    return value && *value >= low && *value <= high
             ? std::optional(std::round(*value * units) / units)
             : std::nullopt;
}

[[nodiscard]] QString lineOf(const QString &line)
{
    static constexpr BoardSize Largest{MaxBoardSide, MaxBoardSide};
    const QByteArray words = line.toLatin1(); // other letters become a '?', which no vertex has
    std::vector<std::optional<Point>> moves;
    for (const QLatin1StringView word :
         QLatin1StringView(words).tokenize(u' ', Qt::SkipEmptyParts)) {
        if (moves.size() == MoveThought::LongestLine) {
            break;
        }
        const std::string_view vertex(word.data(), static_cast<std::size_t>(word.size()));
        moves.push_back(pointFromVertex(vertex, Largest));
        if (!moves.back() && word.compare(u"pass", Qt::CaseInsensitive) != 0) {
            return {};
        }
    }
    return lineText(moves);
}

/// The line that our own words, shinpan-engine's or Leela Zero's tell.
[[nodiscard]] QString lineIn(const QString &comment)
{
    static const QRegularExpression pattern(
        QStringLiteral("(?:^Main line[^:\\n]*|^Expected|, PV): ([A-Za-z0-9 ]+)"),
        QRegularExpression::MultilineOption);
    return pattern.match(comment).captured(1);
}

[[nodiscard]] MoveThought thoughtOf(const Evaluation &told, const QString &comment)
{
    return kept({.chances = told.blackWinRate,
                 .lead = told.blackLead,
                 .visits = told.visits,
                 .line = lineIn(comment)});
}

/// Black's view becomes the mover's, or the other way round.
[[nodiscard]] Evaluation turnedFor(Color mover, Evaluation evaluation)
{
    if (mover == Color::White) {
        if (evaluation.blackWinRate) {
            evaluation.blackWinRate = 1 - *evaluation.blackWinRate;
        }
        if (evaluation.blackLead) {
            evaluation.blackLead = -*evaluation.blackLead;
        }
    }
    return evaluation;
}

[[nodiscard]] Evaluation evaluationOf(const MoveThought &thought,
                                      Color mover,
                                      const QString &engine)
{
    return turnedFor(mover, {.blackWinRate = thought.chances,
                             .blackLead = thought.lead,
                             .visits = thought.visits,
                             .engine = engine});
}

} // namespace

bool MoveThought::listsMove(QStringView vertex) const
{
    const QStringView all(line);
    const QStringView first = all.first(all.indexOf(u' ') < 0 ? all.size() : all.indexOf(u' '));
    return first.isEmpty() || first.compare(vertex, Qt::CaseInsensitive) == 0;
}

MoveThought kept(const MoveThought &thought)
{
    const bool hasVisits = thought.visits && *thought.visits >= 0;
    return {.chances = roundedWithin(thought.chances, 0, 1, ChanceUnits),
            .lead = roundedWithin(thought.lead, -LargestLead, LargestLead, LeadUnits),
            .visits = hasVisits ? thought.visits : std::nullopt,
            .line = lineOf(thought.line)};
}

QString lineText(std::span<const std::optional<Point>> moves)
{
    moves = moves.first(std::min(moves.size(), MoveThought::LongestLine));
    std::string text;
    text.reserve(4 * moves.size() + 1);
    for (const std::optional<Point> &move : moves) {
        if (move) {
            text += vertexOf(*move);
        } else {
            text += "pass";
        }
        text += ' ';
    }
    return QString::fromLatin1(text.data(), std::max<qsizetype>(std::ssize(text) - 1, 0));
}

MoveThought thoughtInRemark(const QString &remark)
{
    const std::optional<Evaluation> told = evaluationInRemark(remark, Color::Black);
    return told ? thoughtOf(*told, remark) : MoveThought();
}

QString commentWith(const MoveThought &thought,
                    const Move &made,
                    const QString &engine,
                    const QString &remark)
{
    if (thought.isEmpty() || (!remark.isEmpty() && thoughtInRemark(remark) == thought)) {
        return remark;
    }
    QString comment = toText(evaluationOf(thought, made.color, engine.simplified()));
    if (!thought.line.isEmpty()) {
        const QString vertex = vertexText(made.point);
        const QString decided = thought.listsMove(vertex)
                                  ? QString()
                                  : QLatin1String(" before it decided for ") + vertex;
        comment =
            comment % QLatin1String("\nMain line") % decided % QLatin1String(": ") % thought.line;
    }
    return remark.isEmpty() ? comment : QString(comment % u'\n' % remark);
}

qsizetype writeThought(GameRecord &record,
                       NodeId node,
                       const Move &made,
                       const MoveThought &thought,
                       const QString &engine,
                       const QString &remark)
{
    const QString comment = commentWith(thought, made, engine, remark);
    record.setComment(node, comment);
    if (comment.size() != remark.size()) {
        writeValues(record, node, evaluationOf(thought, made.color, engine));
    }
    return comment.size() - remark.size();
}

MoveThought thoughtAt(const GameTree &tree, NodeId node)
{
    const std::optional<Move> made = moveAt(tree, node);
    const std::optional<Evaluation> told = made ? evaluationAt(tree, node) : std::nullopt;
    return told ? thoughtOf(turnedFor(made->color, *told), commentAt(tree, node)) : MoveThought();
}

} // namespace shinpan
