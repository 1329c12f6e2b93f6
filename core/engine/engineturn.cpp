#include "core/engine/engine.h"
#include "core/engine/gtptext.h"
#include "core/util/detach.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

// How an engine is asked for its moves.

namespace {

/// For a turn, from the opponent's move to the answer. See Engine::takeTurn().
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

Engine::Asked Engine::put(const GtpCommand &command, Limit limit)
{
    return {.command = command, .reply = send(command, limit)};
}

std::vector<Engine::Asked> Engine::askTimeLeft(const ByColor<std::optional<TimeLeft>> &left,
                                               Limit perCommand)
{
    std::vector<Asked> asked;
    if (!m_toldTime || !knows("time_left")) {
        return asked;
    }
    for (const Color color : BothColors) {
        if (left[color]) {
            asked.push_back(
                put(timeLeftCommand(m_toldTime->dialect, m_toldTime->control, color, *left[color]),
                    perCommand));
        }
    }
    return asked;
}

/// The explanation is queued at once, so that nothing that a person types comes before it.
Engine::AskedMove Engine::askMove(Color color, Limit limit, bool allowsClaim)
{
    const bool mayClaim = allowsClaim && knows("gomill-genmove_ex");
    AskedMove asked{.genmove = put(genmoveCommand(color, mayClaim), limit), .explanation = {}};
    const QByteArray explain = QByteArrayLiteral("gomill-explain_last_move");
    if (knows(explain)) {
        asked.explanation = send(GtpCommand(explain), m_profile.patience.setUp);
    }
    return asked;
}

QCoro::Task<> Engine::tellTimeLeft(ByColor<std::optional<TimeLeft>> left, Limit perCommand)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const std::vector<Asked> asked = askTimeLeft(left, perCommand);
    for (const Asked &each : asked) {
        const GtpReply reply = co_await each.reply;
        if (isStalled()) {
            m_session->cancel(asked.back().reply);
        }
        if (!reply.ok()) {
            noteFailure(errorOf(each.command, reply));
        }
    }
}

QCoro::Task<Result<GeneratedMove, EngineError>> Engine::generateMove(Color color,
                                                                     Limit limit,
                                                                     bool allowsClaim)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const AskedMove asked = askMove(color, limit, allowsClaim);
    const GtpReply reply = co_await asked.genmove.reply;
    Result<GeneratedMove, EngineError> generated = heard(asked, reply, color);
    if (generated && asked.explanation) {
        const GtpReply explanation = co_await *asked.explanation;
        generated->comment = remarksOf(explanation);
    }
    co_return generated;
}

/// Makes sense of the answer to genmove, and plays the move in m_game.
Result<GeneratedMove, EngineError> Engine::heard(const AskedMove &asked,
                                                 const GtpReply &reply,
                                                 Color color)
{
    Result<GeneratedMove, EngineError> generated =
        reply.ok() ? understood(*reply.text, asked.genmove.command, color)
                   : failure(errorOf(asked.genmove.command, reply));
    if (!generated) {
        if (asked.explanation) {
            m_session->cancel(*asked.explanation);
        }
        loseGame(generated.error().sentence());
        return generated;
    }
    generated->elapsed = reply.elapsed;
    if (const Move *const move = std::get_if<Move>(&generated->action); move != nullptr && m_game) {
        m_game->line.moves.push_back(*move);
        announceSync();
    }
    return generated;
}

Result<GeneratedMove, EngineError> Engine::understood(const QString &answer,
                                                      const GtpCommand &command,
                                                      Color color) const
{
    const bool allowsClaim = command.name() == "gomill-genmove_ex";
    const std::optional<GenmoveAnswer> read = parseGenmove(answer, m_boardSize, allowsClaim);
    if (!read) {
        return failure(
            EngineError{QString::fromUtf8(command.line()), {GtpError::Kind::Malformed, answer}});
    }
    GeneratedMove generated;
    switch (read->kind) {
    case GenmoveAnswer::Kind::Resignation:
        generated.action = GeneratedMove::Resigns();
        break;
    case GenmoveAnswer::Kind::Claim: // the move is then not played
        generated.action = GeneratedMove::Claims();
        break;
    case GenmoveAnswer::Kind::Move:
        generated.action = Move{color, read->point};
        break;
    }
    return generated;
}

