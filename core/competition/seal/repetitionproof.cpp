#include "core/competition/seal/repetitionproof.h"

#include "core/competition/result/duplicates.h"
#include "core/competition/run/repetitionnotes.h"

#include <algorithm>
#include <numeric>

namespace shinpan {

void RepetitionProof::add(const StoredGame &game,
                          const ByColor<std::size_t> &players,
                          GameLine line)
{
    m_places.insert(game.id, m_games.size());
    m_games.push_back({game.id, game.ended.isValid() ? game.ended.toMSecsSinceEpoch() : 0, players,
                       std::move(line), game.duplicateOf.value_or(QString()),
                       game.echoOf.value_or(QString()), game.isNearDuplicate});
}

/// Whether the game is as the earlier one, or nearly.
bool RepetitionProof::repeats(const Game &game, const QString &earlier, bool isNear) const
{
    const auto place = m_places.constFind(earlier);
    if (place == m_places.cend()) {
        return false;
    }
    DuplicateFinder finder;
    static_cast<void>(finder.add(0, m_games[*place].line));
    const auto [found, echo] = finder.add(0, game.line);
    return found && (isNear || found->isExact);
}

/// Whether the other one says that it repeats the game, or one that the game repeats too.
bool RepetitionProof::isRepeatedBy(const QString &other, const Game &game) const
{
    const auto place = m_places.constFind(other);
    if (place == m_places.cend()) {
        return false;
    }
    const Game &one = m_games[*place];
    return !one.duplicateOf.isEmpty() || !one.echoOf.isEmpty() || one.id == game.duplicateOf
        || one.id == game.echoOf;
}

/// Tells what is wrong with what the game says of itself; `found` is what was found in the order in
/// which games ended.
Message RepetitionProof::faultIn(const Game &game, const StoredGame &found) const
{
    const QString foundDuplicate = found.duplicateOf.value_or(QString());
    const QString foundEcho = found.echoOf.value_or(QString());
    if (game.duplicateOf == foundDuplicate && game.echoOf == foundEcho
        && game.isNear == found.isNearDuplicate) {
        return {};
    }
    for (const auto &[earlier, isNear] :
         {std::pair(game.duplicateOf, game.isNear), std::pair(game.echoOf, true)}) {
        if (!earlier.isEmpty() && !repeats(game, earlier, isNear)) {
            return Message::of(
                QT_TRANSLATE_NOOP("Messages", "it does not repeat game %1 as it says"), earlier);
        }
    }
    const QString again = foundDuplicate.isEmpty() ? foundEcho : foundDuplicate;
    if (game.duplicateOf.isEmpty() && game.echoOf.isEmpty() && !isRepeatedBy(again, game)) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it repeats game %1 and does not say so"),
                           again);
    }
    return {};
}

std::vector<Difference> RepetitionProof::differences() const
{
    std::vector<std::size_t> order(m_games.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [this](std::size_t i) { return m_games[i].ended; });
    RepetitionNotes notes;
    std::vector<Difference> differences;
    for (const std::size_t i : order) {
        StoredGame found;
        found.id = m_games[i].id;
        notes.add(found, m_games[i].players, m_games[i].line);
        if (const Message fault = faultIn(m_games[i], found); !fault.isEmpty()) {
            differences.push_back({Difference::Kind::Repetition, {}, found.id, 0, fault});
        }
    }
    return differences;
}

} // namespace shinpan
