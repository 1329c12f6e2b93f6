#include "core/match/match.h"

#include "core/match/humanplayer.h"
#include "core/match/matchscribe.h"
#include "core/record/gamerecord.h"
#include "core/rules/handicap.h"
#include "core/util/detach.h"

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Completes the question with the player's answer, if nobody did before.
template <typename Answer>
QCoro::Task<> forward(QCoro::Task<Answer> answering, Completion<std::optional<Answer>> question)
{
    Answer answer = co_await answering;
    question.complete(std::move(answer));
}

} // namespace

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
    , m_players(std::move(players))
    , m_record(record)
    , m_referee(setup, line)
    , m_startNode(node)
    , m_node(node)
{
    m_holdTimer.setSingleShot(true);
    connect(&m_holdTimer, &QTimer::timeout, this, &Match::wake);
}

Match::~Match()
{
    giveUpQuestions();
    wake();
    m_finished.complete({});
}

bool Match::awaitsPerson() const
{
    const auto *person = dynamic_cast<const HumanPlayer *>(m_players[toPlay()].get());
    return m_state == State::Asking && person != nullptr && person->isAsked();
}

void Match::start()
{
    Q_ASSERT(m_state == State::NotStarted);
    detach(run(this));
}

bool Match::submit(const PlayerAction &action)
{
    auto *person = dynamic_cast<HumanPlayer *>(m_players[toPlay()].get());
    return m_state == State::Asking && person != nullptr && person->submit(action);
}

void Match::pause()
{
    m_isPaused = true;
    m_stepsAllowed = 0;
    Q_EMIT stateChanged();
}

void Match::resume()
{
    m_isPaused = false;
    wake();
    Q_EMIT stateChanged();
}

void Match::step()
{
    m_isPaused = true;
    m_stepsAllowed = 1;
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
    overtake();
    Q_EMIT movesTakenBack(m_node);
}

void Match::setPlayer(Color color, std::unique_ptr<Player> player)
{
    const std::unique_ptr<Player> leaving = std::exchange(m_players[color], std::move(player));
    detach(leaving->leave()); // its shared pointer keeps an engine alive until it is gone
    m_isReady[color] = false;
    m_preparations[color].complete(std::nullopt);
    m_opinions[color].complete(std::nullopt);
    m_failedPlayer.reset();
    if (color == toPlay()) {
        m_turn.complete(std::nullopt);
    }
    wake();
    Q_EMIT stateChanged();
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
    QCoro::Task<> black = m_players.black->leave();
    QCoro::Task<> white = m_players.white->leave();
    co_await black;
    co_await white;
}

/// Throws the running question away and lets the loop look at the world again.
void Match::overtake()
{
    if (m_turn.complete(std::nullopt)) {
        m_players[m_asked]->abandon();
    }
    wake();
}

