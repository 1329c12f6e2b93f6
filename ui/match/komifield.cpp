#include "ui/match/komifield.h"

#include <QFontMetrics>

namespace shinpan {

namespace {

constexpr int Width = 14; ///< characters, buttons included

} // namespace

KomiField::KomiField(QWidget *parent)
    : QDoubleSpinBox(parent)
{
    setDecimals(2);
    setMinimumWidth(fontMetrics().averageCharWidth() * Width);
}

QString KomiField::textFromValue(double value) const
{
    return locale().toString(value, 'g', 6);
}

} // namespace shinpan
