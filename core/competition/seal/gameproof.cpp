#include "core/competition/seal/gameproof.h"

#include "core/competition/machines/misfit.h"
#include "core/competition/result/scoreevidence.h"
#include "core/competition/result/storedmoves.h"
#include "core/match/score/scorekeeper.h"
#include "core/match/score/verdictwords.h"

#include <algorithm>

namespace shinpan {

namespace {

using namespace std::chrono_literals;
using Kind = Difference::Kind;

/// Proves one game, and keeps what is wrong with it.
class Prover
{
public:
    Prover(const SealedGame &sealed, const GamePlan &plan, ClockTerms clocks)
        : m_sealed(sealed)
        , m_game(sealed.game)
        , m_plan(plan)
        , m_terms(clocks)
    { }

    [[nodiscard]] GameProof proof();

private:
    void note(Kind kind, const Message &text, std::size_t move = 0)
    {
        m_proof.differences.push_back({kind, {}, m_game.id, static_cast<int>(move), text});
    }
    void proveWords();
    void proveResult(const Rejudged &again);
    void proveClocks();
    void proveMove(GameClock &clock, std::size_t index);
    void proveTimes();
    void countAgain(const Rejudged &again);
    [[nodiscard]] bool isTold(const Message &reason, const Rejudged &again) const;

