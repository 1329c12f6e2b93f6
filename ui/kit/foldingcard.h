#pragma once

#include "ui/kit/card.h"

class QToolButton;

namespace shinpan {

class FoldingLayout;

/// A card of words, with buttons about them and one that puts it away: in one line where there is
/// room, else folded, with the buttons below the words. So it has a place below a board as well as
/// in a narrow column.
class FoldingCard : public Card
{
    Q_OBJECT

public:
    explicit FoldingCard(QWidget *parent = nullptr);

    /// The keyboard comes from that widget of the same window, which outlives it, to its buttons.
    void follow(QWidget &before);

protected:
    /// The words are a label that wraps, or a widget with such labels below each other.
    void setWords(QWidget *words, QToolButton *close);
    /// Adds a button; behind all others, or as the one with that index.
    void addButton(QWidget *button, int index = -1);

private:
    void orderKeys();

    FoldingLayout *m_layout;
    QWidget *m_before = nullptr;
};

} // namespace shinpan
