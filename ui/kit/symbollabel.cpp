#include "ui/kit/symbollabel.h"

#include <QPainter>

namespace shinpan {

SymbolLabel::SymbolLabel(Symbol symbol, int side, QWidget *parent)
    : QLabel(parent)
    , m_icon(symbolIcon(symbol))
{
    setFixedSize(side, side);
}

void SymbolLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect());
}

} // namespace shinpan
