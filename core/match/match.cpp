#include "core/match/match.h"

#include "core/match/humanplayer.h"
#include "core/match/ponderverdict.h"
#include "core/match/score/verdictwords.h"
#include "core/record/gamerecord.h"
#include "core/util/detach.h"
#include "core/util/message.h"

#include <algorithm>

namespace shinpan {

Match::Match(const MatchSetup &setup,
             ByColor<std::unique_ptr<Player>> players,
             GameRecord &record,
             QObject *parent)
    : Match(setup, std::move(players), record, startOf(setup), record.tree().root(), parent)
{ }

Match::Match(const MatchSetup &setup,
             ByColor<std::unique_ptr<Player>> players,
             GameRecord &record,
             const GameLine &line,
             NodeId node,
             QObject *parent)
    : QObject(parent)
    , m_setup(setup)
    , m_seats(std::move(players))
    , m_referee(setup, line)
    , m_scribe(record, node, setup.names)
    , m_pace(setup.minimumMoveTime)
    , m_adjudicator(setup.adjudication)
{
    connect(&m_turn.clock(), &TurnClock::limitReached, this, &Match::dropFlag);
    m_referee.restoreClocks(m_scribe.timeLeft(m_setup.time));
}

Match::~Match()
{
    m_round.reset();
    giveUpQuestions();
    m_pace.wake();
    m_finished.complete({});
}

bool Match::awaitsPerson() const
{
    const HumanPlayer *person = m_seats.person(toPlay());
    return m_state == State::Asking && person != nullptr && person->isAsked();
}

void Match::start()
{
    Q_ASSERT(m_state == State::NotStarted);
    detach(run(this));
}

bool Match::submit(const PlayerAction &action)
{
    return awaitsPerson() && m_seats.person(toPlay())->submit(action);
}

bool Match::submitHandicap(const std::vector<Point> &points)
{
    HumanPlayer *person = m_seats.person(Color::Black);
    return m_state == State::PlacingHandicap && person != nullptr
        && points.size() == static_cast<std::size_t>(m_setup.handicap)
        && !m_referee.checkHandicap(points) && person->submitHandicap(points);
}

/// A person's clock stands during a pause; an engine that thinks goes on by its own.
void Match::changePace(void (MatchPace::*change)())
{
    (m_pace.*change)();
    if (awaitsPerson()) {
        m_pace.isPaused() ? m_turn.clock().pause() : m_turn.clock().resume();
    }
    m_pace.wake();
    Q_EMIT stateChanged();
}

void Match::setTimeLeft(Color color, const TimeLeft &left)
{
    if (m_isDecided || !clock().isLimited(color)) {
        return;
    }
    ByColor<std::optional<TimeLeft>> shown;
    shown[color] = left;
    shown[opposite(color)] = clock().limitedTimeLeft(opposite(color));
    m_referee.restoreClocks(shown);
    if (color == toPlay() && m_state == State::Asking) {
        m_turn.restartClock(m_referee.turnTime().budget);
    }
    Q_EMIT stateChanged();
}

void Match::takeBack(int moves)
{
    const int possible = std::min(moves, moveCount());
    if (possible <= 0 || m_isDecided || m_state == State::Scoring) {
        return;
    }
    m_scribe.takeBack(possible);
    m_referee.takeBack(possible);
    m_referee.restoreClocks(m_scribe.timeLeft(m_setup.time));
    m_adjudicator.takeBack(moveCount());
    goOn();
    overtake();
    Q_EMIT movesTakenBack(node());
}

void Match::settle(const Settlement &settlement)
{
    if (m_state != State::Settling || m_isDecided) {
        return;
    }
    m_round->settle(settlement);
    decide(m_round->keeper().result());
    m_pace.wake();
}

bool Match::resumePlay(Color first)
{
    if (m_state != State::Settling || m_isDecided) {
        return false;
    }
    m_referee.resume(first);
    goOn();
    m_pace.wake();
    return true;
}

/// The passes no longer stand, so nothing is to be counted.
void Match::goOn()
{
    m_mustCount = false;
    m_isAtLimit = false;
    m_round.reset();
}

void Match::setPlayer(Color color, std::unique_ptr<Player> player)
{
    breakOffTurn(color);
    m_seats.seat(color, std::move(player));
    askAnew(color);
}

bool Match::restart(Color color)
{
    if (m_isDecided || !m_seats.player(color).mayRestart()) {
        return false;
    }
    const QPointer<Match> self(this);
    const PlayerFailure &failure = m_seats.failure();
    if (failedPlayer() != color) {
        noteRestart(color, Message::of(QT_TRANSLATE_NOOP("Messages", "was restarted by hand")));
    } else if (failure.kind != PlayerFailure::Kind::CannotStart) {
        noteRestart(color, failure.sentence().followedBy(Message::of(
                               QT_TRANSLATE_NOOP("Messages", "it was restarted by hand"))));
    }
    if (self) {
        breakOffTurn(color);
        m_seats.restart(color);
        askAnew(color);
    }
    return true;
}

void Match::cancelStart(Color color)
{
    if (m_state == State::Preparing && !isReady(color)) {
        m_seats.player(color).expel();
    }
}

/// The player is about to be replaced: an answer that still comes to what it was asked is not
/// wanted. The clock does not begin anew with the next one.
void Match::breakOffTurn(Color color)
{
    if (m_state == State::Asking && color == m_turn.color() && m_turn.isOpen()) {
        m_referee.spend(m_turn.end());
        m_turn.giveUp();
    }
}

/// Another sits there now: whatever the last one was asked is asked again.
void Match::askAnew(Color color)
{
    if (m_round) {
        m_round->dismiss(color);
    }
    m_pace.wake();
    Q_EMIT stateChanged();
}

void Match::resync(Color color)
{
    const bool isFree = (m_state == State::Asking && m_turn.color() != color)
                     || m_state == State::Holding || m_state == State::Settling;
    player(color).resync(isFree ? std::optional(line()) : std::nullopt);
}

void Match::stop()
{
    m_isStopped = m_isStopped || !m_isDecided;
    adopt({GameEnd::Void, std::nullopt, std::nullopt, std::nullopt,
           Message::of(QT_TRANSLATE_NOOP("Messages", "stopped"))});
}

void Match::adopt(const GameResult &result)
{
    if (m_isDecided) {
        return;
    }
    decide(result);
    overtake();
    giveUpQuestions();
}

/// The person to play has used up their time.
void Match::dropFlag()
{
    if (m_state != State::Asking || m_isDecided) {
        return;
    }
    decide(m_referee.flagFell(m_turn.end()));
    overtake();
}

/// Throws the running question away and lets the loop look at the world again.
void Match::overtake()
{
    if (m_turn.giveUp()) {
        m_seats.player(m_turn.color()).abandon();
    }
    m_pace.wake();
}

/// Gives up whatever the players were asked.
void Match::giveUpQuestions()
{
    m_turn.giveUp();
    m_seats.giveUp();
    if (m_round) {
        m_round->giveUp();
    }
}

void Match::setState(State state)
{
    if (m_state != state) {
        m_state = state;
        Q_EMIT stateChanged();
    }
}

void Match::decide(const GameResult &result)
{
    m_result = result;
    m_isDecided = true;
    if (m_isAudited && adjudication() && result.end != GameEnd::Void) {
        m_result.reason = auditedReason(result.reason, *adjudication());
    }
}

// The loop. Its coroutines are static, with a guarded pointer that is read again after every await
// and every signal (CONTRIBUTING.md).

QCoro::Task<> Match::run(QPointer<Match> self)
{
    self->m_scribe.writeStart(self->m_setup, self->line());
    while (self && !self->m_isDecided) {
        if (!self->isReady(Color::Black) || !self->isReady(Color::White)) {
            const bool isPrepared = co_await prepare(self);
            if (!self || !isPrepared) {
                continue;
            }
        }
        if (self->m_referee.awaitsHandicap()) {
            co_await placeHandicap(self);
        } else if (self->mustAdjudicate()) {
            self->decide(self->adjudication()->result());
        } else if (self->m_mustCount) {
            co_await score(self);
        } else if (self->mustHold()) {
            co_await waitWhile(self, State::Holding, &Match::mustHold);
        } else {
            const TurnAnswer turn = self->ask(self->toPlay());
            const std::optional<PlayerAnswer> answer = co_await turn;
            const auto used = self ? self->endTurn(answer) : std::nullopt;
            if (used && answer->action) {
                self->accept(*answer, *used);
            } else if (used) {
                co_await handleFailure(self, self->m_turn.color(), answer->action.error(), *used);
            }
        }
    }
    if (self) {
        co_await conclude(self);
    }
}

/// Makes both players ready, at the same time; false if the world has changed meanwhile. When both
/// fail it is Black's doing.
QCoro::Task<bool> Match::prepare(QPointer<Match> self)
{
    if (self->m_mustCount) {
        co_return true; // a player that sat down too late has no part in the count
    }
    const auto preparations = self->m_seats.prepare(self->line(), self->m_setup);
    for (const Color color : BothColors) {
        if (!preparations[color]) {
            continue;
        }
        self->setState(State::Preparing);
        if (!self) {
            co_return false;
        }
        const MatchSeats::Preparation preparation = *preparations[color];
        const std::optional<PlayerReadiness> readiness = co_await preparation;
        if (!self || !readiness || self->m_isDecided) {
            co_return false;
        }
        self->m_seats.setReady(color, readiness->has_value());
        if (!*readiness) {
            co_await handleFailure(self, color, readiness->error());
            co_return false;
        }
        self->m_scribe.writePlayers(self->m_seats.identities(), self->keepsRemarks());
        if (!self) {
            co_return false;
        }
    }
    co_return true;
}

/// Has Black place a free handicap. What is none makes the game void, as any refused set-up does;
/// of fewer stones than asked for, two at least, the game is one of so many (GTP 2 §4.1.2).
QCoro::Task<> Match::placeHandicap(QPointer<Match> self)
{
    const MatchSeats::Handicap handicap = self->m_seats.placeHandicap(self->m_setup);
    self->setState(State::PlacingHandicap);
    const std::optional<HandicapAnswer> answer = co_await handicap;
    if (!self || !answer || self->m_isDecided) {
        co_return;
    }
    if (!*answer) {
        co_await handleFailure(self, Color::Black, answer->error());
        co_return;
    }
    if (const std::optional<Message> objection = self->m_referee.checkHandicap(**answer)) {
        const PlayerFailure failure{PlayerFailure::Kind::SetUpRefused, *objection, {}, {}};
        co_await handleFailure(self, Color::Black, failure);
        co_return;
    }
    const int stones = static_cast<int>((*answer)->size());
    if (stones < self->m_setup.handicap) {
        self->m_scribe.writeNote(
            QStringLiteral("Black was asked for %1 handicap stones and needs no "
                           "more than %2.")
                .arg(self->m_setup.handicap)
                .arg(stones));
        self->m_setup.handicap = stones;
    }
    self->m_referee.placeHandicap(**answer);
    self->m_scribe.writeHandicap(self->line());
}

/// Puts the question to the player; the turn is completed by its answer, or earlier by overtake().
TurnAnswer Match::ask(Color color)
{
    m_pace.noteQuestion();
    m_state = State::Asking;
    const TurnAnswer turn =
        m_turn.ask(m_seats.player(color), color, line(), m_referee.turnTime(), m_pace.isPaused());
    Q_EMIT stateChanged(); // a listener may delete us: nothing of ours is touched afterwards
    return turn;
}

/// Charges the answered turn to whoever was asked. Returns what it took, or nothing if the answer
/// no longer counts.
std::optional<std::chrono::nanoseconds> Match::endTurn(const std::optional<PlayerAnswer> &answer)
{
    if (!answer || m_isDecided) {
        m_turn.clock().stop();
        return std::nullopt;
    }
    const bool isHuman = m_seats.player(m_turn.color()).isHuman();
    return isHuman ? m_turn.end() : m_turn.end(answer->elapsed);
}

/// Has the answer judged and written down.
void Match::accept(const PlayerAnswer &answer, std::chrono::nanoseconds used)
{
    const Referee::Verdict verdict = m_referee.judge(*answer.action, used);
    if (verdict.kind == Referee::Verdict::Kind::Over) {
        decide(verdict.result);
    }
    if (answer.clocks) {
        m_referee.restoreClocks(*answer.clocks);
    }
    m_isAtLimit = verdict.kind == Referee::Verdict::Kind::Limit;
    m_mustCount = m_isAtLimit || verdict.kind == Referee::Verdict::Kind::Count;
    if (!verdict.isPlayed) {
        return;
    }
    const GameClock &clock = m_referee.clock();
    m_lastAudit = {m_turn.color(), used, clock.limitedTimeLeft(m_turn.color()), answer.thoughts,
                   answer.thought};
    m_lastAudit.thoughtLength = m_scribe.writeMove(std::get<Move>(*answer.action),
                                                   {answer.comment, answer.thought, keepsRemarks()},
                                                   clock, m_turn.unattended());
    m_pace.noteMove();
    if (verdict.kind == Referee::Verdict::Kind::Continue) {
        m_adjudicator.hear(m_turn.color(), moveCount(),
                           {answer.thought.chances, answer.thought.lead});
    }
    Q_EMIT movePlayed(node()); // a listener may delete us: nothing of ours is touched afterwards
}

/// Looks whenever something wakes the loop whether it must wait yet, until the game is decided.
QCoro::Task<> Match::waitWhile(QPointer<Match> self, State state, bool (Match::*mustWait)())
{
    while (self && !self->m_isDecided && (self->*mustWait)()) {
        self->setState(state);
        if (self) {
            const Completion<std::monostate> woken = self->m_pace.nextWake();
            co_await woken;
        }
    }
}

/// Has a new process take over from an engine that broke down, if the policy grants one; else ends
/// the game as the referee's table says, or waits for a person where the game allows that. What was
/// used of the turn is charged to whoever takes over.
QCoro::Task<> Match::handleFailure(QPointer<Match> self,
                                   Color color,
                                   PlayerFailure failure,
                                   std::chrono::nanoseconds used)
{
    const GameResult result = self->m_referee.failed(color, failure);
    const bool mayRestart = self->m_seats.restartsOf(color) < self->m_setup.restarts
                         && self->m_seats.player(color).mayRestart()
                         && self->m_referee.isBreakdown(color, failure);
    self->m_referee.spend(used);
    if (mayRestart) {
        self->m_seats.restart(color);
        self->noteRestart(color, failure.sentence().followedBy(Message::of(
                                     QT_TRANSLATE_NOOP("Messages", "it was restarted"))));
        co_return;
    }
    self->m_seats.expelStalled();
    if (self->m_setup.onFailure != MatchSetup::OnFailure::Suspend || result.end != GameEnd::Void) {
        self->decide(result);
        co_return;
    }
    self->m_seats.setFailed(color, failure);
    self->setState(State::Suspended);
    if (self) {
        Q_EMIT self->playerFailed(color, failure);
    }
    co_await waitWhile(self, State::Suspended, &Match::mustReplace);
}

/// Notes a restart for the results and, as a comment, in the record. A listener may delete us.
void Match::noteRestart(Color color, const Message &reason)
{
    const QString sentence = deedOf(color, reason).english();
    m_seats.noteRestart({color, moveCount() + 1, sentence});
    m_scribe.writeNote(sentence);
}

/// Has the game scored, and asks the person where the ladder does.
QCoro::Task<> Match::score(QPointer<Match> self)
{
    self->setState(State::Scoring);
    if (!self) {
        co_return;
    }
    self->m_round = std::make_unique<ScoringRound>(self->position(), self->line(), self->m_setup,
                                                   self->m_seats.witnesses());
    connect(self->m_round.get(), &ScoringRound::reported, self.data(), &Match::scoreReported);
    const Completion<std::monostate> climbed = self->m_round->start();
    co_await climbed;
    if (!self || self->m_isDecided) {
        co_return;
    }
    const ScoreKeeper &keeper = self->m_round->keeper();
    if (self->m_isAtLimit) {
        self->endAtLimit(keeper.result());
        co_return;
    }
    if (!keeper.nextStep()) {
        self->decide(keeper.result());
        co_return;
    }
    co_await waitWhile(self, State::Settling, &Match::mustCount);
}

/// The count at the move limit decides the game, or if nobody can say what it is, nobody wins. An
/// audited game goes on.
void Match::endAtLimit(const GameResult &counted)
{
    m_adjudicator.hearCount(moveCount(), counted);
    if (m_isAudited) {
        m_referee.goBeyondLimit();
        goOn();
    } else if (!adjudication()) {
        GameResult stopped = m_referee.stoppedAtLimit();
        stopped.reason = stopped.reason.followedBy(counted.reason);
        decide(stopped);
    }
}

QCoro::Task<> Match::conclude(QPointer<Match> self)
{
    self->m_measuredCpuTime = self->m_seats.measuredCpuTime();
    self->m_idleUse = self->m_seats.idleUse();
    const PonderVerdict pondering =
        judgePondering(self->m_seats.pondering(), self->m_idleUse,
                       self->m_setup.forbiddenPondering == MatchSetup::ForbiddenPondering::Forfeit);
    for (const Message &note : pondering.notes) {
        self->m_scribe.writeNote(note.english());
    }
    self->m_result = pondering.appliedTo(self->m_result);
    self->m_seats.expelStalled();
    // A void game, or one lost on time, leaves an engine that may never answer again.
    if (self->m_result.end != GameEnd::Void && self->m_result.end != GameEnd::Time) {
        QCoro::Task<ByColor<std::optional<double>>> asking = self->m_seats.cpuTime();
        const ByColor<std::optional<double>> cpuTime = co_await asking;
        if (!self) {
            co_return;
        }
        self->m_cpuTime = cpuTime;
    }
    self->m_scribe.showRemarks();
    if (!self->m_isStopped) {
        self->m_scribe.writeEnd(self->m_result, self->position().board(), self->scoreSheet());
    }
    self->setState(State::Over);
    if (self) {
        Q_EMIT self->over();
    }
    if (self) {
        self->m_finished.complete({});
    }
}

} // namespace shinpan
