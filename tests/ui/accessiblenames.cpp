#include "tests/ui/accessiblenames.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QWidget>

namespace shinpan::test {

namespace {

/// The line edit inside a spin box or a combo box speaks through its owner.
[[nodiscard]] bool isPartOfAControl(const QWidget *widget)
{
    return qobject_cast<QAbstractSpinBox *>(widget->parentWidget()) != nullptr
        || widget->inherits("QComboBoxPrivateContainer")
        || widget->parentWidget()->inherits("QComboBoxPrivateContainer");
}

} // namespace

QStringList unnamedControls(QWidget &window)
{
    QStringList unnamed;
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->isWindow()
            || isPartOfAControl(widget)) {
            continue;
        }
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        if (!face || face->text(QAccessible::Name).isEmpty()) {
            unnamed.append(QString::fromLatin1(widget->metaObject()->className()));
        }
    }
    return unnamed;
}

} // namespace shinpan::test
