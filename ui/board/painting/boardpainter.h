#pragma once

#include "ui/board/painting/boardground.h"
#include "ui/board/painting/boardlook.h"
#include "ui/board/painting/boardscene.h"
#include "ui/board/painting/fittedstones.h"
#include "ui/board/painting/markpainter.h"

namespace shinpan {

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

/// A picture of a board with its stones, as large as the whole, in which only what changes is
/// painted again.
class StonesPicture
{
public:
    void forget() { m_picture = {}; }
    /// Brought up to date, with what lies there on this layer; `bare` veils points of it.
    const QPixmap &show(const BoardLook &look,
                        const BoardContents &contents,
                        const FittedStones &stones,
                        const QPixmap &layer,
                        const QPixmap &bare);

private:
    /// The region where something else lies now: all of it when that is much.
    [[nodiscard]] QRegion changes(const BoardLook &look,
                                  const BoardContents &contents,
                                  const QPixmap &layer);

    QPixmap m_picture;        ///< null until needed
    BoardContents m_contents; ///< what it shows
    qint64 m_layer = 0;       ///< and on which layer
};

/// Paints scenes on one geometry, from cached pixmaps: what lies under the stones, and the stones.
/// The caches are rebuilt when geometry, theme, palette or font change.
class BoardPainter
{
public:
    BoardPainter(const BoardGeometry &geometry, const BoardTheme &theme);

    void setGeometry(const BoardGeometry &geometry);
    void setTheme(const BoardTheme &theme);
    /// What the board lies on, and the coordinates' font.
    void setSurroundings(const QPalette &palette, const QFont &font);
    /// Whether stones lie a little off their crossings, as a hand leaves them: each point and
    /// colour always by the same amount, never so far that neighbours overlap.
    void setLively(bool lively);

    /// Whether it keeps a picture of the ground with its stones, as large as the whole: then only
    /// points that change cost more than to copy it. For boards that are painted many times.
    void setKeepsStones(bool keeps);

    /// Gives back the pictures as large as the whole, which take most of its memory: the next
    /// paint() makes them again. For boards that nobody sees.
    void forgetPictures();

    /// Does what setGeometry() does while a window is being resized: wood and stones are stretched
    /// from those of before, which is quick, until sharpen(). Lines and letters are sharp all the
    /// time. The first geometry with which anything is painted is sharp at once.
    void stretchTo(const BoardGeometry &geometry);
    [[nodiscard]] bool isStretched() const { return m_isStretched; }
    /// Takes a step of sharpening, shorter than a frame; between them it can paint as before.
    /// Returns whether everything is sharp now.
    [[nodiscard]] bool sharpen();

    [[nodiscard]] const BoardGeometry &geometry() const { return m_look.geometry; }

    /// Paints `exposed` (device-independent pixels, of the painter's coordinates); `scene.board`
    /// has the geometry's size.
    void paint(QPainter &painter, const QRegion &exposed, const BoardScene &scene);
    /// Paints everything onto a device that is not a screen (SVG, PDF): what lies under the stones
    /// as lines and letters, not as a pixmap.
    void paintVectors(QPainter &painter, const BoardScene &scene);

private:
    void dropCaches();
    /// `ground` (device pixels) is painted too, before anything lies on it.
    void paintScene(const BoardCanvas &canvas, const BoardScene &scene, const QRegion &ground);

    BoardLook m_look;
    bool m_isStretched = false;
    bool m_keepsStones = false;
    BoardGround m_ground;
    FittedStones m_stones;
    StonesPicture m_picture; ///< of ground and stones
    MarkPainter m_marks;
};

} // namespace shinpan
