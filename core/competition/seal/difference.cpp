#include "core/competition/seal/difference.h"

#include "core/util/wordtable.h"

namespace shinpan {

namespace {

using Kind = Difference::Kind;

constexpr Word<Kind> KindWords[] = {
    {QLatin1String("archive"), Kind::Archive},
    {QLatin1String("settings"), Kind::Settings},
    {QLatin1String("move"), Kind::Move},
    {QLatin1String("clock"), Kind::Clock},
    {QLatin1String("score"), Kind::Score},
    {QLatin1String("result"), Kind::Result},
    {QLatin1String("repetition"), Kind::Repetition},
    {QLatin1String("record"), Kind::Record},
    {QLatin1String("log"), Kind::Log},
    {QLatin1String("statistics"), Kind::Statistics},
    {QLatin1String("engine"), Kind::Engine},
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
        subject = QStringLiteral("game ") + difference.game;
        if (difference.move > 0) {
            subject += QStringLiteral(", move %1").arg(difference.move);
        }
        subject +=
            difference.where.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(difference.where);
    }
    return QStringLiteral("%1: %2: %3")
        .arg(differenceName(difference.kind), subject, difference.text);
}

QJsonObject toJson(const Difference &difference)
{
    return {{QStringLiteral("kind"), differenceName(difference.kind)},
            {QStringLiteral("where"), difference.where},
            {QStringLiteral("game"), difference.game},
            {QStringLiteral("move"), difference.move},
            {QStringLiteral("text"), difference.text}};
}

} // namespace shinpan
