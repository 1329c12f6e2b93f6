#include "core/competition/result/storedgame.h"
#include "core/competition/seal/verification.h"
#include "core/util/spoken.h"

#include <QJsonArray>

namespace shinpan {

namespace {

[[nodiscard]] QString listText(const char *heading, const std::vector<Message> &lines)
{
    QString text = spoken(heading) + u'\n';
    for (const Message &line : lines) {
        text += QStringLiteral("  ") + spoken(line) + u'\n';
    }
    return text;
}

[[nodiscard]] QJsonArray jsonOf(const std::vector<Message> &sentences)
{
    QJsonArray json;
    for (const Message &sentence : sentences) {
        json.append(sentence.english());
    }
    return json;
}

[[nodiscard]] qint64 number(std::size_t value)
{
    return static_cast<qint64>(value);
}

} // namespace

std::vector<Message> undetectable()
{
    return {
        Message::of(QT_TRANSLATE_NOOP(
            "Messages", "a competition that was never played, or games left out of it, if "
                        "settings, games, records, logs and report tell the same")),
        Message::of(QT_TRANSLATE_NOOP(
            "Messages", "what engines, networks and files were, if engines.json and report.json "
                        "tell the same; engines that are asked again tell how they play")),
        Message::of(QT_TRANSLATE_NOOP(
            "Messages", "how long moves took and when games were played, if games, records and "
                        "report tell the same, and how fast machines were, if clocks agree")),
        Message::of(QT_TRANSLATE_NOOP(
            "Messages", "settings that leave no trace in games: arguments, environment, seed, "
                        "patience, policies, limits that nothing reached, what was kept")),
        Message::of(QT_TRANSLATE_NOOP("Messages",
                                      "what logs say beside moves, engines' standard error, "
                                      "and events that the report does not list")),
        Message::of(QT_TRANSLATE_NOOP("Messages", "the manifest's own words: when and by what it "
                                                  "was sealed, what was replaced and left out"))};
}

namespace {

/// What it is, when and by what it was sealed, and how much was checked.
[[nodiscard]] QString headText(const Verification &found)
{
    const QString hash = QString::fromLatin1(found.manifestHash);
    QStringList lines{
        QStringLiteral("%1: %2").arg(found.bundle, found.competition),
        spoken(QT_TRANSLATE_NOOP("Messages", "Sealed %1 by %2"), timeText(found.manifest.sealed),
               found.manifest.program),
        found.isPinned ? spoken(
            QT_TRANSLATE_NOOP("Messages", "SHA-256 of its manifest: %1, as published"), hash)
                       : spoken(QT_TRANSLATE_NOOP("Messages", "SHA-256 of its manifest: %1"), hash),
        spoken(QT_TRANSLATE_NOOP("Messages",
                                 "Checked: %1 entries, %2 games, %3 moves, %4 scores, clocks of %5 "
                                 "games, %6 records, %7 logs, %8 values of the report"),
               found.entries, found.games, found.moves, found.scores, found.clocks, found.records,
               found.logs, found.numbers)};
    if (found.asked > 0) {
        lines +=
            spoken(QT_TRANSLATE_NOOP("Messages", "Engines were asked %1 moves again"), found.asked);
    }
    return lines.join(u'\n') + u'\n';
}

/// Nothing stands under a heading without lines.
[[nodiscard]] QString listsText(const Verification &found)
{
    QString text;
    if (!found.notChecked.empty()) {
        text += listText(QT_TRANSLATE_NOOP("Messages", "Not checked:"), found.notChecked);
    }
    if (!found.manifest.leftOut.isEmpty()) {
        std::vector<Message> leftOut;
        for (const QString &what : found.manifest.leftOut) {
            leftOut.push_back(Message::verbatim(what));
        }
        text += listText(QT_TRANSLATE_NOOP("Messages", "Left out when it was sealed:"), leftOut);
    }
    if (!found.isPinned) {
        text += listText(QT_TRANSLATE_NOOP("Messages",
                                           "Not to be seen if the manifest was written anew "
                                           "(compare its hash with one that was published):"),
                         undetectable());
    }
    return text;
}

} // namespace

QString toText(const Verification &found)
{
    QString text = headText(found) + listsText(found);
    for (const Difference &difference : found.differences) {
        text += toText(difference) + u'\n';
    }
    if (found.differencesInAll > found.differences.size()) {
        text += QStringLiteral("… ")
              + spoken(QT_TRANSLATE_NOOP("Messages", "and %1 more"),
                       found.differencesInAll - found.differences.size())
              + u'\n';
    }
    return text
         + (found.isClean()
                ? spoken(QT_TRANSLATE_NOOP("Messages", "Everything is as it was sealed."))
                : spoken(QT_TRANSLATE_NOOP("Messages", "%1 differences."), found.differencesInAll))
         + u'\n';
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
            {QStringLiteral("notChecked"), jsonOf(found.notChecked)},
            {QStringLiteral("undetectable"), jsonOf(undetectable())},
            {QStringLiteral("differences"), differences},
            {QStringLiteral("differencesInAll"), number(found.differencesInAll)}};
}

const char VerificationShape[] = R"(What was found:
  format                 "shinpan-verification-1"
  bundle, competition    text
  sealed                 time
  program                text      by which it was sealed
  manifestSha256         text
  isPinned               boolean   that is what --manifest says
  isClean                boolean   nothing differs
  entries, games, moves, scores, clocks, records, logs, values  integer   that were checked
  asked                  integer   moves that engines were asked again
  leftOut[], replaced[]  text      when it was sealed
  notChecked[]           text
  undetectable[]         text      what cannot be seen if the manifest was written anew
  differences[].kind, differences[].where, differences[].text  text
  differences[].game     text      empty: it is about no game
  differences[].move     integer   0: about none
  differencesInAll       integer   however many are listed
)";

} // namespace shinpan
