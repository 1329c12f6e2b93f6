#include "ui/competition/stopfields.h"

#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QDoubleSpinBox>

namespace shinpan {

QDoubleSpinBox *limitField(double most, int decimals, const QString &none)
{
    auto *field = new QDoubleSpinBox;
    field->setRange(0, most);
    field->setDecimals(decimals);
    field->setSpecialValueText(none);
    return field;
}

std::optional<double> limitIn(const QDoubleSpinBox &field)
{
    return field.value() > 0 ? std::optional(field.value()) : std::nullopt;
}

StopFields::StopFields(QWidget *parent)
    : QWidget(parent)
    , m_precision(limitField(1'000, 0, tr("any error bar")))
    , m_hours(limitField(10'000, 2, tr("any time")))
{
    m_precision->setPrefix(tr("± "));
    m_precision->setSuffix(tr(" Elo"));
    m_precision->setAccessibleName(tr("Error bar at which it ends"));
    m_precision->setToolTip(tr("It ends when the ratings of all players are known as exactly as "
                               "this (95 %)"));
    m_hours->setSuffix(tr(" hours"));
    m_hours->setAccessibleName(tr("Hours of thinking after which it ends"));
    m_hours->setToolTip(tr("It ends when both sides of all games together have thought so long"));
    setLayout(form::row(spacing::Normal, {{m_precision, 1}, {m_hours, 1}}));
    setFocusProxy(m_precision);
    for (QDoubleSpinBox *field : {m_precision, m_hours}) {
        connect(field, &QDoubleSpinBox::valueChanged, this, &StopFields::edited);
    }
}

StopRule StopFields::rule() const
{
    return {.precision = limitIn(*m_precision), .hours = limitIn(*m_hours)};
}

void StopFields::setRule(const StopRule &rule)
{
    m_precision->setValue(rule.precision.value_or(0));
    m_hours->setValue(rule.hours.value_or(0));
}

} // namespace shinpan
