#include "core/competition/result/storedgame.h"

#include "core/competition/wordtable.h"

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

} // namespace shinpan
