#include "ui/review/mistakemodel.h"

#include "ui/analysis/candidatetext.h"
#include "ui/kit/symbol.h"
#include "ui/words/text.h"

#include <QIcon>

#include <algorithm>
#include <limits>

namespace shinpan {

namespace {

/// The order by place on the board: columns from left to right, then rows from below.
[[nodiscard]] int orderOf(const std::optional<Point> &point)
{
    return point ? point->column * MaxBoardSide + point->row : -1;
}

[[nodiscard]] QVariant textAt(const JudgedMove &move, int column)
{
    switch (column) {
    case MistakeModel::NumberColumn:
        return move.number;
    case MistakeModel::MoveColumn:
        return candidateName(move.move.point);
    case MistakeModel::LossColumn:
        return QString(percentText(move.loss.winrate) + u'%');
    case MistakeModel::PointsColumn:
        return move.loss.points ? text::decimal(*move.loss.points, 1) : QString();
    case MistakeModel::ChoiceColumn:
        return move.choice.order < 0 ? QString() : candidateName(move.choice.move);
    case MistakeModel::VisitsColumn:
        return move.visits == 0 ? QString() : shortCount(move.visits);
    default:
        return {};
    }
}

[[nodiscard]] QVariant valueAt(const JudgedMove &move, int column)
{
    switch (column) {
    case MistakeModel::NumberColumn:
        return move.number;
    case MistakeModel::MoveColumn:
        return orderOf(move.move.point);
    case MistakeModel::LossColumn:
        return move.loss.winrate;
    case MistakeModel::PointsColumn:
        return move.loss.points.value_or(-std::numeric_limits<float>::infinity());
    case MistakeModel::ChoiceColumn:
        return orderOf(move.choice.move);
    case MistakeModel::VisitsColumn:
        return qlonglong(move.visits);
    default:
        return {};
    }
}

[[nodiscard]] QVariant alignmentOf(int column)
{
    const bool isMove = column == MistakeModel::MoveColumn;
    return QVariant((isMove ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
}

[[nodiscard]] QVariant stoneIcon(Color color)
{
    return symbolIcon(color == Color::Black ? Symbol::BlackStone : Symbol::WhiteStone);
}

} // namespace

void MistakeModel::setMoves(std::vector<JudgedMove> moves)
{
    beginResetModel();
    m_moves = std::move(moves);
    endResetModel();
}

int MistakeModel::rowOf(NodeId node) const
{
    const auto found = std::ranges::find(m_moves, node, &JudgedMove::node);
    return found == m_moves.end() ? -1 : static_cast<int>(found - m_moves.begin());
}

bool MistakeModel::tellsPoints() const
{
    return std::ranges::any_of(m_moves,
                               [](const JudgedMove &move) { return move.loss.points.has_value(); });
}

int MistakeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_moves.size());
}

int MistakeModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MistakeModel::data(const QModelIndex &index, int role) const
{
    const JudgedMove &shown = move(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textAt(shown, index.column());
    case Qt::DecorationRole:
        return index.column() == MoveColumn ? stoneIcon(shown.move.color) : QVariant();
    case Qt::AccessibleTextRole:
        if (index.column() == MoveColumn) {
            return (shown.move.color == Color::Black ? tr("Black %1") : tr("White %1"))
                .arg(candidateName(shown.move.point));
        }
        return textAt(shown, index.column());
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    case SortRole:
        return valueAt(shown, index.column());
    default:
        return {};
    }
}

QVariant MistakeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    const QStringList names{tr("No."),    tr("Move"),   tr("Loss"),
                            tr("Points"), tr("Better"), tr("Visits")};
    const QStringList tips{tr("Number of the move"),
                           tr("The move that was played"),
                           tr("By how much it lowered the chance to win"),
                           tr("What it lost in points"),
                           tr("What the engine would have played"),
                           tr("How often the engine looked at the position after the move")};
    switch (role) {
    case Qt::DisplayRole:
        return names.value(section);
    case Qt::ToolTipRole:
        return tips.value(section);
    case Qt::TextAlignmentRole:
        return alignmentOf(section);
    default:
        return {};
    }
}

} // namespace shinpan
