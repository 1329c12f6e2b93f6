#pragma once

#include "core/competition/result/storedgame.h"
#include "core/competition/schedule/standings.h"
#include "core/competition/tunedvalues.h"
#include "core/match/match.h"
#include "core/record/gamerecord.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace shinpan {

/// One game that is to be played.
struct GamePlan
{
    QString id;
    Pairing pairing;
    ByColor<QString> players; ///< ids
    MatchSetup setup;
    GameLine start;  ///< set-up and moves that it begins with
    QString opening; ///< what those are called; empty: nothing but the setup's own
    int slot = 0;
    int attempt = 1;
    QDateTime started;    ///< UTC; of a game that goes on, by the earlier run; null: when it begins
    bool isBegun = false; ///< by an earlier run: the store has it
    bool isAudited = false;         ///< its rule of adjudication is noted and decides nothing
    std::vector<StoredMove> played; ///< by that run
    std::optional<int> candidate{}; ///< in a tune: whose game it is
    ByColor<TunedValues> values{};  ///< in a tune: what either side is played with
};

/// One game of a competition, from its start until nothing of its engines is left.
class CompetitionGame final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompetitionGame)

public:
    /// `referee` may be null. A game whose moves of an earlier run cannot be played again begins
    /// from its start.
    CompetitionGame(GamePlan plan,
                    ByColor<std::unique_ptr<Player>> players,
                    std::unique_ptr<Player> referee,
                    QObject *parent = nullptr);
    /// Kills engines that have not left.
    ~CompetitionGame() override;

    [[nodiscard]] const GamePlan &plan() const { return m_plan; }
    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] Match &match() { return *m_match; }
    [[nodiscard]] GameRecord &record() { return m_record; }
    [[nodiscard]] const GameRecord &record() const { return m_record; }
    [[nodiscard]] std::chrono::steady_clock::time_point since() const { return m_since; }
    /// How many moves of an earlier run it went on from.
    [[nodiscard]] std::size_t continuedFrom() const { return m_continued; }
    /// Played in it, without those of the opening.
    [[nodiscard]] int moves() const;
    [[nodiscard]] bool isOver() const { return m_match->state() == Match::State::Over; }
    /// The game as the store keeps it, as it stands now: running, or with its result.
    [[nodiscard]] StoredGame stored() const;

    /// Starts it and returns at once.
    void start();
    /// What was played differs from what an earlier run has of this attempt: it is another one.
    void countAttempt();
    /// Breaks it off, without a result; over() and left() follow.
    void breakOff();

Q_SIGNALS:
    /// What stands on the board before the first move is known.
    void begun();
    void moved(const shinpan::StoredMove &move);
    /// The result and the record are final, or it was broken off.
    void over();
    /// Nothing of its engines is left but what was kept. A listener may delete this.
    void left();

private:
    static QCoro::Task<> run(QPointer<CompetitionGame> self);
    [[nodiscard]] std::unique_ptr<Match> makeMatch(ByColor<std::unique_ptr<Player>> players);
    [[nodiscard]] bool mayPlaceStones() const;
    void noteBeginning();
    void noteMove(NodeId node);

    GamePlan m_plan;
    GameRecord m_record;
    // These come before the match, which is made of them and says what they are.
    ByColor<std::chrono::nanoseconds> m_earlier{}; ///< used in earlier runs
    std::size_t m_continued = 0;
    std::size_t m_lineBefore = 0; ///< moves of the line that the opening is
    std::unique_ptr<Match> m_match;
    ByColor<std::chrono::nanoseconds> m_usedBefore; ///< in this run, at the start of the turn
    std::chrono::steady_clock::time_point m_since = std::chrono::steady_clock::now();
    bool m_hasBegun = false;
};

} // namespace shinpan
