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
    archive("training/keepsAnswers", options.keepsAnswers);
    archive("training/ownNames", options.ownNames);
}

GuessedSide ownSideOf(const TrainingOptions &options, const ByColor<QString> &players)
{
    const auto isOwn = [&](Color color) {
        const bool isNameless = players[color].isEmpty() && !players[opposite(color)].isEmpty();
        return isNameless || options.ownNames.contains(players[color]);
    };
    const bool isBlack = isOwn(Color::Black);
    const bool isWhite = isOwn(Color::White);
    return isBlack == isWhite ? GuessedSide::Both
         : isBlack            ? GuessedSide::Black
                              : GuessedSide::White;
}

void rememberOwnSide(TrainingOptions &options, const ByColor<QString> &players, GuessedSide side)
{
    for (const Color color : BothColors) {
        const bool isOwn =
            side == (color == Color::Black ? GuessedSide::Black : GuessedSide::White);
        options.ownNames.removeAll(players[color]);
        if (isOwn && !players[color].isEmpty()) {
            options.ownNames.append(players[color]);
        }
    }
}

} // namespace shinpan