QCoro::Task<Result<GeneratedMove, TurnError>> Engine::takeTurn(const EngineGame &terms,
                                                               const GameLine &line,
                                                               const TurnQuestion &question)
{
    if (m_isQuick && isOneWriteAwayFrom(terms, line)) {
        const bool isBehind = m_game->line.moves.size() < line.moves.size();
        return takeShortTurn(isBehind ? std::optional(line.moves.back()) : std::nullopt, question);
    }
    EngineGame game = terms;
    game.line = line;
    return takeLongTurn(std::move(game), question);
}

/// Whether the engine is at this game, or lacks but its last move.
bool Engine::isOneWriteAwayFrom(const EngineGame &terms, const GameLine &line) const
{
    if (!m_game || !m_errandDone.isComplete() || m_profile.verifiesBoard) {
        return false;
    }
    const EngineGame &known = *m_game;
    const std::vector<Move> &moves = known.line.moves;
    return known.komi == terms.komi && known.rules == terms.rules && known.time == terms.time
        && known.line.size == line.size && known.line.setUp == line.setUp
        && known.line.firstToPlay == line.firstToPlay && moves.size() <= line.moves.size()
        && line.moves.size() <= moves.size() + 1
        && std::equal(moves.begin(), moves.end(), line.moves.begin());
}

QCoro::Task<Result<GeneratedMove, TurnError>> Engine::takeLongTurn(EngineGame game,
                                                                   TurnQuestion question)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const auto begin = std::chrono::steady_clock::now();
    const EngineDone inStep = co_await bringTo(std::move(game), question.perCommand);
    if (!inStep) {
        const TurnError error{TurnError::Stage::Telling, inStep.error()};
        co_return failure(error);
    }
    detach(tellTimeLeft(question.left, question.perCommand));
    Result<GeneratedMove, EngineError> generated =
        co_await generateMove(question.color, question.limit, question.allowsClaim);
    noteDuration(begin);
    if (!generated) {
        const TurnError error{TurnError::Stage::Asking, generated.error()};
        co_return failure(error);
    }
    co_return *std::move(generated);
}

Engine::AskedTurn Engine::askTurn(std::optional<Move> missing, const TurnQuestion &question)
{
    const GtpSession::Batch batch(*m_session);
    std::optional<Asked> play;
    if (missing) {
        play = put(playCommand(*missing), question.perCommand);
    }
    std::vector<Asked> timeLeft = askTimeLeft(question.left, question.perCommand);
    return {.play = std::move(play),
            .timeLeft = std::move(timeLeft),
            .move = askMove(question.color, question.limit, question.allowsClaim)};
}

QCoro::Task<Result<GeneratedMove, TurnError>> Engine::takeShortTurn(std::optional<Move> missing,
                                                                    TurnQuestion question)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const auto begin = std::chrono::steady_clock::now();
    const AskedTurn asked = askTurn(missing, question);
    if (asked.play) {
        m_errandDone = Completion<std::monostate>(); // a bringTo() has to wait
        const Completion<std::monostate> done = m_errandDone;
        const GtpReply played = co_await asked.play->reply;
        done.complete({});
        if (!played.ok()) {
            co_return failure(notPlayed(asked, played));
        }
        if (m_game) { // a person may have typed a command meanwhile
            m_game->line.moves.push_back(*missing);
            announceSync();
        }
    }
    const GtpReply reply = co_await asked.move.genmove.reply;
    noteDuration(begin);
    noteFailures(asked.timeLeft);
    Result<GeneratedMove, EngineError> generated = heard(asked.move, reply, question.color);
    if (!generated) {
        const TurnError error{TurnError::Stage::Asking, generated.error()};
        co_return failure(error);
    }
    if (asked.move.explanation) {
        const GtpReply explanation = co_await *asked.move.explanation;
        generated->comment = remarksOf(explanation);
    }
    co_return *std::move(generated);
}

void Engine::noteDuration(std::chrono::steady_clock::time_point begin)
{
    m_isQuick = std::chrono::steady_clock::now() - begin < QuickTurn;
}

/// The engine did not take the opponent's move: nobody waits for its own any more.
TurnError Engine::notPlayed(const AskedTurn &asked, const GtpReply &reply)
{
    m_session->cancel(asked.move.genmove.reply);
    if (asked.move.explanation) {
        m_session->cancel(*asked.move.explanation);
    }
    const EngineError error = errorOf(asked.play->command, reply);
    loseGame(error.sentence());
    return {TurnError::Stage::Telling, error};
}

} // namespace shinpan
