#include "core/engine/dialect/gtptext.h"
#include "core/engine/engine.h"
#include "core/util/detach.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace shinpan {

using namespace std::chrono_literals;

// How an engine is asked for its moves.

namespace {

/// For a turn, from the opponent's move to the answer. See Engine::takeTurn().
constexpr auto QuickTurn = 20ms;

/// Longer ones explain no move; a record holds hundreds of them.
constexpr qsizetype LongestRemark = 16'000;

/// What follows the move is kept to be shown, for each of a game's moves.
constexpr qsizetype LongestReply = 1'000;

[[nodiscard]] GtpCommand genmoveCommand(Color color, bool allowsClaim)
{
    return allowsClaim ? GtpCommand("gomill-genmove_ex", {colorWord(color), "claim"})
                       : GtpCommand("genmove", {colorWord(color)});
}

/// Whether a line of moves begins with these. Most times both have the same bytes, so that the last
/// moves of a long game cost no more than the first: four kilobytes for a thousand moves.
[[nodiscard]] bool beginsWith(const std::vector<Move> &line, const std::vector<Move> &moves)
{
    static_assert(std::is_trivially_copyable_v<Move>);
    return moves.size() <= line.size()
        && (moves.empty()
            || std::memcmp(moves.data(), line.data(), moves.size() * sizeof(Move)) == 0
            || std::equal(moves.begin(), moves.end(), line.begin()));
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

Engine::AskedTime Engine::askTimeLeft(const ByColor<std::optional<TimeLeft>> &left,
                                      Limit perCommand)
{
    AskedTime asked;
    if (!m_toldTime || !knows(QByteArrayLiteral("time_left"))) {
        return asked;
    }
    for (const Color color : BothColors) {
        if (left[color]) {
            asked[color] =
                put(timeLeftCommand(m_toldTime->dialect, m_toldTime->control, color, *left[color]),
                    perCommand);
        }
    }
    return asked;
}

/// The explanation is queued at once, so that nothing that a person types comes before it.
Engine::AskedMove Engine::askMove(Color color, Limit limit, bool allowsClaim)
{
    m_isInterrupted = false;
    const bool mayClaim = allowsClaim && knows(QByteArrayLiteral("gomill-genmove_ex"));
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
    const AskedTime asked = askTimeLeft(left, perCommand);
    for (const Color color : BothColors) {
        if (!asked[color]) {
            continue;
        }
        const GtpReply reply = co_await asked[color]->reply;
        if (isStalled() && asked.white) {
            m_session->cancel(asked.white->reply);
        }
        if (!reply.ok()) {
            noteFailure(errorOf(asked[color]->command, reply));
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
        if (m_isInterrupted && generated.error().error.kind == GtpError::Kind::Refused) {
            generated = failure(EngineError{
                {}, {GtpError::Kind::Cancelled, QStringLiteral("was interrupted")}, reply.elapsed});
        }
        loseGame(generated.error().sentence());
        return generated;
    }
    generated->elapsed = reply.elapsed;
    generated->command = asked.genmove.command.line();
    generated->reply = reply.text->left(LongestReply);
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

void Engine::takeTurn(const EngineGame &terms,
                      const GameLine &line,
                      const TurnQuestion &question,
                      TurnListener listener)
{
    if (m_isQuick && isOneWriteAwayFrom(terms, line)) {
        const bool isBehind = m_game->line.moves.size() < line.moves.size();
        const auto missing = isBehind ? std::optional(line.moves.back()) : std::nullopt;
        detach(hearShortTurn(askTurn(missing, question), question.color, std::move(listener)));
        return;
    }
    EngineGame game = terms;
    game.line = line;
    detach(takeLongTurn(std::move(game), question, std::move(listener)));
}

/// Whether the engine is at this game, or lacks but its last move.
bool Engine::isOneWriteAwayFrom(const EngineGame &terms, const GameLine &line) const
{
    if (!m_game || m_looks > 0 || !m_errandDone.isComplete() || m_profile.verifiesBoard) {
        return false;
    }
    const EngineGame &known = *m_game;
    const std::vector<Move> &moves = known.line.moves;
    return known.komi == terms.komi && known.rules == terms.rules && known.time == terms.time
        && known.line.size == line.size && known.line.setUp == line.setUp
        && known.line.firstToPlay == line.firstToPlay && line.moves.size() <= moves.size() + 1
        && beginsWith(line.moves, moves);
}

QCoro::Task<> Engine::takeLongTurn(EngineGame game, TurnQuestion question, TurnListener listener)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const auto begin = std::chrono::steady_clock::now();
    const EngineDone inStep = co_await bringTo(std::move(game), question.perCommand);
    if (!inStep) {
        listener(*this, failure(TurnError{TurnError::Stage::Telling, inStep.error()}));
        co_return;
    }
    detach(tellTimeLeft(question.left, question.perCommand));
    Result<GeneratedMove, EngineError> generated =
        co_await generateMove(question.color, question.limit, question.allowsClaim);
    noteDuration(begin);
    if (!generated) {
        listener(*this, failure(TurnError{TurnError::Stage::Asking, generated.error()}));
        co_return;
    }
    listener(*this, *std::move(generated));
}

Engine::AskedTurn Engine::askTurn(std::optional<Move> missing, const TurnQuestion &question)
{
    const GtpSession::Batch batch(*m_session);
    std::optional<Asked> play;
    if (missing) {
        play = put(playCommand(*missing), question.perCommand);
    }
    AskedTime timeLeft = askTimeLeft(question.left, question.perCommand);
    return {.missing = missing,
            .play = std::move(play),
            .timeLeft = std::move(timeLeft),
            .move = askMove(question.color, question.limit, question.allowsClaim)};
}

QCoro::Task<> Engine::hearShortTurn(AskedTurn asked, Color color, TurnListener listener)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const auto begin = std::chrono::steady_clock::now();
    if (asked.play) {
        m_errandDone = Completion<std::monostate>(); // a bringTo() has to wait
        const Completion<std::monostate> done = m_errandDone;
        const GtpReply played = co_await asked.play->reply;
        done.complete({});
        if (!played.ok()) {
            listener(*this, failure(notPlayed(asked, played)));
            co_return;
        }
        if (m_game) { // a person may have typed a command meanwhile
            m_game->line.moves.push_back(*asked.missing);
            announceSync();
        }
    }
    const GtpReply reply = co_await asked.move.genmove.reply;
    noteDuration(begin);
    noteFailures(asked.timeLeft);
    Result<GeneratedMove, EngineError> generated = heard(asked.move, reply, color);
    if (!generated) {
        listener(*this, failure(TurnError{TurnError::Stage::Asking, generated.error()}));
        co_return;
    }
    if (asked.move.explanation) {
        const GtpReply explanation = co_await *asked.move.explanation;
        generated->comment = remarksOf(explanation);
    }
    listener(*this, *std::move(generated));
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
