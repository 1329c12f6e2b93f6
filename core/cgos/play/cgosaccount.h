#pragma once

#include "core/cgos/cgosarchivecall.h"
#include "core/cgos/cgossession.h"
#include "core/cgos/play/cgosfiles.h"
#include "core/cgos/play/cgostable.h"
#include "core/gtp/gtptranscript.h"
#include "core/gtp/sockettransport.h"
#include "core/util/message.h"
#include "core/util/pace.h"
#include "core/util/ration.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// How an account on a CGOS server is played.
struct CgosSettings
{
    /// How long it waits for what may come back.
    struct Patience
    {
        std::chrono::milliseconds login = std::chrono::seconds(60); ///< until the server has asked
                                                                    ///< who we are
        std::chrono::milliseconds first{200}; ///< before a lost connection is made anew
        std::chrono::milliseconds inGame = std::chrono::seconds(5); ///< at most, while a game runs
        std::chrono::milliseconds most = std::chrono::seconds(60);  ///< at most, otherwise
        std::chrono::milliseconds setup =
            std::chrono::seconds(10); ///< for the running game, back again
        Pace::Limits pace{};          ///< of what the server has us do
    };

    CgosLogin login;
    TcpAddress server;
    EngineProfile engine;
    Ruleset rules; ///< of the server
    bool tellsThoughts = true;
    QString folder;             ///< for what it leaves behind
    std::optional<int> games{}; ///< then it leaves; nothing: when it is told to stop
    Patience patience{};
};

/// One account on a CGOS server: logs in, plays game after game, and comes back after any break
/// until it is told to stop or the server does not want it. A server that sets up games faster than
/// they can be played, or says more than anybody reads, is left alone, longer each time: other
/// accounts' clocks run.
class CgosAccount final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CgosAccount)

public:
    enum class Stop {
        AfterGame, ///< the running one is played to its end, unless its server is left alone
        Now,       ///< the server's clock runs on; the game goes on if we log in again in time
    };
    enum class State {
        Away,    ///< calls the server, or waits until it does so again
        Waiting, ///< for a game
        Playing, ///< perhaps without a connection
        Leaving,
        Gone, ///< nothing runs
    };
    /// The sum of its games.
    struct Tally
    {
        int games = 0; ///< that have a result
        int wins = 0;
        int losses = 0;
        int unfinished = 0; ///< broken off by the server
        QString rating;     ///< the server's, when the last game began
    };

    explicit CgosAccount(CgosSettings settings, QObject *parent = nullptr);
    /// Hangs up and kills its engine.
    ~CgosAccount() override;

    /// Makes the files; the failure names what cannot be written.
    [[nodiscard]] Result<void> open();
    /// Call once, after open().
    void start();
    void stop(Stop how);

    [[nodiscard]] const QString &name() const { return m_settings.login.name; }
    [[nodiscard]] const Tally &tally() const { return m_tally; }
    [[nodiscard]] State state() const;
    /// Its opponent, or the last one; empty: none yet.
    [[nodiscard]] QString opponent() const;
    /// The file of that game's record, which grows with the game; empty: there is none yet.
    [[nodiscard]] const QString &recordPath() const { return m_recordPath; }

Q_SIGNALS:
    /// A sentence for people: connected, a game begins, how it ended, why the server was lost.
    void remarked(const shinpan::Message &what);
    /// Everything has ended; `isWell` if only we wanted that.
    void finished(bool isWell);

private:
    void call();
    void record(const QByteArray &line);
    void recordLeftOut();
    void callLater();
    [[nodiscard]] bool affords(int price);
    void leaveAlone(const Message &reason);
    void hear(const CgosMessage &message);
    void hear(const CgosSetup &setup);
    void hearOfGame(const CgosMessage &message);
    void loseSession(const CgosSessionEnd &end);
    void hangUp();
    void beginGame(const CgosSetup &setup, Color ours);
    void giveUpGame();
    void askArchive();
    void takeArchive(const std::optional<CgosArchivedGame> &game);
    void saveRecord();
    void saveRecordSoon();
    void endGame(CgosTable &table);
    void readyForMore();
    void leave(bool isWell);
    [[nodiscard]] static QCoro::Task<> closeEngine(QPointer<CgosAccount> self,
                                                   std::shared_ptr<Engine> engine,
                                                   bool isWell);
    [[nodiscard]] std::unique_ptr<GtpTransport> transport() const;
    [[nodiscard]] std::shared_ptr<Engine> newEngine();
    [[nodiscard]] bool isPlaying() const { return m_table && !m_table->isOver(); }

    CgosSettings m_settings;
    CgosFiles m_files;
    GtpTranscript m_transcript;
    GtpRecorder m_recorder;
    Ration m_recorded; ///< of what the server and we say to each other
    std::unique_ptr<CgosSession> m_session;
    std::unique_ptr<CgosTable> m_table;  ///< the running game, or the last one
    std::unique_ptr<CgosTable> m_unseen; ///< one that ended while we were away, until we know how
    QString m_recordPath;                ///< of the table's game
    QString m_unseenPath;                ///< of the unseen one's
    std::unique_ptr<CgosArchiveCall> m_archive; ///< about that
    int m_archiveCalls = 0;                     ///< without an answer
    std::shared_ptr<Engine> m_engine;           ///< between games; null: none runs
    QTimer m_retry;
    Pace m_pace;
    QTimer m_absence; ///< since we are back and have not heard of the running game
    QTimer m_saving;  ///< until the record is written
    std::chrono::steady_clock::time_point m_saveAfter{};
    std::chrono::milliseconds m_delay{};
    Message m_lastReason; ///< why the server was lost, until it takes us again
    std::optional<Stop> m_stop;
    bool m_isLeftAlone = false; ///< the server, for a while
    bool m_isLeaving = false;
    bool m_isGone = false;
    Tally m_tally;
};

} // namespace shinpan