    const SealedGame &m_sealed;
    const StoredGame &m_game;
    const GamePlan &m_plan;
    ClockTerms m_terms;
    GameProof m_proof;
};

GameProof Prover::proof()
{
    if (const auto difference = differenceOf(m_game, m_plan)) {
        note(Kind::Settings, Message::verbatim(*difference));
    }
    const bool isOver =
        m_game.state == StoredGame::State::Finished || m_game.state == StoredGame::State::Void;
    PlayedGame played{m_game, m_sealed.moves, {}, {}};
    if (isOver) {
        proveWords();
    } else {
        played.game.moves = static_cast<int>(m_sealed.moves.size());
    }
    const Rejudged again = rejudged(played, m_plan);
    m_proof.moves = static_cast<int>(m_sealed.moves.size());
    if (again.fault) {
        note(again.move > 0 ? Kind::Move : Kind::Result, Message::verbatim(*again.fault),
             again.move);
    } else if (isOver) {
        proveResult(again);
    }
    proveClocks();
    proveTimes();
    return m_proof;
}

/// What it says of its result, whatever its moves were.
void Prover::proveWords()
{
    if (const auto oddity = oddityOf(m_game)) {
        note(Kind::Result, Message::verbatim(*oddity));
    }
    if (m_game.result.toSgf() != m_game.sgfResult) {
        note(Kind::Result,
             Message::of(QT_TRANSLATE_NOOP("Messages", "its result is told as \"%1\", and is %2"),
                         m_game.sgfResult, m_game.result.toSgf()));
    }
}

/// The end of the game behind its last move.
void Prover::proveResult(const Rejudged &again)
{
    const GameResult &result = m_game.result;
    const Color toPlay = again.referee.toPlay();
    switch (result.end) {
    case GameEnd::Passes:
        countAgain(again);
        return;
    case GameEnd::Resignation:
    case GameEnd::Time:
        if (result.loser() != toPlay) {
            note(Kind::Result,
                 Message::of(QT_TRANSLATE_NOOP("Messages",
                                               "it was %1's turn, who cannot have won like that"),
                             colorName(toPlay)));
        }
        return;
    case GameEnd::Claim:
        if (result.winner != toPlay) {
            note(Kind::Result,
                 Message::of(QT_TRANSLATE_NOOP("Messages",
                                               "it was %1's turn, who cannot have lost like that"),
                             colorName(toPlay)));
        }
        return;
    case GameEnd::Adjudication: // its reports were heard again
        return;
    case GameEnd::MoveLimit:
    case GameEnd::Forfeit:
    case GameEnd::Void:
        if (again.last.kind == Referee::Verdict::Kind::Over
            && again.last.result.winner != result.winner) {
            note(Kind::Result,
                 Message::of(QT_TRANSLATE_NOOP("Messages", "by its moves it ends as %1"),
                             again.last.result.toSgf()));
        }
        return;
    }
}

/// The score that these words on it lead to. `isDoubted`: opinions with a note have no score.
[[nodiscard]] ScoreKeeper counted(const Rejudged &again,
                                  const GamePlan &plan,
                                  ScoreWitnesses witnesses,
                                  bool isDoubted)
{
    if (!isDoubted) {
        witnesses.players.black.doubts.clear();
        witnesses.players.white.doubts.clear();
        if (witnesses.referee) {
            witnesses.referee->doubts.clear();
        }
    }
    ScoreKeeper keeper(again.referee.position(), {plan.setup.komi, plan.setup.handicap},
                       plan.setup.scoring, false);
    keeper.hearPlayers(witnesses.players);
    if (witnesses.referee) {
        keeper.hearReferee(*witnesses.referee);
    }
    while (keeper.nextStep() && *keeper.nextStep() != ScoringStep::AskPerson) {
        static_cast<void>(keeper.takeStep());
    }
    return keeper;
}

void Prover::countAgain(const Rejudged &again)
{
    const GameResult &result = m_game.result;
    const auto witnesses = witnessesFromEvidence(m_game.evidence, m_plan.setup.size);
    if (!witnesses) {
        m_proof.isUncounted = true;
        return;
    }
    m_proof.isScored = true;
    const auto isSame = [&result](const ScoreKeeper &keeper) {
        return keeper.result().winner == result.winner && keeper.result().score == result.score;
    };
    ScoreKeeper keeper = counted(again, m_plan, *witnesses, true);
    if (!isSame(keeper) || evidenceJson(keeper.sheet()) != m_game.evidence) {
        keeper = counted(again, m_plan, *witnesses, false);
    }
    if (!isSame(keeper)) {
        note(Kind::Score,
             Message::of(
                 QT_TRANSLATE_NOOP("Messages", "it was counted again as %1; its result is %2"),
                 keeper.result().toSgf(), m_game.sgfResult));
    } else if (evidenceJson(keeper.sheet()) != m_game.evidence) {
        note(Kind::Score,
             Message::of(QT_TRANSLATE_NOOP(
                 "Messages", "what was said and counted of its score is not what that leads to")));
    } else if (!isTold(keeper.result().reason, again)) {
        note(Kind::Score, Message::of(QT_TRANSLATE_NOOP(
                              "Messages", "the reason of its result is not what was said of it")));
    }
}

/// Whether this, and in an audited game the verdict, is the reason that the game tells; what a
/// count at the limit found is not known.
bool Prover::isTold(const Message &reason, const Rejudged &again) const
{
    if (!again.verdict) {
        return reason == m_game.result.reason;
    }
    return again.verdict->ground == Adjudication::Ground::Count
        || auditedReason(reason, *again.verdict) == m_game.result.reason;
}

void Prover::proveClocks()
{
    const ByColor<TimeControl> &times = m_plan.setup.time;
    if (!m_terms.areKnown) {
        return;
    }
    GameClock clock(times);
    for (std::size_t i = 0; i < m_sealed.moves.size(); ++i) {
        proveMove(clock, i);
    }
    m_proof.hasClocks = times.black.isLimited() || times.white.isLimited();
}

/// Charges a move as Referee::judge() does, and holds what the clock shows then against the record.
void Prover::proveMove(GameClock &clock, std::size_t index)
{
    const StoredMove &move = m_sealed.moves[index];
    if (!clock.isLimited(move.color)) {
        if (!move.clock.isEmpty()) {
            note(Kind::Clock,
                 Message::of(QT_TRANSLATE_NOOP("Messages", "it shows a clock, and there was none")),
                 index + 1);
        }
        return;
    }
    const std::chrono::nanoseconds budget = *clock.budget(move.color);
    if (move.used > budget + m_plan.setup.timeMargin) {
        note(Kind::Clock,
             Message::of(QT_TRANSLATE_NOOP("Messages", "it took longer than its clock allowed")),
             index + 1);
    }
    static_cast<void>(clock.charge(move.color, std::min(move.used, budget)));
    const TimeLeft shown = clock.timeLeft(move.color);
    const std::optional<TimeLeft> stored = timeLeftFromWord(move.clock);
    if (clockWord(shown) == move.clock) {
        return;
    }
    constexpr auto Rounding = 5ms;
    const bool isRounded = m_terms.wasResumed && stored && stored->count == shown.count
                        && std::chrono::abs(stored->time - shown.time) <= Rounding;
    if (!isRounded) {
        note(Kind::Clock,
             Message::of(QT_TRANSLATE_NOOP(
                             "Messages",
                             "its clock shows \"%1\"; charged with what the move took it shows %2"),
                         move.clock, clockWord(shown)),
             index + 1);
    }
    if (stored) {
        clock.restore(move.color, *stored); // the next move is held against what this one says
    }
}

/// The sums of what the moves took.
void Prover::proveTimes()
{
    ByColor<std::chrono::nanoseconds> sums{};
    for (const StoredMove &move : m_sealed.moves) {
        sums[move.color] += move.used;
    }
    const bool isWhole = m_game.result.end == GameEnd::Passes
                      || m_game.result.end == GameEnd::MoveLimit
                      || m_game.result.end == GameEnd::Adjudication;
    for (const Color color : BothColors) {
        const bool isGood =
            isWhole ? sums[color] == m_game.time[color] : sums[color] <= m_game.time[color];
        // Earlier versions told of a game that went on what its last run took.
        const bool isTold = m_game.state == StoredGame::State::Finished && !m_sealed.moves.empty()
                         && !m_terms.wasResumed;
        if (isTold && !isGood) {
            note(
                Kind::Clock,
                Message::of(QT_TRANSLATE_NOOP("Messages", "%1's moves took %2 ns together, not %3"),
                            colorName(color), sums[color].count(), m_game.time[color].count()));
        }
    }
}

} // namespace

GameProof provenGame(const SealedGame &game, const GamePlan &plan, ClockTerms clocks)
{
    return Prover(game, plan, clocks).proof();
}

} // namespace shinpan
