#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/rules/ruleset.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace shinpan {

/// What leaves a relay instead of a move that may not.
enum class MoveReplacement : std::uint8_t {
    None, ///< nothing: the engine's moves are not judged
    Resign,
    Pass,
    Alternate, ///< another engine's move; a resignation if that has none either
};

/// What a relay is asked to do beside passing on what is said.
struct RelaySettings
{
    /// The engine inside. Its aliases and start-up commands are used; its timeouts say when it
    /// counts as stalled, where `move` is the longest turn.
    EngineProfile engine{};
    std::optional<EngineProfile> alternate{}; ///< started when it is needed
    MoveReplacement replacement = MoveReplacement::None;
    /// How often in a game an engine that breaks down is started anew.
    int restarts = 0;
    /// On a clock that the controller has told, a move is late this long before the flag falls.
    std::chrono::milliseconds reserve = std::chrono::seconds(1);
    /// What moves are judged by; nothing: what the controller says, or else defaultRules().
    std::optional<Ruleset> rules{};
    QString recordDirectory{};                         ///< empty: no records
    int mostRecords = std::numeric_limits<int>::max(); ///< in the directory
    std::optional<QString> chat{}; ///< what kgs-chat is answered if the engine does not know it

    /// Whether all that is left to do is to pass bytes on.
    [[nodiscard]] bool asksNothing() const
    {
        return replacement == MoveReplacement::None && restarts == 0 && recordDirectory.isEmpty()
            && !chat && engine.aliases.empty() && engine.startupCommands.isEmpty()
            && engine.timeouts.move.count() == 0;
    }
};

} // namespace shinpan
