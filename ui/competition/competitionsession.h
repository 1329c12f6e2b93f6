#pragma once

#include "core/competition/competition.h"
#include "core/competition/report/report.h"
#include "core/competition/result/competitionevent.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/run/liveboard.h"
#include "core/competition/run/livesnapshot.h"
#include "core/competition/run/runoptions.h"
#include "core/competition/run/stoprequest.h"
#include "core/competition/store/playedcompetition.h"
#include "core/util/completion.h"
#include "core/util/result.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class CompetitionRunner;
class Fleet;
class GtpTranscript;
class LiveJournal;
class OpeningsTaking;
class RecordedRun;
class ResultStore;
class TuneCourse;
class TuneFit;
struct RunEnd;

/// A competition as a window shows it: what was played so far, its file, and the run that goes on
/// with it while it lasts: one of its own, or one of another process, which is followed as it goes
/// and can be stopped, but lives on without this.
class CompetitionSession final : public QObject
{
    Q_OBJECT

public:
    /// Reads the file and its record. problem() tells what is wrong with them.
    explicit CompetitionSession(QString file);
    /// Kills what still runs; the record keeps what there was of it.
    ~CompetitionSession() override;

    [[nodiscard]] const QString &file() const { return m_file; }
    /// Whether there is a run of its own, or is going to be.
    [[nodiscard]] bool isRunning() const { return m_runner || m_taking; }
    /// Whether it takes openings from an index first.
    [[nodiscard]] bool isTakingOpenings() const { return m_taking != nullptr; }
    /// Whether there is a run of another process, which is followed.
    [[nodiscard]] bool isRunningElsewhere() const;
    [[nodiscard]] bool isStopping() const;
    /// What is in the way of a run, or ended the last one; empty if nothing is.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// What there is to see now; nothing while neither the file nor a record can be read.
    [[nodiscard]] std::optional<LiveSnapshot> snapshot() const;
    /// The games that are running, by slot.
    [[nodiscard]] std::vector<LiveBoard> boards() const;
    /// What reports say of the games that have a result: every number of the report's tables. Made
    /// anew when there are others, but seldom enough to cost little; null while there is
    /// nothing to see. What a tune has found comes into it a little later, and changed() tells.
    [[nodiscard]] std::shared_ptr<const CompetitionReport> report();
    /// What happened in all runs, the earliest first.
    [[nodiscard]] const std::vector<CompetitionEvent> &events() const { return m_events; }
    /// What the engines in that slot are told and say; null where another process knows.
    [[nodiscard]] std::shared_ptr<const GtpTranscript> traffic(int slot) const;
    /// The log in which a run elsewhere writes that down if its competition wants it.
    [[nodiscard]] QString trafficLog(const QString &gameId) const;
    /// The games that have a result, the earliest first.
    [[nodiscard]] const std::vector<StoredGame> &games() const { return m_games; }
    /// How a game ended, in SGF's words; nothing if it has no result.
    [[nodiscard]] std::optional<QString> resultOf(const QString &gameId) const;
    /// The place of a game's record, which may not be there.
    [[nodiscard]] QString recordOf(const StoredGame &game) const;

    /// Reads the file anew and goes on with the competition, within these limits of games and time.
    /// Where changedSettings() are in the way, all is counted anew if that is wanted. Failing that,
    /// problem() tells why.
    void start(RunOptions limits = {}, bool countsAnew = false);
    /// The differences of the file from when the games that count so far were played.
    [[nodiscard]] QList<Message> changedSettings() const;
    /// Reads the file, which has another text, while nothing runs.
    void reload();
    /// The competition as it was played; nothing while neither its file nor its record can be read.
    [[nodiscard]] const Competition *competition() const
    {
        return m_played ? &m_played->competition : nullptr;
    }
    /// The differences of the file by now, in one line; empty while there are none.
    [[nodiscard]] Message note() const { return m_played ? m_played->note : Message(); }
    /// The competition that the file has, which the next run plays; nothing if it cannot be read.
    [[nodiscard]] const std::optional<Competition> &ofFile() const { return m_ofFile; }
    /// Stops the run, whatever process it is in.
    void stop(StopMode mode);
    /// Writes the report and says where to read it.
    [[nodiscard]] Result<QString> writeReport();
    /// Whether a tune has ended that wants to be proved, whatever became of its certificate.
    [[nodiscard]] bool wantsCertificate();
    /// Writes the match that proves what the tune has found, if it wants one, and returns its file.
    [[nodiscard]] Result<QString> writeCertificate();
    /// Takes a new state of that match, which the report tells.
    void takeCertificate();

    /// Completed when everything has ended.
    [[nodiscard]] Completion<std::monostate> ended() const { return m_ended; }

Q_SIGNALS:
    /// snapshot(), isRunning(), isStopping() or problem() may be different; not more often than 20
    /// times a second.
    void changed();
    /// games() has one more.
    void gameAdded();
    /// games() has other games.
    void gamesReplaced();
    /// A run of its own has come to the end of the competition.
    void completed();
    /// Something happened that a person should know.
    void warned(const QString &text);

private:
    void read();
    void takeOpenings(const RunOptions &limits, bool countsAnew);
    void run(RunOptions limits, bool countsAnew);
    void show(PlayedCompetition played);
    void look();
    void takeNews();
    void fail(const QString &problem);
    void watch();
    void conclude(const RunEnd &end);
    [[nodiscard]] const TuneCourse *tuneCourse() const;
    void fitTune();

    QString m_file;
    QString m_problem;
    std::optional<Competition> m_ofFile; ///< nothing while the file cannot be read
    std::optional<PlayedCompetition> m_played;
    std::unique_ptr<RecordedRun> m_record; ///< of what was played; null while that cannot be read
    QTimer m_lookAgain;                    ///< while nothing runs here
    std::optional<int> m_generation;       ///< of the record, from which all games and events are
    bool m_isStopAsked = false;            ///< of the run elsewhere
    std::vector<StoredGame> m_games;
    std::vector<CompetitionEvent> m_events;
    std::shared_ptr<const CompetitionReport> m_report; ///< null: none was made yet
    bool m_isReportOld = false;                        ///< there are other games
    std::chrono::steady_clock::time_point m_nextReport;
    std::unique_ptr<TuneFit> m_fit;           ///< of a tune; null before the first
    std::shared_ptr<const TuneReport> m_tune; ///< what it found; null before the first
    bool m_isTuneOld = true;                  ///< the games differ from those that it knows
    std::unique_ptr<OpeningsTaking> m_taking; ///< before a run; else null
    std::unique_ptr<ResultStore> m_store;     ///< of a run
    std::unique_ptr<Fleet> m_fleet;           ///< of a run on other machines; else null
    std::unique_ptr<CompetitionRunner> m_runner;
    std::unique_ptr<LiveJournal> m_journal; ///< of a run
    Completion<std::monostate> m_ended;
};

} // namespace shinpan
