#include "core/engine/engineturns.h"

#include "core/engine/dialect/gtptext.h"
#include "core/util/detach.h"

#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// For a turn, from the opponent's move to the answer. See EngineTurns::take().
constexpr auto QuickTurn = 20ms;

/// Longer ones explain no move; a record holds hundreds of them.
constexpr qsizetype LongestRemark = 16'000;

[[nodiscard]] GtpCommand genmoveCommand(Color color, bool allowsClaim)
{
    return allowsClaim ? GtpCommand("gomill-genmove_ex", {colorWord(color), "claim"})
                       : GtpCommand("genmove", {colorWord(color)});
}

[[nodiscard]] QString remarksOf(const GtpReply &explanation)
{
    QString remarks = explanation.text.value_or(QString());
    if (remarks.size() > LongestRemark) {
        remarks.truncate(LongestRemark);
        remarks += u'…';
    }
    return remarks;
}

} // namespace

EngineTurns::EngineTurns(Engine &engine)
    : m_engine(engine)
{ }

void EngineTurns::take(const EngineGame &terms,
                       const GameLine &line,
                       const TurnQuestion &question,
                       Listener listener)
{
    const EngineSync &sync = m_engine.sync();
    if (m_isQuick && !m_engine.profile().verifiesBoard && sync.isWithinOneMoveOf(terms, line)) {
        const bool isBehind = sync.game()->line.moves.size() < line.moves.size();
        AskedTurn asked =
            askInOneWrite(isBehind ? std::optional(line.moves.back()) : std::nullopt, question);
        detach(hear(std::move(asked), std::chrono::steady_clock::now(), std::move(listener)));
        return;
    }
    EngineGame game = terms;
    game.line = line;
    detach(bringAndAsk(std::move(game), question, std::move(listener)));
}

QCoro::Task<> EngineTurns::bringAndAsk(EngineGame game, TurnQuestion question, Listener listener)
{
    const std::shared_ptr<Engine> engine = m_engine.shared_from_this();
    const auto begin = std::chrono::steady_clock::now();
    const EngineDone inStep = co_await engine->sync().bringTo(std::move(game), question.perCommand);
    if (!inStep) {
        listener(*engine, failure(TurnError{TurnError::Stage::Telling, inStep.error()}));
        co_return;
    }
    AskedTurn asked = ask(std::nullopt, question);
    detach(hear(std::move(asked), begin, std::move(listener)));
}

EngineTurns::AskedTurn EngineTurns::askInOneWrite(std::optional<Move> missing,
                                                  const TurnQuestion &question)
{
    const GtpSession::Batch batch(*m_engine.session());
    return ask(missing, question);
}

/// The explanation is queued at once, so that nothing that a person types comes before it.
EngineTurns::AskedTurn EngineTurns::ask(std::optional<Move> missing, const TurnQuestion &question)
{
    std::optional<Asked> play;
    if (missing) {
        play = put(playCommand(*missing), question.perCommand);
    }
    ByColor<std::optional<Asked>> timeLeft = askTimeLeft(question);
    const bool mayClaim =
        question.allowsClaim && m_engine.knows(QByteArrayLiteral("gomill-genmove_ex"));
    AskedTurn asked{.color = question.color,
                    .missing = missing,
                    .play = std::move(play),
                    .timeLeft = std::move(timeLeft),
                    .genmove = put(genmoveCommand(question.color, mayClaim), question.limit),
                    .explanation = {},
                    .interruptions = m_engine.interruptions()};
    const QByteArray explain = QByteArrayLiteral("gomill-explain_last_move");
    if (m_engine.knows(explain)) {
        asked.explanation = m_engine.ask(GtpCommand(explain), m_engine.profile().timeouts.setUp);
    }
    return asked;
}

ByColor<std::optional<EngineTurns::Asked>> EngineTurns::askTimeLeft(const TurnQuestion &question)
{
    ByColor<std::optional<Asked>> asked;
    const ToldGame &told = m_engine.sync().told();
    if (!told.isTimed() || !m_engine.knows(QByteArrayLiteral("time_left"))) {
        return asked;
    }
    for (const Color color : BothColors) {
        if (const auto &left = question.left[color]) {
            asked[color] = put(told.timeLeft(color, *left), question.perCommand);
        }
    }
    return asked;
}

