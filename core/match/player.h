#pragma once

#include "core/engine/profile/pondering.h"
#include "core/match/matchsetup.h"
#include "core/match/score/playeraction.h"
#include "core/rules/gameline.h"
#include "core/util/completion.h"

#include <QCoroTask>
#include <QString>

#include <optional>

namespace shinpan {

/// The player on a seat, for the record and the results file. Unknown texts are empty.
struct PlayerIdentity
{
    QString name;
    QString version;
    QString command;     ///< the command line; empty for a person
    QString description; ///< gomill-describe_engine's text, or name and version
    QString strength{};  ///< what its profile sets: "level 5"
    /// The remarks on it in this game: what it was not told, or warned of. A sentence in
    /// English each, without its subject and stop.
    QStringList notes{};
};

/// Takes the answer to a request for a turn. It has no value if whoever asked has given the
/// question up; what the player answers afterwards is dropped.
using TurnAnswer = Completion<std::optional<PlayerAnswer>>;

/// One side of a match, person or engine, as the match sees it.
///
/// The match asks one question at a time and awaits it. Every question is a plain function that
/// reads what it needs before it returns its task; the task must not touch the Player afterwards,
/// so that a player may be replaced while it thinks (its answer is then thrown away).
class Player
{
public:
    Player() = default;
    Player(const Player &) = delete;
    Player &operator=(const Player &) = delete;
    virtual ~Player() = default;

    /// Known in full only after prepare() succeeded.
    [[nodiscard]] virtual PlayerIdentity identity() const = 0;
    [[nodiscard]] virtual bool isHuman() const = 0;

    /// Makes the player ready for a game on the seat of `color`: an engine is started, shaken hands
    /// with and told size, komi, rules and time.
    [[nodiscard]] virtual QCoro::Task<PlayerReadiness> prepare(const GameLine &line,
                                                               const MatchSetup &setup,
                                                               Color color) = 0;

    /// Asks Black for the points of a free handicap, on the empty board.
    [[nodiscard]] virtual QCoro::Task<HandicapAnswer> placeHandicap(BoardSize size, int stones) = 0;

    /// Asks for the next action of `color` after `line`; an engine is told what the clocks show,
    /// and waited for within the limit.
    ///
    /// This is not a Task: it happens hundreds of times in a game and the answer passes through
    /// many hands, each of which, as a coroutine, would cost as much as reading the answer does.
    [[nodiscard]] virtual TurnAnswer chooseAction(const GameLine &line,
                                                  Color color,
                                                  const TurnTime &time) = 0;

    /// Asks for the player's opinion on a game that ended with passes. An unreliable scorer and a
    /// person are asked nothing, and the opinion says so.
    [[nodiscard]] virtual QCoro::Task<ScoreOpinion> score(const GameLine &line,
                                                          const ScoreQuestions &questions) = 0;

    /// CPU seconds used for generating moves so far (gomill-cpu_time), if the player can tell.
    [[nodiscard]] virtual QCoro::Task<std::optional<double>> cpuTime() = 0;

    /// CPU seconds used since it was ready for the game, where they can be measured; nobody is
    /// asked.
    [[nodiscard]] virtual std::optional<double> measuredCpuTime() const { return std::nullopt; }

    /// What it may do while its opponent thinks.
    [[nodiscard]] virtual Pondering pondering() const { return Pondering::Allowed; }

    /// What it used since it was ready for the game while it was asked nothing, where that can be
    /// measured.
    [[nodiscard]] virtual std::optional<IdleUse> idleUse() const { return std::nullopt; }

    /// Drops the running question. A person is no longer asked; an engine that thinks cannot be
    /// interrupted in GTP 2, so it thinks to the end and is then told the game anew.
    virtual void abandon() = 0;

    /// Whether restart() can put a fresh player of the same kind in this one's place.
    [[nodiscard]] virtual bool mayRestart() const { return false; }

    /// Puts a fresh player in its place, if mayRestart(): what there was is removed at once,
    /// whatever it is doing, and the new one is to be prepared.
    virtual void restart() { }

    /// Whether it let the time for an answer run out and has not answered since.
    [[nodiscard]] virtual bool isStalled() const { return false; }

    /// Removes what runs of it, at once and without waiting. Nothing is asked of it afterwards but
    /// restart() and leave().
    virtual void expel() { }

    /// An engine is to be told the game anew, whatever it was told before: up to `line` at once, or
    /// if it is being asked something (nothing), with the next question. A person needs none.
    virtual void resync(const std::optional<GameLine> & /*line*/) { }

    /// Takes leave in good order; the task ends when nothing of the player is left running.
    [[nodiscard]] virtual QCoro::Task<> leave() = 0;
};

/// Completes a question with the answer of whoever was asked, if nobody completed it before: the
/// one who asked may have given it up ("no value").
template <typename Answer>
QCoro::Task<> forward(QCoro::Task<Answer> answering, Completion<std::optional<Answer>> question)
{
    Answer answer = co_await answering;
    question.complete(std::move(answer));
}

} // namespace shinpan
