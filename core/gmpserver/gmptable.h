#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/gmp/gmpgame.h"
#include "core/gtp/gtptransport.h"
#include "core/gtp/servedcaller.h"
#include "core/match/match.h"
#include "core/record/gamerecord.h"
#include "core/util/pace.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace shinpan {

class GtpTranscript;
class RemotePlayer;

// How fast games may begin, since each has an engine of its own: for callers that have agreed on
// one, and besides for those that have made a move in it.
inline constexpr Pace::Limits GamesPace{.atOnce = 10, .each = std::chrono::seconds(2)};
inline constexpr Pace::Limits PlayersPace{.atOnce = 10, .each = std::chrono::milliseconds(500)};

/// Our player, and what we know of the game before the other side has said anything.
struct GmpSeat
{
    EngineProfile engine;
    MatchSetup setup;           ///< rules, clocks; the size and handicap are the terms'
    std::optional<double> komi; ///< nothing: the usual one
    GmpTerms terms;             ///< what is missing, the other side is asked
    QString folder;             ///< for records; empty: none are kept
    // These pace all games that begin, whoever calls; they are not null.
    std::shared_ptr<Pace> pace = std::make_shared<Pace>(GamesPace);
    std::shared_ptr<Pace> playersPace = std::make_shared<Pace>(PlayersPace);
    GmpTiming timing{.offer = std::chrono::seconds(2)};
};

/// An engine of ours at the board of a caller that speaks GMP: plays game after game as the other
/// side wants them, until it hangs up. People are told what GMP has no words for.
class GmpTable final : public ServedCaller
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GmpTable)

public:
    GmpTable(GmpSeat seat,
             std::unique_ptr<GtpTransport> other,
             GtpTranscript *transcript = nullptr,
             QObject *parent = nullptr);
    /// An engine that still runs is killed.
    ~GmpTable() override;

    /// Call once.
    void start();
    /// Hangs up.
    void stop();

    /// The time when the other side agreed on its first game, or moved last, or came.
    [[nodiscard]] Clock::time_point played() const override { return m_progressAt; }
    [[nodiscard]] bool givesWay(const CallerPatience &patience) const override;
    [[nodiscard]] bool isSilent(const CallerPatience &patience) const override;
    void hangUp(const Message &fault) override;

Q_SIGNALS:
    /// A sentence for people.
    void told(const Message &text);
    /// Once, when nothing of the engine is left. `isWell`: it ended because one side had enough.
    void finished(bool isWell);

private:
    void hear(const GmpGame::Event &event);
    void goOnSoon();
    void goOn();
    void deliver();
    void beginSoon();
    void beginGame(const std::vector<Move> &moves);
    void takeBack(std::size_t count);
    void takeResult();
    void keepRecord();
    void leave(bool isWell);
    [[nodiscard]] static QCoro::Task<> sayGoodbye(QPointer<GmpTable> self, bool isWell);
    [[nodiscard]] GmpGame::Time now() const { return GmpGame::Time(m_clock.elapsed()); }

    GmpSeat m_seat;
    std::unique_ptr<GtpTransport> m_other;
    GtpTranscript *m_transcript;
    GmpGame m_game;
    QElapsedTimer m_clock;
    QTimer m_tick;
    QTimer m_begin;                                ///< a game waits for its turn
    Clock::time_point m_progressAt = Clock::now(); ///< see played()
    Clock::time_point m_heardAt = m_progressAt;
    bool m_hasMoved = false; ///< the other side, ever
    int m_emptyGames = 0;    ///< that it has agreed on, since it moved
    std::unique_ptr<GameRecord> m_record;
    std::unique_ptr<Match> m_match;   ///< of the running game, or the last one
    RemotePlayer *m_remote = nullptr; ///< the match's
    bool m_isKept = false;            ///< its record
    bool m_isLeaving = false;
};

} // namespace shinpan
