#pragma once

#include "core/engine/engineview.h"
#include "core/engine/positionsync.h"
#include "core/gtpserver/gameledger.h"
#include "core/gtpserver/gtpwords.h"

#include <QtGlobal>

#include <chrono>
#include <string_view>

namespace shinpan {

/// The game that an engine is at, told by the commands that it has carried out.
class FollowedGame
{
    Q_DISABLE_COPY_MOVE(FollowedGame)

public:
    FollowedGame() = default;

    /// A command that has succeeded, with its answer: the moves and handicap stones in it count.
    void follow(GtpQuery query, std::string_view answer);
    /// What the engine says of its game, after a command whose outcome only it knows.
    void adopt(const EngineView &view);
    /// Time that the side has taken for a move, for when nobody tells what is left.
    void charge(Color color, std::chrono::nanoseconds used);

    /// Whether the game is known. It is not once the engine has done what our rules do not allow,
    /// until the next empty board.
    [[nodiscard]] bool isKnown() const { return m_isKnown; }
    [[nodiscard]] const HostedGame &game() const;
    /// The same for another engine: with rules if this one was told any, without clocks.
    [[nodiscard]] EngineGame toldGame() const;

private:
    GameLedger m_ledger{{}, {}};
    bool m_isKnown = true;
    bool m_hasRules = false;
};

/// Whether the command asks for a move that is then played, and answers with that move alone.
[[nodiscard]] bool isGenmove(const GtpQuery &query);
/// The colour that such a command asks for; nothing if it names none.
[[nodiscard]] std::optional<Color> genmoveColor(const GtpQuery &query);

} // namespace shinpan
