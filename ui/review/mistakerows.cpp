#include "ui/review/mistakerows.h"

#include "ui/analysis/candidatetext.h"
#include "ui/kit/symbol.h"
#include "ui/words/text.h"

#include <limits>

namespace shinpan {

namespace {

/// The order by place on the board: columns from left to right, then rows from below.
[[nodiscard]] int orderOf(const std::optional<Point> &point)
{
    return point ? point->column * MaxBoardSide + point->row : -1;
}

[[nodiscard]] QIcon stoneIcon(Color color)
{
    return symbolIcon(color == Color::Black ? Symbol::BlackStone : Symbol::WhiteStone);
}

} // namespace

std::vector<TableColumn> MistakeRows::columns()
{
    return {{tr("No."), true, tr("Number of the move")},
            {tr("Move"), false, tr("The move that was played")},
            {tr("Loss"), true, tr("By how much it lowered the chance to win")},
            {tr("Points"), true, tr("What it lost in points")},
            {tr("Better"), true, tr("What the engine would have played")},
            {tr("Visits"), true, tr("How often the engine looked at the position after the move")}};
}

std::vector<TableRow> MistakeRows::of(const std::vector<JudgedMove> &moves)
{
    constexpr float None = -std::numeric_limits<float>::infinity();
    std::vector<TableRow> rows;
    for (const JudgedMove &move : moves) {
        const QString name = candidateName(move.move.point);
        const std::optional<float> &points = move.loss.points;
        const bool hasChoice = move.choice.order >= 0;
        rows.push_back(
            {{QString::number(move.number), move.number},
             {name, orderOf(move.move.point),
              (move.move.color == Color::Black ? tr("Black %1") : tr("White %1")).arg(name),
              stoneIcon(move.move.color)},
             {percentText(move.loss.winrate) + u'%', move.loss.winrate},
             {points ? text::decimal(*points, 1) : QString(), points.value_or(None)},
             {hasChoice ? candidateName(move.choice.move) : QString(), orderOf(move.choice.move)},
             {move.visits == 0 ? QString() : shortCount(move.visits), qlonglong(move.visits)}});
    }
    return rows;
}

} // namespace shinpan
