#pragma once

#include "core/board/color.h"

#include <QByteArrayView>

#include <cstdint>
#include <optional>
#include <span>

namespace shinpan {

/// What a command does to the game that an engine was told.
enum class CommandEffect : std::uint8_t {
    None,      ///< it asks
    Tells,     ///< changes the board, or what is played by, as its words and its answer say
    Generates, ///< a move, and plays it unless it is a resignation or a claim
    Alters,    ///< changes them in a way that only the engine knows: whoever wants to know asks it
    Unknown,   ///< one of the engine's own: whoever wants to know looks at the board
};

/// The point at which the answer to a command is complete.
enum class CommandEnd : std::uint8_t {
    ByItself,
    ByItselfOrNextLine, ///< whatever comes first: a search that can be cancelled
    NextLine,           ///< an analysis: nobody can wait for the end of it
};

/// Whether a command reads or writes a file of whoever runs the engine.
enum class CommandFile : std::uint8_t {
    None,
    Named,           ///< its words name one, or a command that may
    NamedUnlessDash, ///< its words name one; without any, or with "-", the answer takes its place
};

/// What is to be known of a command by whoever passes it on.
struct CommandTraits
{
    QByteArrayView name;
    CommandEffect effect = CommandEffect::Unknown;
    CommandEnd end = CommandEnd::ByItself;
    /// Its answer comes in lines over time. A move is named by a line of its own: "play D4".
    bool isStreamed = false;
    std::optional<Color> color{}; ///< whose move it is, where the name says so
    CommandFile file = CommandFile::None;

    /// Whether any further line ends it, so that the next command does not wait for its answer.
    [[nodiscard]] bool isInterruptible() const { return end != CommandEnd::ByItself; }
    /// Whether it changes the engine's game, as far as is known.
    [[nodiscard]] bool isChange() const
    {
        return effect != CommandEffect::None && effect != CommandEffect::Unknown;
    }
};

/// The traits of a command by that name; CommandEffect::Unknown where we do not know it.
[[nodiscard]] CommandTraits traitsOf(QByteArrayView name);

/// Every command that an engine of core/engine/knowledge is known to have.
[[nodiscard]] std::span<const CommandTraits> knownCommands();

/// What a search answers that was cancelled, alone or behind "play ".
inline constexpr QByteArrayView CancelledSearch = "cancelled";

} // namespace shinpan
