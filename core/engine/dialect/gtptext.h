#pragma once

#include "core/gtp/gtpcommand.h"
#include "core/rules/gameline.h"
#include "core/rules/ruleset.h"

#include <QByteArray>
#include <QSet>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace shinpan {

// Go values as GTP 2 writes them (§2.11) and back. Pure.

/// "b" or "w": every engine seen takes these.
[[nodiscard]] QByteArray colorWord(Color color);

/// `play` with a vertex or "pass".
[[nodiscard]] GtpCommand playCommand(const Move &move);

/// `gogui-play_sequence` with these moves, passes included.
[[nodiscard]] GtpCommand playSequenceCommand(std::span<const Move> moves);

/// `set_position` or `gogui-setup`, which take the same arguments, with these stones.
[[nodiscard]] GtpCommand setUpCommand(const QByteArray &name, std::span<const SetUpStone> stones);

/// What genmove answered.
struct GenmoveAnswer
{
    enum class Kind { Move, Resignation, Claim };

    Kind kind = Kind::Move;
    std::optional<Point> point{}; ///< of a move; none: a pass
};

/// Reads the first word of a reply to genmove, in any letter case: a vertex, "pass", "resign", or
/// "claim" of a certain win (gomill-genmove_ex) if that was allowed. Nothing when it is none of
/// these or off the board. (Some engines append remarks; GNU Go answers "PASS".)
[[nodiscard]] std::optional<GenmoveAnswer> parseGenmove(const QString &reply,
                                                        BoardSize size,
                                                        bool allowsClaim = false);

/// The vertices of a list, on one line or many, with any white space between them (GNU Go, KataGo
/// and Pachi differ). Nothing when one word is not a vertex of the board ("pass" is none either),
/// or when there are sixteen times as many as the board has.
[[nodiscard]] std::optional<std::vector<Point>> pointsFromVertices(const QString &text,
                                                                   BoardSize size);

/// `boardsize`; for a rectangle KataGo's `rectangular_boardsize columns rows`.
[[nodiscard]] GtpCommand boardSizeCommand(BoardSize size);

/// The command `set_free_handicap` with these stones.
[[nodiscard]] GtpCommand freeHandicapCommand(std::span<const SetUpStone> stones);

/// The best command to tell rules to an engine that knows these commands: kata-set-rules, else
/// kgs-rules, if KGS has such rules. Nothing when there is none.
[[nodiscard]] std::optional<GtpCommand> rulesCommand(const Ruleset &rules,
                                                     const QSet<QByteArray> &known);

[[nodiscard]] bool isBlackOnly(std::span<const SetUpStone> stones);

/// Whether the points are the stones' points, in any order.
[[nodiscard]] bool isSameSet(std::span<const Point> points, std::span<const SetUpStone> stones);

} // namespace shinpan
