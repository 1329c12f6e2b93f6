#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportsections.h"
#include "core/competition/report/reportwords.h"
#include "core/competition/report/tuneplots.h"

namespace shinpan {

namespace {

[[nodiscard]] QString parametersTable(const TuneReport &tune)
{
    using Kind = MarkupTable::Kind;
    MarkupTable table(QStringLiteral("Parameters"),
                      {{"Parameter", Kind::RowHeading}, {"Best"}, {"95 %"}, {"Own"}});
    for (std::size_t i = 0; i < tune.parameters.size(); ++i) {
        const Estimate &where = tune.optimum.where[i];
        table.addRow(
            {escaped(tune.parameters[i].name), escaped(tune.valueText(i, tune.optimum.point[i])),
             escaped(QStringLiteral("%1 to %2")
                         .arg(tune.valueText(i, where.low), tune.valueText(i, where.high))),
             escaped(tune.valueText(i, tune.own[i]))});
    }
    return table.toMarkup();
}

[[nodiscard]] QString levelsTable(const TuneReport &tune)
{
    MarkupTable table(QStringLiteral("Levels"),
                      {{"Level"},
                       {escaped(tune.parameters.front().name)},
                       {"95 %"},
                       {QStringLiteral("Elo against %1").arg(escaped(tune.opponents))}});
    for (const CalibratedLevel &level : tune.levels) {
        QStringList cells;
        for (const QString &cell : levelCells(tune, level)) {
            cells += typographic(escaped(cell));
        }
        table.addRow(cells);
    }
    return table.toMarkup();
}

[[nodiscard]] QString plotsMarkup(const TuneReport &tune)
{
    QString text;
    for (std::size_t i = 0; i < tune.parameters.size(); ++i) {
        const QString name = escaped(tune.parameters[i].name);
        text += QStringLiteral("<div class=\"pair\">\n")
              + figureMarkup(QStringLiteral("Elo over %1").arg(name),
                             parameterPlot(tune, i, QStringLiteral("plot-parameter-%1").arg(i)))
              + figureMarkup(QStringLiteral("Course of %1").arg(name),
                             tuneCoursePlot(tune, i, QStringLiteral("plot-tune-%1").arg(i)))
              + QStringLiteral("</div>\n");
    }
    for (std::size_t i = 0; i < tune.maps.size(); ++i) {
        const TuneMap &map = tune.maps[i];
        text += figureMarkup(QStringLiteral("Elo over %1 and %2")
                                 .arg(escaped(tune.parameters[map.first].name),
                                      escaped(tune.parameters[map.second].name)),
                             mapPlot(tune, map, QStringLiteral("plot-map-%1").arg(i)));
    }
    return text;
}

} // namespace

QString tuneMarkup(const CompetitionReport &report)
{
    if (!report.tune) {
        return {};
    }
    const TuneReport &tune = *report.tune;
    if (!tune.levels.empty()) {
        return levelsTable(tune) + plotsMarkup(tune);
    }
    QString text = parametersTable(tune);
    for (const QString &line : {strengthText(tune), certaintyText(tune), certificateText(tune)}) {
        text += line.isEmpty()
                  ? QString()
                  : QStringLiteral("<p>%1.</p>\n").arg(typographic(escaped(capitalized(line))));
    }
    QStringList status;
    for (const QString &line : tune.status) {
        status += escaped(line);
    }
    return text + plotsMarkup(tune)
         + folded(QStringLiteral("What the method says"),
                  QStringLiteral("<pre>") + status.join(u'\n') + QStringLiteral("</pre>"));
}

} // namespace shinpan
