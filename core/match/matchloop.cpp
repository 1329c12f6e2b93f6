// The loop of a match. Its coroutines are static, with a guarded pointer that is read again after
// every await and every signal (CONTRIBUTING.md).

#include "core/match/forward.h"
#include "core/match/humanplayer.h"
#include "core/match/match.h"
#include "core/match/matchscribe.h"
#include "core/match/score/verdictwords.h"
#include "core/record/gamerecord.h"
#include "core/util/detach.h"

namespace shinpan {

using namespace std::chrono_literals;

QCoro::Task<> Match::run(QPointer<Match> self)
{
    self->writeStart();
    while (self && !self->m_isDecided) {
        if (!self->isReady(Color::Black) || !self->isReady(Color::White)) {
            const bool isPrepared = co_await prepare(self);
            if (!self || !isPrepared) {
                continue;
            }
        }
        if (self->m_referee.awaitsHandicap()) {
            co_await placeHandicap(self);
        } else if (self->m_mustCount) {
            co_await score(self);
        } else if (self->mustHold()) {
            co_await hold(self);
        } else {
            const TurnAnswer turn = self->ask(self->toPlay());
            const std::optional<PlayerAnswer> answer = co_await turn;
            const auto used = self ? self->endTurn(answer) : std::nullopt;
            if (used && answer->action) {
                self->accept(*answer, *used);
            } else if (used) {
                co_await handleFailure(self, self->m_asked, answer->action.error(), *used);
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
        co_return true; // who sat down too late has no part in the count
    }
    ByColor<std::optional<MatchSeats::Preparation>> preparations;
    for (const Color color : BothColors) {
        if (!self->isReady(color)) {
            preparations[color] = self->m_seats.prepare(color, self->line(), self->m_setup);
        }
    }
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
        self->writeOpening({self->m_seats.identities(), self->m_opening.notes});
        if (!self) {
            co_return false;
        }
    }
    co_return true;
}

/// Has Black place a free handicap. What is none makes the game void, as any refused set-up does.
QCoro::Task<> Match::placeHandicap(QPointer<Match> self)
{
    const Handicap handicap = self->askForHandicap();
    const std::optional<HandicapAnswer> answer = co_await handicap;
    if (!self || !answer || self->m_isDecided) {
        co_return;
    }
    if (!*answer) {
        co_await handleFailure(self, Color::Black, answer->error());
        co_return;
    }
    if (const std::optional<QString> objection = self->m_referee.checkHandicap(**answer)) {
        const PlayerFailure failure{PlayerFailure::Kind::SetUpRefused, *objection, {}, {}};
        co_await handleFailure(self, Color::Black, failure);
        co_return;
    }
    self->m_referee.placeHandicap(**answer);
    scribe::writeSetUpStones(self->m_record, self->line());
}

Match::Handicap Match::askForHandicap()
{
    m_handicap = Handicap();
    const Handicap handicap = m_handicap;
    detach(forward(m_seats.player(Color::Black).placeHandicap(m_setup.size, m_setup.handicap),
                   handicap));
    setState(State::PlacingHandicap); // a listener may delete us: nothing of ours is touched
    return handicap;
}

/// Puts the question to the player; the turn is completed by its answer, or earlier by overtake().
/// A person's flag falls by our clock; an engine's by the limit that it is asked with.
TurnAnswer Match::ask(Color color)
{
    m_asked = color;
    m_stepsAllowed = std::max(0, m_stepsAllowed - 1);
    m_state = State::Asking;
    const TurnTime time = m_referee.turnTime();
    const bool isHuman = m_seats.player(color).isHuman();
    m_unattendedBefore = LoopWatch::unattended();
    m_turnClock.start(isHuman ? time.budget : std::nullopt);
    if (isHuman && m_isPaused) {
        m_turnClock.pause();
    }
    const TurnAnswer turn = m_seats.player(color).chooseAction(line(), color, time);
    m_turn = turn;
    Q_EMIT stateChanged(); // a listener may delete us: nothing of ours is touched afterwards
    return turn;
}

/// Charges the answered turn to whoever was asked; what it took, or nothing if the answer does not
/// count any more.
std::optional<std::chrono::nanoseconds> Match::endTurn(const std::optional<PlayerAnswer> &answer)
{
    const std::chrono::nanoseconds onOurClock = m_turnClock.stop();
    if (!answer || m_isDecided) {
        return std::nullopt;
    }
    const bool isHuman = m_seats.player(m_asked).isHuman();
    const std::chrono::nanoseconds used = isHuman ? onOurClock : answer->elapsed;
    m_timeUsed[m_asked] += used;
    return used;
}

/// Has the answer judged and written down.
void Match::accept(const PlayerAnswer &answer, std::chrono::nanoseconds used)
{
    const Referee::Verdict verdict = m_referee.judge(*answer.action, used);
    if (verdict.kind == Referee::Verdict::Kind::Over) {
        decide(verdict.result);
    }
    m_mustCount = verdict.kind == Referee::Verdict::Kind::Count;
    if (!verdict.isPlayed) {
        return;
    }
    const Color mover = m_asked;
    const GameClock &clock = m_referee.clock();
    m_lastAudit = {.color = mover,
                   .command = answer.command,
                   .reply = answer.reply,
                   .used = used,
                   .left = clock.isLimited(mover) ? std::optional(clock.timeLeft(mover))
                                                  : std::nullopt};
    const NodeId before = m_node;
    m_node =
        scribe::writeMove(m_record, before, std::get<Move>(*answer.action), answer.comment, clock);
    if (before == m_startNode || m_record.tree().firstChild(before) != m_node) {
        scribe::claimRecord(m_record, m_node);
    }
    noteUnattended(mover);
    m_lastMoveAt = std::chrono::steady_clock::now();
    Q_EMIT movePlayed(m_node); // a listener may delete us: nothing of ours is touched afterwards
}

/// What was not charged of the turn just played, where that matters and can be felt.
void Match::noteUnattended(Color mover)
{
    const auto unattended =
        std::chrono::round<std::chrono::milliseconds>(LoopWatch::unattended() - m_unattendedBefore);
    if (unattended >= 1s && m_referee.clock().isLimited(mover)) {
        const UnrecordedChanges game(m_record);
        m_record.appendComment(
            m_node,
            QStringLiteral("The arbiter was held up: %1 not charged.").arg(inWords(unattended)));
    }
}

/// Whether the next question must wait: engines are held back by a pause and by the minimum time
/// between moves.
bool Match::mustHold()
{
    if (m_seats.player(toPlay()).isHuman() || !isReady(toPlay())) {
        return false;
    }
    if (m_isPaused) {
        return m_stepsAllowed == 0;
    }
    if (!m_lastMoveAt) {
        return false;
    }
    const auto since = std::chrono::steady_clock::now() - *m_lastMoveAt;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(m_setup.minimumMoveTime - since);
    if (left > 0ms) {
        m_holdTimer.start(left);
    }
    return left > 0ms;
}

/// Waits as long as mustHold().
QCoro::Task<> Match::hold(QPointer<Match> self)
{
    while (self && !self->m_isDecided && self->mustHold()) {
        self->setState(State::Holding);
        if (self) {
            co_await nextWake(self);
        }
    }
}

QCoro::Task<> Match::nextWake(QPointer<Match> self)
{
    self->m_wakeUp.emplace();
    const Completion<std::monostate> wakeUp = *self->m_wakeUp;
    co_await wakeUp;
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
    const bool mayRestart = self->mayRestartAfter(color, failure);
    self->m_referee.spend(used);
    if (mayRestart) {
        self->m_seats.restart(color);
        self->noteRestart(color, failure.sentence() + QStringLiteral("; it was restarted"));
        co_return;
    }
    self->m_seats.expelStalled();
    if (self->m_setup.onFailure == MatchSetup::OnFailure::Suspend && result.end == GameEnd::Void) {
        co_await suspend(self, color, failure);
        co_return;
    }
    self->decide(result);
}

QCoro::Task<> Match::suspend(QPointer<Match> self, Color color, PlayerFailure failure)
{
    self->m_failedPlayer = color;
    self->m_failure = failure;
    self->m_seats.setReady(color, false);
    self->setState(State::Suspended);
    if (self) {
        Q_EMIT self->playerFailed(color, failure);
    }
    while (self && !self->m_isDecided && self->m_failedPlayer) {
        co_await nextWake(self);
    }
}

bool Match::mayRestartAfter(Color color, const PlayerFailure &failure) const
{
    const auto isOurs = [color](const PlayerRestart &restart) { return restart.player == color; };
    return std::ranges::count_if(m_restarts, isOurs) < m_setup.restarts
        && m_seats.player(color).mayRestart() && m_referee.isBreakdown(color, failure);
}

/// For the results and, as a comment, for the record. A listener may delete us.
void Match::noteRestart(Color color, const QString &reason)
{
    const QString sentence = colorName(color) + u' ' + reason;
    m_restarts.push_back({color, moveCount() + 1, sentence});
    if (m_node == m_record.tree().root()) {
        scribe::Opening opening = m_opening;
        opening.notes.append(sentence);
        writeOpening(opening);
    } else {
        const UnrecordedChanges game(m_record);
        m_record.appendComment(m_node, sentence);
    }
}

/// Has the game scored, and asks the person where the ladder does.
QCoro::Task<> Match::score(QPointer<Match> self)
{
    self->setState(State::Scoring);
    if (!self) {
        co_return;
    }
    const Completion<std::monostate> climbed = self->beginScoring();
    co_await climbed;
    if (!self || self->m_isDecided) {
        co_return;
    }
    const ScoreKeeper &keeper = self->m_round->keeper();
    if (!keeper.nextStep()) {
        self->decide(keeper.result());
        co_return;
    }
    self->setState(State::Settling);
    while (self && !self->m_isDecided && self->m_mustCount) {
        co_await nextWake(self);
    }
}

Completion<std::monostate> Match::beginScoring()
{
    ScoringRound::Witnesses witnesses;
    for (const Color color : BothColors) {
        witnesses.players[color] = isReady(color) ? &m_seats.player(color) : nullptr;
    }
    witnesses.referee = m_refereeEngine.get();
    const GameTerms terms{m_setup.komi, m_setup.handicap};
    m_round = std::make_unique<ScoringRound>(
        ScoreKeeper(position(), terms, m_setup.scoring, m_seats.hasPerson()), line(), m_setup,
        witnesses);
    connect(m_round.get(), &ScoringRound::reported, this, &Match::scoreReported);
    return m_round->start();
}

QCoro::Task<> Match::conclude(QPointer<Match> self)
{
    self->m_seats.expelStalled();
    // A void game, or one lost on time, leaves an engine that may never answer again.
    if (self->m_result.end != GameEnd::Void && self->m_result.end != GameEnd::Time) {
        QCoro::Task<std::optional<double>> asksBlack = self->m_seats.player(Color::Black).cpuTime();
        QCoro::Task<std::optional<double>> asksWhite = self->m_seats.player(Color::White).cpuTime();
        const std::optional<double> black = co_await asksBlack;
        const std::optional<double> white = co_await asksWhite;
        if (!self) {
            co_return;
        }
        self->m_cpuTime = ByColor<std::optional<double>>{black, white};
    }
    if (!self->m_isStopped) {
        self->m_node = scribe::endNode(self->m_record, self->m_node);
        scribe::writeResult(self->m_record, self->m_node, self->m_result);
        if (const ScoreSheet *sheet = self->scoreSheet()) {
            scribe::writeScore(self->m_record, self->m_node, self->position().board(), *sheet);
        }
    }
    self->setState(State::Over);
    if (self) {
        Q_EMIT self->over();
    }
    if (self) {
        self->m_finished.complete({});
    }
}

void Match::writeStart()
{
    if (m_startNode == m_record.tree().root()) {
        scribe::writeSetup(m_record, m_setup, line());
    }
}

void Match::writeOpening(const scribe::Opening &opening)
{
    const scribe::Opening before = std::exchange(m_opening, opening);
    scribe::writeOpening(m_record, before, opening);
}

} // namespace shinpan
