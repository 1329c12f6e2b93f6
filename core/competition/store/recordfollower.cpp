#include "core/competition/store/recordfollower.h"

#include "core/competition/store/storerecord.h"

#include <algorithm>

namespace shinpan {

RecordFollower::RecordFollower(QString file)
    : m_file(std::move(file))
{ }

Result<void> RecordFollower::read()
{
    m_isAnew = false;
    m_ended.clear();
    auto record = openRecordForReading(m_file, firstToCheck());
    if (!record) {
        return failure(record.error());
    }
    const Result<QString, SqliteFailure> beginning = (*record)->beginning();
    if (!beginning || *beginning != m_beginning) {
        forget();
        m_isAnew = true;
        m_beginning = beginning.value_or(QString());
        auto whole = openRecordForReading(m_file);
        if (!whole) {
            return failure(whole.error());
        }
        *record = std::move(*whole);
    }
    // Nothing is written between the games and their moves.
    if (const auto begun = (*record)->connection.execute("BEGIN"); !begun) {
        return failure(explanation(begun.error(), (*record)->path));
    }
    return readFrom(**record);
}

Result<void> RecordFollower::readFrom(const StoreRecord &record)
{
    std::vector<qint64> running;
    for (const auto &[serial, moves] : m_moves) {
        running.push_back(serial);
    }
    const auto games = record.gamesAfter(
        m_serials.empty() ? std::numeric_limits<qint64>::min() : m_serials.back(), running);
    auto events = record.eventsAfter(m_lastEvent);
    if (!games || !events) {
        return failure(explanation(games ? events.error() : games.error(), record.path));
    }
    for (const StoreRecord::Row &row : *games) {
        take(row.serial, row.game);
    }
    for (StoreRecord::EventRow &row : *events) {
        m_lastEvent = row.number;
        m_events.push_back(std::move(row.event));
    }
    for (auto &[serial, moves] : m_moves) {
        auto further = record.movesAfter(serial, moves.size());
        if (!further) {
            return failure(explanation(further.error(), record.path));
        }
        std::ranges::move(*further, std::back_inserter(moves));
    }
    return {};
}

void RecordFollower::take(qint64 serial, StoredGame game)
{
    const auto place = std::ranges::lower_bound(m_serials, serial);
    const auto index = place - m_serials.begin();
    if (game.state == StoredGame::State::Running) {
        m_moves.try_emplace(serial);
    } else {
        m_moves.erase(serial);
        m_ended.push_back(static_cast<std::size_t>(index));
    }
    if (place == m_serials.end()) {
        m_serials.push_back(serial);
        m_games.push_back(std::move(game));
    } else {
        m_games[static_cast<std::size_t>(index)] = std::move(game);
    }
}

void RecordFollower::forget()
{
    m_serials.clear();
    m_games.clear();
    m_moves.clear();
    m_events.clear();
    m_lastEvent = 0;
}

/// What is running may be different.
qint64 RecordFollower::firstToCheck() const
{
    return !m_moves.empty()   ? m_moves.begin()->first
         : !m_serials.empty() ? m_serials.back()
                              : std::numeric_limits<qint64>::min();
}

std::vector<std::size_t> RecordFollower::running() const
{
    std::vector<std::size_t> places;
    for (const auto &[serial, moves] : m_moves) {
        places.push_back(static_cast<std::size_t>(std::ranges::lower_bound(m_serials, serial)
                                                  - m_serials.begin()));
    }
    return places;
}

const std::vector<StoredMove> &RecordFollower::movesOf(std::size_t runningGame) const
{
    return m_moves.at(m_serials[runningGame]);
}

} // namespace shinpan
