#include "core/engine/engineturns.h"

#include "core/engine/dialect/gtptext.h"
#include "core/util/detach.h"
#include "core/util/message.h"

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// The longest quick turn, from the opponent's move to the answer. See EngineTurns::take().
constexpr auto QuickTurn = 20ms;

/// Remarks are cut here: longer ones explain no move, and a record holds hundreds of them.
constexpr qsizetype LongestRemark = 16'000;

/// The time between two lines of an analysis: a third of what the engine's moves took so far, at
/// most a second. Only the last line is kept, which of Leela Zero is older than its decision by up
/// to so much; each costs it a millisecond or more to write.
[[nodiscard]] QByteArray reportInterval(std::optional<std::chrono::nanoseconds> meanTime)
{
    using Centiseconds = std::chrono::duration<int, std::centi>;
    const auto third = std::chrono::duration_cast<Centiseconds>(meanTime.value_or(300ms) / 3);
    return QByteArray::number(std::clamp(third, Centiseconds(1), Centiseconds(100)).count());
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

/// Faster engines would spend a notable part of a move on telling what they think of it.
constexpr auto LeastMeanTime = 1s;

} // namespace

bool wantsThoughts(const Engine &engine)
{
    const ThoughtsWanted wanted = engine.profile().thoughts;
    if (wanted == ThoughtsWanted::Always || wanted == ThoughtsWanted::Never) {
        return wanted == ThoughtsWanted::Always;
    }
    const std::optional<QString> &need = engine.traits().safeThoughtsNeed;
    const bool isKnownToBeSafe = need && engine.profile().commandLine.contains(*need);
    return engine.turns().meanTime().value_or(LeastMeanTime) >= LeastMeanTime
        && (wanted == ThoughtsWanted::SlowMoves || isKnownToBeSafe);
}

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

void EngineTurns::Thoughts::take(QByteArrayView line)
{
    if (!move.isEmpty()) {
        return; // Leela Zero goes on for its opponent
    }
    const QByteArrayView text = line.trimmed();
    if (text.startsWith("play ")) {
        move = text.sliced(5).trimmed().toByteArray();
    } else if (!text.isEmpty()) {
        analysis = text.toByteArray();
    }
}

GtpCommand EngineTurns::genmoveFor(const TurnQuestion &question) const
{
    const QByteArray color = colorWord(question.color);
    if (question.cleansUp && m_engine.knows("kgs-genmove_cleanup")) {
        return GtpCommand("kgs-genmove_cleanup", {color});
    }
    const bool mayClaim = question.allowsClaim && m_engine.knows("gomill-genmove_ex");
    if (!mayClaim || question.telling == Telling::ThoughtsForServer) {
        if (const std::optional<GtpCommand> analyze = genmoveAnalyze(question)) {
            return *analyze;
        }
    }
    if (mayClaim) {
        return GtpCommand("gomill-genmove_ex", {color, "claim"});
    }
    static const ByColor<GtpCommand> genmove{GtpCommand("genmove", {colorWord(Color::Black)}),
                                             GtpCommand("genmove", {colorWord(Color::White)})};
    return genmove[question.color];
}

/// Nothing where no analysis is wanted, or it knows none.
std::optional<GtpCommand> EngineTurns::genmoveAnalyze(const TurnQuestion &question) const
{
    if (question.telling == Telling::Nothing) {
        return std::nullopt;
    }
    const QByteArray color = colorWord(question.color);
    const bool isForServer = question.telling == Telling::ThoughtsForServer;
    const QByteArray forCgos = QByteArrayLiteral("cgos-genmove_analyze");
    const bool knowsCgos = m_engine.knows(forCgos);
    for (const QByteArray &name :
         {QByteArrayLiteral("kata-genmove_analyze"), QByteArrayLiteral("lz-genmove_analyze"),
          QByteArrayLiteral("genmove_analyze")}) {
        if (m_engine.lists(name) && !(isForServer && knowsCgos)) {
            const QByteArray interval = reportInterval(meanTime());
            return isForServer && name.startsWith("kata-")
                     ? GtpCommand(name, {color, interval, "ownership", "true"})
                     : GtpCommand(name, {color, interval});
        }
    }
    return knowsCgos ? std::optional(GtpCommand(forCgos, {color})) : std::nullopt;
}

