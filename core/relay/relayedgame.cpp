#include "core/relay/relayedgame.h"

#include "core/match/matchsetup.h"
#include "core/relay/relayedmove.h"
#include "core/util/excerpt.h"

namespace shinpan {

RelayedGame::RelayedGame(const RelaySettings &settings)
    : m_ledger("Shinpan relay", SHINPAN_VERSION)
    , m_record(settings.recordDirectory)
    , m_chosenRules(settings.rules)
    , m_isJudging(settings.replacement != MoveReplacement::None)
{
    m_record.setRules(rules());
}

Ruleset RelayedGame::rules() const
{
    return m_chosenRules.value_or(m_areRulesTold ? game().rules() : defaultRules());
}

Result<void> RelayedGame::follow(const GtpQuery &query, const RelayedReply &reply)
{
    if (!reply.first.ok()) {
        return {};
    }
    if (GameLedger::isAboutGame(query.name)) {
        return followCommand(query, reply);
    }
    if (query.name == "cgos-gameover") {
        return m_record.end(QString::fromStdString(query.rest()));
    }
    if (query.name == "final_score" && game().position().isFinished()) {
        return m_record.end(*reply.first.text);
    }
    return {};
}

Result<void> RelayedGame::followCommand(const GtpQuery &query, const RelayedReply &reply)
{
    const std::size_t before = game().line().moves.size();
    GtpQuery told = query;
    if (query.name == "place_free_handicap") { // the engine has chosen
        told = gtpwords::queryFromLine("set_free_handicap " + reply.first.text->toStdString())
                   .value_or(query);
    }
    const bool isFollowed = m_ledger.answer(told).has_value();
    m_areRulesTold = m_areRulesTold || query.name.ends_with("-rules");
    m_record.setRules(rules());
    const std::size_t now = game().line().moves.size();
    if (GameLedger::beginsGame(query.name)) {
        m_record.beginGame();
        m_isKnown = isFollowed;
        return {};
    }
    if (!isFollowed && std::exchange(m_isKnown, false)) {
        return failure(
            QStringLiteral("the engine took \"%1\", which makes no sense to us; its moves are not "
                           "judged until the next game")
                .arg(excerpt(QString::fromStdString(query.name + ' ' + query.rest()))));
    }
    if (now < before) {
        m_record.takeBack(static_cast<int>(before - now));
    }
    return now > before ? m_record.add(game()) : Result<void>();
}

GtpAnswer RelayedGame::answer(const GtpQuery &query)
{
    if (GameLedger::beginsGame(query.name)) {
        m_record.beginGame();
    }
    return m_ledger.answer(query);
}

Result<PlayerAction> RelayedGame::judge(const RelayedReply &reply, Color color) const
{
    Result<PlayerAction> action = actionIn(reply, game(), color);
    if (action && m_isJudging && m_isKnown) {
        if (const auto objection = objectionTo(*action, game(), color, rules())) {
            return failure(*objection);
        }
    }
    return action;
}

Result<void> RelayedGame::take(const PlayerAction &action,
                               Color color,
                               const PlayerIdentity &player,
                               const QString &remarks)
{
    if (const Move *const move = std::get_if<Move>(&action)) {
        if (m_ledger.play(*move, remarks.toStdString())) {
            m_isKnown = false;
            return {};
        }
        m_record.seat(color, player);
        return m_record.add(game(), remarks);
    }
    GameResult result;
    const bool isClaim = std::holds_alternative<Claim>(action);
    result.end = isClaim ? GameEnd::Claim : GameEnd::Resignation;
    result.winner = isClaim ? color : opposite(color);
    result.reason = remarks;
    return m_record.end(result);
}

} // namespace shinpan