QCoro::Task<> EngineTurns::hear(AskedTurn asked,
                                std::chrono::steady_clock::time_point begin,
                                Listener listener)
{
    const std::shared_ptr<Engine> engine = m_engine.shared_from_this();
    if (asked.play) {
        const Completion<std::monostate> done = engine->sync().holdSync();
        const GtpReply played = co_await asked.play->reply;
        done.complete({});
        if (!played.ok()) {
            listener(*engine, failure(notPlayed(asked, played)));
            co_return;
        }
        engine->sync().noteMove(*asked.missing);
    }
    for (const Color color : BothColors) {
        if (asked.timeLeft[color]) {
            const GtpReply reply = co_await asked.timeLeft[color]->reply;
            noteTimeLeft(asked, color, reply);
        }
    }
    const GtpReply reply = co_await asked.genmove.reply;
    m_isQuick = std::chrono::steady_clock::now() - begin < QuickTurn;
    Result<GeneratedMove, EngineError> generated = heard(asked, reply);
    if (!generated) {
        listener(*engine, failure(TurnError{TurnError::Stage::Asking, generated.error()}));
        co_return;
    }
    if (asked.explanation) {
        const GtpReply explanation = co_await *asked.explanation;
        generated->comment = remarksOf(explanation);
    }
    listener(*engine, *std::move(generated));
}

/// The engine did not take the opponent's move: nobody waits for its own any more.
TurnError EngineTurns::notPlayed(const AskedTurn &asked, const GtpReply &reply)
{
    m_engine.session()->cancel(asked.genmove.reply);
    if (asked.explanation) {
        m_engine.session()->cancel(*asked.explanation);
    }
    const EngineError error = errorOf(asked.play->command, reply);
    m_engine.sync().distrustGame(error.sentence());
    return {TurnError::Stage::Telling, error};
}

/// An engine that let the time for the first one run out is not waited for again with the second.
void EngineTurns::noteTimeLeft(const AskedTurn &asked, Color color, const GtpReply &reply)
{
    if (m_engine.isStalled() && asked.timeLeft.white) {
        m_engine.session()->cancel(asked.timeLeft.white->reply);
    }
    if (!reply.ok()) {
        m_engine.sync().noteFailure(errorOf(asked.timeLeft[color]->command, reply));
    }
}

/// Makes sense of the answer to genmove, and notes the move.
Result<GeneratedMove, EngineError> EngineTurns::heard(const AskedTurn &asked, const GtpReply &reply)
{
    Result<GeneratedMove, EngineError> generated =
        reply.ok() ? understood(asked, *reply.text)
                   : failure(errorOf(asked.genmove.command, reply));
    if (!generated) {
        if (asked.explanation) {
            m_engine.session()->cancel(*asked.explanation);
        }
        const bool isInterrupted = asked.interruptions != m_engine.interruptions();
        if (isInterrupted && generated.error().error.kind == GtpError::Kind::Refused) {
            generated = failure(EngineError{
                {}, {GtpError::Kind::Cancelled, QStringLiteral("was interrupted")}, reply.elapsed});
        }
        m_engine.sync().distrustGame(generated.error().sentence());
        return generated;
    }
    generated->elapsed = reply.elapsed;
    if (const Move *const move = std::get_if<Move>(&generated->action)) {
        m_engine.sync().noteMove(*move);
    }
    return generated;
}

Result<GeneratedMove, EngineError> EngineTurns::understood(const AskedTurn &asked,
                                                           const QString &answer) const
{
    const GtpCommand &command = asked.genmove.command;
    const bool allowsClaim = command.name() == "gomill-genmove_ex";
    const BoardSize size = m_engine.sync().told().boardSize();
    const std::optional<GenmoveAnswer> read = parseGenmove(answer, size, allowsClaim);
    if (!read) {
        return failure(malformedError(command, answer));
    }
    GeneratedMove generated{.action = Move{asked.color, read->point}};
    if (read->kind == GenmoveAnswer::Kind::Resignation) {
        generated.action = GeneratedMove::Resigns();
    } else if (read->kind == GenmoveAnswer::Kind::Claim) { // the move is then not played
        generated.action = GeneratedMove::Claims();
    }
    return generated;
}

} // namespace shinpan
