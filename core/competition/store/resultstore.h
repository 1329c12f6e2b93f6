#pragma once

#include "core/competition/file/competitionfileerror.h"
#include "core/competition/result/competitionevent.h"
#include "core/competition/result/engineidentity.h"
#include "core/competition/result/storedgame.h"
#include "core/util/result.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

struct Competition;
struct PlayedCompetition;
struct PlayedGame;
struct SeriesContent;
struct SeriesSettings;
struct StoreRecord;
struct ToldChance;

/// Everything that a competition has played, as a database beside its file (NAME.db of NAME.toml):
/// what was written there is all that statistics, reports and the next run know. The tables are
/// described in storeschema.h.
///
/// One process writes (openForRun() holds the competition's lock as long as the store lives), any
/// number reads at the same time without disturbing it. Results belong to a *series*, that of the
/// settings they were played with; everything here is of the last one.
///
/// Writing never fails at the call. What is written after a quiet time is on the disk when the call
/// returns; in a flood, several writes share one transaction and are there within CommitInterval.
/// Committed is safe from the end of this process, and a finished game from a power cut as well.
/// What cannot be committed stays in memory and is tried again until it can be.
class ResultStore final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultStore)

public:
    /// What to do about results that were played with other settings.
    enum class OtherSettings {
        Refuse,   ///< fail, and say what differs
        NewSeries ///< count from zero; the earlier series stays in the record
    };

    static constexpr std::chrono::milliseconds CommitInterval{50};
    static constexpr std::chrono::milliseconds RetryInterval{1000};

    /// Opens or makes the record of this competition and takes its lock. More games, more players
    /// at the end of the list, other names and another concurrency are not other settings. Fails if
    /// another run is under way (with its process and host), and where the record cannot be written
    /// or understood, with what to do about it.
    [[nodiscard]] static Result<std::unique_ptr<ResultStore>> openForRun(
        const Competition &competition,
        OtherSettings otherSettings = OtherSettings::Refuse);

    /// The same for results under these settings, beside that file.
    [[nodiscard]] static Result<std::unique_ptr<ResultStore>>
    openForRun(const QString &file, const SeriesSettings &settings, OtherSettings otherSettings);

    /// The differences of this competition from the games that its record counts, so that
    /// openForRun() would refuse; nothing where there are no games, or they cannot be read.
    [[nodiscard]] static QList<Message> changedSettings(const Competition &competition);

    /// Opens the record of this competition file for reading, whether or not a run is under way.
    /// The writing functions must not be called. Fails if there is no record.
    [[nodiscard]] static Result<std::unique_ptr<ResultStore>> openForReading(const QString &file);

    /// Writes what is left, if it can be written.
    ~ResultStore() override;

    /// The game counts as running from here on. One of the same id that is running is broken off.
    /// `attempt` is counted here, whatever it says.
    void beginGame(const StoredGame &game);
    /// The next move of a running game, whether this run began it or an earlier one.
    void addMove(const QString &gameId, const StoredMove &move);
    /// The game has a result; all of its values are written anew.
    void finishGame(const StoredGame &game);
    /// The game does not count; its state says whether it is void or broken off.
    void voidGame(const StoredGame &game);
    /// Games that were played elsewhere, with their moves, in one transaction; those that are
    /// running under these ids are broken off. Fails if they cannot be committed yet.
    Result<void> addGames(const std::vector<PlayedGame> &games);
    void addEvent(const CompetitionEvent &event);
    /// A sentence that names the difference, if another program, network or version played as this
    /// player earlier in the series. Files whose hash is empty are not compared.
    std::optional<QString> recordEngine(const EngineIdentity &identity);

    /// Commits now what was written so far.
    Result<void> flush();
    /// Why what was written cannot be committed at present.
    [[nodiscard]] const std::optional<Message> &trouble() const { return m_trouble; }

    /// Why something of what is asked below could not be read; empty: all could. The log has it
    /// too.
    [[nodiscard]] const Message &damage() const;

    /// What is committed, in the order in which it was begun.
    [[nodiscard]] std::vector<StoredGame> games() const;
    /// Those that are running, or were when their run was cut off.
    [[nodiscard]] std::vector<StoredGame> unfinishedGames() const;
    /// The moves of the last attempt under this id, or of the given one.
    [[nodiscard]] std::vector<StoredMove> movesOf(const QString &gameId,
                                                  std::optional<int> attempt = {}) const;
    /// What its players said of their chances in one of games(), in the order of moves; nothing in
    /// records of before.
    [[nodiscard]] std::vector<ToldChance> chancesOf(const StoredGame &game) const;
    [[nodiscard]] std::vector<CompetitionEvent> events() const;
    /// The last known of each player.
    [[nodiscard]] std::vector<EngineIdentity> engines() const;
    /// Number of the series, from 1.
    [[nodiscard]] int series() const;
    /// The competition as it was played; see playedCompetition().
    [[nodiscard]] Result<PlayedCompetition, CompetitionFileErrors> played(
        const QString &competitionFile) const;

    /// The hash of a file that has not changed since it was remembered.
    [[nodiscard]] std::optional<QByteArray> hashOf(const IdentifiedFile &file) const;
    void rememberHash(const IdentifiedFile &file);

Q_SIGNALS:
    /// These finished games are safe now.
    void gamesCommitted(const QStringList &gameIds);
    /// What was written cannot be committed; it is kept and tried again. Once until it could be.
    void troubled(const shinpan::Message &reason);
    /// It could be committed after all.
    void recovered();

private:
    /// A game that has no result yet.
    struct Open
    {
        qint64 serial = 0;
        int attempt = 1;
        int plies = 0;
    };

    explicit ResultStore(std::unique_ptr<StoreRecord> record);

    [[nodiscard]] static Result<std::unique_ptr<ResultStore>>
    openForRun(const QString &file, const SeriesContent &content, OtherSettings otherSettings);
    [[nodiscard]] Result<void> prepareWriting();
    [[nodiscard]] int nextAttempt(const QString &gameId);
    void putGame(const PlayedGame &played);
    void endGame(const StoredGame &game, StoredGame::State state);
    template <typename Write>
    void write(Write what);
    void commit();
    void setTrouble(const std::optional<Message> &reason);

    std::unique_ptr<StoreRecord> m_record;
    QHash<QString, Open> m_open;    ///< by id
    QHash<QString, int> m_attempts; ///< the last, of games that were begun and are not over
    qint64 m_lastSerial = 0;
    std::vector<EngineIdentity> m_engines; ///< the last of each player
    QTimer m_nextCommit;
    QElapsedTimer m_sinceCommit; ///< invalid before the first one
    std::optional<Message> m_trouble;
};

} // namespace shinpan
