#include "ui/training/trainingoptions.h"

#include "ui/settings/optionsarchive.h"

namespace shinpan {

void archive(OptionsArchive &archive, TrainingOptions &options)
{
    archive.named("training/guessedSide", options.guessedSide,
                  {{GuessedSide::Both, "both"},
                   {GuessedSide::Black, "black"},
                   {GuessedSide::White, "white"}});
    archive("training/turnsBoards", options.turnsBoards);
    archive("training/swapsColors", options.swapsColors);
    archive("training/pace", options.pace, TrainingOptions::ShortestPace,
            TrainingOptions::LongestPace);
}

} // namespace shinpan
