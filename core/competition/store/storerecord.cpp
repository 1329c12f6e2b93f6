#include "core/competition/store/storerecord.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/store/gamerow.h"
#include "core/competition/store/serieschanges.h"
#include "core/competition/store/storeschema.h"
#include "core/util/regularfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <limits>

namespace shinpan {

namespace {

/// The records and logs of games are kept under the name of their series when the next one begins,
/// whose games have the same ids: "cup.games" becomes "cup.series1.games".
Result<void> putAside(const CompetitionFiles &files, qint64 series)
{
    for (const QString &folder : {files.games(), files.voidGames(), files.logs()}) {
        const QString aside =
            QStringLiteral("%1.series%2%3")
                .arg(files.stem(), QString::number(series), folder.mid(files.stem().size()));
        if (QFile::exists(folder) && !QDir().rename(folder, aside)) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages",
                                  "cannot rename %1 to %2, which would keep the earlier "
                                  "series; move it away yourself"),
                folder, aside));
        }
    }
    return {};
}

/// Games that say what none of ours does: SQLite lets any value into any column, and an unknown
/// word would be read as one of the known ones.
[[nodiscard]] QByteArray strangeWords()
{
    const auto in = [](const QStringList &words) {
        return " NOT IN ('" + words.join(QLatin1String("', '")).toLatin1() + "')";
    };
    return "state" + in(gameStateNames()) + " OR ending" + in(gameEndNames())
         + " OR winner NOT IN ('black', 'white') OR culprit NOT IN ('black', 'white') OR "
           "serial NOT BETWEEN 1 AND 1e15 OR series NOT BETWEEN 1 AND 1e9";
}

/// Files are named after games: a made-up record could have others overwritten.
constexpr const char *StrangeNames =
    "(id = '' OR instr(id, '/') OR instr(id, char(0)) OR id LIKE '.%')";

/// Walks the rows of the games from this one on, so that a damaged record is found before it is
/// relied on, and looks at what they say.
Result<void> checkGames(const SqliteConnection &connection, const QString &path, qint64 first)
{
    const QByteArray rows = " FROM game WHERE serial >= " + QByteArray::number(first);
    const auto count = [&](const QByteArray &what, const QByteArray &condition) {
        return connection.integer(QByteArray("SELECT " + what + rows + condition).constData());
    };
    const auto walked = count("total(length(reason) + length(evidence))", "");
    const auto strange = count("count(*)", QByteArray(" AND ") + StrangeNames);
    const auto impossible =
        count("count(*)", QByteArray(" AND (") + strangeWords()
                              + strangeNumbers(schemaVersion(connection)) + ")");
    const auto twice = connection.integer(QByteArray("SELECT count(*) FROM (SELECT 1" + rows
                                                     + " GROUP BY series, id, attempt HAVING "
                                                       "count(*) > 1)")
                                              .constData());
    for (const auto &found : {walked, strange, impossible, twice}) {
        if (!found) {
            return failure(explanation(found.error(), path));
        }
    }
    if (*strange > 0) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1 has games with names that no competition gives them; "
                                          "it was not written by Shinpan, or it is damaged"),
            path));
    }
    if (*impossible + *twice > 0) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1 has %2 games with impossible values; it was not "
                                          "written by Shinpan, or it is damaged"),
            path, *impossible + *twice));
    }
    return {};
}

Message refusal(const QString &path, const QList<Message> &differences)
{
    return Message::of(
        QT_TRANSLATE_NOOP("Messages",
                          "%1 has results of other settings, which cannot be counted together: %2. "
                          "Set them back, begin a new series, or give the file another name"),
        path, namedChanges(differences));
}

