#include "ui/match/playoptions.h"

#include "ui/settings/optionsarchive.h"

namespace shinpan {

using namespace std::chrono_literals;

void archive(OptionsArchive &archive, PlayOptions &options)
{
    archive("game/paceMilliseconds", options.pace, 0ms, 60s);
    archive("game/showsRemarks", options.showsRemarks);
}

} // namespace shinpan
