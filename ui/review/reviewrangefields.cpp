#include "ui/review/reviewrangefields.h"

#include "ui/kit/style.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

namespace shinpan {

ReviewRangeFields::ReviewRangeFields(QFormLayout &form,
                                     const ReviewSettings &settings,
                                     int moves,
                                     QWidget *parent)
    : QObject(parent)
    , m_first(new QSpinBox(parent))
    , m_last(new QSpinBox(parent))
    , m_order(new QComboBox(parent))
    , m_wholeGame(moves > 0 ? moves : 0)
{
    const bool isAnyLength = moves <= 0;
    m_first->setRange(1, isAnyLength ? MostMoves : moves);
    m_last->setRange(isAnyLength ? 0 : 1, m_first->maximum());
    if (isAnyLength) {
        m_last->setSpecialValueText(tr("the end"));
    }
    m_last->setValue(m_wholeGame);
    m_first->setAccessibleName(tr("First move"));
    m_last->setAccessibleName(tr("Last move"));
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Normal);
    row->addWidget(m_first, 1);
    row->addWidget(new QLabel(tr("to"), parent));
    row->addWidget(m_last, 1);
    auto *label = new QLabel(tr("&Moves"), parent);
    label->setBuddy(m_first);
    form.addRow(label, row);
    m_order->addItems({tr("From the beginning"), tr("From the end")});
    m_order->setCurrentIndex(settings.isBackward ? 1 : 0);
    m_order->setToolTip(tr("From the end, engines that keep what they searched see further"));
    form.addRow(tr("&Order"), m_order);
    for (const QSpinBox *field : {m_first, m_last}) {
        connect(field, &QSpinBox::valueChanged, this, &ReviewRangeFields::changed);
    }
}

ReviewRange ReviewRangeFields::range() const
{
    ReviewRange range{.first = m_first->value()};
    if (m_last->value() != m_wholeGame) {
        range.last = m_last->value();
    }
    return range;
}

bool ReviewRangeFields::isBackward() const
{
    return m_order->currentIndex() == 1;
}

} // namespace shinpan
