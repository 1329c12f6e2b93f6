#pragma once

#include "ui/engines/enginecard.h"

#include <chrono>
#include <optional>

namespace shinpan {

/// What a person should know about an engine that lets them wait.
struct EngineWait
{
    enum class Kind {
        Starting, ///< it has not come to the point of playing yet
        Overdue   ///< it thinks for longer than its profile's patience
    };

    Kind kind = Kind::Starting;
    Color seat = Color::Black; ///< whose engine it is
    QString engineName;
    QString commandLine;
    bool mayInterrupt = false;             ///< it can be made to break off its thoughts
    std::chrono::seconds elapsed{};        ///< since it was started, or asked
    std::chrono::milliseconds allowance{}; ///< for the move, by its profile; of Overdue
    QStringList errorLines;                ///< the last of its standard error, oldest first

    friend bool operator==(const EngineWait &, const EngineWait &) = default;
};

/// Says that an engine is loading, or thinks for too long, with what it writes meanwhile, beside a
/// board that stays usable. It is not modal. Its owner keeps it true, and hides it.
class EngineWaitCard final : public EngineCard
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

private:
    void announce();

    std::optional<EngineWait> m_wait; ///< shown last
    QLabel *m_elapsed;
    QPushButton *m_cancel;
    QPushButton *m_keepWaiting;
    QPushButton *m_interrupt;
    QPushButton *m_restart;
};

} // namespace shinpan