/// Goes on with the last series if its results may be counted with those of this content; otherwise
/// fails or begins the next one.
Result<void> chooseSeries(StoreRecord &record, const SeriesContent &content, bool beginsNewSeries)
{
    const CompetitionFiles files(record.path);
    const Result<std::optional<Series>, SqliteFailure> last = readSeries(record.connection);
    if (!last) {
        return failure(explanation(last.error(), record.path));
    }
    record.series = 1;
    if (*last) {
        record.series = (*last)->number;
        if ((*last)->settings == content.settings && (*last)->competition == content.text()) {
            return {};
        }
        const QList<Message> changed =
            (*last)->hasGames ? changesSince(record, **last, content) : QList<Message>();
        if (!changed.isEmpty()) {
            if (!beginsNewSeries) {
                return failure(refusal(record.path, changed));
            }
            if (const Result<void> kept = putAside(files, record.series); !kept) {
                return failure(kept.error());
            }
            ++record.series;
        }
    }
    if (const auto put = putSeries(record.connection, record.series, content); !put) {
        return failure(explanation(put.error(), record.path));
    }
    return {};
}

/// A file that nobody writes, where we cannot either, is read as it is.
Result<SqliteConnection, SqliteFailure> openForReading(const QString &path)
{
    auto connection = SqliteConnection::open(path, SqliteConnection::Mode::ReadOnly);
    const bool isReadable = connection && connection->integer("SELECT count(*) FROM sqlite_schema");
    if (isReadable || QFile::exists(path + QStringLiteral("-wal"))) {
        return connection;
    }
    return SqliteConnection::open(path, SqliteConnection::Mode::ReadUnchanging);
}

/// Opens and checks.
Result<SqliteConnection> connectForReading(const QString &path)
{
    if (const Message reason = whyNoFile(path); !reason.isEmpty()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "cannot read %1: %2"), path, reason));
    }
    auto connection = openForReading(path);
    if (!connection) {
        return failure(explanation(connection.error(), path));
    }
    if (const Result<void> checked = checkSchema(*connection, path); !checked) {
        return failure(checked.error());
    }
    return std::move(*connection);
}

} // namespace

Result<std::unique_ptr<StoreRecord>> openRecordForRun(const QString &file,
                                                      const SeriesContent &content,
                                                      bool beginsNewSeries)
{
    const CompetitionFiles files(file);
    auto record = std::make_unique<StoreRecord>();
    record->path = files.database();
    Result<CompetitionLock> lock = CompetitionLock::take(files.lock());
    if (!lock) {
        return failure(lock.error());
    }
    record->lock.emplace(std::move(*lock));
    if (const Message reason = whyNoFile(record->path); !reason.isEmpty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "cannot write %1: %2"),
                                   record->path, reason));
    }
    QFile::remove(files.request()); // of a run that ended before it saw it
    auto connection = SqliteConnection::open(record->path, SqliteConnection::Mode::ReadWrite);
    if (!connection) {
        return failure(explanation(connection.error(), record->path));
    }
    record->connection = std::move(*connection);
    if (const auto made = prepareSchema(record->connection, record->path); !made) {
        return failure(made.error());
    }
    constexpr qint64 All = std::numeric_limits<qint64>::min();
    if (const auto checked = checkGames(record->connection, record->path, All); !checked) {
        return failure(checked.error());
    }
    if (const auto chosen = chooseSeries(*record, content, beginsNewSeries); !chosen) {
        return failure(chosen.error());
    }
    return record;
}

Result<std::unique_ptr<StoreRecord>> openRecordForReading(const QString &file, qint64 firstToCheck)
{
    const CompetitionFiles files(file);
    auto record = std::make_unique<StoreRecord>();
    record->path = files.database();
    if (!QFile::exists(record->path)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "there is no %1: nothing of this competition was played yet"),
            record->path));
    }
    Result<SqliteConnection> connection = connectForReading(record->path);
    if (!connection) {
        return failure(connection.error());
    }
    record->connection = std::move(*connection);
    if (const auto checked = checkGames(record->connection, record->path, firstToCheck); !checked) {
        return failure(checked.error());
    }
    const auto series = record->connection.integer("SELECT max(number) FROM series");
    if (!series) {
        return failure(explanation(series.error(), record->path));
    }
    record->series = *series;
    return record;
}

QList<Message> changedSettings(const QString &file, const SeriesContent &content)
{
    const auto record = openRecordForReading(file);
    if (!record) {
        return {};
    }
    const auto last = readSeries((*record)->connection);
    const bool hasGames = last && *last && (*last)->hasGames;
    return hasGames ? changesSince(**record, **last, content) : QList<Message>();
}

} // namespace shinpan
