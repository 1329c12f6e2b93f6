#include "core/competition/opening/opening.h"

#include "core/board/symmetry.h"
#include "core/board/zobrist.h"
#include "core/rules/position.h"
#include "core/util/seededrandom.h"

#include <algorithm>
#include <limits>

namespace shinpan {

namespace {

[[nodiscard]] QString sizeText(BoardSize size)
{
    return QStringLiteral("%1x%2").arg(size.columns).arg(size.rows);
}

[[nodiscard]] Message colorText(Color color)
{
    return Message::of(color == Color::Black ? QT_TRANSLATE_NOOP("Messages", "Black")
                                             : QT_TRANSLATE_NOOP("Messages", "White"));
}

[[nodiscard]] Message reasonText(Illegality illegality)
{
    switch (illegality) {
    case Illegality::OffBoard:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it is off the board"));
    case Illegality::Occupied:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "the point is occupied"));
    case Illegality::Suicide:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it is suicide"));
    case Illegality::Ko:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it retakes a ko at once"));
    case Illegality::Superko:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "it repeats a position"));
    }
    Q_UNREACHABLE();
}

[[nodiscard]] std::uint64_t keyOf(const Position &position,
                                  const std::vector<SetUpStone> &stones,
                                  int symmetry)
{
    const BoardSize size = position.board().size();
    const auto cellOf = [&](Point point) {
        return static_cast<std::size_t>(size.indexOf(transformed(point, size, symmetry)));
    };
    std::uint64_t hash = 0;
    for (const SetUpStone &stone : stones) {
        hash ^= ZobristKeys[cellOf(stone.point)][stone.color];
    }
    const auto ko = position.koPoint();
    return SeededRandom{hash, ko ? cellOf(*ko) + 1 : 0,
                        position.toPlay() == Color::Black ? std::uint64_t{0} : 1, size.columns,
                        size.rows}
        .next();
}

[[nodiscard]] std::vector<SetUpStone> stonesOn(const Board &board)
{
    std::vector<SetUpStone> stones;
    for (int i = 0; i < board.size().pointCount(); ++i) {
        const Point point = board.size().pointAt(i);
        if (const Stone stone = board.at(point); stone != Stone::Empty) {
            stones.push_back({point, colorOf(stone)});
        }
    }
    return stones;
}

} // namespace

std::optional<Ruleset> saidRules(const Opening &opening)
{
    return rulesetFromText(opening.rules.toStdString());
}

Message mistakeIn(const Opening &opening, const OpeningTerms &terms)
{
    const GameLine &line = opening.line;
    if (line.size != terms.size) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "its board is %1, the game's is %2"),
                           sizeText(line.size), sizeText(terms.size));
    }
    if (const std::vector<Point> points = stonesWithoutLiberties(line); !points.empty()) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "the stone on %1 has no liberties"),
                           QString::fromStdString(vertexOf(points.front())));
    }
    const Board start = setUpBoard(line);
    const std::optional<Ruleset> own = terms.followsOpenings ? saidRules(opening) : std::nullopt;
    Position position(start, line.firstToPlay, own.value_or(terms.rules));
    for (const Move &move : line.moves) {
        const auto illegality = position.check(move);
        if (illegality && move.point) {
            return Message::of(QT_TRANSLATE_NOOP("Messages", "move %1, %2 %3, is illegal: %4"),
                               position.moveNumber() + 1, colorText(move.color),
                               QString::fromStdString(vertexOf(*move.point)),
                               reasonText(*illegality));
        }
        position.play(move);
        if (position.isFinished()) {
            return Message::of(
                QT_TRANSLATE_NOOP("Messages",
                                  "the game is over with move %1; take fewer plies of it"),
                position.moveNumber());
        }
    }
    return {};
}

std::uint64_t positionKey(const GameLine &line, const Ruleset &rules)
{
    const Position position(line, rules);
    const std::vector<SetUpStone> stones = stonesOn(position.board());
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    for (int symmetry = 0; symmetry < symmetryCount(line.size); ++symmetry) {
        least = std::min(least, keyOf(position, stones, symmetry));
    }
    return least;
}

} // namespace shinpan
