#pragma once

#include "ui/kit/symbol.h"

#include <QBoxLayout>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <initializer_list>

class QFormLayout;

/// What forms are made of: rows and columns, and the controls that are dressed alike everywhere.
namespace shinpan::form {

/// A member of a row or a column, and its share of the room that is left over.
struct Item
{
    Item(QWidget *shown, int share = 0, Qt::Alignment side = {})
        : widget(shown)
        , stretch(share)
        , alignment(side)
    { }
    Item(QLayout *within, int share = 0)
        : layout(within)
        , stretch(share)
    { }

    QWidget *widget = nullptr;
    QLayout *layout = nullptr;
    int stretch = 0;
    int pixels = 0; ///< of an empty place
    Qt::Alignment alignment{};
};

/// An empty place that takes the room that is left over.
[[nodiscard]] inline Item rest(int share = 1)
{
    return {static_cast<QWidget *>(nullptr), share};
}

/// An empty place of that size.
[[nodiscard]] inline Item space(int pixels)
{
    Item item = rest(0);
    item.pixels = pixels;
    return item;
}

/// Things beside each other or below each other, that far apart.
[[nodiscard]] QHBoxLayout *row(int gap,
                               std::initializer_list<Item> items,
                               const QMargins &margins = {});
[[nodiscard]] QVBoxLayout *column(int gap,
                                  std::initializer_list<Item> items,
                                  const QMargins &margins = {});

/// A widget that holds nothing but this.
[[nodiscard]] QWidget *widgetWith(QLayout *layout);

/// Leads to a field; the text may hold a mnemonic.
[[nodiscard]] QLabel *labelFor(QWidget *field, const QString &text);
/// Puts the labels beside the first lines of their fields; Qt leaves them a little above.
void alignLabels(QFormLayout &fields);
/// The title of a dialog or of a part of it.
[[nodiscard]] QLabel *heading(const QString &text = {});
/// A small and quiet label.
[[nodiscard]] QLabel *caption(const QString &text = {});

/// A button that Return presses only while it has the focus. Without a name it is called by its
/// text.
[[nodiscard]] QPushButton *button(const QString &text, const QString &accessibleName = {});
/// A flat button with a symbol; its tip is its name, unless it has one of its own.
[[nodiscard]] QToolButton *toolButton(Symbol symbol,
                                      const QString &name,
                                      const QString &toolTip = {});
void dress(QToolButton &button, Symbol symbol, const QString &name, const QString &toolTip = {});

/// The end of a dialog: it is accepted by this button, and can be cancelled.
[[nodiscard]] QWidget *dialogButtons(QDialog &dialog, QPushButton *accept);

} // namespace shinpan::form
