#pragma once

#include "ui/engines/enginewait.h"
#include "ui/kit/card.h"

#include <optional>

class QLabel;
class QLayout;
class QPushButton;

namespace shinpan {

class ErrorLines;

/// Says that an engine is loading, or thinks for too long, with what it writes meanwhile, beside a
/// board that stays usable. Not modal. Its owner keeps it true, and hides it.
class EngineWaitCard final : public Card
{
    Q_OBJECT

public:
    explicit EngineWaitCard(QWidget *parent = nullptr);

    /// Shows itself with this, or brings what it shows up to date. Screen readers are told when it
    /// appears and when it speaks of something else, not of every second; the keyboard focus stays
    /// where it is.
    void showWait(const EngineWait &wait);

Q_SIGNALS:
    void cancelRequested(Color seat);    ///< of an engine that starts
    void restartRequested(Color seat);   ///< of an engine that is overdue
    void interruptRequested(Color seat); ///< of one that can be made to break off
    void patienceRequested(Color seat);  ///< the person waits on
    void consoleRequested(Color seat);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QLayout *createHeading();
    [[nodiscard]] QLayout *createButtons();
    void announce();
    void drawIcon();

    std::optional<EngineWait> m_wait; ///< shown last
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_elapsed;
    QLabel *m_what;
    QLabel *m_commandLine;
    ErrorLines *m_errorLines;
    QPushButton *m_cancel;
    QPushButton *m_keepWaiting;
    QPushButton *m_interrupt;
    QPushButton *m_restart;
};

} // namespace shinpan
