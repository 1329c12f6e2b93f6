#include "core/competition/result/storedgame.h"
#include "core/competition/seal/verification.h"

#include <QJsonArray>

namespace shinpan {

namespace {

[[nodiscard]] QString listText(const QString &heading, const QStringList &lines)
{
    QString text = heading + u'\n';
    for (const QString &line : lines) {
        text += QStringLiteral("  ") + line + u'\n';
    }
    return text;
}

[[nodiscard]] qint64 number(std::size_t value)
{
    return static_cast<qint64>(value);
}

} // namespace

QStringList undetectable()
{
    return {QStringLiteral("a competition that was never played, or games left out of it, if "
                           "settings, games, records, logs and report tell the same"),
            QStringLiteral("what engines, networks and files were, if engines.json and report.json "
                           "tell the same; engines that are asked again tell how they play"),
            QStringLiteral("how long moves took and when games were played, if games, records and "
                           "report tell the same, and how fast machines were, if clocks agree"),
            QStringLiteral("settings that leave no trace in games: arguments, environment, seed, "
                           "patience, policies, limits that nothing reached, what was kept"),
            QStringLiteral("what logs say beside moves, engines' standard error, and events that "
                           "the report does not list"),
            QStringLiteral("the manifest's own words: when and by what it was sealed, what was "
                           "replaced and left out")};
}

QString toText(const Verification &found)
{
    QString text = QStringLiteral("%1: %2\nSealed %3 by %4\nSHA-256 of its manifest: %5%6\n")
                       .arg(found.bundle, found.competition, timeText(found.manifest.sealed),
                            found.manifest.program, QString::fromLatin1(found.manifestHash),
                            found.isPinned ? QStringLiteral(", as published") : QString());
    text +=
        QStringLiteral("Checked: %1 entries, %2 games, %3 moves, %4 scores, clocks of %5 games, "
                       "%6 records, %7 logs, %8 values of the report\n")
            .arg(found.entries)
            .arg(found.games)
            .arg(found.moves)
            .arg(found.scores)
            .arg(found.clocks)
            .arg(found.records)
            .arg(found.logs)
            .arg(found.numbers);
    if (found.asked > 0) {
        text += QStringLiteral("Engines were asked %1 moves again\n").arg(found.asked);
    }
    if (!found.notChecked.isEmpty()) {
        text += listText(QStringLiteral("Not checked:"), found.notChecked);
    }
    if (!found.manifest.leftOut.isEmpty()) {
        text += listText(QStringLiteral("Left out when it was sealed:"), found.manifest.leftOut);
    }
    if (!found.isPinned) {
        text += listText(QStringLiteral("Not to be seen if the manifest was written anew (compare "
                                        "its hash with one that was published):"),
                         undetectable());
    }
    for (const Difference &difference : found.differences) {
        text += toText(difference) + u'\n';
    }
    if (found.differencesInAll > found.differences.size()) {
        text += QStringLiteral("… and %1 more\n")
                    .arg(found.differencesInAll - found.differences.size());
    }
    return text
         + (found.isClean() ? QStringLiteral("Everything is as it was sealed.\n")
                            : QStringLiteral("%1 differences.\n").arg(found.differencesInAll));
}

QJsonObject toJson(const Verification &found)
{
    QJsonArray differences;
    for (const Difference &difference : found.differences) {
        differences.append(toJson(difference));
    }
    return {{QStringLiteral("format"), QStringLiteral("shinpan-verification-1")},
            {QStringLiteral("bundle"), found.bundle},
            {QStringLiteral("competition"), found.competition},
            {QStringLiteral("sealed"), timeText(found.manifest.sealed)},
            {QStringLiteral("program"), found.manifest.program},
            {QStringLiteral("manifestSha256"), QString::fromLatin1(found.manifestHash)},
            {QStringLiteral("isPinned"), found.isPinned},
            {QStringLiteral("isClean"), found.isClean()},
            {QStringLiteral("entries"), number(found.entries)},
            {QStringLiteral("games"), number(found.games)},
            {QStringLiteral("moves"), number(found.moves)},
            {QStringLiteral("scores"), number(found.scores)},
            {QStringLiteral("clocks"), number(found.clocks)},
            {QStringLiteral("records"), number(found.records)},
            {QStringLiteral("logs"), number(found.logs)},
            {QStringLiteral("values"), number(found.numbers)},
            {QStringLiteral("asked"), number(found.asked)},
            {QStringLiteral("leftOut"), QJsonArray::fromStringList(found.manifest.leftOut)},
            {QStringLiteral("replaced"), QJsonArray::fromStringList(found.manifest.replaced)},
            {QStringLiteral("notChecked"), QJsonArray::fromStringList(found.notChecked)},
            {QStringLiteral("undetectable"), QJsonArray::fromStringList(undetectable())},
            {QStringLiteral("differences"), differences},
            {QStringLiteral("differencesInAll"), number(found.differencesInAll)}};
}

} // namespace shinpan
