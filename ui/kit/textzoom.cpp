#include "ui/kit/textzoom.h"

#include "ui/kit/style.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QFont>
#include <QScreen>
#include <QToolBar>
#include <QWidget>

namespace shinpan {

namespace {

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
    QApplication::setFont(scaledFont(desktopFont, percent / 100.0));
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        if (hasSizeOfItsOwn(*widget)) {
            widget->setFont(scaledFont(widget->font(), change));
        }
        if (qobject_cast<QToolBar *>(widget) || qobject_cast<QDockWidget *>(widget)) {
            QEvent news(QEvent::StyleChange); // the size of icons, which they ask for only then
            QCoreApplication::sendEvent(widget, &news);
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
