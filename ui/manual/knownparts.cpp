#include "ui/manual/knownparts.h"

#include "core/cgos/file/cgosfile.h"
#include "core/competition/file/competitionexample.h"
#include "core/competition/file/competitionreference.h"
#include "core/competition/result/gamecolumns.h"
#include "core/engine/knowledge/engineknowledge.h"
#include "core/gtpserver/gtpcommands.h"
#include "core/util/regularfile.h"
#include "ui/console/commandsyntax.h"
#include "ui/words/messagetext.h"

#include <QRegularExpression>

namespace shinpan {

namespace {

[[nodiscard]] QString preformatted(const QString &text)
{
    return QStringLiteral("<pre>%1</pre>\n").arg(text.trimmed().toHtmlEscaped());
}

[[nodiscard]] QString rowOf(const QStringList &cells)
{
    QString row;
    for (const QString &cell : cells) {
        row += QStringLiteral("<td>%1</td>").arg(cell.toHtmlEscaped());
    }
    return QStringLiteral("<tr>%1</tr>\n").arg(row);
}

[[nodiscard]] QString tableOf(const QString &rows)
{
    return QStringLiteral("<table cellpadding=\"3\">\n%1</table>\n").arg(rows);
}

[[nodiscard]] QString knownEngines()
{
    QString html;
    for (const EngineKnowledge *engine : allKnowledge()) {
        QString facts;
        for (const EngineFact &fact : engine->facts) {
            if (!fact.isOfCommands()) {
                facts +=
                    QStringLiteral("<li>%1</li>").arg(text::message(fact.words()).toHtmlEscaped());
            }
        }
        if (!engine->name.isEmpty() && !facts.isEmpty()) {
            html += QStringLiteral("<h3>%1</h3><ul>").arg(engine->name.toHtmlEscaped()) + facts
                  + QStringLiteral("</ul>");
        }
    }
    return html;
}

/// What the programs print when they are asked for help, each verb under its name. The file is
/// built into the program (app/gui); elsewhere there is none.
[[nodiscard]] QString commandLines()
{
    static const QRegularExpression Name(QStringLiteral("^(shinpan[a-z -]*[a-z])"));
    const Result<QByteArray> printed =
        readRegularFile(QStringLiteral(":/manual/commandlines.txt"), MiB);
    QString html;
    const QStringList helps = QString::fromUtf8(printed.value_or(QByteArray()))
                                  .split(QStringLiteral("Usage: "), Qt::SkipEmptyParts);
    for (const QString &help : helps) {
        html +=
            QStringLiteral("<h3>%1</h3>\n").arg(Name.match(help).captured(1)) + preformatted(help);
    }
    return html;
}

/// The commands that engines of ours answer, with their arguments where these are known.
[[nodiscard]] QString gtpCommands()
{
    QString html;
    for (const std::span<const GtpCommandRow> rows : allCommands()) {
        QStringList commands;
        for (const GtpCommandRow &row : rows) {
            const QString name =
                QString::fromLatin1(row.name.data(), static_cast<qsizetype>(row.name.size()));
            commands += (name + u' ' + argumentsOf(name)).trimmed();
        }
        html += preformatted(commands.join(u'\n'));
    }
    return html;
}

/// Every setting that is a plain value, by its table, with what is usual and what may be.
[[nodiscard]] QString competitionSettings()
{
    QString html;
    QString table;
    QString rows;
    for (const SettingReference &setting : competitionReference()) {
        if (setting.table != table && !rows.isEmpty()) {
            html += QStringLiteral("<h3>%1</h3>\n").arg(table.toHtmlEscaped()) + tableOf(rows);
            rows.clear();
        }
        table = setting.table;
        rows += rowOf({setting.key, setting.usual, setting.allowed});
    }
    return html + QStringLiteral("<h3>%1</h3>\n").arg(table.toHtmlEscaped()) + tableOf(rows);
}

/// The columns of a game in a competition's record.
[[nodiscard]] QString gameColumns()
{
    QString rows;
    StoredGame game;
    visitColumns(game, [&rows](const GameColumn &column, const auto &) {
        rows += rowOf({QLatin1String(column.name), QLatin1String(column.json),
                       QString::fromUtf8(column.about)});
    });
    return tableOf(rows);
}

} // namespace

ManualParts knownParts()
{
    return {
        {QStringLiteral("known engines"), knownEngines},
        {QStringLiteral("command lines"), commandLines},
        {QStringLiteral("gtp commands"), gtpCommands},
        {QStringLiteral("competition example"), [] { return preformatted(competitionExample()); }},
        {QStringLiteral("competition settings"), competitionSettings},
        {QStringLiteral("game columns"), gameColumns},
        {QStringLiteral("cgos example"), [] { return preformatted(cgosExample()); }}};
}

} // namespace shinpan
