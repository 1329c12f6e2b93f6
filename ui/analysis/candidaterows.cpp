#include "ui/analysis/candidaterows.h"

#include "ui/analysis/candidatetext.h"

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

} // namespace

std::vector<TableColumn> CandidateRows::columns()
{
    return {{tr("Move")},         {tr("Win %"), true}, {tr("Lead"), true},  {tr("Loss"), true},
            {tr("Visits"), true}, {tr("LCB"), true},   {tr("Policy"), true}};
}

TableRow CandidateRows::of(const Candidate &candidate,
                           const Analysis &analysis,
                           Perspective perspective)
{
    using enum CandidateValue;
    const Color viewer = viewerOf(perspective, analysis.toMove);
    TableRow row;
    row.push_back({.text = candidateName(candidate.move),
                   .icon = QIcon(new Disc(candidateColor(candidate, analysis)))});
    for (const CandidateValue value : {WinRate, Lead, Loss, Visits, Lcb, Policy}) {
        row.push_back({valueText(value, candidate, analysis, viewer)});
    }
    return row;
}

} // namespace shinpan
