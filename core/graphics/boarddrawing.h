#pragma once

#include "core/board/move.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// What is drawn on one point.
struct PointDrawing
{
    bool hasCircle = false;
    bool hasSquare = false;
    bool hasTriangle = false;
    bool hasCross = false;
    std::optional<Color> territory{};
    std::optional<std::uint32_t> color{}; ///< 0xRRGGBB, of the point's ground
    std::optional<double> influence{};    ///< Black's above 0, White's below; finite
    QString label{};

    [[nodiscard]] bool isEmpty() const { return *this == PointDrawing(); }
    friend bool operator==(const PointDrawing &, const PointDrawing &) = default;
};

/// All that one answer of an engine, or one set of live graphics, draws on a board of this size.
/// However much the engine says, it stays within these limits; what goes beyond is left out.
class BoardDrawing
{
public:
    static constexpr qsizetype MostLabelLetters = 40;
    static constexpr qsizetype MostTexts = 500;
    static constexpr qsizetype MostTextLetters = 2000;
    static constexpr std::size_t MostMoves = 1000;

    explicit BoardDrawing(BoardSize size = {});

    [[nodiscard]] BoardSize size() const { return m_size; }
    /// `point` must be on the board.
    [[nodiscard]] const PointDrawing &at(Point point) const
    {
        return m_points[static_cast<std::size_t>(m_size.indexOf(point))];
    }
    [[nodiscard]] PointDrawing &at(Point point)
    {
        return m_points[static_cast<std::size_t>(m_size.indexOf(point))];
    }
    /// A line of play from the position, in its order; not checked by any rules.
    [[nodiscard]] const std::vector<Move> &line() const { return m_line; }
    /// Remarks beside the board.
    [[nodiscard]] const QStringList &texts() const { return m_texts; }
    /// Influence on a point from -1 to 1: where an engine has numbers beyond that, the largest is
    /// drawn as 1. 0 where there is none.
    [[nodiscard]] double shownInfluence(Point point) const;
    /// Whether nothing is drawn; there may be texts.
    [[nodiscard]] bool isBlank() const;

    void setLabel(Point point, const QString &label)
    {
        at(point).label = label.left(MostLabelLetters);
    }
    void addMove(const Move &move);
    void addText(QStringView text);
    /// Draws numbers beyond 1 smaller, see shownInfluence(); otherwise they are cut there.
    void scaleInfluence();
    /// Takes everything off the board. Texts stay.
    void clear();

    friend bool operator==(const BoardDrawing &, const BoardDrawing &) = default;

private:
    BoardSize m_size;
    std::vector<PointDrawing> m_points; ///< by the index of their points
    std::vector<Move> m_line;
    QStringList m_texts;
    double m_unit = 1; ///< the influence that is drawn as 1
};

/// "black", "cyan" … or "#rrggbb", in any letter case, as 0xRRGGBB; nothing for another word.
[[nodiscard]] std::optional<std::uint32_t> drawnColor(QStringView word);

/// Reads "b", "black", "w", "white" in any letter case.
[[nodiscard]] std::optional<Color> colorFromWord(QStringView word);

/// The point of a word, see pointFromVertex().
[[nodiscard]] std::optional<Point> pointFromWord(QStringView word, BoardSize size);

} // namespace shinpan
