#pragma once

#include "core/gtpserver/gameledger.h"
#include "core/match/score/playeraction.h"
#include "core/relay/relayedengine.h"
#include "core/relay/relayrecord.h"
#include "core/relay/relaysettings.h"
#include "core/util/result.h"

#include <chrono>

namespace shinpan {

/// The game that passes through a relay: followed, judged and recorded. It asks nobody.
class RelayedGame
{
public:
    explicit RelayedGame(const RelaySettings &settings);

    [[nodiscard]] const HostedGame &game() const { return m_ledger.game(); }
    /// Whether the controller has named rules.
    [[nodiscard]] bool areRulesTold() const { return m_areRulesTold; }
    /// The file of the record; empty before the first move, or where there is none.
    [[nodiscard]] QString recordPath() const { return m_record.path(); }

    // What can be told of each step fails with a sentence for the person, if there is one.

    /// The engine has answered a command that is not a request for a move.
    [[nodiscard]] Result<void> follow(const GtpQuery &query,
                                      const RelayedReply &reply,
                                      const EngineTraits &engine);
    /// Whether the engine has done what only it can tell the outcome of: adopt() its view.
    [[nodiscard]] bool mustLook() const { return m_mustLook; }
    [[nodiscard]] Result<void> adopt(const EngineView &view);
    /// The answer to a command that nobody else is left to answer.
    [[nodiscard]] GtpAnswer answer(const GtpQuery &query);
    /// The action that the engine answered a request with, or what the referee has against it.
    [[nodiscard]] Result<PlayerAction> judge(const RelayedReply &reply, Color color) const;
    /// An action that has left, with remarks on it, by this player.
    [[nodiscard]] Result<void> take(const PlayerAction &action,
                                    Color color,
                                    const PlayerIdentity &player,
                                    const QString &remarks);
    [[nodiscard]] Result<void> note(const QString &sentence) { return m_record.note(sentence); }
    void charge(Color color, std::chrono::nanoseconds used) { m_ledger.charge(color, used); }

private:
    [[nodiscard]] Ruleset rules() const;
    [[nodiscard]] Result<void> followCommand(const GtpQuery &query, const RelayedReply &reply);
    void followRecord(const GtpQuery &query, const RelayedReply &reply, const EngineTraits &engine);
    void settleIn();

    GameLedger m_ledger;
    RelayRecord m_record;
    std::optional<Ruleset> m_chosenRules; ///< by the person
    bool m_isJudging;
    bool m_areRulesTold = false;
    bool m_isKnown = true; ///< false: the engine took what we cannot follow
    bool m_mustLook = false;
    QString m_unread;              ///< what it took that made no sense to us, until somebody looks
    std::optional<Color> m_toPlay; ///< the side to play, as the engine said itself, until then
};

} // namespace shinpan
