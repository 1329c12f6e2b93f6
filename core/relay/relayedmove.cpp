#include "core/relay/relayedmove.h"

#include "core/engine/dialect/commandtraits.h"
#include "core/engine/dialect/gtptext.h"
#include "core/match/referee.h"
#include "core/relay/toldgame.h"
#include "core/util/excerpt.h"

namespace shinpan {

std::optional<MoveRequest> moveRequestIn(const GtpQuery &query, Color toPlay)
{
    const CommandTraits command = traitsOf(query.name);
    if (command.effect != CommandEffect::Generates) {
        return std::nullopt;
    }
    std::optional<Color> color = command.color ? command.color : gtpwords::colorFrom(query.word(0));
    if (!color && command.isStreamed) { // KataGo's and Leela Zero's analysis need not name it
        color = toPlay;
    }
    return color ? std::optional(MoveRequest{*color, command.isStreamed}) : std::nullopt;
}

Result<PlayerAction> actionIn(const RelayedReply &reply, const HostedGame &game, Color color)
{
    if (!reply.first.ok()) {
        return failure(
            reply.isBreakdown()
                ? reply.first.text.error().text
                : Message::of(QT_TRANSLATE_NOOP("Messages", "answered with the failure \"%1\""),
                              excerpt(reply.first.text.error().text.english())));
    }
    const auto answer = parseGenmove(*reply.first.text, game.size(), true);
    if (!answer) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "answered with \"%1\", which is not a move"),
                        excerpt(*reply.first.text)));
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

Message objectionTo(const PlayerAction &action,
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
    return isWrong ? verdict.result.reason : Message();
}

std::string wordFor(const PlayerAction &action)
{
    if (const Move *const move = std::get_if<Move>(&action)) {
        return gtpwords::wordFor(move->point);
    }
    return std::holds_alternative<Claim>(action) ? "claim" : "resign";
}

} // namespace shinpan
