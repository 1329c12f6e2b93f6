#include "core/engine/engine.h"
#include "core/engine/gtptext.h"

#include <algorithm>

namespace shinpan {

// What an engine contributes to a game: its moves, and its handicap points.

namespace {

/// Longer ones explain no move; a record holds hundreds of them.
constexpr qsizetype LongestRemark = 16'000;

[[nodiscard]] GtpCommand genmoveCommand(Color color, bool allowsClaim)
{
    return allowsClaim ? GtpCommand("gomill-genmove_ex", {colorWord(color), "claim"})
                       : GtpCommand("genmove", {colorWord(color)});
}

[[nodiscard]] EngineError malformed(const GtpCommand &command, const QString &answer)
{
    return {QString::fromUtf8(command.line()), {GtpError::Kind::Malformed, answer}};
}

/// As many different points of the board as there should be.
[[nodiscard]] std::optional<std::vector<Point>> handicapPoints(const QString &answer,
                                                               BoardSize size,
                                                               int stones)
{
    std::optional<std::vector<Point>> points = pointsFromVertices(answer, size);
    if (!points || points->size() != static_cast<std::size_t>(stones)) {
        return std::nullopt;
    }
    std::vector<Point> sorted = *points;
    std::ranges::sort(sorted);
    const bool isRepeated = std::ranges::adjacent_find(sorted) != sorted.end();
    return isRepeated ? std::nullopt : points;
}

} // namespace

QCoro::Task<Result<GeneratedMove, EngineError>> Engine::generateMove(Color color,
                                                                     Limit limit,
                                                                     bool allowsClaim)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const bool mayClaim = allowsClaim && knows("gomill-genmove_ex");
    const GtpCommand command = genmoveCommand(color, mayClaim);
    const Completion<GtpReply> asked = send(command, limit);
    // Queued at once, so that nothing that a person types meanwhile comes before it.
    const Completion<GtpReply> explanation = askToExplain();
    const GtpReply reply = co_await asked;
    if (!reply.ok()) {
        m_session->cancel(explanation);
        const EngineError error = errorOf(command, reply);
        loseGame(error.sentence());
        co_return failure(error);
    }
    Result<GeneratedMove, EngineError> generated =
        understood(*reply.text, command, color, mayClaim);
    if (!generated) {
        loseGame(generated.error().sentence());
        co_return generated;
    }
    generated->elapsed = reply.elapsed;
    const GtpReply remarks = co_await explanation;
    generated->comment = remarks.text.value_or(QString()).left(LongestRemark);
    co_return generated;
}

/// Reads an answer to genmove, and plays the move in m_game.
Result<GeneratedMove, EngineError> Engine::understood(const QString &answer,
                                                      const GtpCommand &command,
                                                      Color color,
                                                      bool allowsClaim)
{
    const std::optional<GenmoveAnswer> read = parseGenmove(answer, m_boardSize, allowsClaim);
    if (!read) {
        return failure(malformed(command, answer));
    }
    GeneratedMove generated;
    switch (read->kind) {
    case GenmoveAnswer::Kind::Resignation:
        generated.action = GeneratedMove::Resigns();
        break;
    case GenmoveAnswer::Kind::Claim: // the move is then not played
        generated.action = GeneratedMove::Claims();
        break;
    case GenmoveAnswer::Kind::Move: {
        const Move move{color, read->point};
        generated.action = move;
        if (m_game) {
            m_game->line.moves.push_back(move);
            announceSync();
        }
        break;
    }
    }
    return generated;
}

Completion<GtpReply> Engine::askToExplain()
{
    const QByteArray name = QByteArrayLiteral("gomill-explain_last_move");
    if (knows(name)) {
        return send(GtpCommand(name), m_profile.patience.setUp);
    }
    Completion<GtpReply> nothingToSay;
    nothingToSay.complete({});
    return nothingToSay;
}

QCoro::Task<Result<std::vector<Point>, EngineError>> Engine::placeFreeHandicap(BoardSize size,
                                                                               int stones,
                                                                               Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const bool isThere = m_game && m_game->line.size == size;
    EngineGame empty = isThere ? *m_game : EngineGame();
    empty.line = GameLine{size, {}, empty.line.firstToPlay, {}};
    const EngineDone ready = co_await bringTo(empty, limit);
    if (!ready) {
        co_return failure(ready.error());
    }
    const int errand = m_errand;
    const GtpCommand command("place_free_handicap", {QByteArray::number(stones)});
    const GtpReply reply = co_await send(command, limit);
    if (errand != m_errand) {
        co_return failure(replacedError());
    }
    const auto points = reply.ok() ? handicapPoints(*reply.text, size, stones) : std::nullopt;
    if (!points) {
        loseGame({}); // stones may stand there although it failed
        const EngineDone emptied = co_await bringTo(empty, limit);
        co_return failure(reply.ok() ? malformed(command, *reply.text) : errorOf(command, reply));
    }
    if (m_game) { // a person may have typed a command meanwhile
        for (const Point point : *points) {
            m_game->line.setUp.push_back({point, Color::Black});
        }
        m_game->line.firstToPlay = Color::White;
    }
    co_return *points;
}

} // namespace shinpan
