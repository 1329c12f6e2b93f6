#include "core/explorer/wonopenings.h"

#include "core/record/import/gamefile.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

#include <optional>

namespace shinpan {

namespace {

/// The first moves of a game as one of their own; nothing where it does not begin on an empty
/// board.
[[nodiscard]] std::optional<GameTree> openingOf(const GameTree &game,
                                                const OpeningWish &wish,
                                                const ExplorerTally &tally)
{
    const GameLine line = gameLineTo(game, game.endOfLine(game.root()));
    const auto moves = static_cast<std::size_t>(wish.moves);
    if (!line.setUp.empty() || line.moves.size() < moves) {
        return std::nullopt;
    }
    GameTree opening;
    opening.setValue(opening.root(), "SZ", rawBoardSize(line.size));
    NodeId node = opening.root();
    for (std::size_t i = 0; i < moves; ++i) {
        node = opening.appendChild(node);
        opening.setValue(node, rawColor(line.moves[i].color), rawMove(line.moves[i], line.size));
    }
    opening.setValue(node, "C",
                     QStringLiteral("%1 games: Black won %2, White %3")
                         .arg(tally.games)
                         .arg(tally.black.wins)
                         .arg(tally.black.losses)
                         .toUtf8());
    return opening;
}

} // namespace

Result<WonOpenings> wonOpenings(Explorer &explorer, const OpeningWish &wish)
{
    const Result<std::vector<WonPosition>> positions = explorer.wonByBoth(wish);
    if (!positions) {
        return failure(positions.error());
    }
    WonOpenings openings;
    for (const WonPosition &position : *positions) {
        const Result<SgfCollection, SgfError> file = loadGameFile(position.path);
        if (!file || position.number >= file->size()) {
            openings.faults.emplace_back(
                position.path,
                file ? Message::of(QT_TRANSLATE_NOOP("Messages", "it has changed; index it anew"))
                     : file.error().text);
            continue;
        }
        if (const auto opening =
                openingOf(file->game(position.number).tree, wish, position.tally)) {
            openings.games += writeSgf(*opening);
        }
    }
    return openings;
}

Message noneWon(const OpeningWish &wish)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages",
                                         "no position after %1 moves was won by both colours %2 "
                                         "times; ask for fewer wins or moves"),
                       wish.moves, wish.wins);
}

} // namespace shinpan
