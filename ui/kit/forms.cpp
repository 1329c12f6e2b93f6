#include "ui/kit/forms.h"

#include "ui/kit/style.h"

#include <QDialogButtonBox>
#include <QFormLayout>

#include <algorithm>

namespace shinpan {

namespace {

template <typename Layout>
[[nodiscard]] Layout *boxOf(int gap,
                            std::initializer_list<form::Item> items,
                            const QMargins &margins)
{
    auto *box = new Layout;
    box->setContentsMargins(margins);
    box->setSpacing(gap);
    for (const form::Item &item : items) {
        if (item.widget) {
            box->addWidget(item.widget, item.stretch, item.alignment);
        } else if (item.layout) {
            box->addLayout(item.layout, item.stretch);
        } else if (item.pixels > 0) {
            box->addSpacing(item.pixels);
        } else {
            box->addStretch(item.stretch);
        }
    }
    return box;
}

} // namespace

QHBoxLayout *form::row(int gap, std::initializer_list<Item> items, const QMargins &margins)
{
    return boxOf<QHBoxLayout>(gap, items, margins);
}

QVBoxLayout *form::column(int gap, std::initializer_list<Item> items, const QMargins &margins)
{
    return boxOf<QVBoxLayout>(gap, items, margins);
}

QWidget *form::widgetWith(QLayout *layout)
{
    auto *widget = new QWidget;
    widget->setLayout(layout);
    return widget;
}

QLabel *form::labelFor(QWidget *field, const QString &text)
{
    auto *label = new QLabel(text);
    label->setBuddy(field);
    return label;
}

void form::alignLabels(QFormLayout &fields)
{
    const auto heightAt = [&fields](int row) {
        QLayoutItem *field = fields.itemAt(row, QFormLayout::FieldRole);
        if (field == nullptr) {
            return QWIDGETSIZE_MAX;
        }
        // The item of a widget that has no parent yet says nothing.
        return (field->widget() != nullptr ? field->widget()->sizeHint() : field->sizeHint())
            .height();
    };
    int line = QWIDGETSIZE_MAX;
    for (int row = 0; row < fields.rowCount(); ++row) {
        line = std::min(line, heightAt(row));
    }
    for (int row = 0; row < fields.rowCount(); ++row) {
        if (const QLayoutItem *label = fields.itemAt(row, QFormLayout::LabelRole)) {
            label->widget()->setFixedHeight(line);
        }
    }
}

QLabel *form::heading(const QString &text)
{
    auto *label = new QLabel(text);
    label->setFont(textFont(TextSize::Subtitle));
    return label;
}

QLabel *form::caption(const QString &text)
{
    auto *label = new QLabel(text);
    label->setFont(textFont(TextSize::Caption));
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QPushButton *form::button(const QString &text, const QString &accessibleName)
{
    auto *button = new QPushButton(text);
    button->setAutoDefault(false);
    button->setAccessibleName(accessibleName);
    return button;
}

QToolButton *form::toolButton(Symbol symbol, const QString &name, const QString &toolTip)
{
    auto *button = new QToolButton;
    dress(*button, symbol, name, toolTip);
    return button;
}

void form::dress(QToolButton &button, Symbol symbol, const QString &name, const QString &toolTip)
{
    button.setIcon(symbolIcon(symbol));
    button.setAutoRaise(true);
    button.setToolTip(toolTip.isEmpty() ? name : toolTip);
    button.setAccessibleName(name);
}

QWidget *form::dialogButtons(QDialog &dialog, QPushButton *accept)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(accept, QDialogButtonBox::AcceptRole);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

} // namespace shinpan
