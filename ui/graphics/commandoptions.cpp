#include "ui/graphics/commandoptions.h"

#include "ui/settings/optionsarchive.h"

namespace shinpan {

void archive(OptionsArchive &archive, CommandOptions &options)
{
    archive("commands/engine", options.engine);
    archive("commands/own", options.ownCommands);
    archive("commands/showsLiveGraphics", options.showsLiveGraphics);
}

} // namespace shinpan
