#pragma once

#include <QWidget>

class QVBoxLayout;

namespace shinpan {

/// Messages that lie over a widget, one below the other at its lower edge. They take no room of
/// it, and are as high as what they say; where none is shown, nothing covers it.
class MessageStack final : public QWidget
{
    Q_OBJECT

public:
    /// `ground` is what they lie over; it has the same parent, and lives as long as this.
    explicit MessageStack(QWidget &ground);

    /// Takes a message, which is seen while it is not hidden, and puts it below the others.
    void add(QWidget *message);

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QWidget &m_ground;
    QVBoxLayout *m_column;
};

} // namespace shinpan
