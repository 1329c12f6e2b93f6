#pragma once

#include "core/util/message.h"

#include <QJsonObject>
#include <QString>

#include <cstdint>
#include <vector>

namespace shinpan {

/// Something in a bundle that is not as it says.
struct Difference
{
    enum class Kind : std::uint8_t {
        Archive,    ///< the manifest, or an entry that is not what it says
        Settings,   ///< they cannot be read, or a game was played by others
        Move,       ///< it is not legal, or none of that game
        Clock,      ///< time that was used and what clocks showed
        Score,      ///< it was counted again
        Result,     ///< no such game ends like that
        Repetition, ///< other games are repeated than was said
        Record,     ///< an SGF file that is of another game
        Log,        ///< a log that is of another game
        Statistics, ///< a number of the report
        Engine      ///< an engine that was asked again plays something else
    };

    Kind kind = Kind::Archive;
    QString where; ///< an entry, or the member of the report
    QString game;  ///< id; empty: of none
    int move = 0;  ///< it counts from 1; 0: no move is meant
    Message text;  ///< a sentence without its subject, which is what stands above
};

/// "archive", "settings", "move", "clock", …
[[nodiscard]] QString differenceName(Difference::Kind kind);
/// "move: game AvB_3, move 17: …", in the language of whoever reads it.
[[nodiscard]] QString toText(const Difference &difference);
[[nodiscard]] QJsonObject toJson(const Difference &difference);

} // namespace shinpan
