#include "core/relay/relayedmove.h"

#include "core/engine/dialect/gtptext.h"
#include "core/match/referee.h"
#include "core/relay/toldgame.h"
#include "core/util/excerpt.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

/// A command that asks for a move.
struct MoveCommand
{
    std::string_view name;
    std::optional<Color> color = std::nullopt; ///< none: it is the first argument
    bool isAnalysis = false;
};

constexpr std::array<MoveCommand, 8> MoveCommands{{
    {.name = "genmove"},
    {.name = "genmove_black", .color = Color::Black},
    {.name = "genmove_white", .color = Color::White},
    {.name = "gomill-genmove_ex"},
    {.name = "kgs-genmove_cleanup"},
    {.name = "lz-genmove_analyze", .isAnalysis = true},
    {.name = "kata-genmove_analyze", .isAnalysis = true},
    {.name = "genmove_analyze", .isAnalysis = true},
}};

} // namespace

std::optional<MoveRequest> moveRequestIn(const GtpQuery &query)
{
    const auto *const command = std::ranges::find(MoveCommands, query.name, &MoveCommand::name);
    if (command == MoveCommands.end()) {
        return std::nullopt;
    }
    const auto color = command->color ? command->color : gtpwords::colorFrom(query.word(0));
    return color ? std::optional(MoveRequest{*color, command->isAnalysis}) : std::nullopt;
}

Result<PlayerAction> actionIn(const RelayedReply &reply, const HostedGame &game, Color color)
{
    if (!reply.first.ok()) {
        return failure(reply.isBreakdown() ? reply.first.text.error().text
                                           : QStringLiteral("answered with the failure \"%1\"")
                                                 .arg(excerpt(reply.first.text.error().text)));
    }
    const auto answer = parseGenmove(*reply.first.text, game.size(), true);
    if (!answer) {
        return failure(QStringLiteral("answered with \"%1\", which is no move")
                           .arg(excerpt(*reply.first.text)));
    }
    switch (answer->kind) {
    case GenmoveAnswer::Kind::Resignation:
        return PlayerAction(Resignation());
    case GenmoveAnswer::Kind::Claim:
        return PlayerAction(Claim());
    case GenmoveAnswer::Kind::Move:
        break;
    }
    return PlayerAction(Move{color, answer->point});
}

std::optional<QString> objectionTo(const PlayerAction &action,
                                   const HostedGame &game,
                                   Color color,
                                   const Ruleset &rules)
{
    MatchSetup setup;
    setup.size = game.size();
    setup.rules = rules;
    setup.moveLimit = 0;
    Referee referee(setup, lineFor(game, color));
    const Referee::Verdict verdict = referee.judge(action);
    const bool isWrong = verdict.kind == Referee::Verdict::Kind::Over && !verdict.isPlayed
                      && verdict.result.end == GameEnd::Forfeit;
    return isWrong ? std::optional(verdict.result.reason) : std::nullopt;
}

std::string wordFor(const PlayerAction &action)
{
    if (const Move *const move = std::get_if<Move>(&action)) {
        return gtpwords::wordFor(move->point);
    }
    return std::holds_alternative<Claim>(action) ? "claim" : "resign";
}

} // namespace shinpan
