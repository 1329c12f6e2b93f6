#include "ui/competition/sprtpanel.h"

#include "core/competition/report/report.h"
#include "ui/competition/llrplot.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <cmath>

namespace shinpan {

namespace {

[[nodiscard]] QString elo(double value)
{
    const QString text = text::decimal(value, value == std::round(value) ? 0 : 1);
    return value > 0 ? u'+' + text : text;
}

} // namespace

SprtPanel::SprtPanel(QWidget *parent)
    : QWidget(parent)
    , m_plot(new LlrPlot)
    , m_verdict(new QLabel)
{
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setLayout(form::column(spacing::Tight,
                           {form::heading(tr("Sequential test")), {m_plot, 1}, m_verdict}));
    hide();
}

void SprtPanel::showReport(const CompetitionReport &report)
{
    setVisible(report.sprt.has_value());
    if (!report.sprt) {
        return;
    }
    const SprtReport &test = *report.sprt;
    m_plot->showTest(test);
    const QString first = report.players.front().id;
    const QString second = report.players.back().id;
    const QString ratio = tr("LLR %1, from %2 to %3")
                              .arg(text::decimal(test.llr, 2), text::decimal(test.lower, 2),
                                   text::decimal(test.upper, 2));
    const QString verdict =
        test.verdict == SprtVerdict::AcceptH1
            ? tr("%1 is stronger than %2: H1 (%3 Elo) is accepted.")
                  .arg(first, second, elo(test.test.elo1))
        : test.verdict == SprtVerdict::AcceptH0
            ? tr("%1 is not that much stronger than %2: H0 (%3 Elo) is accepted.")
                  .arg(first, second, elo(test.test.elo0))
        : test.isExhausted
            ? tr("No verdict: the latest games only repeat earlier ones.")
            : tr("Undecided between %1 and %2 Elo.").arg(elo(test.test.elo0), elo(test.test.elo1));
    m_verdict->setText(verdict + u' ' + ratio);
}

} // namespace shinpan
