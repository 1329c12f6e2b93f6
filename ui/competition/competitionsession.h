#pragma once

#include "core/competition/competition.h"
#include "core/competition/result/competitionevent.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/run/liveboard.h"
#include "core/competition/run/livesnapshot.h"
#include "core/competition/run/stoprequest.h"
#include "core/util/completion.h"
#include "core/util/result.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class CompetitionRunner;
class LiveJournal;
class RecordedRun;
class ResultStore;
struct RunEnd;

/// A competition as a window shows it: its file, what was played so far, and the run that goes on
/// with it while it lasts: one of its own, or one of another process, which is followed as it goes
/// and can be stopped, but lives on without this.
class CompetitionSession final : public QObject
{
    Q_OBJECT

public:
    /// Reads the file and its record. What is wrong with them, problem() tells.
    explicit CompetitionSession(QString file);
    /// Kills what still runs; the record keeps what there was of it.
    ~CompetitionSession() override;

    [[nodiscard]] const QString &file() const { return m_file; }
    /// A run of its own.
    [[nodiscard]] bool isRunning() const { return m_runner != nullptr; }
    /// A run of another process, which is followed.
    [[nodiscard]] bool isRunningElsewhere() const;
    [[nodiscard]] bool isStopping() const;
    /// What is in the way of a run, or ended the last one; empty if nothing is.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// What there is to see now; nothing while the file cannot be read.
    [[nodiscard]] std::optional<LiveSnapshot> snapshot() const;
    /// The games that are running, by slot.
    [[nodiscard]] std::vector<LiveBoard> boards() const;
    /// The games that have a result, the earliest first.
    [[nodiscard]] const std::vector<StoredGame> &games() const { return m_games; }
    /// Where a game's record is, or would be.
    [[nodiscard]] QString recordOf(const StoredGame &game) const;

    /// Reads the file anew and goes on with the competition. Failing that, problem() tells why.
    void start();
    /// Whoever runs it.
    void stop(StopMode mode);
    /// Writes the report and says where to read it.
    [[nodiscard]] Result<QString> writeReport();

    /// Completed when nothing runs any more.
    [[nodiscard]] Completion<std::monostate> ended() const { return m_ended; }

Q_SIGNALS:
    /// snapshot(), isRunning(), isStopping() or problem() may be different; not more often than 20
    /// times a second.
    void changed();
    /// games() has one more.
    void gameAdded();
    /// games() are others.
    void gamesReplaced();
    /// Something happened that a person should know.
    void warned(const QString &text);

private:
    void read();
    void look();
    void takeGames();
    void fail(const QString &problem);
    void watch();
    void conclude(const RunEnd &end);

    QString m_file;
    QString m_problem;
    std::optional<Competition> m_competition;
    std::unique_ptr<RecordedRun> m_record; ///< of the competition; null while it cannot be read
    QTimer m_lookAgain;                    ///< while nothing runs here
    bool m_isStopAsked = false;            ///< of the run elsewhere
    std::vector<StoredGame> m_games;
    std::unique_ptr<ResultStore> m_store; ///< of a run
    std::unique_ptr<CompetitionRunner> m_runner;
    std::unique_ptr<LiveJournal> m_journal; ///< of a run
    Completion<std::monostate> m_ended;
};

} // namespace shinpan
