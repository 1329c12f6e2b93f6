#include "core/competition/run/haltrule.h"

namespace shinpan {

void HaltRule::completed(std::size_t matchup)
{
    m_matchups[matchup] = {true, false};
}

Message HaltRule::voided(std::size_t matchup, const QString &gameId)
{
    Record &record = m_matchups[matchup];
    const bool wasVoid = std::exchange(record.wasVoid, true);
    const int voids = ++m_voids[gameId];
    if (m_policies.halt == Policies::Halt::AsGomill && !record.hasCompleted) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "too many void games: none of this matchup was completed in this run "
                              "before game %1 was void"),
            gameId);
    }
    if (m_policies.halt == Policies::Halt::AsGomill && wasVoid) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "too many void games: game %1 is the second in a row of its matchup"),
            gameId);
    }
    if (m_policies.replays && voids > *m_policies.replays) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "too many void games: game %1 was void %2 times"), gameId,
            voids);
    }
    return {};
}

} // namespace shinpan
