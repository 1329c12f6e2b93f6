#include "ui/review/budgetfields.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSpinBox>

namespace shinpan {

BudgetFields::BudgetFields(QFormLayout &form, const ReviewSettings &settings, QWidget *parent)
    : QObject(parent)
    , m_visits(new QSpinBox(parent))
    , m_seconds(new QDoubleSpinBox(parent))
{
    m_visits->setRange(0, static_cast<int>(ReviewSettings::MostVisits));
    m_visits->setGroupSeparatorShown(true);
    m_visits->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_visits->setSpecialValueText(tr("no limit"));
    m_visits->setValue(static_cast<int>(settings.visits));
    m_seconds->setRange(0, ReviewSettings::MostSeconds);
    m_seconds->setDecimals(1);
    m_seconds->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_seconds->setSpecialValueText(tr("no limit"));
    m_seconds->setSuffix(tr(" s"));
    m_seconds->setValue(settings.seconds);
    form.addRow(tr("&Visits a position"), m_visits);
    form.addRow(tr("&Time a position"), m_seconds);
    connect(m_visits, &QSpinBox::valueChanged, this, &BudgetFields::changed);
    connect(m_seconds, &QDoubleSpinBox::valueChanged, this, &BudgetFields::changed);
}

std::int64_t BudgetFields::visits() const
{
    return m_visits->value();
}

double BudgetFields::seconds() const
{
    return m_seconds->value();
}

} // namespace shinpan
