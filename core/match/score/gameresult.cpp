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
    {QLatin1String("passes"), {}},
    {QLatin1String("resignation"), QLatin1String("R")},
    {QLatin1String("claim"), {}},
    {QLatin1String("time"), QLatin1String("T")},
    {QLatin1String("forfeit"), QLatin1String("F")},
    {QLatin1String("move-limit"), {}},
    {QLatin1String("adjudication"), {}},
    {QLatin1String("void"), {}},
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
