#pragma once

namespace shinpan {

class OptionsArchive;

/// How a person looks at what games did.
struct ExplorerOptions
{
    bool showsMoves = true; ///< on the board, while the panel is shown

    friend bool operator==(const ExplorerOptions &, const ExplorerOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, ExplorerOptions &options);

} // namespace shinpan