/// Nobody waits for the players any more, whatever they were asked.
void Match::giveUpQuestions()
{
    m_turn.complete(std::nullopt);
    for (const Color color : BothColors) {
        m_preparations[color].complete(std::nullopt);
        m_opinions[color].complete(std::nullopt);
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

// The loop. Static, with a guarded pointer that is read again after every await and every signal
// (CONTRIBUTING.md).

QCoro::Task<> Match::run(QPointer<Match> self)
{
    self->writeStart();
    while (self && !self->m_isDecided) {
        const bool isReady = co_await prepare(self);
        if (!self || !isReady) {
            continue;
        }
        const bool isComplete = co_await takeTurn(self);
        if (self && isComplete) {
            co_await score(self);
        }
    }
    if (self) {
        co_await conclude(self);
    }
}

/// Makes both players ready; false if the world has changed meanwhile.
QCoro::Task<bool> Match::prepare(QPointer<Match> self)
{
    for (const Color color : BothColors) {
        if (self->m_isReady[color]) {
            continue;
        }
        const Preparation preparation = self->makeReady(color);
        const std::optional<PlayerReadiness> readiness = co_await preparation;
        if (!self || !readiness || self->m_isDecided) {
            co_return false;
        }
        if (!*readiness) {
            co_await handleFailure(self, color, readiness->error());
            co_return false;
        }
        self->m_isReady[color] = true;
        self->writeIdentities();
        if (!self) {
            co_return false;
        }
    }
    co_return true;
}

/// Has a player prepare; completed by its answer, or earlier when another takes its seat or the
/// game is stopped.
Match::Preparation Match::makeReady(Color color)
{
    const Preparation preparation;
    m_preparations[color] = preparation;
    detach(forward(m_players[color]->prepare(line(), m_setup), preparation));
    setState(State::Preparing); // a listener may delete us: nothing of ours is touched afterwards
    return preparation;
}

/// Asks the side to play once; true when its answer completed the game, which is then to be scored.
QCoro::Task<bool> Match::takeTurn(QPointer<Match> self)
{
    const bool mayAsk = co_await hold(self);
    if (!self || !mayAsk) {
        co_return false;
    }
    const Color color = self->toPlay();
    const Turn turn = self->ask(color);
    const std::optional<PlayerAnswer> answer = co_await turn;
    if (!self || !answer || self->m_isDecided) {
        co_return false;
    }
    self->m_timeUsed[color] += answer->elapsed;
    if (!answer->action) {
        co_await handleFailure(self, color, answer->action.error());
        co_return false;
    }
    co_return self->accept(*answer);
}

/// Puts the question to the player; the turn is completed by its answer, or earlier by overtake().
Match::Turn Match::ask(Color color)
{
    m_turn = Turn();
    m_asked = color;
    m_stepsAllowed = std::max(0, m_stepsAllowed - 1);
    detach(forward(m_players[color]->chooseAction(line(), color), m_turn));
    m_state = State::Asking;
    const Turn turn = m_turn;
    Q_EMIT stateChanged(); // a listener may delete us: nothing of ours is touched afterwards
    return turn;
}

/// Has the answer judged and written down; true when the game is to be scored.
bool Match::accept(const PlayerAnswer &answer)
{
    const Referee::Verdict verdict = m_referee.judge(*answer.action);
    if (verdict.kind == Referee::Verdict::Kind::Over) {
        decide(verdict.result);
    }
    if (verdict.isPlayed) {
        m_node = m_record.addMove(m_node, std::get<Move>(*answer.action));
        if (!answer.comment.isEmpty()) {
            m_record.setComment(m_node, answer.comment);
        }
        m_lastMoveAt = std::chrono::steady_clock::now();
        Q_EMIT movePlayed(
            m_node); // a listener may delete us: nothing of ours is touched afterwards
    }
    return verdict.kind == Referee::Verdict::Kind::Count;
}

/// Whether the next question must wait: engines are held back by a pause and by the minimum time
/// between moves.
bool Match::mustHold()
{
    if (m_players[toPlay()]->isHuman() || !m_isReady[toPlay()]) {
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

/// Waits as long as mustHold(); false if the side to play must be made ready first.
QCoro::Task<bool> Match::hold(QPointer<Match> self)
{
    while (self && !self->m_isDecided && self->mustHold()) {
        self->setState(State::Holding);
        if (self) {
            co_await nextWake(self);
        }
    }
    co_return self && !self->m_isDecided && self->m_isReady[self->toPlay()];
}

QCoro::Task<> Match::nextWake(QPointer<Match> self)
{
    self->m_wakeUp.emplace();
    const Completion<std::monostate> wakeUp = *self->m_wakeUp;
    co_await wakeUp;
}

/// Ends the game as the referee's table says, or waits for a person where the game allows that.
QCoro::Task<> Match::handleFailure(QPointer<Match> self, Color color, PlayerFailure failure)
{
    const GameResult result = self->m_referee.failed(color, failure);
    if (self->m_setup.onFailure == MatchSetup::OnFailure::EndGame || result.end != GameEnd::Void) {
        self->decide(result);
        co_return;
    }
    self->m_failedPlayer = color;
    self->m_isReady[color] = false;
    self->setState(State::Suspended);
    if (self) {
        Q_EMIT self->playerFailed(color, failure);
    }
    while (self && !self->m_isDecided && self->m_failedPlayer) {
        co_await nextWake(self);
    }
}

QCoro::Task<> Match::score(QPointer<Match> self)
{
    self->setState(State::Scoring);
    if (!self) {
        co_return;
    }
    const Opinion ofBlack = self->askForScore(Color::Black);
    const Opinion ofWhite = self->askForScore(Color::White);
    const std::optional<ScoreOpinion> black = co_await ofBlack;
    const std::optional<ScoreOpinion> white = co_await ofWhite;
    if (!self || self->m_isDecided) {
        co_return;
    }
    const int compensation =
        compensationFor(self->m_setup.handicap, self->m_setup.rules.handicapCompensation);
    const double bonus = self->m_setup.komi + compensation;
    const ByColor<ScoreOpinion> opinions{black.value_or(ScoreOpinion()),
                                         white.value_or(ScoreOpinion())};
    const ScoreVerdict verdict = settleScore(self->position().board(), bonus, opinions);
    self->m_scoreSheet = verdict.sheet;
    self->decide(verdict.result);
}

/// Who sat down too late to be prepared has seen nothing of the game and is not asked.
Match::Opinion Match::askForScore(Color color)
{
    const Opinion opinion;
    m_opinions[color] = opinion;
    if (m_isReady[color]) {
        detach(forward(m_players[color]->score(line()), opinion));
    } else {
        opinion.complete(std::nullopt);
    }
    return opinion;
}

QCoro::Task<> Match::conclude(QPointer<Match> self)
{
    // A void game leaves an engine that may never answer again.
    if (self->m_result.end != GameEnd::Void && self->m_result.end != GameEnd::Time) {
        QCoro::Task<std::optional<double>> asksBlack = self->m_players.black->cpuTime();
        QCoro::Task<std::optional<double>> asksWhite = self->m_players.white->cpuTime();
        const std::optional<double> black = co_await asksBlack;
        const std::optional<double> white = co_await asksWhite;
        if (!self) {
            co_return;
        }
        self->m_cpuTime = ByColor<std::optional<double>>{black, white};
    }
    if (!self->m_isStopped) {
        scribe::writeResult(self->m_record, self->m_node, self->m_result);
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

void Match::writeIdentities()
{
    const ByColor<PlayerIdentity> now = identities();
    const ByColor<PlayerIdentity> before = std::exchange(m_writtenIdentities, now);
    scribe::writeIdentities(m_record, before, now);
}

ByColor<PlayerIdentity> Match::identities() const
{
    return {m_players.black->identity(), m_players.white->identity()};
}

} // namespace shinpan
