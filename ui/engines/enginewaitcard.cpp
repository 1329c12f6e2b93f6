#include "ui/engines/enginewaitcard.h"

#include "core/util/excerpt.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/forms.h"
#include "ui/kit/timetext.h"

#include <QKeyEvent>

namespace shinpan {

namespace {

constexpr int SteadyLines = 5; ///< lest anything move while more of them come

[[nodiscard]] QString titleOf(const EngineWait &wait)
{
    const bool isBlack = wait.seat == Color::Black;
    if (wait.kind == EngineWait::Kind::Overdue) {
        return (isBlack ? EngineWaitCard::tr("Black’s engine does not move: %1")
                        : EngineWaitCard::tr("White’s engine does not move: %1"))
            .arg(wait.engineName);
    }
    return (isBlack ? EngineWaitCard::tr("Black’s engine is loading: %1")
                    : EngineWaitCard::tr("White’s engine is loading: %1"))
        .arg(wait.engineName);
}

[[nodiscard]] QString whatOf(const EngineWait &wait)
{
    if (wait.kind == EngineWait::Kind::Overdue) {
        const QString whatToDo =
            wait.mayInterrupt
                ? EngineWaitCard::tr(
                    "It should move within %1. It may still be thinking, or it may be stuck.")
                : EngineWaitCard::tr("It should move within %1. It may still think, or be stuck: "
                                     "this engine cannot be interrupted, only replaced.");
        return whatToDo.arg(text::duration(wait.allowance));
    }
    return wait.errorLines.isEmpty()
             ? EngineWaitCard::tr("It has not answered yet and is not printing anything. A large "
                                  "network can take minutes to load.")
             : EngineWaitCard::tr("It has not answered yet. Meanwhile it prints:");
}

} // namespace

EngineWaitCard::EngineWaitCard(QWidget *parent)
    : EngineCard(Symbol::Engine, &StyleColors::accent, parent)
    , m_elapsed(form::heading())
    , m_cancel(new AccentButton(symbolIcon(Symbol::Close), tr("&Cancel")))
    , m_keepWaiting(new AccentButton(tr("Keep &Waiting")))
    , m_interrupt(new AccentButton(symbolIcon(Symbol::Stop), tr("&Interrupt")))
    , m_restart(new AccentButton(symbolIcon(Symbol::Retry), tr("&Restart it")))
{
    m_what->setAccessibleDescription(tr("What is going on"));
    m_commandLine->setAccessibleDescription(tr("Command line of the engine"));
    m_elapsed->setForegroundRole(QPalette::PlaceholderText);
    m_elapsed->setAccessibleDescription(tr("Time waited"));
    m_interrupt->setToolTip(tr("Make it move now with what it has found so far"));
    QHBoxLayout *buttons = form::row(spacing::Normal, {});
    const auto add = [this, buttons](QPushButton *button, auto request) {
        addButton(*buttons, button, [this, request](Color seat) { Q_EMIT(this->*request)(seat); });
    };
    add(m_cancel, &EngineWaitCard::cancelRequested);
    add(m_keepWaiting, &EngineWaitCard::patienceRequested);
    add(m_interrupt, &EngineWaitCard::interruptRequested);
    add(m_restart, &EngineWaitCard::restartRequested);
    add(new AccentButton(symbolIcon(Symbol::Console), tr("Open C&onsole")),
        &EngineWaitCard::consoleRequested);
    buttons->addStretch(1);
    setLayout(form::column(spacing::Normal,
                           {heading(m_elapsed), m_commandLine, m_what, m_errorLines, buttons},
                           {spacing::Section, spacing::Wide, spacing::Wide, spacing::Wide}));
}

void EngineWaitCard::showWait(const EngineWait &wait)
{
    const bool isNews = isHidden() || !m_wait || m_wait->kind != wait.kind
                     || m_wait->seat != wait.seat || m_wait->engineName != wait.engineName;
    m_wait = wait;
    m_seat = wait.seat;
    m_elapsed->setText(text::duration(wait.elapsed));
    m_what->setText(whatOf(wait));
    showErrorLines(wait.errorLines, SteadyLines);
    if (isNews) {
        announce();
    }
}

void EngineWaitCard::announce()
{
    const bool isStarting = m_wait->kind == EngineWait::Kind::Starting;
    m_title->setText(titleOf(*m_wait));
    m_commandLine->setText(passage(m_wait->commandLine));
    m_cancel->setVisible(isStarting);
    m_keepWaiting->setVisible(!isStarting);
    m_interrupt->setVisible(!isStarting && m_wait->mayInterrupt);
    m_restart->setVisible(!isStarting);
    speakUp();
}

/// Escape does what harms least: waiting on, or no longer.
void EngineWaitCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || !m_wait) {
        EngineCard::keyPressEvent(event);
    } else if (m_wait->kind == EngineWait::Kind::Starting) {
        Q_EMIT cancelRequested(m_wait->seat);
    } else {
        Q_EMIT patienceRequested(m_wait->seat);
    }
}

} // namespace shinpan
