#include "ui/kit/controlaccess.h"

#include "ui/kit/plainlabel.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTabWidget>
#include <QToolButton>
#include <QVariant>

namespace shinpan {

namespace {

constexpr auto RoleProperty = "accessibleRole";

/// A list to choose from. Children: the choices, and where it can be written, its line.
class ChoiceAccess final : public QAccessibleWidget
{
public:
    explicit ChoiceAccess(QComboBox *list)
        : QAccessibleWidget(list, QAccessible::ComboBox)
    { }

    [[nodiscard]] int childCount() const override { return list().isEditable() ? 2 : 1; }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        QWidget *part = index == 0 ? static_cast<QWidget *>(list().view())
                      : index == 1 ? list().lineEdit()
                                   : nullptr;
        return part ? QAccessible::queryAccessibleInterface(part) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *part) const override
    {
        return part->object() == list().view()                       ? 0
             : part->object() && part->object() == list().lineEdit() ? 1
                                                                     : -1;
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value) {
            return list().currentText();
        }
        if (kind != QAccessible::Name) {
            return QAccessibleWidget::text(kind);
        }
        const QString purpose = list().accessibleName();
        return purpose.isEmpty() || !relations(QAccessible::Label).isEmpty()
                 ? list().currentText()
                 : QCoreApplication::translate("ControlAccess", "%1: %2")
                       .arg(purpose, list().currentText());
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList{showMenuAction(), pressAction()} + QAccessibleWidget::actionNames();
    }

    void doAction(const QString &name) override
    {
        if (name != showMenuAction() && name != pressAction()) {
            QAccessibleWidget::doAction(name);
        } else if (list().view()->isVisible()) {
            list().hidePopup();
        } else if (list().isEnabled()) {
            list().showPopup();
        }
    }

private:
    [[nodiscard]] QComboBox &list() const { return *static_cast<QComboBox *>(widget()); }
};

/// A label that nobody has laid out yet.
class LabelAccess final : public QAccessibleWidget
{
public:
    explicit LabelAccess(QLabel *label)
        : QAccessibleWidget(label, QAccessible::StaticText)
    { }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const QString name = QAccessibleWidget::text(kind);
        return kind != QAccessible::Name || !name.isEmpty() ? name
             : label().buddy()                              ? plainLabel(label().text())
                                                            : label().text();
    }
    [[nodiscard]] QList<std::pair<QAccessibleInterface *, QAccessible::Relation>> relations(
        QAccessible::Relation match) const override
    {
        auto relations = QAccessibleWidget::relations(match);
        if (QWidget *buddy = label().buddy(); buddy && match & QAccessible::Labelled) {
            relations.emplace_back(QAccessible::queryAccessibleInterface(buddy),
                                   QAccessible::Labelled);
        }
        return relations;
    }

private:
    [[nodiscard]] QLabel &label() const { return *static_cast<QLabel *>(widget()); }
};

/// A button within a line of text, which no key reaches: Qt's own for clearing it, or that of an
/// action. A picture without words is called as the line is.
class LineButtonAccess final : public QAccessibleWidget
{
public:
    explicit LineButtonAccess(QToolButton *button)
        : QAccessibleWidget(button, QAccessible::Button)
    { }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? name() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &name) override
    {
        if (name == pressAction()) {
            button().click();
        }
    }

private:
    [[nodiscard]] QString name() const
    {
        const QAction *action = button().defaultAction();
        if (action
            && action->objectName() == QLatin1String("_q_qlineeditclearaction")) { // Qt's name
            return QCoreApplication::translate("ControlAccess", "Clear");
        }
        return action && !action->text().isEmpty() ? plainLabel(action->text())
                                                   : button().parentWidget()->accessibleName();
    }

    [[nodiscard]] QToolButton &button() const { return *static_cast<QToolButton *>(widget()); }
};

[[nodiscard]] QAccessibleInterface *faceOf(const QString &, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (!widget) {
        return nullptr;
    }
    if (const QVariant role = widget->property(RoleProperty); role.isValid()) {
        return new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()));
    }
    if (auto *list = qobject_cast<QComboBox *>(widget)) {
        return new ChoiceAccess(list);
    }
    if (auto *button = qobject_cast<QToolButton *>(widget);
        button && widget->inherits("QLineEditIconButton")) {
        return new LineButtonAccess(button);
    }
    if (auto *label = qobject_cast<QLabel *>(widget);
        label && label->textFormat() != Qt::PlainText && !label->text().isEmpty()) {
        return new LabelAccess(label);
    }
    const bool isPane = qobject_cast<QScrollArea *>(widget) || qobject_cast<QTabWidget *>(widget);
    return isPane ? new QAccessibleWidget(widget, QAccessible::Pane) : nullptr;
}

} // namespace

void controlaccess::install()
{
    QAccessible::installFactory(&faceOf); // does nothing the second time
}

void controlaccess::setRole(QWidget &widget, QAccessible::Role role)
{
    install();
    widget.setProperty(RoleProperty, static_cast<int>(role));
}

void controlaccess::speakUp(QWidget &widget)
{
    QAccessibleEvent name(&widget, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&name);
    QAccessibleEvent alert(&widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

} // namespace shinpan
