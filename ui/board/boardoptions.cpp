#include "ui/board/boardoptions.h"

#include "ui/settings/optionsarchive.h"

namespace shinpan {

void archive(OptionsArchive &archive, BoardOptions &options)
{
    archive("board/coordinates", options.coordinates, CoordinateStyle::Sgf);
    archive("board/moveNumbers", options.numbers, MoveNumbers::Variation);
    archive("board/numberedMoves", options.lastCount, 1, MostLastMoves);
    archive("board/marksLastMove", options.marksLastMove);
    archive("board/showsNextMoves", options.showsNext);
    archive("board/showsSiblingMoves", options.showsSiblings);
    archive("board/confirmsMoves", options.confirmsMoves);
    int orientation = options.orientation.index();
    archive("board/orientation", orientation, 0, 7);
    options.orientation = Orientation::fromIndex(orientation);
    archive("board/theme", options.theme);
    archive("board/isLively", options.isLively);
    archive("board/hasSound", options.hasSound);
}

} // namespace shinpan
