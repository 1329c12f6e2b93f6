#include "core/competition/run/competitiongame.h"

#include "core/competition/result/scoreevidence.h"
#include "core/competition/result/storedmoves.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/detach.h"

#include <QMetaMethod>

namespace shinpan {

namespace {

/// What the rule of adjudication said first in a game that is over. Pondering that is found out at
/// the end makes another game of one that it ended, which was not audited either.
[[nodiscard]] StoredVerdict verdictIn(const Match &match, bool isAudited, int movesBefore)
{
    const std::optional<Adjudication> &verdict = match.adjudication();
    const bool isTold = isAudited || match.result().end == GameEnd::Adjudication;
    return verdict && isTold
             ? StoredVerdict{verdict->ground, verdict->winner, verdict->moves - movesBefore}
             : StoredVerdict();
}

} // namespace

CompetitionGame::CompetitionGame(GamePlan plan,
                                 ByColor<std::unique_ptr<Player>> players,
                                 std::unique_ptr<Player> referee,
                                 QObject *parent)
    : QObject(parent)
    , m_plan(std::move(plan))
    , m_record(m_plan.setup.size)
    , m_match(makeMatch(std::move(players)))
{
    if (referee) {
        m_match->setReferee(std::move(referee));
    }
    connect(m_match.get(), &Match::movePlayed, this, &CompetitionGame::noteMove);
    m_match->setAudited(m_plan.isAudited);
    if (mayPlaceStones()) {
        connect(m_match.get(), &Match::stateChanged, this, &CompetitionGame::noteBeginning);
    }
}

CompetitionGame::~CompetitionGame() = default;

/// Makes the match from where it goes on, or from its opening, or from nothing but its setup.
std::unique_ptr<Match> CompetitionGame::makeMatch(ByColor<std::unique_ptr<Player>> players)
{
    m_lineBefore = m_plan.start.moves.size();
    if (m_plan.played.empty() && m_lineBefore == 0 && m_plan.start == startOf(m_plan.setup)) {
        return std::make_unique<Match>(m_plan.setup, std::move(players), m_record);
    }
    std::optional<Continuation> continuation =
        writeStoredMoves(m_record, m_plan.setup, m_plan.start, m_plan.played);
    // An audited game that was beyond its move limit is counted there again, and played from there.
    const bool isCutOff = continuation && continuation->moves + 1 < m_plan.played.size();
    if (!continuation || isCutOff) {
        GameTree empty;
        empty.setValue(empty.root(), "SZ", rawBoardSize(m_plan.setup.size));
        m_record.replaceTree(std::move(empty));
        m_plan.played.clear();
        countAttempt();
        continuation = writeStoredMoves(m_record, m_plan.setup, m_plan.start, {});
    }
    m_continued = continuation->moves;
    for (std::size_t i = 0; i < m_continued; ++i) {
        m_earlier[m_plan.played[i].color] += m_plan.played[i].used;
    }
    auto match = std::make_unique<Match>(m_plan.setup, std::move(players), m_record,
                                         continuation->line, continuation->node);
    for (std::size_t i = 0; i < m_continued; ++i) {
        const StoredMove &move = m_plan.played[i];
        match->recall(move.color, static_cast<int>(m_lineBefore + i) + 1,
                      {move.thought.chances, move.thought.lead});
    }
    return match;
}

/// Whether Black places a free handicap, which is not on the board yet.
bool CompetitionGame::mayPlaceStones() const
{
    return m_match->setup().handicapStyle == HandicapStyle::Free && m_match->line().setUp.empty();
}

void CompetitionGame::start()
{
    if (m_plan.started.isNull()) { // it was planned on another machine
        m_plan.started = QDateTime::currentDateTimeUtc();
    }
    if (!mayPlaceStones()) {
        noteBeginning();
    }
    detach(run(this));
}

void CompetitionGame::countAttempt()
{
    ++m_plan.attempt;
    m_plan.isBegun = false;
}

void CompetitionGame::breakOff()
{
    m_match->stop();
}

int CompetitionGame::moves() const
{
    return m_match->moveCount() - static_cast<int>(m_lineBefore);
}

QCoro::Task<> CompetitionGame::run(QPointer<CompetitionGame> self)
{
    self->m_match->start();
    const Completion<std::monostate> finished = self->m_match->finished();
    co_await finished;
    if (self) {
        self->noteBeginning();
    }
    if (self) {
        Q_EMIT self->over();
    }
    if (!self) {
        co_return;
    }
    QCoro::Task<> leaving = self->m_match->dismissPlayers();
    co_await leaving;
    if (self) {
        Q_EMIT self->left();
    }
}

/// It is noted once, when no handicap is left to place.
void CompetitionGame::noteBeginning()
{
    const Match::State state = m_match->state();
    const bool mayHaveToPlace =
        m_match->setup().handicapStyle == HandicapStyle::Free
        && (state == Match::State::Preparing || state == Match::State::PlacingHandicap);
    if (!mayHaveToPlace && !std::exchange(m_hasBegun, true)) {
        Q_EMIT begun();
    }
}

/// Spares what it takes to put a move in words where nobody keeps it.
void CompetitionGame::noteMove(NodeId node)
{
    static const QMetaMethod keeper = QMetaMethod::fromSignal(&CompetitionGame::moved);
    if (!isSignalConnected(keeper)) {
        return;
    }
    const std::optional<Move> move = moveAt(m_record.tree(), node);
    const Color color = move->color;
    StoredMove stored;
    stored.color = color;
    stored.vertex =
        move->isPass() ? QStringLiteral("pass") : QString::fromStdString(vertexOf(*move->point));
    const std::chrono::nanoseconds used = m_match->timeUsed()[color];
    stored.used = used - std::exchange(m_usedBefore[color], used);
    if (m_match->clock().isLimited(color)) {
        stored.clock = clockWord(m_match->clock().timeLeft(color));
    }
    const MoveAudit &audit = m_match->lastAudit();
    stored.thought = audit.thought;
    stored.comment = commentAt(m_record.tree(), node).mid(audit.thoughtLength).trimmed();
    Q_EMIT moved(stored);
}

StoredGame CompetitionGame::stored() const
{
    const MatchSetup &setup = m_match->setup();
    StoredGame game;
    game.id = m_plan.id;
    game.matchup = m_plan.pairing.matchup;
    game.number = m_plan.pairing.number;
    game.players = m_plan.players;
    game.attempt = m_plan.attempt;
    game.moves = moves();
    game.size = setup.size;
    game.komi = setup.komi;
    game.handicap = setup.handicap;
    game.opening = m_plan.opening;
    game.started = m_plan.started;
    game.slot = m_plan.slot;
    game.candidate = m_plan.candidate;
    for (const Color color : BothColors) {
        game.stones[color] = setUpVertices(m_match->line(), color);
        game.time[color] = m_earlier[color] + m_match->timeUsed()[color];
        game.parameters[color] = toRecord(m_plan.values[color]);
    }
    if (!isOver()) {
        return game;
    }
    game.result = m_match->result();
    game.sgfResult = game.result.toSgf();
    game.state = m_match->wasStopped()            ? StoredGame::State::BrokenOff
               : game.result.end == GameEnd::Void ? StoredGame::State::Void
                                                  : StoredGame::State::Finished;
    game.cpu = m_match->cpuTime();
    game.measuredCpu = m_match->measuredCpuTime();
    for (const Color color : BothColors) {
        if (const std::optional<IdleUse> &use = m_match->idleUse()[color]) {
            game.offTurnCpu[color] = use->processor;
            game.waited[color] = std::chrono::duration<double>(use->waited).count();
        }
    }
    // The computer's clock may have been set back meanwhile.
    game.ended = std::max(QDateTime::currentDateTimeUtc(), m_plan.started);
    game.verdict = verdictIn(*m_match, m_plan.isAudited, static_cast<int>(m_lineBefore));
    if (const ScoreSheet *sheet = m_match->scoreSheet()) {
        game.evidence = evidenceJson(*sheet);
    }
    return game;
}

} // namespace shinpan
