#pragma once

#include <QColor>
#include <QImage>
#include <QString>

#include <cstdint>
#include <vector>

namespace shinpan {

/// How stones are made.
enum class StoneStyle : std::uint8_t {
    Shaded, ///< domes of slate and shell, lit from the upper left, with a shadow
    Flat    ///< discs with a rim
};

/// The ground that a theme is made for.
enum class ThemeGround : std::uint8_t { Any, Light, Dark };

/// The materials of a board: a value, read from a description file (themefile.h says which key is
/// which field).
struct BoardTheme
{
    QString id;   ///< the folder's name
    QString name; ///< for people, in the language of the theme's author
    ThemeGround ground = ThemeGround::Any;
    QString partner; ///< id of the theme for the other ground; empty: none

    QColor woodDark; ///< the darkest grain
    QColor woodMiddle;
    QColor woodLight;
    double grain = 1;          ///< 0 to 1: how loud the grain is; 0 is plain
    QImage texture;            ///< instead of wood; null: none
    bool tilesTexture = false; ///< repeated at its own size instead of stretched over the board
    QColor edge;               ///< of the board, opaque or not; the painter lights it from above
    double depth = 1;          ///< 0 to 1: of the board's own shadow on the window
    QColor line;               ///< grid and star points
    double lineStrength = 1;   ///< 0.5 to 4 usual widths
    QColor coordinate;

    StoneStyle stones = StoneStyle::Shaded;
    QColor slate;          ///< black stones
    QColor shell;          ///< white stones
    double shellLines = 1; ///< 0 to 1: how visible the shell's growth lines are; 0 is glass
    QColor slateRim;       ///< of flat stones
    QColor shellRim;
    double rim = 0.04; ///< 0 to 0.2 cells: the rim's width
    QColor shadow;     ///< of stones on the board, opaque; the painter fades it; transparent: none
    std::vector<QImage> slateImages; ///< instead of drawn stones; each point keeps one of them
    std::vector<QImage> shellImages;

    QColor boardMark;        ///< marks on empty points
    QColor darkMark;         ///< marks on white stones
    QColor lightMark;        ///< marks on black stones
    double markStrength = 1; ///< 0.5 to 3 usual widths of a mark's lines
    QColor cursor;           ///< the keyboard's cursor, lines and arrows
    QColor highlight;        ///< points that are lit up

    bool isPrinted = false; ///< as in books: a frame around the grid, no edge, no shadow

    /// Whether the board has one colour all over: woodMiddle.
    [[nodiscard]] bool isPlain() const { return texture.isNull() && grain == 0; }

    friend bool operator==(const BoardTheme &, const BoardTheme &) = default;
};

/// Kaya wood, slate and shell: the theme "wood" of the resources.
[[nodiscard]] const BoardTheme &woodTheme();
/// Black on white, for print: the theme "print".
[[nodiscard]] const BoardTheme &paperTheme();

} // namespace shinpan
