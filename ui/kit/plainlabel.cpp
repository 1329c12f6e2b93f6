#include "ui/kit/plainlabel.h"

#include <QAction>
#include <QActionEvent>

namespace shinpan {

namespace {

constexpr QLatin1String BracketedAccelerator("(&");

} // namespace

QString plainLabel(QString text)
{
    const qsizetype bracket = text.indexOf(BracketedAccelerator);
    if (bracket >= 0 && bracket + 3 < text.size() && text.at(bracket + 3) == u')') {
        text.remove(bracket, 4);
    }
    return text.remove(u'&');
}

bool PlainButtons::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ActionAdded || event->type() == QEvent::ActionChanged) {
        QAction *action = static_cast<QActionEvent *>(event)->action();
        const QString text = action->text();
        if (text.contains(BracketedAccelerator)) {
            const QString plain = plainLabel(text).remove(u'…');
            if (action->iconText() != plain) {
                action->setIconText(plain);
            }
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace shinpan
