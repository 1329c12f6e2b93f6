#pragma once

#include "core/graphics/boarddrawing.h"
#include "core/graphics/enginecommand.h"

#include <QString>

#include <optional>
#include <vector>

namespace shinpan {

/// A line of an answer as a table has it.
struct ReplyRow
{
    QString name;                 ///< a vertex, or a word of the engine's; may be empty
    QString value;                ///< as the engine says it
    std::optional<Point> point{}; ///< that it is about

    friend bool operator==(const ReplyRow &, const ReplyRow &) = default;
};

/// An answer as rows, MostRows at most: for what is drawn, each point with something on it, from
/// the top left, and its texts; for a line of play, each move; else each line, cut behind its name
/// ("size 4", "size: 4").
[[nodiscard]] std::vector<ReplyRow> rowsOf(const EngineCommand &command,
                                           const QString &reply,
                                           const BoardDrawing &drawing);
inline constexpr std::size_t MostRows = 5000; // a board of 52 by 52, a line and texts have fewer

/// Whether most of a text's rows have a name and a value: it is better read as a table.
[[nodiscard]] bool isTable(const std::vector<ReplyRow> &rows);

/// A row of two engines' answers to one command.
struct ComparedRow
{
    QString name;
    std::optional<QString> left{}; ///< nothing: the engine has no such row
    std::optional<QString> right{};
    std::optional<Point> point{};
    /// Right less left, where both are numbers.
    std::optional<double> difference{};

    [[nodiscard]] bool isDifferent() const { return left != right; }
    friend bool operator==(const ComparedRow &, const ComparedRow &) = default;
};

/// Rows of one name belong together, the first with the first and so on: in the left order, and
/// behind them those that only the right answer has.
[[nodiscard]] std::vector<ComparedRow> compared(const std::vector<ReplyRow> &left,
                                                const std::vector<ReplyRow> &right);

} // namespace shinpan
