#include "core/match/score/gameresult.h"

namespace shinpan {

namespace {

struct EndWords
{
    QLatin1String name;
    QLatin1String manner; ///< behind the winner in SGF's RE
};

/// These are in the order of GameEnd.
constexpr EndWords Words[] = {
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "passes")), {}},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "resignation")), QLatin1String("R")},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "claim")), {}},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "time")), QLatin1String("T")},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "forfeit")), QLatin1String("F")},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "move-limit")), {}},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "adjudication")), {}},
    {QLatin1String(QT_TRANSLATE_NOOP("Messages", "void")), {}},
};

} // namespace

QString GameResult::toSgf() const
{
    if (end == GameEnd::MoveLimit || end == GameEnd::Void) {
        return QStringLiteral("Void");
    }
    if (score) {
        return QString::fromStdString(shinpan::toSgf(*score));
    }
    if (!winner) {
        return QStringLiteral("?");
    }
    return (*winner == Color::Black ? QStringLiteral("B+") : QStringLiteral("W+"))
         + Words[static_cast<std::size_t>(end)].manner;
}

QString gameEndName(GameEnd end)
{
    return Words[static_cast<std::size_t>(end)].name;
}

QStringList gameEndNames()
{
    QStringList names;
    for (const EndWords &words : Words) {
        names << words.name;
    }
    return names;
}

} // namespace shinpan
