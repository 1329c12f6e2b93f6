#pragma once

#include <QPushButton>

class QCalendarWidget;
class QMenu;

namespace shinpan {

class InfoField;

/// Opens a calendar beside a field for DT. A chosen day is added to the days that stand there if it
/// comes after them, and takes their place if not.
class DateButton final : public QPushButton
{
    Q_OBJECT

public:
    /// The field outlives the button.
    explicit DateButton(InfoField &field, QWidget *parent = nullptr);

private:
    void open();
    void take(const QDate &day);

    InfoField &m_field;
    QCalendarWidget *m_calendar;
    QMenu *m_menu;
};

} // namespace shinpan
