#pragma once

#include "core/competition/store/storerows.h"

#include <QHash>

#include <vector>

namespace shinpan {

/// Reads what is committed in a record. What cannot be read fails as a whole: half of a result
/// would be a wrong one.
class StoreReader final
{
public:
    /// `connection` must outlive the reader and have the record's tables.
    StoreReader(const SqliteConnection &connection, qint64 series)
        : m_connection(&connection)
        , m_series(series)
    { }

    /// A game with the number of its row.
    struct Row
    {
        qint64 serial = 0;
        StoredGame game;
    };

    template <typename T>
    using Rows = Result<std::vector<T>, SqliteFailure>;

    [[nodiscard]] Rows<StoredGame> games() const;
    [[nodiscard]] Rows<Row> unfinishedGames() const;
    /// Of the last attempt, or of that one.
    [[nodiscard]] Rows<StoredMove> movesOf(const QString &gameId, std::optional<int> attempt) const;
    [[nodiscard]] Rows<CompetitionEvent> events() const;
    /// The last known of each player.
    [[nodiscard]] Rows<EngineIdentity> engines() const;
    [[nodiscard]] Result<qint64, SqliteFailure> lastSerial() const;
    /// How many games were begun under each id.
    [[nodiscard]] Result<QHash<QString, int>, SqliteFailure> attempts() const;
    [[nodiscard]] Result<std::optional<QByteArray>, SqliteFailure> hashOf(
        const IdentifiedFile &file) const;

private:
    [[nodiscard]] Rows<IdentifiedFile> filesOf(qint64 engine) const;

    const SqliteConnection *m_connection;
    qint64 m_series;
};

} // namespace shinpan
