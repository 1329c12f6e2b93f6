#include "ui/competition/tunepage.h"

#include "core/competition/report/tunereport.h"
#include "ui/competition/competitionmodels.h"
#include "ui/competition/readtable.h"
#include "ui/competition/tuneplot.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <QGridLayout>
#include <QLabel>

namespace shinpan {

namespace {

[[nodiscard]] QLabel *sentence()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

[[nodiscard]] QString number(double value)
{
    return text::decimal(value, 0);
}

/// "35 (12 to 58)"
[[nodiscard]] QString withRange(const EloBelief &belief)
{
    const Estimate elo = belief.estimate();
    return TunePage::tr("%1 (%2 to %3)").arg(number(elo.value), number(elo.low), number(elo.high));
}

[[nodiscard]] QString certificateSentence(const SprtState &test)
{
    switch (test.verdict) {
    case SprtVerdict::AcceptH1:
        return TunePage::tr("Proved: the values found are stronger than the engine’s own.");
    case SprtVerdict::AcceptH0:
        return TunePage::tr("Refuted: the values found are not stronger by so much.");
    case SprtVerdict::Continue:
        return TunePage::tr("The match against the engine’s own values is not decided yet.");
    }
    Q_UNREACHABLE();
}

} // namespace

TunePage::TunePage(QWidget *parent)
    : QScrollArea(parent)
    , m_parameters(new TextRowsModel({tr("Parameter"), tr("Best"), tr("95 %"), tr("Own")}, 1, this))
    , m_strength(sentence())
    , m_certainty(sentence())
    , m_certificate(sentence())
    , m_grid(new QGridLayout)
{
    auto *table = new ReadTable(*m_parameters, tr("Parameters"));
    auto *content = new QWidget;
    auto *column =
        form::column(spacing::Normal, {{table, 1}, m_strength, m_certainty, m_certificate},
                     {spacing::Normal, spacing::Normal, spacing::Normal, spacing::Normal});
    column->addLayout(m_grid, 2);
    content->setLayout(column);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Tuning"));
}

void TunePage::showTune(const TuneReport &tune)
{
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < tune.parameters.size(); ++i) {
        const Estimate &where = tune.optimum.where[i];
        rows.push_back(
            {tune.parameters[i].name, tune.valueText(i, tune.optimum.point[i]),
             tr("%1 to %2").arg(tune.valueText(i, where.low), tune.valueText(i, where.high)),
             tune.valueText(i, tune.own[i])});
        if (m_plots.size() <= i) {
            auto *plot = new TunePlot(i);
            constexpr int PlotsInARow = 2;
            m_grid->addWidget(plot, static_cast<int>(i) / PlotsInARow,
                              static_cast<int>(i) % PlotsInARow);
            m_plots.push_back(plot);
        }
        m_plots[i]->showTune(tune);
    }
    m_parameters->setRows(rows);
    m_strength->setText(
        tr("%1 Elo against %2, %3 above the engine’s own values.")
            .arg(withRange(tune.optimum.elo), tune.opponents, withRange(tune.optimum.aboveStart)));
    m_certainty->setText(
        tr("Nothing in the range is more than %1 Elo better: %2 % sure.")
            .arg(number(TuningOptimum::Close), number(100 * tune.optimum.certainty)));
    m_certificate->setVisible(tune.certificate.has_value());
    if (tune.certificate) {
        m_certificate->setText(certificateSentence(*tune.certificate));
    }
}

} // namespace shinpan
