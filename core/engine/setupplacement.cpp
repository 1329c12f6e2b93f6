#include "core/engine/setupplacement.h"

#include "core/engine/gtptext.h"
#include "core/rules/handicap.h"

namespace shinpan {

namespace {

/// Tries the command for fixed handicaps; false if the stones are not its, or not where they should
/// be. The board is empty then.
[[nodiscard]] QCoro::Task<bool> placeFixedHandicap(std::shared_ptr<Engine> engine,
                                                   GameLine start,
                                                   Engine::Limit perCommand)
{
    const int stones = static_cast<int>(start.setUp.size());
    const auto points = fixedHandicap(start.size, stones);
    if (!points || !isSameSet(*points, start.setUp)) {
        co_return false;
    }
    const GtpCommand command("fixed_handicap", {QByteArray::number(stones)});
    const GtpReply reply = co_await engine->ask(command, perCommand);
    const auto placed = reply.ok() ? pointsFromVertices(*reply.text, start.size) : std::nullopt;
    if (placed && isSameSet(*placed, start.setUp)) {
        co_return true;
    }
    // GNU Go uses other points on 12x12: start over with ours.
    const GtpCommand clear("clear_board");
    const GtpReply cleared = co_await engine->ask(clear, perCommand);
    co_return false;
}

} // namespace

QCoro::Task<EngineDone> placeSetUp(std::shared_ptr<Engine> engine,
                                   GameLine start,
                                   Engine::Limit perCommand)
{
    const bool isHandicap = isBlackOnly(start.setUp) && start.setUp.size() >= 2;
    if (isHandicap && engine->knows("fixed_handicap")) {
        const bool placed = co_await placeFixedHandicap(engine, start, perCommand);
        if (placed) {
            co_return EngineDone();
        }
    }
    if (isHandicap && engine->knows("set_free_handicap")) {
        const GtpCommand command = freeHandicapCommand(start.setUp);
        const GtpReply reply = co_await engine->ask(command, perCommand);
        if (reply.ok()) {
            co_return EngineDone();
        }
        // A refused handicap may leave stones behind (GNU Go 3.8), so the board is emptied before
        // the last resort.
        const GtpCommand clear("clear_board");
        const GtpReply cleared = co_await engine->ask(clear, perCommand);
        if (!cleared.ok()) {
            co_return failure(errorOf(clear, cleared));
        }
    }
    for (const SetUpStone &stone : start.setUp) {
        const GtpCommand command = playCommand({stone.color, stone.point});
        const GtpReply reply = co_await engine->ask(command, perCommand);
        if (!reply.ok()) {
            co_return failure(errorOf(command, reply));
        }
    }
    co_return EngineDone();
}

} // namespace shinpan
