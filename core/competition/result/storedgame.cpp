#include "core/competition/result/storedgame.h"

#include "core/competition/wordtable.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

using State = StoredGame::State;

constexpr Word<State> StateWords[] = {{QLatin1String("running"), State::Running},
                                      {QLatin1String("finished"), State::Finished},
                                      {QLatin1String("void"), State::Void},
                                      {QLatin1String("broken-off"), State::BrokenOff}};

} // namespace

QString gameStateName(State state)
{
    return wordFor(StateWords, state);
}

std::optional<State> gameStateFromName(const QString &name)
{
    return valueOf(StateWords, name);
}

std::optional<GameEnd> gameEndFromName(const QString &name)
{
    constexpr std::array Ends{GameEnd::Passes,  GameEnd::Resignation, GameEnd::Claim, GameEnd::Time,
                              GameEnd::Forfeit, GameEnd::MoveLimit,   GameEnd::Void};
    const auto *const end = std::ranges::find(Ends, name, gameEndName);
    return end == Ends.end() ? std::nullopt : std::optional(*end);
}

QString timeText(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

QDateTime timeFromText(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODateWithMs);
}

} // namespace shinpan
