#include "core/engine/dialect/gtptext.h"
#include "core/engine/engine.h"

#include <algorithm>

namespace shinpan {

// What an engine contributes to a game besides its moves: its handicap points.

namespace {

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
