#include "core/engine/setupplacement.h"

#include "core/engine/dialect/gtptext.h"
#include "core/rules/handicap.h"

namespace shinpan {

namespace {

/// A refused or misunderstood handicap may leave stones behind: GNU Go 3.8 keeps those before the
/// one that it refuses.
[[nodiscard]] QCoro::Task<EngineDone> emptyBoard(std::shared_ptr<Engine> engine,
                                                 Engine::Limit perCommand)
{
    const GtpCommand clear("clear_board");
    const GtpReply reply = co_await engine->ask(clear, perCommand);
    if (!reply.ok()) {
        co_return failure(errorOf(clear, reply));
    }
    co_return EngineDone();
}

/// Whether the stones are those of GTP's fixed handicap, in any order.
[[nodiscard]] bool isFixedHandicap(const GameLine &start)
{
    const auto points = fixedHandicap(start.size, static_cast<int>(start.setUp.size()));
    return points && isSameSet(*points, start.setUp);
}

/// Whether an engine answered fixed_handicap with the stones that it should place. GNU Go has other
/// points on 12x12 than GTP and everybody else.
[[nodiscard]] bool confirms(const GtpReply &reply, const GameLine &start)
{
    const auto placed = reply.ok() ? pointsFromVertices(*reply.text, start.size) : std::nullopt;
    return placed && isSameSet(*placed, start.setUp);
}

/// Plain plays work everywhere and place every colour.
[[nodiscard]] QCoro::Task<EngineDone> playSetUp(std::shared_ptr<Engine> engine,
                                                GameLine start,
                                                Engine::Limit perCommand)
{
    for (const SetUpStone &stone : start.setUp) {
        const GtpCommand command = playCommand({stone.color, stone.point});
        const GtpReply reply = co_await engine->ask(command, perCommand);
        if (!reply.ok()) {
            co_return failure(errorOf(command, reply));
        }
    }
    co_return EngineDone();
}

} // namespace

QCoro::Task<EngineDone> placeSetUp(std::shared_ptr<Engine> engine,
                                   GameLine start,
                                   Engine::Limit perCommand)
{
    const bool isHandicap = isBlackOnly(start.setUp) && start.setUp.size() >= 2;
    if (isHandicap && engine->knows("fixed_handicap") && isFixedHandicap(start)) {
        const GtpCommand command("fixed_handicap", {QByteArray::number(start.setUp.size())});
        const GtpReply reply = co_await engine->ask(command, perCommand);
        if (confirms(reply, start)) {
            co_return EngineDone();
        }
        const EngineDone emptied = co_await emptyBoard(engine, perCommand);
        if (!emptied) {
            co_return emptied;
        }
    }
    if (isHandicap && engine->knows("set_free_handicap")) {
        const GtpCommand command = freeHandicapCommand(start.setUp);
        const GtpReply reply = co_await engine->ask(command, perCommand);
        if (reply.ok()) {
            co_return EngineDone();
        }
        const EngineDone emptied = co_await emptyBoard(engine, perCommand);
        if (!emptied) {
            co_return emptied;
        }
    }
    if (engine->knows("gogui-setup")) {
        const GtpCommand command = setUpCommand("gogui-setup", start.setUp);
        const GtpReply reply = co_await engine->ask(command, perCommand);
        if (reply.ok()) {
            co_return EngineDone();
        }
        const EngineDone emptied = co_await emptyBoard(engine, perCommand);
        if (!emptied) {
            co_return emptied;
        }
    }
    co_return co_await playSetUp(engine, start, perCommand);
}

QCoro::Task<EngineDone> setPosition(std::shared_ptr<Engine> engine,
                                    GameLine start,
                                    Engine::Limit perCommand)
{
    const GtpCommand command = setUpCommand("set_position", start.setUp);
    const GtpReply reply = co_await engine->ask(command, perCommand);
    if (reply.ok()) {
        co_return EngineDone();
    }
    if (reply.text.error().kind != GtpError::Kind::Refused) {
        co_return failure(errorOf(command, reply));
    }
    const EngineDone emptied = co_await emptyBoard(engine, perCommand);
    if (!emptied) {
        co_return emptied;
    }
    co_return co_await placeSetUp(engine, start, perCommand);
}

} // namespace shinpan
