#include "ui/info/datebutton.h"

#include "core/record/sgf/sgfdate.h"
#include "ui/info/infofield.h"

#include <QAbstractItemView>
#include <QCalendarWidget>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QWidgetAction>

#include <algorithm>

namespace shinpan {

namespace {

/// Qt leaves parts of its calendar without names.
void nameParts(const QCalendarWidget &calendar)
{
    if (auto *days = calendar.findChild<QAbstractItemView *>()) {
        days->setAccessibleName(DateButton::tr("Days"));
    }
    if (auto *year = calendar.findChild<QSpinBox *>()) {
        year->setAccessibleName(DateButton::tr("Year"));
    }
}

} // namespace

DateButton::DateButton(InfoField &field, QWidget *parent)
    : QPushButton(tr("Ca&lendar…"), parent)
    , m_field(field)
    , m_calendar(new QCalendarWidget)
    , m_menu(new QMenu(this))
{
    setAccessibleName(tr("Choose the date from a calendar"));
    setAutoDefault(false);
    m_calendar->setAccessibleName(tr("Date of the game"));
    nameParts(*m_calendar);
    m_calendar->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    auto *calendar = new QWidgetAction(m_menu);
    calendar->setDefaultWidget(m_calendar);
    m_menu->addAction(calendar);
    m_menu->addAction(tr("&Today"), this, [this] { take(QDate::currentDate()); });
    connect(this, &QPushButton::clicked, this, &DateButton::open);
    for (const auto chosen : {&QCalendarWidget::activated, &QCalendarWidget::clicked}) {
        connect(m_calendar, chosen, this, [this](QDate day) {
            m_menu->close();
            take(day);
        });
    }
}

void DateButton::open()
{
    const auto dates = datesFromSgf(m_field.text());
    if (dates && !dates->empty()) {
        const PartialDate &last = dates->back();
        m_calendar->setSelectedDate(
            QDate(last.year, std::max(last.month, 1), std::max(last.day, 1)));
    }
    m_menu->popup(mapToGlobal(QPoint(0, height())));
    m_calendar->setFocus();
}

void DateButton::take(const QDate &day)
{
    const PartialDate chosen{day.year(), day.month(), day.day()};
    std::vector<PartialDate> dates =
        datesFromSgf(m_field.text()).value_or(std::vector<PartialDate>());
    const bool isAdded = !dates.empty() && dates.back().day != 0 && dates.back() < chosen;
    if (!isAdded) {
        dates.clear();
    }
    dates.push_back(chosen);
    m_field.enterText(toSgf(dates));
    m_field.setFocus();
}

} // namespace shinpan
