#include "ui/kit/textzoom.h"

#include <QApplication>
#include <QFont>
#include <QScreen>
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

int shownPercent = 100;

bool hasSizeOfItsOwn(const QWidget &widget)
{
    return widget.testAttribute(Qt::WA_SetFont)
        && (widget.font().resolveMask() & QFont::SizeResolved) != 0;
}

} // namespace

void applyTextZoom(int percent)
{
    static const QFont desktopFont = QApplication::font();
    if (percent == shownPercent) {
        return;
    }
    const double change = static_cast<double>(percent) / shownPercent;
    shownPercent = percent;
    QApplication::setFont(scaled(desktopFont, percent / 100.0));
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        if (hasSizeOfItsOwn(*widget)) {
            widget->setFont(scaled(widget->font(), change));
        }
    }
}

int zoomed(int length)
{
    return length * shownPercent / 100;
}

QSize zoomed(QSize window)
{
    const QSize size(zoomed(window.width()), zoomed(window.height()));
    return size.boundedTo(QGuiApplication::primaryScreen()->availableSize() * 9 / 10);
}

} // namespace shinpan
