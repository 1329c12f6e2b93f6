#include "core/match/match.h"

#include "core/match/humanplayer.h"
#include "core/match/matchscribe.h"
#include "core/record/gamerecord.h"
#include "core/record/timesettings.h"
#include "core/util/detach.h"

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
    , m_record(record)
    , m_referee(setup, line)
    , m_startNode(node)
    , m_node(node)
{
    m_holdTimer.setSingleShot(true);
    connect(&m_holdTimer, &QTimer::timeout, this, &Match::wake);
    connect(&m_turnClock, &TurnClock::limitReached, this, &Match::dropFlag);
    restoreClocks();
}

Match::~Match()
{
    m_round.reset();
    giveUpQuestions();
    wake();
    m_finished.complete({});
}

bool Match::awaitsPerson() const
{
    const HumanPlayer *person = m_seats.person(toPlay());
    return m_state == State::Asking && person != nullptr && person->isAsked();
}

const ScoreSheet *Match::scoreSheet() const
{
    const ScoreSheet *sheet = m_round ? &m_round->keeper().sheet() : nullptr;
    return sheet != nullptr && !sheet->reports.empty() ? sheet : nullptr;
}

void Match::start()
{
    Q_ASSERT(m_state == State::NotStarted);
    detach(run(this));
}

void Match::setReferee(std::unique_ptr<Player> referee)
{
    Q_ASSERT(m_state != State::Scoring);
    m_refereeEngine = std::move(referee);
}

bool Match::submit(const PlayerAction &action)
{
    HumanPlayer *person = m_seats.person(toPlay());
    return m_state == State::Asking && person != nullptr && person->submit(action);
}

bool Match::submitHandicap(const std::vector<Point> &points)
{
    HumanPlayer *person = m_seats.person(Color::Black);
    return m_state == State::PlacingHandicap && person != nullptr
        && !m_referee.checkHandicap(points) && person->submitHandicap(points);
}

void Match::pause()
{
    m_isPaused = true;
    m_stepsAllowed = 0;
    if (awaitsPerson()) {
        m_turnClock.pause();
    }
    Q_EMIT stateChanged();
}

void Match::resume()
{
    m_isPaused = false;
    if (awaitsPerson()) {
        m_turnClock.resume();
    }
    wake();
    Q_EMIT stateChanged();
}

void Match::step()
{
    m_isPaused = true;
    m_stepsAllowed = 1;
    if (awaitsPerson()) {
        m_turnClock.pause();
    }
    wake();
    Q_EMIT stateChanged();
}

void Match::setMinimumMoveTime(std::chrono::milliseconds time)
{
    m_setup.minimumMoveTime = time;
    wake();
}

void Match::takeBack(int moves)
{
    const int possible = std::min(moves, moveCount());
    if (possible <= 0 || m_isDecided || m_state == State::Scoring) {
        return;
    }
    m_node = scribe::nodeBefore(m_record, m_node, possible);
    m_referee.takeBack(possible);
    restoreClocks();
    goOn();
    overtake();
    Q_EMIT movesTakenBack(m_node);
}

void Match::settle(const Settlement &settlement)
{
    if (m_state != State::Settling || m_isDecided) {
        return;
    }
    m_round->settle(settlement);
    decide(m_round->keeper().result());
    wake();
}

bool Match::resumePlay(Color first)
{
    if (m_state != State::Settling || m_isDecided) {
        return false;
    }
    m_referee.resume(first);
    goOn();
    wake();
    return true;
}

/// The passes do not stand any more, so nothing is to be counted.
void Match::goOn()
{
    m_mustCount = false;
    m_round.reset();
}

/// The clocks as the record tells them at the present node. Up to where this game began, others may
/// have played by other time controls. At the root nothing is told yet.
void Match::restoreClocks()
{
    const NodeId root = m_record.tree().root();
    const bool isSameControl = m_node == root || timeControlsOf(m_record.info()) == m_setup.time;
    const NodeId start = isSameControl ? root : m_startNode;
    m_referee.restoreClocks(scribe::timeLeftSince(m_record, start, m_node));
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
    const bool hasFailed = m_failedPlayer == color;
    if (!hasFailed) {
        noteRestart(color, QStringLiteral("was restarted by hand"));
    } else if (m_failure.kind != PlayerFailure::Kind::CannotStart) {
        noteRestart(color, m_failure.sentence() + QStringLiteral("; it was restarted by hand"));
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

/// Whoever sits there is about to be replaced: the answer to what they were asked, which may come
/// while they go, is not wanted any more. The clock does not begin anew with the next one.
void Match::breakOffTurn(Color color)
{
    if (m_state == State::Asking && color == m_asked && !m_turn.isComplete()) {
        const std::chrono::nanoseconds used = m_turnClock.stop();
        m_timeUsed[color] += used;
        m_referee.spend(used);
        m_turn.complete(std::nullopt);
    }
}

/// Another sits there now: whatever the last one was asked is asked again.
void Match::askAnew(Color color)
{
    if (m_round) {
        m_round->dismiss(color);
    }
    if (color == Color::Black) {
        m_handicap.complete(std::nullopt);
    }
    m_failedPlayer.reset();
    wake();
    Q_EMIT stateChanged();
}

void Match::resync(Color color)
{
    const bool isFree = (m_state == State::Asking && m_asked != color) || m_state == State::Holding
                     || m_state == State::Settling;
    player(color).resync(isFree ? std::optional(line()) : std::nullopt);
}

void Match::stop()
{
    if (m_isDecided) {
        return;
    }
    m_isStopped = true;
    decide({GameEnd::Void, std::nullopt, std::nullopt, std::nullopt, QStringLiteral("stopped")});
    overtake();
    giveUpQuestions();
}

QCoro::Task<> Match::dismissPlayers()
{
    QCoro::Task<> players = m_seats.dismiss();
    if (m_refereeEngine) {
        QCoro::Task<> referee = m_refereeEngine->leave();
        co_await referee;
    }
    co_await players;
}

/// The person to play has used up their time.
void Match::dropFlag()
{
    if (m_state != State::Asking || m_isDecided) {
        return;
    }
    const std::chrono::nanoseconds used = m_turnClock.stop();
    m_timeUsed[m_asked] += used;
    decide(m_referee.flagFell(used));
    overtake();
}

/// Throws the running question away and lets the loop look at the world again.
void Match::overtake()
{
    if (m_turn.complete(std::nullopt)) {
        m_seats.player(m_asked).abandon();
    }
    wake();
}

/// Nobody waits for the players any more, whatever they were asked.
void Match::giveUpQuestions()
{
    m_turn.complete(std::nullopt);
    m_handicap.complete(std::nullopt);
    m_seats.giveUp();
    if (m_round) {
        m_round->giveUp();
    }
}

void Match::wake()
{
    if (m_wakeUp) {
        m_wakeUp->complete({});
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
}

} // namespace shinpan
