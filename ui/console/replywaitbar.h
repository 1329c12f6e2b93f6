#pragma once

#include "ui/console/replywait.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace shinpan {

/// Says in the console that an engine lets a typed command wait, and offers what can be done. Its
/// owner keeps it true, and hides it.
class ReplyWaitBar final : public QFrame
{
    Q_OBJECT

public:
    explicit ReplyWaitBar(QWidget *parent = nullptr);

    /// Shows itself with this, or brings what it shows up to date. Screen readers are told when it
    /// appears.
    void showWait(const ReplyWait &wait);

Q_SIGNALS:
    void patienceRequested(int source);
    void interruptRequested(int source);
    void restartRequested(int source);

private:
    ReplyWait m_wait;
    QLabel *m_text;
    QPushButton *m_interrupt;
    QPushButton *m_restart;
};

} // namespace shinpan
