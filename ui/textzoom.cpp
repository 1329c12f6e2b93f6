#include "ui/textzoom.h"

#include <QApplication>
#include <QFont>
#include <QWidget>

namespace shinpan {

namespace {

QFont scaled(QFont font, double factor)
{
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * factor);
    } else {
        font.setPixelSize(qRound(font.pixelSize() * factor));
    }
    return font;
}

bool hasSizeOfItsOwn(const QWidget &widget)
{
    return widget.testAttribute(Qt::WA_SetFont)
        && (widget.font().resolveMask() & QFont::SizeResolved) != 0;
}

} // namespace

void applyTextZoom(int percent)
{
    static const QFont desktopFont = QApplication::font();
    static int shown = 100;
    if (percent == shown) {
        return;
    }
    const double change = static_cast<double>(percent) / shown;
    shown = percent;
    QApplication::setFont(scaled(desktopFont, percent / 100.0));
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        if (hasSizeOfItsOwn(*widget)) {
            widget->setFont(scaled(widget->font(), change));
        }
    }
}

} // namespace shinpan
