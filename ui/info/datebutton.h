#pragma once

#include <QToolButton>

class QCalendarWidget;

namespace shinpan {

class InfoField;

/// Opens a calendar beside a field for DT. A chosen day is added to the days that stand there if it
/// comes after them, and takes their place if not.
class DateButton final : public QToolButton
{
    Q_OBJECT

public:
    /// The field outlives the button.
    explicit DateButton(InfoField &field, QWidget *parent = nullptr);

private:
    void showDay();
    void take(const QDate &day);

    InfoField &m_field;
    QCalendarWidget *m_calendar;
};

} // namespace shinpan
