#include "ui/info/datebutton.h"

#include "core/record/sgfdate.h"
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
    : QToolButton(parent)
    , m_field(field)
    , m_calendar(new QCalendarWidget)
{
    setText(tr("Calendar"));
    setAccessibleName(tr("Choose the date from a calendar"));
    setFocusPolicy(Qt::TabFocus);
    setPopupMode(QToolButton::InstantPopup);
    m_calendar->setAccessibleName(tr("Date of the game"));
    nameParts(*m_calendar);
    m_calendar->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    auto *menu = new QMenu(this);
    auto *calendar = new QWidgetAction(menu);
    calendar->setDefaultWidget(m_calendar);
    menu->addAction(calendar);
    menu->addAction(tr("&Today"), this, [this] { take(QDate::currentDate()); });
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &DateButton::showDay);
    connect(m_calendar, &QCalendarWidget::activated, this, [this, menu](const QDate &day) {
        menu->close();
        take(day);
    });
    connect(m_calendar, &QCalendarWidget::clicked, this, [this, menu](const QDate &day) {
        menu->close();
        take(day);
    });
}

void DateButton::showDay()
{
    const auto dates = datesFromSgf(m_field.text());
    if (dates && !dates->empty()) {
        const PartialDate &last = dates->back();
        m_calendar->setSelectedDate(
            QDate(last.year, std::max(last.month, 1), std::max(last.day, 1)));
    }
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
