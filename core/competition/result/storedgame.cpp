#include "core/competition/result/storedgame.h"

namespace shinpan {

QString gameStateName(StoredGame::State state)
{
    switch (state) {
    case StoredGame::State::Running:
        return QStringLiteral("running");
    case StoredGame::State::Finished:
        return QStringLiteral("finished");
    case StoredGame::State::Void:
        return QStringLiteral("void");
    case StoredGame::State::BrokenOff:
        return QStringLiteral("broken-off");
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
