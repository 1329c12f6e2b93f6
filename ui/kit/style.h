#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

#include <cstdint>

namespace shinpan {

/// The program's appearance. System follows the desktop, judged by the lightness of its palette's
/// window colour.
enum class ColorScheme : std::uint8_t { System, Light, Dark };

/// Whether widgets with this palette stand on a dark ground.
[[nodiscard]] bool isDark(const QPalette &palette);

/// Colours beyond QPalette's roles. Each is readable as text (contrast at least 4.5:1) on both
/// Window and Base.
struct StyleColors
{
    QColor accent; ///< what is current, selected or clickable
    QColor muted;  ///< secondary text
    QColor ok;
    QColor warning;
    QColor error;
    QColor line;  ///< hairlines between regions; not for text
    QColor field; ///< outlines of buttons and entry fields; not for text
    QColor hover; ///< translucent fill under the mouse; not for text
};

/// The colours that belong to a palette made by applyStyle(): take them in paintEvent(), so that a
/// change of scheme shows.
[[nodiscard]] const StyleColors &styleColors(const QPalette &palette);

/// One grid for margins and gaps, in device-independent pixels.
namespace spacing {
inline constexpr int Tight = 4;    ///< between an icon and its text
inline constexpr int Normal = 8;   ///< between controls
inline constexpr int Wide = 12;    ///< inside panels
inline constexpr int Section = 16; ///< between groups, and inside dialogs
} // namespace spacing

/// The steps of the type scale, relative to the desktop's own text size.
enum class TextSize : std::uint8_t { Caption, Body, Subtitle, Title };

/// The font in a size that is `factor` times as large.
[[nodiscard]] QFont scaledFont(QFont font, qreal factor);

/// The program's text font in that step; Subtitle and Title are semibold.
[[nodiscard]] QFont textFont(TextSize size);

/// The font for GTP, vertices and other text in columns, at Body size.
[[nodiscard]] QFont fixedFont();

} // namespace shinpan