std::optional<std::chrono::nanoseconds> EngineTurns::meanTime() const
{
    return m_moves > 0 ? std::optional(m_time / m_moves) : std::nullopt;
}

/// The same for a command whose answer says what the engine thinks as well.
EngineTurns::Asked EngineTurns::putAloud(const GtpCommand &command,
                                         Limit limit,
                                         const std::shared_ptr<Thoughts> &thoughts)
{
    const auto take = [thoughts](QByteArrayView line) { thoughts->take(line); };
    return {.command = command,
            .reply = m_engine.stream(command, take, GtpSession::Interruption::NotAllowed, limit)};
}

/// The explanation is queued at once, so that nothing that a person types comes before it.
EngineTurns::AskedTurn EngineTurns::ask(std::optional<Move> missing, const TurnQuestion &question)
{
    std::optional<Asked> play;
    if (missing) {
        play = put(playCommand(*missing), question.perCommand);
    }
    ByColor<std::optional<Asked>> timeLeft = askTimeLeft(question);
    const GtpCommand command = genmoveFor(question);
    std::shared_ptr<Thoughts> thoughts;
    if (command.name().endsWith(QByteArrayView("genmove_analyze"))) {
        thoughts = std::make_shared<Thoughts>();
    }
    Asked genmove =
        thoughts ? putAloud(command, question.limit, thoughts) : put(command, question.limit);
    AskedTurn asked{.color = question.color,
                    .missing = missing,
                    .play = std::move(play),
                    .timeLeft = std::move(timeLeft),
                    .genmove = std::move(genmove),
                    .thoughts = std::move(thoughts),
                    .explanation = {},
                    .interruptions = m_engine.interruptions()};
    static const GtpCommand explain("gomill-explain_last_move");
    if (m_engine.knows(explain.line())) {
        asked.explanation = m_engine.ask(explain, m_engine.profile().timeouts.setUp);
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

/// The engine did not take the opponent's move: its own is no longer awaited.
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
        reply.ok() ? understood(asked, moveIn(asked, *reply.text))
                   : failure(errorOf(asked.genmove.command, reply));
    if (!generated) {
        if (asked.explanation) {
            m_engine.session()->cancel(*asked.explanation);
        }
        const bool isInterrupted = asked.interruptions != m_engine.interruptions();
        if (isInterrupted && generated.error().error.kind == GtpError::Kind::Refused) {
            generated =
                failure(EngineError{{},
                                    {GtpError::Kind::Cancelled,
                                     Message::of(QT_TRANSLATE_NOOP("Messages", "was interrupted"))},
                                    reply.elapsed});
        }
        m_engine.sync().distrustGame(generated.error().sentence());
        return generated;
    }
    generated->elapsed = reply.elapsed;
    ++m_moves;
    m_time += reply.elapsed;
    if (asked.thoughts) {
        generated->askedWith = asked.genmove.command.name().toByteArray();
        generated->analysis = asked.thoughts->analysis;
    }
    if (const Move *const move = std::get_if<Move>(&generated->action)) {
        m_engine.sync().noteMove(*move);
    }
    return generated;
}

/// The move that an answer names: with an analysis it stands behind "play " on a line of its own,
/// and an engine that has nothing to tell may answer with the move alone.
QString EngineTurns::moveIn(const AskedTurn &asked, const QString &answer)
{
    if (!asked.thoughts) {
        return answer;
    }
    const bool isJson = answer.startsWith(u'{');
    if (isJson || answer.startsWith(QLatin1String("info "))
        || answer.startsWith(QLatin1String("play "))) {
        Thoughts above;
        above.take(answer.toUtf8());
        if (asked.thoughts->analysis.isEmpty()) {
            asked.thoughts->analysis = above.analysis;
        }
        return QString::fromUtf8(asked.thoughts->move.isEmpty() ? above.move
                                                                : asked.thoughts->move);
    }
    return asked.thoughts->move.isEmpty() ? answer : QString::fromUtf8(asked.thoughts->move);
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
