#include "ui/kit/symbolaction.h"

#include <QAction>
#include <QCoreApplication>

namespace shinpan {

QAction *symbolAction(QObject *parent,
                      Symbol symbol,
                      const QString &text,
                      const QString &tip,
                      const QKeySequence &key)
{
    auto *action = new QAction(symbolIcon(symbol), text, parent);
    action->setShortcut(key);
    action->setToolTip(key.isEmpty() ? tip
                                     : QCoreApplication::translate("Words", "%1 (%2)")
                                           .arg(tip, key.toString(QKeySequence::NativeText)));
    return action;
}

} // namespace shinpan
