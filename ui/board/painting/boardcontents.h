#pragma once

#include "core/board/color.h"

#include <QPixmap>

#include <optional>
#include <vector>

class QRegion;

namespace shinpan {

struct BoardCanvas;
struct BoardLook;
struct BoardScene;
class FittedStones;

/// What lies on a point.
struct PointContent
{
    std::optional<Color> stone;
    bool isFaint = false;  ///< the stone, and without a shadow
    bool isVeiled = false; ///< the board beneath it

    friend bool operator==(const PointContent &, const PointContent &) = default;
};

/// What lies on a board, by the index of its points.
using BoardContents = std::vector<PointContent>;

[[nodiscard]] BoardContents contentsOf(const BoardScene &scene);

/// Paints veils, shadows and stones on the canvas' points and, before anything lies on it, `ground`
/// (device pixels) of what lies under them.
void paintContents(const BoardCanvas &canvas,
                   const BoardContents &contents,
                   const FittedStones &stones,
                   const QPixmap &layer,
                   const QRegion &ground);

/// A picture of a board with its stones, as large as the whole, in which only what changes is
/// painted again.
class StonesPicture
{
public:
    void forget() { m_picture = {}; }
    /// Brought up to date, with what lies there on this layer.
    const QPixmap &show(const BoardLook &look,
                        const BoardContents &contents,
                        const FittedStones &stones,
                        const QPixmap &layer);

private:
    /// Where something else lies now: all of it when that is much.
    [[nodiscard]] QRegion changes(const BoardLook &look,
                                  const BoardContents &contents,
                                  const QPixmap &layer);

    QPixmap m_picture;        ///< null until needed
    BoardContents m_contents; ///< what it shows
    qint64 m_layer = 0;       ///< and on which layer
};

} // namespace shinpan
