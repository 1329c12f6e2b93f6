#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QString>

class QPainter;
class QRect;

namespace shinpan {

/// Measures and paints single lines of text in a font whose characters are of one width. ASCII is
/// counted; only what else there is, or another font, is measured by Qt, which would take longer
/// than everything else that a line of the console costs.
class Monospace
{
public:
    explicit Monospace(const QFont &font);

    [[nodiscard]] const QFont &font() const { return m_font; }
    /// The width of one character, in pixels, at least 1.
    [[nodiscard]] double characterWidth() const { return m_character; }
    [[nodiscard]] double widthOf(const QString &text) const;
    /// The part of the text that fits, with an ellipsis if that is not all.
    [[nodiscard]] QString elided(const QString &text, double width) const;
    /// Draws in the middle of the room's height, at its left or right side. The painter has the
    /// font, or its italic.
    void draw(QPainter &painter,
              const QRect &room,
              const QString &text,
              Qt::Alignment side = Qt::AlignLeft) const;

private:
    [[nodiscard]] bool isCountable(QStringView text) const;

    QFont m_font;
    QFontMetricsF m_metrics;
    double m_character;
    bool m_isFixed;
};

} // namespace shinpan
