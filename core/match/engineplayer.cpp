#include "core/match/engineplayer.h"

#include "core/analysis/reportedthought.h"
#include "core/engine/engineturns.h"
#include "core/engine/profile/enginerules.h"
#include "core/engine/profile/enginestrength.h"
#include "core/match/movereports.h"
#include "core/match/scoredoubts.h"
#include "core/rules/handicap.h"
#include "core/util/detach.h"
#include "core/util/excerpt.h"
#include "core/util/message.h"

#include <algorithm>
#include <span>

namespace shinpan {

namespace {

using EnginePointer = std::shared_ptr<Engine>;

[[nodiscard]] PlayerFailure failureOf(const Engine &engine,
                                      const EngineError &error,
                                      PlayerFailure::Kind refusal)
{
    PlayerFailure::Kind kind = refusal;
    switch (error.error.kind) {
    case GtpError::Kind::Refused:
    case GtpError::Kind::BadCommand:
        break;
    case GtpError::Kind::Malformed:
        kind = PlayerFailure::Kind::AnswerUnclear;
        break;
    case GtpError::Kind::TimedOut:
        kind = PlayerFailure::Kind::NoAnswer;
        break;
    case GtpError::Kind::Cancelled:
    case GtpError::Kind::Closed:
        kind = PlayerFailure::Kind::Interrupted;
        break;
    case GtpError::Kind::FailedToStart:
    case GtpError::Kind::Unreachable:
        kind = PlayerFailure::Kind::CannotStart;
        break;
    case GtpError::Kind::EngineEnded:
        kind = PlayerFailure::Kind::Ended;
        break;
    case GtpError::Kind::Protocol:
        kind = PlayerFailure::Kind::NotGtp;
        break;
    }
    return {kind, error.sentence(), engine.lastErrorLines(), error.error.text.english()};
}

/// A refused `play` is a claim about the game, once there are moves: before that it places a
/// handicap stone. Any other refused command is the set-up's.
[[nodiscard]] PlayerFailure::Kind refusalOf(const EngineError &error, bool hasMoves)
{
    return hasMoves && error.command.startsWith(QLatin1String("play "))
             ? PlayerFailure::Kind::MoveRefused
             : PlayerFailure::Kind::SetUpRefused;
}

/// It runs but does not come to the point of playing, unless we gave it up ourselves or it refuses
/// a start-up command of its profile, which is a part of its set-up.
[[nodiscard]] PlayerFailure failureToStart(const Engine &engine, const EngineError &error)
{
    PlayerFailure failure = failureOf(engine, error, PlayerFailure::Kind::CannotStart);
    if (error.error.kind == GtpError::Kind::Refused) {
        failure.kind = PlayerFailure::Kind::SetUpRefused;
    } else if (failure.kind != PlayerFailure::Kind::Interrupted) {
        failure.kind = PlayerFailure::Kind::CannotStart;
    }
    return failure;
}

/// What it has warned of since it was asked last, each a sentence without its subject.
[[nodiscard]] QStringList warningsOf(Engine &engine)
{
    const QStringList lines = engine.takeWarnings();
    QStringList warnings;
    for (const QString &line : lines) {
        warnings.append(QStringLiteral("wrote \"%1\" on standard error").arg(line));
    }
    return warnings;
}

/// What bears on the game and is not as it should be: it counts otherwise, it refused rules or
/// time, or it has warned of something.
[[nodiscard]] QStringList notesOn(Engine &engine, const EngineGame &game)
{
    QStringList notes = engine.sync().told().notices();
    if (game.rules) {
        notes.prepend(countingDifference(engine.profile(), *game.rules).english());
    }
    notes += warningsOf(engine);
    notes.removeAll(QString());
    return notes;
}

// The coroutines are free functions on purpose: they may outlive the player, but they keep the
// engine alive.

[[nodiscard]] QCoro::Task<PlayerReadiness> prepareEngine(EnginePointer engine,
                                                         EngineGame game,
                                                         Timeouts timeouts,
                                                         std::shared_ptr<EngineFacts> facts,
                                                         AdjudicationRule rule)
{
    if (!engine->session()) {
        const EngineDone started = co_await engine->start(timeouts.startUp, timeouts.setUp);
        if (!started) {
            co_return failure(failureToStart(*engine, started.error()));
        }
        facts->cpuTime = 0;
    } else {
        const std::optional<double> used = co_await engine->cpuTime(timeouts.setUp);
        facts->cpuTime = used.value_or(0);
    }
    if (const Message lack = lackOfReports(*engine, rule); !lack.isEmpty()) {
        co_return failure(PlayerFailure{PlayerFailure::Kind::SetUpRefused, lack, {}, {}});
    }
    const QString description = co_await engine->describe(timeouts.setUp);
    facts->description = description;
    const EngineDone done = co_await engine->sync().bringTo(game, timeouts.setUp);
    if (!done) {
        co_return failure(failureOf(*engine, done.error(), PlayerFailure::Kind::SetUpRefused));
    }
    const Message objection = engine->holdToPondering();
    if (!objection.isEmpty()) {
        const PlayerFailure unfit{PlayerFailure::Kind::SetUpRefused, objection, {}, {}};
        co_return failure(unfit);
    }
    facts->notes = notesOn(*engine, game);
    facts->measuredCpuTime = engine->measuredCpuTime();
    facts->idleUse = engine->idleUse();
    co_return PlayerReadiness();
}

/// What is not a handicap is a set-up that failed.
[[nodiscard]] QCoro::Task<HandicapAnswer> askForHandicap(EnginePointer engine,
                                                         BoardSize size,
                                                         int stones,
                                                         Engine::Limit limit)
{
    const std::optional<std::vector<Point>> usual = fixedHandicap(size, stones);
    if (usual && !engine->knows("place_free_handicap")) {
        co_return *usual; // no engine has to have an opinion (GTP 2 §6.2)
    }
    Result<std::vector<Point>, EngineError> points =
        co_await engine->sync().placeFreeHandicap(size, stones, limit);
    if (points) {
        co_return *points;
    }
    PlayerFailure refusal = failureOf(*engine, points.error(), PlayerFailure::Kind::SetUpRefused);
    if (refusal.kind == PlayerFailure::Kind::AnswerUnclear) {
        refusal.kind = PlayerFailure::Kind::SetUpRefused;
        refusal.what =
            Message::of(
                QT_TRANSLATE_NOOP("Messages",
                                  "answered \"%1\" with \"%2\", not with %3 points of the board"),
                points.error().command, excerpt(points.error().error.text.english()), stones)
                .inPlainWords(Message::of(
                    QT_TRANSLATE_NOOP("Messages", "did not place %1 handicap stones"), stones));
    }
    co_return failure(refusal);
}

/// What the answer says of the move. The engine's remarks count where there is no report, or where
/// it had searched less when it made its last one, as Leela Zero may have; they may also tell a
/// lead that the report lacks.
[[nodiscard]] MoveThought thoughtOn(const Move &move,
                                    const PlayerAnswer &answer,
                                    const Engine &engine)
{
    const ReportedThought reported =
        reportedThought(answer.thoughts.command, answer.thoughts.line, move,
                        engine.sync().told().boardSize(), engine.profile().toldAs);
    if (answer.comment.isEmpty()) {
        return reported.thought;
    }
    const MoveThought remarked = thoughtInRemark(answer.comment);
    const bool isNewer = remarked.visits.value_or(0) > reported.searched;
    MoveThought thought = reported.thought.isEmpty() || isNewer ? remarked : reported.thought;
    if (!thought.lead) {
        thought.lead = remarked.lead;
    }
    return thought;
}

/// `hasMoves`: somebody has moved already. `isTurnsLimit`: the engine is asked within the limit of
/// the turn, not within a tighter one of its own.
[[nodiscard]] PlayerAnswer answerOf(const Engine &engine,
                                    Result<GeneratedMove, TurnError> generated,
                                    bool hasMoves,
                                    bool isTurnsLimit)
{
    PlayerAnswer answer;
    if (!generated) {
        const EngineError &error = generated.error().error;
        const bool isAtMove = generated.error().stage == TurnError::Stage::Asking;
        const PlayerFailure::Kind refusal =
            isAtMove ? PlayerFailure::Kind::AnswerRefused : refusalOf(error, hasMoves);
        PlayerFailure reason = failureOf(engine, error, refusal);
        // Running out of the turn's time is a matter of the clock; running out of what the engine's
        // profile grants is not.
        if (isAtMove && isTurnsLimit && reason.kind == PlayerFailure::Kind::NoAnswer) {
            reason.kind = PlayerFailure::Kind::MoveOverdue;
        }
        answer.action = failure(reason);
        answer.elapsed = isAtMove ? error.elapsed : std::chrono::nanoseconds::zero();
        return answer;
    }
    answer.comment = std::move(generated->comment);
    answer.thoughts = {generated->askedWith, std::move(generated->analysis)};
    answer.elapsed = generated->elapsed;
    if (const Move *move = std::get_if<Move>(&generated->action)) {
        answer.action = *move;
        answer.thought = thoughtOn(*move, answer, engine);
    } else if (std::holds_alternative<GeneratedMove::Claims>(generated->action)) {
        answer.action = Claim();
    } else {
        answer.action = Resignation();
    }
    return answer;
}

/// Either side passed with its last move.
[[nodiscard]] bool hasJustPassed(const GameLine &line)
{
    const auto last = std::span(line.moves).last(std::min<std::size_t>(2, line.moves.size()));
    return std::ranges::any_of(last, &Move::isPass);
}

[[nodiscard]] bool isPass(const Result<GeneratedMove, TurnError> &generated)
{
    const Move *move = generated ? std::get_if<Move>(&generated->action) : nullptr;
    return move != nullptr && move->isPass();
}

/// Asks for a move; if that is a pass, the engine is led back and asked to take the dead stones off
/// first. Its time for both counts.
void takeCleanTurn(const EnginePointer &engine,
                   const EngineGame &game,
                   const TurnQuestion &question,
                   const TurnAnswer &answer,
                   const EngineTurns::Listener &hear)
{
    engine->turns().take(
        game, game.line, question,
        [=](const Engine &asked, Result<GeneratedMove, TurnError> generated) {
            if (!isPass(generated) || answer.isComplete() || !asked.knows("kgs-genmove_cleanup")) {
                hear(asked, std::move(generated));
                return;
            }
            TurnQuestion again = question;
            again.cleansUp = true;
            engine->turns().take(
                game, game.line, again,
                [hear, used = generated->elapsed](const Engine &heard,
                                                  Result<GeneratedMove, TurnError> cleaned) {
                    if (cleaned) {
                        cleaned->elapsed += used;
                    }
                    hear(heard, std::move(cleaned));
                });
        });
}

/// Whether the same stones were played, with another komi.
[[nodiscard]] bool differInKomi(EngineGame one, EngineGame other)
{
    const auto isPass = [](const Move &move) { return move.isPass(); };
    std::erase_if(one.line.moves, isPass);
    std::erase_if(other.line.moves, isPass);
    return one.komi != other.komi && one.line == other.line;
}

[[nodiscard]] QCoro::Task<ScoreOpinion> askForScore(EnginePointer engine,
                                                    QCoro::Task<EngineDone> synchronizing,
                                                    EngineGame game,
                                                    std::shared_ptr<EngineFacts> facts,
                                                    ScoreQuestions questions,
                                                    Engine::Limit limit)
{
    ScoreOpinion opinion;
    const BoardSize size = game.line.size;
    // An engine that refuses the last pass still knows the position, so its opinion counts (as in
    // Gomill).
    const EngineDone inStep = co_await synchronizing;
    if (!inStep) {
        opinion.note = inStep.error().sentence();
    }
    if (questions.score) {
        opinion.text = co_await engine->finalScore(limit);
        opinion.score = scoreFromText(opinion.text.toStdString());
        const bool isKomiNew = facts->scored && differInKomi(*facts->scored, game);
        opinion.doubts = scoreDoubts(*engine, game, isKomiNew);
        facts->scored = isKomiNew ? facts->scored : game;
    }
    if (const Message useless = deadListDoubt(*engine);
        !useless.isEmpty() && (questions.dead || questions.seki)) {
        questions = {.score = questions.score, .dead = false, .seki = false};
        opinion.note = opinion.note.isEmpty() ? useless : opinion.note;
    }
    if (questions.dead) {
        opinion.dead = co_await engine->deadStones(size, limit);
    }
    if (questions.seki) {
        opinion.seki = co_await engine->sekiStones(size, limit);
    }
    co_return opinion;
}

[[nodiscard]] QCoro::Task<ScoreOpinion> noReliableScorer()
{
    co_return ScoreOpinion::notAsked(
        Message::of(QT_TRANSLATE_NOOP("Messages", "is not a reliable scorer")));
}

/// The outcome is in the engine's EngineSync::state().
[[nodiscard]] QCoro::Task<> tellAnew(EnginePointer engine, EngineGame game, Engine::Limit limit)
{
    const EngineDone told = co_await engine->sync().rebuild(game, limit);
    if (told) {
        const EngineDone isThere = co_await engine->sync().verifyBoard(limit);
        Q_UNUSED(isThere);
    }
}

[[nodiscard]] QCoro::Task<std::optional<double>> cpuTimeOfGame(EnginePointer engine,
                                                               std::shared_ptr<EngineFacts> facts,
                                                               Engine::Limit limit)
{
    std::optional<double> used = co_await engine->cpuTime(limit);
    if (used) {
        *used -= facts->cpuTime;
    }
    co_return used;
}

/// One that is kept begins the next game with an empty board.
[[nodiscard]] QCoro::Task<> dismissEngine(EnginePointer engine, bool isKept, Engine::Limit grace)
{
    if (isKept) {
        engine->sync().forgetGame();
        co_return;
    }
    const Completion<ProcessExit> gone = engine->close(grace);
    co_await gone;
}

} // namespace

EnginePlayer::EnginePlayer(std::shared_ptr<Engine> engine, Source another)
    : m_engine(std::move(engine))
    , m_another(std::move(another))
    , m_facts(std::make_shared<EngineFacts>())
{ }

EnginePlayer::~EnginePlayer()
{
    if (!m_isKept) {
        expel();
    }
}

std::shared_ptr<Engine> EnginePlayer::keepEngine()
{
    m_isKept = true;
    return m_engine;
}

PlayerIdentity EnginePlayer::identity() const
{
    const QString &name = m_engine->name();
    return {name.isEmpty() ? m_engine->profile().name : name,
            m_engine->version(),
            m_engine->profile().commandLine,
            m_facts->description,
            strengthWords(m_engine->profile(), name),
            m_facts->notes};
}

EngineGame EnginePlayer::gameAt(const GameLine &line) const
{
    EngineGame game = m_agreement;
    game.line = line;
    return game;
}

QCoro::Task<PlayerReadiness> EnginePlayer::prepare(const GameLine &line,
                                                   const MatchSetup &setup,
                                                   Color color)
{
    m_agreement = {{}, setup.komi, setup.rules, setup.time[color]};
    m_isAttended = setup.onFailure == MatchSetup::OnFailure::Suspend;
    m_isJudged = setup.adjudication.readsReports();
    return prepareEngine(m_engine, gameAt(line), timeouts(), m_facts, setup.adjudication);
}

QCoro::Task<HandicapAnswer> EnginePlayer::placeHandicap(BoardSize size, int stones)
{
    return askForHandicap(m_engine, size, stones, timeouts().setUp);
}

Telling EnginePlayer::telling() const
{
    return m_manner.tellsServer                   ? Telling::ThoughtsForServer
         : m_isJudged || wantsThoughts(*m_engine) ? Telling::Thoughts
                                                  : Telling::Nothing;
}

TurnAnswer EnginePlayer::chooseAction(const GameLine &line, Color color, const TurnTime &time)
{
    const Engine::Limit limitForMove = m_isAttended ? Engine::Limit(0) : timeouts().move;
    const Engine::Limit limit = tighter(time.limit, limitForMove);
    const TurnQuestion question{.color = color,
                                .left = time.left,
                                .perCommand = timeouts().setUp,
                                .limit = limit,
                                .allowsClaim = m_engine->profile().allowsClaims,
                                .telling = telling(),
                                .cleansUp = m_manner.cleansUp && hasJustPassed(line)};
    const TurnAnswer answer;
    const auto hear = [answer, engine = m_engine, hasMoves = !line.moves.empty(),
                       isTurnsLimit = limit == time.limit](
                          const Engine & /*same*/, Result<GeneratedMove, TurnError> generated) {
        PlayerAnswer heard = answerOf(*engine, std::move(generated), hasMoves, isTurnsLimit);
        const QStringList warnings = warningsOf(*engine);
        for (const QString &warning : warnings) {
            heard.comment += QStringLiteral("\n%1 %2.").arg(engine->name(), warning);
        }
        heard.comment = std::move(heard.comment).trimmed();
        answer.complete(std::move(heard));
    };
    if (m_manner.cleansUp && !question.cleansUp) {
        takeCleanTurn(m_engine, gameAt(line), question, answer, hear);
    } else {
        m_engine->turns().take(m_agreement, line, question, hear);
    }
    return answer;
}

QCoro::Task<ScoreOpinion> EnginePlayer::score(const GameLine &line, const ScoreQuestions &questions)
{
    if (!m_engine->profile().isReliableScorer) {
        return noReliableScorer();
    }
    return askForScore(m_engine, m_engine->sync().bringTo(gameAt(line), timeouts().setUp),
                       gameAt(line), m_facts, questions, timeouts().scoring);
}

QCoro::Task<std::optional<double>> EnginePlayer::cpuTime()
{
    return cpuTimeOfGame(m_engine, m_facts, timeouts().setUp);
}

std::optional<double> EnginePlayer::measuredCpuTime() const
{
    if (m_isLeaving) {
        return m_expelledCpuTime;
    }
    const std::optional<double> used = m_engine->measuredCpuTime();
    if (!used || !m_facts->measuredCpuTime || !m_expelledCpuTime) {
        return std::nullopt;
    }
    return *m_expelledCpuTime + std::max(0.0, *used - *m_facts->measuredCpuTime);
}

std::optional<IdleUse> EnginePlayer::idleUse() const
{
    if (m_isLeaving || !m_expelledIdleUse || !measuredCpuTime()) {
        return m_isLeaving ? m_expelledIdleUse : std::nullopt;
    }
    return m_expelledIdleUse->with(m_engine->idleUse().since(m_facts->idleUse));
}

void EnginePlayer::abandon()
{
    m_engine->sync().forgetGame();
}

void EnginePlayer::restart()
{
    expel();
    m_engine = m_another();
    m_facts = std::make_shared<EngineFacts>();
    m_isLeaving = false;
}

void EnginePlayer::expel()
{
    if (!m_isLeaving) {
        m_expelledIdleUse = idleUse();
        m_expelledCpuTime = measuredCpuTime();
        m_isLeaving = true;
        [[maybe_unused]] const auto closing = m_engine->close(Engine::Limit(0));
    }
}

void EnginePlayer::resync(const std::optional<GameLine> &line)
{
    if (m_engine->session() == nullptr || !m_engine->session()->isRunning()) {
        return;
    }
    m_engine->sync().distrustGame();
    if (line) {
        detach(tellAnew(m_engine, gameAt(*line), timeouts().setUp));
    }
}

QCoro::Task<> EnginePlayer::leave()
{
    m_isLeaving = true;
    return dismissEngine(m_engine, m_isKept,
                         m_engine->isStalled() ? Engine::Limit(0) : timeouts().quit);
}

} // namespace shinpan
