#include "ui/analysis/candidatemodel.h"

#include "ui/analysis/candidatetext.h"

#include <QIcon>
#include <QIconEngine>
#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

/// A disc of the colour that the candidate has on the board. Drawn anew each time: a pixmap made
/// for each report would fill Qt's pixmap cache with what is never asked for again.
class Disc final : public QIconEngine
{
public:
    explicit Disc(const QColor &color)
        : m_color(color)
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        const qreal side = std::min({rect.width(), rect.height(), Size});
        QRectF disc(0, 0, side - 2, side - 2);
        disc.moveCenter(QRectF(rect).center());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(m_color.darker(140), 1));
        painter->setBrush(m_color);
        painter->drawEllipse(disc);
        painter->restore();
    }

    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        return size.boundedTo({Size, Size});
    }

    QIconEngine *clone() const override { return new Disc(*this); }

private:
    static constexpr int Size = 12; ///< at most, device-independent pixels

    QColor m_color;
};

[[nodiscard]] CandidateValue valueOf(int column)
{
    switch (column) {
    case CandidateModel::WinRateColumn:
        return CandidateValue::WinRate;
    case CandidateModel::LeadColumn:
        return CandidateValue::Lead;
    case CandidateModel::LossColumn:
        return CandidateValue::Loss;
    case CandidateModel::VisitsColumn:
        return CandidateValue::Visits;
    case CandidateModel::LcbColumn:
        return CandidateValue::Lcb;
    default:
        return CandidateValue::Policy;
    }
}

} // namespace

void CandidateModel::setAnalysis(const Analysis *analysis, Perspective perspective)
{
    Analysis shown = analysis ? *analysis : Analysis();
    std::erase_if(shown.candidates,
                  [](const Candidate &candidate) { return candidate.visits == 0; });
    resizeTo(static_cast<int>(shown.candidates.size()));
    m_analysis = std::move(shown);
    m_viewer = viewerOf(perspective, m_analysis.toMove);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

/// Rows come and go at the end, so that views keep their place.
void CandidateModel::resizeTo(int rows)
{
    const int before = rowCount();
    if (rows > before) {
        beginInsertRows({}, before, rows - 1);
        m_analysis.candidates.resize(static_cast<std::size_t>(rows));
        endInsertRows();
    } else if (rows < before) {
        beginRemoveRows({}, rows, before - 1);
        m_analysis.candidates.resize(static_cast<std::size_t>(rows));
        endRemoveRows();
    }
}

std::optional<Point> CandidateModel::moveAt(int row) const
{
    return m_analysis.candidates[static_cast<std::size_t>(row)].move;
}

int CandidateModel::rowOf(const std::optional<Point> &move) const
{
    const auto &candidates = m_analysis.candidates;
    const auto found = std::ranges::find(candidates, move, &Candidate::move);
    return found == candidates.end() ? -1 : static_cast<int>(found - candidates.begin());
}

int CandidateModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_analysis.candidates.size());
}

int CandidateModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CandidateModel::data(const QModelIndex &index, int role) const
{
    const Candidate &candidate = m_analysis.candidates[static_cast<std::size_t>(index.row())];
    const bool isMove = index.column() == MoveColumn;
    switch (role) {
    case Qt::DisplayRole:
        return isMove ? candidateName(candidate.move)
                      : valueText(valueOf(index.column()), candidate, m_analysis, m_viewer);
    case Qt::DecorationRole:
        return isMove ? QVariant(QIcon(new Disc(candidateColor(candidate, m_analysis))))
                      : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(isMove ? Qt::AlignLeft | Qt::AlignVCenter
                               : Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((section == MoveColumn ? Qt::AlignLeft : Qt::AlignRight)
                        | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case MoveColumn:
        return tr("Move");
    case WinRateColumn:
        return tr("Win %");
    case LeadColumn:
        return tr("Lead");
    case LossColumn:
        return tr("Loss");
    case VisitsColumn:
        return tr("Visits");
    case LcbColumn:
        return tr("LCB");
    case PolicyColumn:
        return tr("Policy");
    default:
        return {};
    }
}

} // namespace shinpan
