#pragma once

#include "core/gtpserver/enginehost.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace shinpan {

/// A command that an engine can be given through a GtpServer.
struct GtpCommandRow
{
    std::string_view name;
    GtpAnswer (*answer)(EngineHost &host, const GtpQuery &query);
    /// Whether this engine has it; null: every engine has.
    bool (*isOffered)(const GtpEngine &engine) = nullptr;
};

/// The command of that name if the engine has it.
[[nodiscard]] const GtpCommandRow *findCommand(std::string_view name, const GtpEngine &engine);
/// The names of all that the engine has, sorted.
[[nodiscard]] std::vector<std::string_view> commandNames(const GtpEngine &engine);

/// Carries the command out.
[[nodiscard]] GtpAnswer answerTo(EngineHost &host, const GtpQuery &query);

// These are all commands, by what they are about; allCommands() has them in this order.

[[nodiscard]] std::span<const GtpCommandRow> identityCommands(); ///< its name and settings
[[nodiscard]] std::span<const GtpCommandRow> boardCommands();    ///< what changes the board
[[nodiscard]] std::span<const GtpCommandRow> handicapCommands(); ///< and other set-up
[[nodiscard]] std::span<const GtpCommandRow> viewCommands();     ///< what shows the board
[[nodiscard]] std::span<const GtpCommandRow> moveCommands();     ///< what has moves generated
[[nodiscard]] std::span<const GtpCommandRow> analysisCommands();
[[nodiscard]] std::span<const GtpCommandRow> timeCommands();
[[nodiscard]] std::span<const GtpCommandRow> scoreCommands(); ///< and rules
[[nodiscard]] std::span<const GtpCommandRow> recordCommands();

[[nodiscard]] std::array<std::span<const GtpCommandRow>, 9> allCommands();

/// The points of a board of which something holds, from the bottom left.
template <typename Predicate>
[[nodiscard]] std::vector<Point> pointsWhere(BoardSize size, Predicate &&holds)
{
    std::vector<Point> points;
    for (int i = 0; i < size.pointCount(); ++i) {
        if (holds(size.pointAt(i))) {
            points.push_back(size.pointAt(i));
        }
    }
    return points;
}

/// What all commands answer whose arguments make no sense.
[[nodiscard]] inline tl::unexpected<std::string> syntaxError()
{
    return failure(std::string("syntax error"));
}

} // namespace shinpan
