#include "core/competition/result/gamebounds.h"

namespace shinpan {

namespace {

using Number = std::optional<double>;

constexpr double MostPoints = 1e6; ///< of komi and margins

template <typename T>
[[nodiscard]] Number number(T value)
{
    return static_cast<double>(value);
}

constexpr GameBound Bounds[] = {
    {"matchup", [](const StoredGame &game) { return number(game.matchup); }, 0, MostOfGames},
    {"number", [](const StoredGame &game) { return number(game.number); }, 0, MostOfGames},
    {"attempt", [](const StoredGame &game) { return number(game.attempt); }, 1, MostOfGames},
    {"moves", [](const StoredGame &game) { return number(game.moves); }, 0, 1e9},
    {"black_ns", [](const StoredGame &game) { return number(game.time.black.count()); }, 0,
     MostNanoseconds},
    {"white_ns", [](const StoredGame &game) { return number(game.time.white.count()); }, 0,
     MostNanoseconds},
    {"columns", [](const StoredGame &game) { return number(game.size.columns); }, 1, MaxBoardSide},
    {"rows", [](const StoredGame &game) { return number(game.size.rows); }, 1, MaxBoardSide},
    {"komi", [](const StoredGame &game) { return number(game.komi); }, -MostPoints, MostPoints},
    {"margin",
     [](const StoredGame &game) {
         return game.result.score ? number(game.result.score->blackMargin) : std::nullopt;
     },
     -MostPoints, MostPoints},
    {"handicap", [](const StoredGame &game) { return number(game.handicap); }, 0, 3000},
    {"slot", [](const StoredGame &game) { return number(game.slot); }, 0, 1e9},
};

} // namespace

std::span<const GameBound> gameBounds()
{
    return Bounds;
}

const char *columnOutOfBounds(const StoredGame &game)
{
    for (const GameBound &bound : Bounds) {
        const Number value = bound.of(game);
        const bool isGood = !value || (*value >= bound.least && *value <= bound.most);
        if (!isGood) { // as what is not a number is
            return bound.column;
        }
    }
    return nullptr;
}

} // namespace shinpan
