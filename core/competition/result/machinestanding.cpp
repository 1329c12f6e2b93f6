#include "core/competition/result/machinestanding.h"

#include "core/competition/result/recordedstandings.h"

namespace shinpan {

void MachineTally::add(const StoredGame &game)
{
    const bool isFinished = game.state == StoredGame::State::Finished;
    if (!isFinished && game.state != StoredGame::State::Void) {
        return;
    }
    MachineStanding &machine = m_machines[game.node];
    machine.name = game.node;
    if (!isFinished) {
        ++machine.voids;
        return;
    }
    ++machine.games;
    machine.timeLosses += game.result.end == GameEnd::Time ? 1 : 0;
    machine.forfeits += game.result.end == GameEnd::Forfeit ? 1 : 0;
    if (!m_first.isEmpty()) {
        const Color color = game.players.black == m_first ? Color::Black : Color::White;
        machine.first.add(countsOf(outcomeOf(game.result, color)));
    }
}

std::vector<MachineStanding> MachineTally::standings() const
{
    const bool isHere = m_machines.size() == 1 && m_machines.firstKey().isEmpty();
    return isHere ? std::vector<MachineStanding>()
                  : std::vector<MachineStanding>(m_machines.cbegin(), m_machines.cend());
}

} // namespace shinpan
