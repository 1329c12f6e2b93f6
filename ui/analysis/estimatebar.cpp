#include "ui/analysis/estimatebar.h"

#include "ui/analysis/scoreestimator.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

#include <cmath>

namespace shinpan {

namespace {

/// "Black is ahead by 3.5 points".
[[nodiscard]] QString leadText(double lead)
{
    const QString points = QLocale().toString(std::abs(lead), 'f', 1);
    if (std::abs(lead) < 0.05) {
        return EstimateBar::tr("The game is even");
    }
    return lead > 0 ? EstimateBar::tr("Black is ahead by %1 points").arg(points)
                    : EstimateBar::tr("White is ahead by %1 points").arg(points);
}

} // namespace

EstimateBar::EstimateBar(ScoreEstimator &estimator, QWidget *parent)
    : Card(parent)
    , m_estimator(estimator)
    , m_score(new QLabel(this))
    , m_sources(new QLabel(this))
{
    setAccessibleName(tr("Estimate of the score"));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_score->setFont(bold);
    m_sources->setWordWrap(true);
    auto *close = new QToolButton(this);
    close->setIcon(symbolIcon(Symbol::Close));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Put the estimate away"));
    close->setToolTip(tr("Put away (Esc)"));
    connect(close, &QToolButton::clicked, &estimator, &ScoreEstimator::end);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Wide, spacing::Normal, spacing::Normal, spacing::Normal);
    row->setSpacing(spacing::Wide);
    row->addWidget(m_score);
    row->addWidget(m_sources, 1);
    row->addWidget(close);
    hide();
    connect(&estimator, &ScoreEstimator::changed, this, &EstimateBar::showEstimate);
}

QString EstimateBar::text() const
{
    return m_score->text() + QStringLiteral(" · ") + m_sources->text();
}

void EstimateBar::showEstimate()
{
    const bool wasNew = isHidden();
    setVisible(m_estimator.isWanted());
    if (!m_estimator.isWanted()) {
        return;
    }
    const std::optional<ScoreEstimator::Shown> &shown = m_estimator.shown();
    m_score->setText(shown ? leadText(shown->estimate.lead) : tr("Estimating…"));
    m_sources->setText(sources());
    setAccessibleDescription(text());
    QAccessibleEvent news(this, wasNew ? QAccessible::Alert : QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&news);
}

QString EstimateBar::sources() const
{
    QStringList parts;
    if (const std::optional<ScoreEstimator::Shown> &shown = m_estimator.shown()) {
        switch (shown->estimate.source) {
        case ScoreEstimate::Source::Analysis:
            parts.append(tr("Analysis of %1").arg(shown->engine));
            break;
        case ScoreEstimate::Source::Estimate:
            parts.append(tr("Estimate of %1").arg(shown->engine));
            break;
        case ScoreEstimate::Source::DeadStones:
            parts.append(tr("Counted without the stones that %1 calls dead").arg(shown->engine));
            break;
        case ScoreEstimate::Source::Playouts:
            parts.append(tr("Shinpan’s own rough estimate"));
            break;
        }
        if (shown->areAreasOurs) {
            parts.append(tr("areas: Shinpan’s own rough estimate"));
        }
    }
    if (const QString awaited = m_estimator.awaited(); !awaited.isEmpty()) {
        parts.append(tr("asking %1…").arg(awaited));
    }
    for (const QString &engine : m_estimator.silent()) {
        parts.append(tr("%1 cannot tell").arg(engine));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace shinpan
