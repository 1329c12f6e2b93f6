#pragma once

#include "core/competition/result/competitionevent.h"
#include "core/competition/result/storedgame.h"
#include "core/util/result.h"

#include <QString>

#include <map>
#include <vector>

namespace shinpan {

struct StoreRecord;

/// What the record of a competition has, as whoever writes it goes on: the first look reads all of
/// it, later ones only what has changed, so that looking often costs the same in a long run as in a
/// short one.
class RecordFollower final
{
    Q_DISABLE_COPY_MOVE(RecordFollower)

public:
    /// `file`: the competition's.
    explicit RecordFollower(QString file);

    /// Reads what is new. Fails like ResultStore::openForReading(), and if something cannot be
    /// read; what was known stays known then.
    [[nodiscard]] Result<void> read();

    /// All games, in the order in which they were begun.
    [[nodiscard]] const std::vector<StoredGame> &games() const { return m_games; }
    /// The events, the earliest first.
    [[nodiscard]] const std::vector<CompetitionEvent> &events() const { return m_events; }
    /// The places among games() of those that are running, or were when their run was cut off.
    [[nodiscard]] std::vector<std::size_t> running() const;
    [[nodiscard]] const std::vector<StoredMove> &movesOf(std::size_t runningGame) const;

    /// Whether the latest read() found a new record, or a new series in it.
    [[nodiscard]] bool isAnew() const { return m_isAnew; }
    /// Those that the latest read() found ended, for whatever reason.
    [[nodiscard]] const std::vector<std::size_t> &ended() const { return m_ended; }

private:
    [[nodiscard]] Result<void> readFrom(const StoreRecord &record);
    void forget();
    [[nodiscard]] qint64 firstToCheck() const;
    void take(qint64 serial, StoredGame game);

    QString m_file;
    QString m_beginning; ///< of the series
    std::vector<qint64> m_serials;
    std::vector<StoredGame> m_games;                   ///< in the rows of m_serials
    std::map<qint64, std::vector<StoredMove>> m_moves; ///< of those that are running, by serial
    std::vector<CompetitionEvent> m_events;
    qint64 m_lastEvent = 0;
    bool m_isAnew = false;
    std::vector<std::size_t> m_ended;
};

} // namespace shinpan
