#include "core/competition/seal/difference.h"

#include "core/util/spoken.h"
#include "core/util/wordtable.h"

namespace shinpan {

namespace {

using Kind = Difference::Kind;

constexpr Word<Kind> KindWords[] = {
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "archive")), Kind::Archive},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "settings")), Kind::Settings},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "move")), Kind::Move},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "clock")), Kind::Clock},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "score")), Kind::Score},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "result")), Kind::Result},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "repetition")), Kind::Repetition},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "record")), Kind::Record},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "log")), Kind::Log},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "statistics")), Kind::Statistics},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "engine")), Kind::Engine},
};

} // namespace

QString differenceName(Kind kind)
{
    return wordFor(KindWords, kind);
}

QString toText(const Difference &difference)
{
    QString subject = difference.where;
    if (!difference.game.isEmpty()) {
        subject = difference.move > 0
                    ? spoken(QT_TRANSLATE_NOOP("Messages", "game %1, move %2"), difference.game,
                             difference.move)
                    : spoken(QT_TRANSLATE_NOOP("Messages", "game %1"), difference.game);
        subject +=
            difference.where.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(difference.where);
    }
    return QStringLiteral("%1: %2: %3")
        .arg(spoken(wordFor(KindWords, difference.kind).data()), subject, spoken(difference.text));
}

QJsonObject toJson(const Difference &difference)
{
    return {{QStringLiteral("kind"), differenceName(difference.kind)},
            {QStringLiteral("where"), difference.where},
            {QStringLiteral("game"), difference.game},
            {QStringLiteral("move"), difference.move},
            {QStringLiteral("text"), difference.text.english()}};
}

} // namespace shinpan
