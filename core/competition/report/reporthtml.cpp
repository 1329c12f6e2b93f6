#include "core/competition/report/gametext.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/report/reportmarkup.h"
#include "core/competition/report/reportpage.h"
#include "core/competition/report/reportplots.h"
#include "core/competition/report/reportsections.h"
#include "core/competition/report/reporttable.h"
#include "core/competition/report/reportwords.h"

#include <QCryptographicHash>
#include <QResource>

#include <utility>

// Resources of a static library must be asked for; the macro does not work inside a namespace.
static void initialiseReport()
{
    Q_INIT_RESOURCE(report);
}

namespace shinpan {

namespace {

using Column = MarkupTable::Column;

QString elo(double value)
{
    return typographic(signedDecimal(value, 1));
}

QString fact(const QString &name, const QString &value, const QString &more = {})
{
    return QStringLiteral("<div><dt>%1</dt><dd>%2%3</dd></div>\n")
        .arg(name, value,
             more.isEmpty() ? QString() : QStringLiteral("<small>%1</small>").arg(more));
}

QString facts(const QString &content)
{
    return QStringLiteral("<dl class=\"facts\">\n") + content + QStringLiteral("</dl>\n");
}

/// The cell under the heading of that column, and its class.
std::pair<QString, QString> cellMarkup(const ReportCell &cell, ColumnKind column)
{
    if (const auto *player = std::get_if<PlayerCell>(&cell)) {
        return {nameMarkup(player->name), {}};
    }
    if (const auto *machine = std::get_if<MachineCell>(&cell)) {
        return {escaped(machineName(machine->name)), {}};
    }
    if (const auto *value = std::get_if<PointsCell>(&cell)) {
        return {cellText(*value, column), {}};
    }
    if (const auto *value = std::get_if<CountCell>(&cell)) {
        return {cellText(*value, column), {}};
    }
    if (const auto *score = std::get_if<ScoreCell>(&cell)) {
        const auto games = static_cast<double>(score->games);
        return column == ColumnKind::Score
                 ? std::pair(percent(score->points, score->games), QString())
                 : std::pair(points(score->points) + QStringLiteral("–")
                                 + points(games - score->points),
                             heatClass(score->points / games));
    }
    if (const auto *likelihood = std::get_if<LikelihoodCell>(&cell)) {
        return {escaped(percent(likelihood->value, 1)), heatClass(likelihood->value)};
    }
    if (std::holds_alternative<SelfCell>(cell)) {
        return {QStringLiteral(" "), QStringLiteral("heat self")};
    }
    return column == ColumnKind::Opponent ? std::pair(QStringLiteral(" "), heatClass(0))
                                          : std::pair(QString(), QString());
}

std::vector<Column> markupColumns(const std::vector<ReportColumn> &columns)
{
    std::vector<Column> headings;
    for (const ReportColumn &column : columns) {
        if (column.kind == ColumnKind::Player || column.kind == ColumnKind::Machine) {
            headings.push_back(Column(capitalized(column.name), MarkupTable::Kind::RowHeading));
        } else if (column.kind == ColumnKind::Elo) {
            headings.push_back(Column(column.name, MarkupTable::Kind::Number,
                                      QStringLiteral("against the mean of all players")));
            headings.push_back({"95 %"});
        } else {
            headings.push_back(Column(column.kind == ColumnKind::Opponent
                                          ? nameMarkup(column.name)
                                          : capitalized(column.name)));
        }
    }
    return headings;
}

/// The table; an Elo takes two columns, with its interval in the second one.
QString tableMarkup(const ReportTable &table, const QString &caption)
{
    MarkupTable markup(caption, markupColumns(table.columns));
    for (const std::vector<ReportCell> &row : table.rows) {
        QStringList cells;
        std::vector<QString> classes;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (table.columns[i].kind == ColumnKind::Elo) {
                const auto *rating = std::get_if<Estimate>(&row[i]);
                cells += rating ? elo(rating->value) : QString();
                cells += rating ? QStringLiteral("± ") + decimal(rating->high - rating->value, 1)
                                : QString();
                classes.resize(classes.size() + 2);
                continue;
            }
            const auto [content, name] = cellMarkup(row[i], table.columns[i].kind);
            cells += content;
            classes.push_back(name);
        }
        markup.addRow(cells);
        for (std::size_t i = 0; i < classes.size(); ++i) {
            markup.setClass(i, classes[i]);
        }
    }
    return markup.toMarkup();
}

QString standingsMarkup(const CompetitionReport &report)
{
    using enum ColumnKind;
    const ReportTable table =
        standingsTable(standingsColumns({Place, Player, Points, Elo, TieBreak, Byes, Games, Score},
                                        report.tieBreaks),
                       playerStandings(report));
    return QStringLiteral("<div class=\"beside\">\n<div>")
         + tableMarkup(table, QStringLiteral("Standings")) + QStringLiteral("</div>\n")
         + figureMarkup(QStringLiteral("Ratings"),
                        ratingsPlot(report, QStringLiteral("plot-ratings")))
         + QStringLiteral("</div>\n");
}

/// A table of players against players under a sentence about it; nothing without rows.
QString matrixMarkup(const ReportTable &table, const QString &note, const QString &caption)
{
    return table.rows.empty()
             ? QString()
             : QStringLiteral("<p class=\"note\">%1</p>\n").arg(note) + tableMarkup(table, caption);
}

QString sprtMarkup(const CompetitionReport &report)
{
    if (!report.sprt) {
        return {};
    }
    const SprtReport &sprt = *report.sprt;
    const QString copies =
        sprt.copies > 0 ? QStringLiteral("of new games; %1, which add nothing").arg(gamesText(sprt))
                        : QString();
    const QString beyond = beyondText(sprt);
    return QStringLiteral("<p>") + typographic(escaped(hypothesesText(sprt.test)))
         + QStringLiteral("</p>\n<div class=\"pair\">\n")
         + facts(fact(QStringLiteral("Verdict"), typographic(escaped(verdictText(sprt))))
                 + fact(QStringLiteral("Log-likelihood ratio"),
                        typographic(signedDecimal(sprt.llr, 2)),
                        typographic(QStringLiteral("bounds %1 and %2")
                                        .arg(decimal(sprt.lower, 2), decimal(sprt.upper, 2))))
                 + fact(QStringLiteral("Pairs"), QString::number(sprt.pairs.total()),
                        copies.isEmpty() || beyond.isEmpty()
                            ? copies + beyond
                            : copies + QStringLiteral("; ") + beyond))
         + figureMarkup(QStringLiteral("Its path"), llrPlot(sprt, QStringLiteral("plot-llr")))
         + QStringLiteral("</div>\n");
}

QString colorsMarkup(const CompetitionReport &report)
{
    const Tally &black = report.colors.black;
    if (black.counts.total() == 0) {
        return {};
    }
    const Estimate score = report.blackScore;
    QString text = fact(QStringLiteral("Black’s score"), percent(score.value), percentSpan(score));
    if (report.ratings && report.ratings->colorAdvantage()) {
        const Estimate advantage = *report.ratings->colorAdvantage();
        text +=
            fact(QStringLiteral("Having Black is worth"),
                 elo(advantage.value) + QStringLiteral(" Elo"), typographic(eloRange(advantage)));
    }
    if (report.ratings && report.ratings->fairKomi()) {
        const Estimate komi = *report.ratings->fairKomi();
        text += fact(
            QStringLiteral("Fair komi"), typographic(decimal(komi.value, 2)),
            typographic(decimal(komi.low, 2) + QStringLiteral(" to ") + decimal(komi.high, 2)));
    }
    return facts(text);
}

QString headerMarkup(const CompetitionReport &report)
{
    QString text = QStringLiteral("<header>\n<p class=\"kind\">%1</p>\n<h1><bdi>%2</bdi></h1>\n")
                       .arg(capitalized(kindOf(report.type).text), escaped(report.name));
    if (!report.description.isEmpty()) {
        QStringList lines;
        for (const QString &line : report.description.trimmed().split(u'\n')) {
            lines += escaped(line);
        }
        text +=
            QStringLiteral("<p class=\"about\">") + lines.join(u'\n') + QStringLiteral("</p>\n");
    }
    text += QStringLiteral("<p>%1%2.</p>\n")
                .arg(escaped(progressText(report)),
                     report.isOver ? QStringLiteral("; it is over") : QString());
    const QString terms = termsOf(report).join(QStringLiteral(" · "));
    text += terms.isEmpty() ? QString()
                            : QStringLiteral("<p class=\"note\">%1</p>\n").arg(escaped(terms));
    for (const QString &warning : {report.note, duplicatesText(report), leftOutText(report)}) {
        text += warning.isEmpty() ? QString()
                                  : QStringLiteral("<p class=\"warning\">%1</p>\n")
                                        .arg(escaped(capitalized(warning)));
    }
    return text + QStringLiteral("</header>\n");
}

QString crosstableMarkup(const CompetitionReport &report)
{
    return matrixMarkup(crosstable(report),
                        QStringLiteral("What a row’s player scored against a column’s."),
                        QStringLiteral("Crosstable"));
}

QString superiorityMarkup(const CompetitionReport &report)
{
    return matrixMarkup(superiorityTable(report),
                        QStringLiteral("How likely a row’s player is stronger than a column’s, "
                                       "from all games of the pool."),
                        QStringLiteral("Likelihood of superiority"));
}

/// The page of a running competition stays an overview.
QString fewMatchupsMarkup(const CompetitionReport &report)
{
    constexpr std::size_t MostShown = 6;
    return report.matchups.size() <= MostShown ? matchupsMarkup(report) : QString();
}

QString machinesMarkup(const CompetitionReport &report)
{
    if (report.machines.empty()) {
        return {};
    }
    const QString note = report.players.size() == 2
                           ? QStringLiteral("<p class=\"note\">Scores are those of %1.</p>\n")
                                 .arg(nameMarkup(report, 0))
                           : QString();
    return note + tableMarkup(machinesTable(report.machines, false), QStringLiteral("Machines"));
}

using Writer = QString (*)(const CompetitionReport &);

struct Section
{
    const char *id;
    const char *heading;
    Writer markup;
    Writer liveMarkup; ///< null: not while it is played
};

constexpr Section Sections[] = {
    {"tuning", "Tuning", tuneMarkup, tuneMarkup},
    {"standings", "Standings", standingsMarkup, standingsMarkup},
    {"bracket", "Bracket", bracketMarkup, bracketMarkup},
    {"rounds", "Rounds", roundsMarkup, roundsMarkup},
    {"sprt", "Sequential test", sprtMarkup, sprtMarkup},
    {"crosstable", "Crosstable", crosstableMarkup, crosstableMarkup},
    {"superiority", "Who is stronger", superiorityMarkup, superiorityMarkup},
    {"colours", "Black and White", colorsMarkup, colorsMarkup},
    {"matchups", "Matchups", matchupsMarkup, fewMatchupsMarkup},
    {"openings", "Openings", openingsMarkup, nullptr},
    {"machines", "Machines", machinesMarkup, machinesMarkup},
    {"players", "Players", playersMarkup, nullptr},
    {"games", "Games", gamesMarkup, nullptr},
    {"events", "Events", eventsMarkup, nullptr},
};

/// What shows games on a page, and what of it is allowed to run.
struct ViewerMarkup
{
    QString policy;
    QString elements;
};

/// The viewer with its games in the page itself. The brackets are for those who read it as XML; to
/// a browser they are comments.
ViewerMarkup viewerOf(const QJsonObject &games)
{
    const QByteArray script =
        "//<![CDATA[\n" + reportResource("board.js") + reportResource("viewer.js") + "//]]>";
    const QByteArray hash = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
    return {QStringLiteral("; script-src 'sha256-%1'").arg(QString::fromLatin1(hash)),
            QStringLiteral("<script type=\"application/json\" id=\"game-texts\">")
                + QString::fromUtf8(scriptJson(games)) + QStringLiteral("</script>\n<script>")
                + QString::fromUtf8(script) + QStringLiteral("</script>\n")};
}

ViewerMarkup servedViewer()
{
    return {QStringLiteral("; script-src 'self'; connect-src 'self'"),
            QStringLiteral("<script src=\"board.js\"></script>\n<script "
                           "src=\"served.js\"></script>\n")};
}

QByteArray pageOf(const CompetitionReport &report, const ViewerMarkup &viewer)
{
    QString links;
    QString body;
    for (const ReportPart &part : reportParts(report, PartsOf::Page)) {
        body += sectionMarkup(part.id, part.heading, part.content);
        links += QStringLiteral("<li><a href=\"#%1\">%2</a></li>\n").arg(part.id, part.heading);
    }
    const QByteArray style = reportResource("report.css") + reportResource("viewer.css");
    // The policy makes sure of what the escaping promises: nothing is loaded, and nothing is run
    // but what is ours.
    const QString text =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                       "style-src 'unsafe-inline'")
        + viewer.policy + QStringLiteral("\">\n<title>") + escaped(report.name)
        + QStringLiteral("</title>\n<style>\n") + QString::fromUtf8(style)
        + QStringLiteral("</style>\n</head>\n<body>\n") + headerMarkup(report)
        + QStringLiteral("<nav aria-label=\"Parts of this report\"><ul>\n") + links
        + QStringLiteral("</ul></nav>\n<main>\n") + body + QStringLiteral("</main>\n")
        + QString::fromUtf8(reportResource("glossary.html")) + viewer.elements
        + QStringLiteral("</body>\n</html>\n");
    return text.toUtf8();
}

} // namespace

QByteArray reportResource(const char *name)
{
    initialiseReport();
    return QResource(QStringLiteral(":/report/") + QLatin1String(name)).uncompressedData();
}

std::vector<ReportPart> reportParts(const CompetitionReport &report, PartsOf whole)
{
    std::vector<ReportPart> parts;
    for (const Section &section : Sections) {
        const Writer markup = whole == PartsOf::Page ? section.markup : section.liveMarkup;
        const QString content = markup != nullptr ? markup(report) : QString();
        if (!content.isEmpty()) {
            parts.push_back(
                {QLatin1String(section.id), QString::fromUtf8(section.heading), content});
        }
    }
    return parts;
}

QByteArray toHtml(const CompetitionReport &report, const QJsonObject &games)
{
    return pageOf(report, games.isEmpty() ? ViewerMarkup() : viewerOf(games));
}

QByteArray toServedHtml(const CompetitionReport &report)
{
    return pageOf(report, servedViewer());
}

} // namespace shinpan
