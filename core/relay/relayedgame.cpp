#include "core/relay/relayedgame.h"

#include "core/engine/dialect/commandtraits.h"
#include "core/match/matchsetup.h"
#include "core/relay/relayedmove.h"
#include "core/util/excerpt.h"

namespace shinpan {

namespace {

[[nodiscard]] bool namesSize(const GtpQuery &query, BoardSize size)
{
    const bool isSize = query.name == "boardsize" || query.name == "rectangular_boardsize";
    return isSize && gtpwords::wholeFrom(query.word(0)) == size.columns
        && gtpwords::wholeFrom(query.word(query.words.size() > 1 ? 1 : 0)) == size.rows;
}

} // namespace

RelayedGame::RelayedGame(const RelaySettings &settings)
    : m_ledger("Shinpan relay", SHINPAN_VERSION)
    , m_record(settings.recordDirectory, settings.mostRecords)
    , m_chosenRules(settings.rules)
    , m_isJudging(settings.replacement != MoveReplacement::None)
{
    m_record.setRules(rules());
}

Ruleset RelayedGame::rules() const
{
    return m_chosenRules.value_or(m_areRulesTold ? game().rules() : defaultRules());
}

Result<void> RelayedGame::follow(const GtpQuery &query,
                                 const RelayedReply &reply,
                                 const EngineTraits &engine)
{
    const bool isNothing = engine.keepsStones && namesSize(query, game().size());
    if (!reply.first.ok() || isNothing) {
        return {};
    }
    const CommandEffect effect = traitsOf(query.name).effect;
    m_mustLook = m_mustLook || effect == CommandEffect::Alters || effect == CommandEffect::Unknown;
    m_areRulesTold =
        m_areRulesTold || query.name.ends_with("-rules") || query.name == "kata-set-rule";
    if (query.name == "loadsgf") {
        followRecord(query, reply, engine);
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
    if (query.name == "place_free_handicap" || query.name == "fixed_handicap") {
        // The engine has chosen; GNU Go has points of its own on 12x12.
        told = gtpwords::queryFromLine("set_free_handicap " + reply.first.text->toStdString())
                   .value_or(query);
    }
    if (query.name == "play" || query.name == "undo") {
        settleIn();
    }
    const bool isFollowed = m_ledger.answer(told).has_value();
    m_record.setRules(rules());
    const std::size_t now = game().line().moves.size();
    if (!isFollowed) {
        m_mustLook = true;
        m_unread = excerpt(QString::fromStdString(query.name + ' ' + query.rest()));
    }
    if (GameLedger::beginsGame(query.name)) {
        m_ledger.stayElsewhere();
        m_record.beginGame();
        m_isKnown = m_isKnown || isFollowed;
        return {};
    }
    if (now < before) {
        m_record.takeBack(static_cast<int>(before - now));
    }
    return now > before ? m_record.add(game()) : Result<void>();
}

/// Follows `loadsgf`, where engines differ most, so that without a look at the board what the file
/// says is only to be expected. GNU Go says whose turn it is.
void RelayedGame::followRecord(const GtpQuery &query,
                               const RelayedReply &reply,
                               const EngineTraits &engine)
{
    const Ruleset rulesBefore = game().rules();
    const double komi = game().terms().komi;
    m_ledger.setKomi(engine.komiOfRecords.value_or(komi)); // unless the record has another
    const bool isRead = m_ledger.answer(query).has_value();
    if (!isRead) {
        m_ledger.setKomi(komi);
    } else if (!engine.readsRules) {
        m_ledger.setRules(rulesBefore);
    }
    m_areRulesTold = m_areRulesTold || game().rules() != rulesBefore;
    m_record.setRules(rules());
    m_ledger.stayElsewhere();
    m_record.beginGame();
    m_isKnown = m_isKnown || isRead;
    m_toPlay = gtpwords::colorFrom(reply.first.text->trimmed().toStdString());
    m_unread =
        isRead ? QString() : excerpt(QString::fromStdString(query.name + ' ' + query.rest()));
}

Result<void> RelayedGame::adopt(const EngineView &view)
{
    m_mustLook = false;
    const QString unread = std::exchange(m_unread, {});
    const std::optional<Color> toPlay = std::exchange(m_toPlay, std::nullopt);
    if (view.komi) {
        m_ledger.setKomi(*view.komi);
    }
    if (m_areRulesTold && !view.rules.isEmpty()) {
        const GtpQuery tells{
            .id = {}, .name = "kata-set-rules", .words = {view.rules.toStdString()}};
        [[maybe_unused]] const GtpAnswer told = m_ledger.answer(tells);
        m_record.setRules(rules());
    }
    if (view.board) {
        m_ledger.correct(*view.board, toPlay.value_or(game().position().toPlay()));
        m_isKnown = true;
    } else if (!unread.isEmpty() && std::exchange(m_isKnown, false)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP(
                "Messages", "the engine took \"%1\", which makes no sense to us; its moves are not "
                            "judged until the next game"),
            unread));
    }
    return {};
}

/// The game goes on from a board that the engine has made by itself: another game, for a record.
void RelayedGame::settleIn()
{
    if (m_ledger.isElsewhere()) {
        m_ledger.stayElsewhere();
        m_record.beginGame();
    }
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
        const Message objection = objectionTo(*action, game(), color, rules());
        if (!objection.isEmpty()) {
            return failure(objection);
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
        settleIn();
        if (m_ledger.play(*move, remarks.toStdString())) {
            m_mustLook = true; // our rules do not allow it, and it stands
            m_unread = QString::fromStdString("genmove " + wordFor(action));
            return {};
        }
        m_record.seat(color, player);
        return m_record.add(game(), remarks);
    }
    GameResult result;
    const bool isClaim = std::holds_alternative<Claim>(action);
    result.end = isClaim ? GameEnd::Claim : GameEnd::Resignation;
    result.winner = isClaim ? color : opposite(color);
    result.reason = Message::verbatim(remarks);
    return m_record.end(result);
}

} // namespace shinpan
