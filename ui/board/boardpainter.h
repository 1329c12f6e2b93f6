#pragma once

#include "core/board/board.h"
#include "ui/board/boardanalysis.h"
#include "ui/board/boardgeometry.h"
#include "ui/board/boardmarks.h"
#include "ui/board/boardmarkup.h"
#include "ui/board/boardtheme.h"
#include "ui/board/linetiles.h"
#include "ui/board/marksprites.h"
#include "ui/board/stones.h"
#include "ui/board/wood.h"

#include <QFont>
#include <QPalette>
#include <QPixmap>

#include <bitset>
#include <initializer_list>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace shinpan {

/// What a board shows at a moment.
struct BoardScene
{
    /// The stone that would be played: drawn translucent.
    struct Ghost
    {
        Point point;
        Color color = Color::Black;
        bool pressed = false; ///< the mouse is down on it: drawn nearly solid

        friend bool operator==(const Ghost &, const Ghost &) = default;
    };

    /// The number of the move that placed a stone; on an empty point where the stone was captured.
    struct Number
    {
        Point point;
        int number = 1;

        friend bool operator==(const Number &, const Number &) = default;
    };

    /// A move of the record that could be played here: the next one, or a sibling of the last one.
    struct RecordMove
    {
        Point point;
        Color color = Color::Black;
        bool isMainLine = false; ///< the one that stepping forward plays

        friend bool operator==(const RecordMove &, const RecordMove &) = default;
    };

    /// A stone that is just being put down.
    struct Settling
    {
        Point point;
        double progress = 0; ///< 0 (in the air) to 1 (lies)

        friend bool operator==(const Settling &, const Settling &) = default;
    };

    Board board;
    BoardMarkup markup;
    std::vector<MarkLine>
        lines; ///< drawn under the markup; a change of them calls for the whole board
    std::optional<Point> lastMove;     ///< ringed, near its edge if something stands in its middle
    std::vector<Number> numbers;       ///< left out where there is a label
    std::vector<RecordMove> nextMoves; ///< small translucent stones, the main line's dotted
    std::vector<RecordMove> siblingMoves; ///< smaller ones in a dashed ring
    BoardAnalysis analysis;               ///< covers the moves of the record
    std::vector<Point> highlights;        ///< lit up: named elsewhere and sought here
    std::optional<Settling> settling;
    std::optional<Ghost> ghost;
    std::optional<Point> cursor;
    bool focusRing = false;
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

    /// As setGeometry() while a window is being resized: wood and stones are stretched from those
    /// of before, which is quick, until sharpen(). Lines and letters are sharp all the time. The
    /// first geometry with which anything is painted is sharp at once.
    void stretchTo(const BoardGeometry &geometry);
    [[nodiscard]] bool isStretched() const { return m_isStretched; }
    /// A step of sharpening, shorter than a frame; between them it can paint as before. Whether
    /// everything is sharp now.
    [[nodiscard]] bool sharpen();

    [[nodiscard]] const BoardGeometry &geometry() const { return m_geometry; }

    /// Paints `exposed` (device-independent pixels, of the painter's coordinates); `scene.board`
    /// has the geometry's size.
    void paint(QPainter &painter, const QRegion &exposed, const BoardScene &scene);
    /// Paints everything onto a device that is no screen (SVG, PDF): what lies under the stones as
    /// lines and letters, not as a pixmap.
    void paintVectors(QPainter &painter, const BoardScene &scene);

private:
    using PointSet = std::bitset<std::size_t{MaxBoardSide} * MaxBoardSide>;
    /// What lies on a point.
    struct Lying
    {
        std::optional<Color> stone;
        bool isFaint = false;  ///< the stone, and without a shadow
        bool isVeiled = false; ///< the board beneath it

        friend bool operator==(const Lying &, const Lying &) = default;
    };
    using LyingAll = std::vector<Lying>; ///< by index
    /// A row of points as they are seen, and where the pixels end that painting them touches.
    struct SeenRow
    {
        std::vector<Point> points;
        int end;
    };

