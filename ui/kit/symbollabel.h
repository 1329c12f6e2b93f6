#pragma once

#include "ui/kit/symbol.h"

#include <QLabel>

namespace shinpan {

/// A symbol beside a text: in the palette's text colour, which may change while it is shown.
class SymbolLabel final : public QLabel
{
    Q_OBJECT

public:
    /// `side` is in device-independent pixels.
    SymbolLabel(Symbol symbol, int side, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QIcon m_icon;
};

} // namespace shinpan
