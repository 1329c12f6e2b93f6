#pragma once

#include <QString>

namespace shinpan {

class OptionsArchive;

/// How a person works with engines' commands on the board.
struct CommandOptions
{
    QString engine;                ///< the id of the profile that was chosen last; empty: none
    QString ownCommands;           ///< lines as in gogui-analyze_commands
    bool showsLiveGraphics = true; ///< of every engine of the window

    friend bool operator==(const CommandOptions &, const CommandOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, CommandOptions &options);

} // namespace shinpan
