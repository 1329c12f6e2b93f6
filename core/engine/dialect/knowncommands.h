#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <cstdint>
#include <vector>

namespace shinpan {

/// What a command that a person types does to the game that an engine was told.
enum class CommandEffect : std::uint8_t {
    None,    ///< it asks
    Change,  ///< of the board, or of what is played by
    Unknown, ///< one of the engine's own: whoever wants to know looks at the board
};
[[nodiscard]] CommandEffect effectOf(QByteArrayView name);

/// What we use of an engine beyond the required commands.
[[nodiscard]] const std::vector<QByteArray> &optionalCommands();

} // namespace shinpan