    void dropCaches();
    void forgetSharp();
    void prepare();
    void paintStretchedGround(QPainter &painter);
    void prepareGround();
    /// What lies under the stones, from the cache; `pixels` in device pixels.
    void copyGround(QPainter &painter, const QRegion &pixels);
    [[nodiscard]] int stoneDiameter() const;
    [[nodiscard]] QRect stoneSquare(Point point, Color color) const;
    [[nodiscard]] bool isAmong(const PointSet &points, Point point) const;
    [[nodiscard]] PointSet pointsNear(const QRegion &pixels) const;
    /// The points that bear a mark of one of these kinds.
    [[nodiscard]] PointSet pointsMarked(const BoardMarkup &markup,
                                        std::initializer_list<MarkKind> kinds) const;
    /// These points and, before anything lies on it, this ground (device pixels).
    void paintScene(QPainter &painter,
                    const BoardScene &scene,
                    const PointSet &points,
                    const QRegion &ground);
    /// What lies on the board, in boardpainterstones.cpp.
    [[nodiscard]] LyingAll lyingIn(const BoardScene &scene) const;
    [[nodiscard]] const Lying &at(const LyingAll &lying, Point point) const;
    void keepLying(const LyingAll &lying);
    void paintLying(QPainter &painter,
                    const LyingAll &lying,
                    const PointSet &points,
                    const QRegion &ground);
    [[nodiscard]] std::vector<SeenRow> seenRows(const PointSet &points) const;
    void paintVeils(QPainter &painter, const LyingAll &lying, const SeenRow &row);
    void paintShadows(QPainter &painter, const LyingAll &lying, const SeenRow &row);
    void paintStones(QPainter &painter, const LyingAll &lying, const SeenRow &row);
    void paintStone(QPainter &painter, Point point, Color color);
    void paintSettling(QPainter &painter, const BoardScene::Settling &settling, Stone stone);
    void paintGhost(QPainter &painter, const BoardScene::Ghost &ghost);
    void paintLines(QPainter &painter, const BoardScene &scene);
    void paintRecordMoves(QPainter &painter, const BoardScene &scene, const PointSet &points);
    void drawRecordMove(QPainter &painter,
                        const MarkPlace &place,
                        Color color,
                        MarkSprites::Shape shape) const;
    /// What an engine thinks, in boardpainteranalysis.cpp.
    void paintAreas(QPainter &painter, const BoardAnalysis &analysis, const PointSet &points);
    void paintOwners(QPainter &painter, const BoardAnalysis &analysis, const PointSet &points);
    void paintSpots(QPainter &painter, const BoardAnalysis &analysis, const PointSet &points);
    void drawSpot(QPainter &painter, const MarkPlace &place, const BoardAnalysis::Spot &spot) const;
    void paintLineStones(QPainter &painter, const BoardAnalysis &analysis, const PointSet &points);
    void paintLastMove(QPainter &painter, const BoardScene &scene, const PointSet &points);
    void paintNumbers(QPainter &painter, const BoardScene &scene, const PointSet &points);
    void paintMarks(QPainter &painter, const BoardScene &scene, const PointSet &points);
    void paintSights(QPainter &painter, const BoardScene &scene, const PointSet &points);
    void paintMarkOn(QPainter &painter, const Mark &mark, Stone stone);
    void drawMark(QPainter &painter, const MarkPlace &place, const Mark &mark, Stone stone) const;
    void paintText(QPainter &painter, Point point, const QString &text, Stone stone);
    void drawText(QPainter &painter, const MarkPlace &place, const QString &text, Stone stone);
    /// Paints a mark from the sprites; on a device that is no screen it is drawn.
    void paintSprite(QPainter &painter,
                     const MarkPlace &place,
                     const MarkSprites::Key &key,
                     const MarkSprites::Drawing &draw);
    void paintFocusRing(QPainter &painter);
    /// Where marks of a point are: in the middle of its stone, if there is one.
    [[nodiscard]] MarkPlace placeOf(Point point, Stone stone) const;
    [[nodiscard]] const QColor &inkOn(Stone stone) const;

    BoardGeometry m_geometry;
    BoardTheme m_theme;
    QColor m_boardColor; ///< of the theme, on average: what hides a crossing
    QPalette m_palette;
    QFont m_font;
    bool m_isLively = false;
    bool m_isStretched = false;
    bool m_drawsShapes = false; ///< flat stones as shapes, not as pixmaps: the device is no screen
    bool m_keepsStones = false;
    QPixmap m_layer;        ///< null until needed
    QPixmap m_kept;         ///< the layer with what lies on it; null until needed
    LyingAll m_keptLying;   ///< what that is
    qint64 m_keptLayer = 0; ///< and on which layer
    QImage m_draftWood;     ///< what is stretched; null unless needed
    QPixmap m_clearing;     ///< hides the crossing under a label; null until needed
    MarkSprites m_sprites;
    LineTiles m_lines;
    std::optional<Stones> m_stones;          ///< nothing until needed
    std::optional<Stones> m_stretchedStones; ///< of another size than m_stones, while stretched
    std::unique_ptr<StonesDrawing> m_sharpStones; ///< what sharpen() has made so far
    std::unique_ptr<WoodDrawing> m_sharpWood;
};

} // namespace shinpan
