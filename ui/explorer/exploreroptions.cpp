#include "ui/explorer/exploreroptions.h"

#include "ui/settings/optionsarchive.h"

namespace shinpan {

void archive(OptionsArchive &archive, ExplorerOptions &options)
{
    archive("explorer/showsMoves", options.showsMoves);
}

} // namespace shinpan
