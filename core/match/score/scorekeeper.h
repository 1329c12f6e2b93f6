#pragma once

#include "core/match/score/gameresult.h"
#include "core/match/score/scoresheet.h"
#include "core/rules/position.h"
#include "core/util/message.h"

namespace shinpan {

/// An answer to final_score as Gomill's `players` scorer reads it: it wants the winner and can do
/// without the margin ("B+", "W+R").
struct GomillVote
{
    std::optional<Color> winner;  ///< nobody for "0"
    std::optional<double> margin; ///< at most MaxMargin

    /// Nothing where the margin is not known.
    [[nodiscard]] std::optional<Score> score() const;
};

/// Nothing for a text that gives no vote.
[[nodiscard]] std::optional<GomillVote> gomillVote(const QString &finalScore);

/// What two players' lists of dead stones have in common.
struct DeadLists
{
    enum class Agreement {
        None,   ///< nobody lists
        One,    ///< only one lists: its list
        Both,   ///< both list these: the list
        Differ, ///< both list, but not the same: what both name
    };

    Agreement agreement = Agreement::None;
    /// Whole chains, sorted. The stones in seki too, where they are no less agreed.
    Settlement settlement;
};

/// Climbs the scoring ladder of one finished game: is told what others said, counts, and says
/// whether a step decides. Pure.
///
/// When a step decides (otherwise the word goes to the next):
/// - PlayersScore. Both name one score: it stands, unless our count with the dead stones that both
///   list differs: with the same winner the count stands (they counted by other rules or komi),
///   with another it is OtherWinner. The same winner with different margins: the count with the
///   dead stones that both list, else the margin that our count confirms, else the winner alone.
///   Only one names a score: it stands if our count has the same winner, by the count's margin if
///   there are dead stones to go by. Different winners do not decide. With
///   ScoringPolicy::trustsPlayers as Gomill's `players` scorer.
/// - PlayersDead. The same dead stones (one stone stands for its chain): our count. Different ones
///   that lead to the same winner: that winner, and the margin if it is the same too. Only one
///   list: our count with it, unless a player named another winner.
/// - RefereeEngine. Our count with its dead stones, unless its own score has another winner;
/// without
///   a list, its score.
/// - CountPlayedOut. Our count of our own estimate, unless a player named another winner; where
/// some
///   of it is unsettled, the winner alone if that does not decide the game, else nothing.
/// - CountAllAlive. Always.
/// - AskPerson. When a person settles it.
///
/// Where a person plays and the ladder asks, no other step decides: they are what is proposed.
class ScoreKeeper
{
public:
    /// The game as it ended. `isPersonPlaying`: at least one seat is a person's.
    ScoreKeeper(const Position &finished,
                const GameTerms &terms,
                const ScoringPolicy &policy,
                bool isPersonPlaying);

    [[nodiscard]] const ScoreSheet &sheet() const { return m_sheet; }

    /// The step to take now; nothing when the result stands.
    [[nodiscard]] std::optional<ScoringStep> nextStep() const;
    /// What the players are to be asked at their first step.
    [[nodiscard]] ScoreQuestions questions() const;

    /// Takes what the players said, before the first step that is theirs.
    void hearPlayers(const ByColor<ScoreOpinion> &opinions);
    /// Takes what the third engine said, before its step; without it the step is skipped.
    void hearReferee(const ScoreOpinion &opinion);
    /// Takes the next step, which is not AskPerson. Returns its report.
    const ScoringReport &takeStep();
    /// Takes the person's word; whenever it comes, it ends the ladder.
    void settle(const Settlement &settlement);

    /// The result, which is final when there is no next step and disputed until then.
    [[nodiscard]] const GameResult &result() const { return m_result; }

private:
    void takeAtTheirWord(ScoringReport &report);
    void compareScores(ScoringReport &report);
    void compareDead(ScoringReport &report);
    void hearThirdEngine(ScoringReport &report);
    void countPlayedOut(ScoringReport &report);
    void countAllAlive(ScoringReport &report);

    [[nodiscard]] Count by(const Settlement &settlement) const
    {
        return countGame(m_position, m_terms, settlement);
    }
    void weigh(ScoreOpinion &opinion);
    [[nodiscard]] bool isSo(ScoreDoubt::If condition);
    [[nodiscard]] const Count &byLists();
    [[nodiscard]] const Settlement &held();
    [[nodiscard]] const Settlement &estimate();
    void decide(ScoringReport &report, std::optional<Color> winner, std::optional<Score> score);
    void finish(ScoringReport report);
    void summarize();
    [[nodiscard]] bool isContradicted(std::optional<Color> winner) const;
    [[nodiscard]] bool isDisputed() const;
    [[nodiscard]] Message reason() const;
    [[nodiscard]] Message gomillReason() const;

    Position m_position; ///< the game as it ended, or to count the area its board alone
    GameTerms m_terms;
    std::optional<Count> m_byLists;       ///< see byLists()
    std::optional<Settlement> m_estimate; ///< see estimate()
    ScoringPolicy m_policy;
    bool m_isPersonPlaying;
    std::size_t m_step = 0;
    bool m_isDecided = false;
    ByColor<ScoreOpinion> m_opinions;
    std::optional<ScoreOpinion> m_referee;
    DeadLists m_lists;
    ScoreSheet m_sheet;
    GameResult m_result;
};

} // namespace shinpan
