#include "ui/kit/plainlabel.h"

#include <QAction>
#include <QActionEvent>

namespace shinpan {

namespace {

constexpr QLatin1String BracketedAccelerator("(&");
/// A property of an action: the text for its button that we have given it.
constexpr const char *Ours = "plainLabel";

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
        const QString icon = action->iconText();
        const bool isDerived =
            icon == QString(text).remove(u'&') || icon == action->property(Ours).toString();
        if (isDerived && text.contains(BracketedAccelerator)) {
            const QString plain = plainLabel(text);
            if (icon != plain) {
                action->setProperty(Ours, plain);
                action->setIconText(plain);
            }
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace shinpan
