#include "ui/kit/style.h"

#include <QApplication>
#include <QFontDatabase>

namespace shinpan {

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightnessF() < 0.5F;
}

const StyleColors &styleColors(const QPalette &palette)
{
    static const StyleColors light{.accent = QColor(0x1f668f),
                                   .muted = QColor(0x6b655c),
                                   .ok = QColor(0x2d7040),
                                   .warning = QColor(0x8a5a00),
                                   .error = QColor(0xb3261e),
                                   .line = QColor(0xdcd7ce),
                                   .field = QColor(0xc6bfb3),
                                   .hover = QColor(0x26, 0x23, 0x1f, 0x12)};
    static const StyleColors dark{.accent = QColor(0x7cbbdd),
                                  .muted = QColor(0xa39e96),
                                  .ok = QColor(0x7cc88c),
                                  .warning = QColor(0xe3b25a),
                                  .error = QColor(0xf28b7d),
                                  .line = QColor(0x39393d),
                                  .field = QColor(0x4c4c52),
                                  .hover = QColor(0xff, 0xff, 0xff, 0x14)};
    return isDark(palette) ? dark : light;
}

QFont scaledFont(QFont font, qreal factor)
{
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * factor);
    } else {
        font.setPixelSize(qRound(font.pixelSize() * factor));
    }
    return font;
}

QFont textFont(TextSize size)
{
    static constexpr qreal Factors[] = {0.87, 1.0, 1.1, 1.4};
    QFont font = QApplication::font();
    if (size >= TextSize::Subtitle) {
        font.setWeight(QFont::DemiBold);
    }
    return scaledFont(font, Factors[static_cast<std::size_t>(size)]);
}

QFont fixedFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setStyleHint(QFont::Monospace);
    const QFont body = QApplication::font();
    if (body.pointSizeF() > 0) {
        font.setPointSizeF(body.pointSizeF());
    } else {
        font.setPixelSize(body.pixelSize());
    }
    return font;
}

} // namespace shinpan
