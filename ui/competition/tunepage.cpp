#include "ui/competition/tunepage.h"

#include "ui/competition/bestcourseplot.h"
#include "ui/competition/elocurveplot.h"
#include "ui/competition/elomapplot.h"
#include "ui/competition/readtable.h"
#include "ui/kit/forms.h"
#include "ui/kit/rowsmodel.h"
#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <QGridLayout>
#include <QLabel>

namespace shinpan {

namespace {

constexpr int MostParametersInSight = 4;

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

/// The belief as "35 (12 to 58)".
[[nodiscard]] QString withRange(const EloBelief &belief)
{
    const Estimate elo = belief.estimate();
    return TunePage::tr("%1 (%2 to %3)").arg(number(elo.value), number(elo.low), number(elo.high));
}

[[nodiscard]] QString verdictSentence(const SprtState &test)
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

[[nodiscard]] QString certificateSentence(const TuneReport &tune)
{
    if (!tune.certificate) {
        return tune.isOver
                 ? TunePage::tr("The values found are to be proved against the engine’s own.")
                 : TunePage::tr(
                     "At its end, the values found are proved against the engine’s own.");
    }
    const SprtState &test = *tune.certificate;
    const auto decimal = [](double value) { return text::decimal(value, 2); };
    return verdictSentence(test) + u' '
         + TunePage::tr("%n game(s), LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).", nullptr, test.games)
               .arg(decimal(test.llr), decimal(test.lower), number(test.test.elo0),
                    decimal(test.upper), number(test.test.elo1));
}

} // namespace

TunePage::TunePage(QWidget *parent)
    : QScrollArea(parent)
    , m_parameters(new RowsModel({}, this))
    , m_strength(sentence())
    , m_certainty(sentence())
    , m_certificate(sentence())
    , m_match(form::button(tr("Show the &Match")))
    , m_keep(form::button(tr("&Keep as Strengths…")))
    , m_grid(new QGridLayout)
{
    auto *table = new ReadTable(*m_parameters, tr("Parameters"));
    auto *content = new QWidget;
    auto *column =
        form::column(spacing::Normal,
                     {table, form::row(spacing::Normal, {{m_strength, 1}, m_keep}), m_certainty,
                      form::row(spacing::Normal, {{m_certificate, 1}, m_match})},
                     {spacing::Normal, spacing::Normal, spacing::Normal, spacing::Normal});
    m_grid->setSpacing(spacing::Normal);
    column->addLayout(m_grid, 1);
    table->fitRows(1, MostParametersInSight);
    m_keep->setEnabled(false);
    m_keep->setToolTip(tr("New Game and the start page offer them then"));
    connect(m_match, &QPushButton::clicked, this, &TunePage::certificateRequested);
    connect(m_keep, &QPushButton::clicked, this, &TunePage::strengthsRequested);
    content->setLayout(column);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Tuning"));
}

void TunePage::showTune(const std::shared_ptr<const TuneReport> &shown)
{
    const bool isCalibration = !shown->levels.empty();
    isCalibration ? showLevels(*shown) : showBest(*shown);
    m_keep->setVisible(isCalibration);
    m_certainty->setVisible(!isCalibration);
    showCertificate(*shown);
    showPlots(shown);
}

void TunePage::showBest(const TuneReport &tune)
{
    std::vector<QStringList> rows;
    for (std::size_t i = 0; i < tune.parameters.size(); ++i) {
        const Estimate &where = tune.optimum.where[i];
        rows.push_back(
            {tune.parameters[i].name, tune.valueText(i, tune.optimum.point[i]),
             tr("%1 to %2").arg(tune.valueText(i, where.low), tune.valueText(i, where.high)),
             tune.valueText(i, tune.own[i])});
    }
    m_parameters->setColumns(textColumns({tr("Parameter"), tr("Best"), tr("95 %"), tr("Own")}, 1));
    m_parameters->setRows(textRows(rows));
    const QString aboveOwn = withRange(tune.optimum.aboveStart);
    m_strength->setText(tune.meetsItself
                            ? tr("%1 Elo above the engine’s own values.").arg(aboveOwn)
                            : tr("%1 Elo against %2, %3 above the engine’s own values.")
                                  .arg(withRange(tune.optimum.elo), tune.opponents, aboveOwn));
    m_certainty->setText(
        tr("Nothing in the range is more than %1 Elo better: %2 % sure.")
            .arg(number(TuningOptimum::Close), number(100 * tune.optimum.certainty)));
}

void TunePage::showLevels(const TuneReport &tune)
{
    std::vector<QStringList> rows;
    int precise = 0;
    bool isAnyWithin = false;
    for (const CalibratedLevel &level : tune.levels) {
        const double margin = level.elo.high - level.elo.value;
        precise += level.isWithin && margin <= tune.precision ? 1 : 0;
        isAnyWithin = isAnyWithin || level.isWithin;
        const QString sign = level.target > 0 ? QStringLiteral("+") : QString();
        rows.push_back(
            {sign + number(level.target), tune.valueText(0, level.where.value),
             tr("%1 to %2")
                 .arg(tune.valueText(0, level.where.low), tune.valueText(0, level.where.high)),
             level.isWithin ? tr("%1 ± %2").arg(number(level.elo.value), number(margin))
                            : tr("out of range")});
    }
    m_parameters->setColumns(textColumns({tr("Level"), tune.parameters.front().name, tr("95 %"),
                                          tr("Elo against %1").arg(tune.opponents)},
                                         1));
    m_parameters->setRows(textRows(rows));
    m_strength->setText(
        tr("%1 of %n level(s) known to ±%2 Elo.", nullptr, static_cast<int>(tune.levels.size()))
            .arg(precise)
            .arg(number(tune.precision)));
    m_keep->setEnabled(tune.isOver && isAnyWithin);
}

void TunePage::showCertificate(const TuneReport &tune)
{
    m_certificate->setVisible(tune.wantsCertificate);
    m_match->setVisible(tune.wantsCertificate);
    m_match->setEnabled(tune.isOver);
    m_match->setText(tune.isOver && !tune.certificate ? tr("Play the &Match")
                                                      : tr("Show the &Match"));
    if (tune.wantsCertificate) {
        m_certificate->setText(certificateSentence(tune));
    }
}

/// Each parameter has a row of the grid; pairs of them come below.
void TunePage::showPlots(const std::shared_ptr<const TuneReport> &tune)
{
    const bool hasCourse = tune->levels.empty(); // a calibration looks for no best point
    const std::size_t wanted = hasCourse ? 2 * tune->parameters.size() + tune->maps.size() : 1;
    if (m_plots.size() != wanted) { // another file
        qDeleteAll(m_plots);
        m_plots.clear();
    }
    for (std::size_t i = m_plots.size(); i < wanted; ++i) {
        const std::size_t parameter = i / 2;
        TunePlot *plot = nullptr;
        if (parameter >= tune->parameters.size()) {
            plot = new EloMapPlot(i - 2 * tune->parameters.size());
        } else if (i % 2 == 0) {
            plot = new EloCurvePlot(parameter);
        } else {
            plot = new BestCoursePlot(parameter);
        }
        m_grid->addWidget(plot, static_cast<int>(parameter), static_cast<int>(i % 2));
        m_plots.push_back(plot);
    }
    for (TunePlot *const plot : m_plots) {
        plot->showTune(tune);
    }
}

} // namespace shinpan
