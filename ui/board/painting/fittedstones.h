#pragma once

#include "ui/board/painting/boardscene.h"
#include "ui/board/painting/stones.h"

#include <memory>
#include <optional>

namespace shinpan {

struct BoardCanvas;
struct BoardLook;

/// The stones of a board in the size of the moment: drawn for it, or stretched while it changes.
class FittedStones
{
public:
    /// Call it when the theme changes.
    void forget();
    /// Call it when the size has changed: it drops stones of other sizes.
    void keepOnly(int diameter);
    /// Call it while the size keeps changing.
    void forgetDrawing() { m_drawing.reset(); }

    /// Whether there are none yet.
    [[nodiscard]] bool isEmpty() const { return !m_drawn; }
    /// Makes the stones that are missing; to be called before anything is painted.
    void prepare(const BoardLook &look);
    /// Draws the next stone in that size, unless it is empty; returns whether all are drawn.
    [[nodiscard]] bool drawNext(const BoardLook &look);
    /// Uses what was drawn, in place of those that are stretched.
    void useDrawn();

    /// The shadow; null when stones cast none.
    [[nodiscard]] const QPixmap &shadow() const { return stones().shadow(); }
    void paintShadow(const BoardCanvas &canvas, Point point, Color color) const;
    void paintStone(const BoardCanvas &canvas, Point point, Color color) const;
    /// A stone on its way down: larger and fainter, above a shadow that is farther away.
    void paintSettling(const BoardCanvas &canvas,
                       const BoardScene::Settling &settling,
                       Color color) const;
    void paintGhost(const BoardCanvas &canvas, const BoardScene::Ghost &ghost) const;

private:
    [[nodiscard]] const Stones &stones() const { return m_stretched ? *m_stretched : *m_drawn; }

    std::optional<Stones> m_drawn;            ///< nothing until needed
    std::optional<Stones> m_stretched;        ///< these have another size than those drawn
    std::unique_ptr<StonesDrawing> m_drawing; ///< in that size
};

} // namespace shinpan
