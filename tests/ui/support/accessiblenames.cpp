#include "tests/ui/support/accessiblenames.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QLabel>
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

/// A label is called by what it says, and without words it has nothing to be called by.
[[nodiscard]] bool isSilent(const QWidget *widget)
{
    const auto *label = qobject_cast<const QLabel *>(widget);
    return label && label->text().isEmpty();
}

} // namespace

QStringList unnamedControls(QWidget &window)
{
    QStringList unnamed;
    const QList<QWidget *> widgets = window.findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || widget->isWindow()
            || isPartOfAControl(widget) || isSilent(widget)) {
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
