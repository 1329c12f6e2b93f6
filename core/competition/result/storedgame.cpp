#include "core/competition/result/storedgame.h"

#include "core/util/wordtable.h"

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

QStringList gameStateNames()
{
    QStringList names;
    for (const Word<State> &word : StateWords) {
        names << word.text;
    }
    return names;
}

std::optional<State> gameStateFromName(const QString &name)
{
    return valueOf(StateWords, name);
}

std::optional<GameEnd> gameEndFromName(const QString &name)
{
    const qsizetype end = gameEndNames().indexOf(name);
    return end < 0 ? std::nullopt : std::optional(static_cast<GameEnd>(end));
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
