#include "ui/engines/enginewaitcard.h"

#include "core/util/excerpt.h"
#include "ui/engines/errorlines.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/timetext.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace shinpan {

namespace {

constexpr int IconSize = 20;

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
                ? EngineWaitCard::tr("It should move within %1. It may still think, or be stuck.")
                : EngineWaitCard::tr("It should move within %1. It may still think, or be stuck: "
                                     "this engine cannot be interrupted, only replaced.");
        return whatToDo.arg(text::duration(wait.allowance));
    }
    return wait.errorLines.isEmpty()
             ? EngineWaitCard::tr("It has not answered yet and writes nothing meanwhile. A large "
                                  "network can take minutes.")
             : EngineWaitCard::tr("It has not answered yet. Meanwhile it writes:");
}

} // namespace

EngineWaitCard::EngineWaitCard(QWidget *parent)
    : Card(parent)
    , m_icon(new QLabel)
    , m_title(new QLabel)
    , m_elapsed(new QLabel)
    , m_what(new QLabel)
    , m_commandLine(new QLabel)
    , m_errorLines(new ErrorLines(ErrorLines::Height::Steady))
    , m_cancel(new AccentButton(symbolIcon(Symbol::Close), tr("&Cancel")))
    , m_keepWaiting(new AccentButton(tr("Keep &waiting")))
    , m_interrupt(new AccentButton(symbolIcon(Symbol::Stop), tr("&Interrupt")))
    , m_restart(new AccentButton(symbolIcon(Symbol::Retry), tr("&Restart it")))
{
    for (QLabel *label : {m_what, m_commandLine}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_what->setAccessibleDescription(tr("What is going on"));
    m_commandLine->setAccessibleDescription(tr("Command line of the engine"));
    m_commandLine->setFont(fixedFont());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::Section, spacing::Wide, spacing::Wide, spacing::Wide);
    layout->setSpacing(spacing::Normal);
    layout->addLayout(createHeading());
    layout->addWidget(m_commandLine);
    layout->addWidget(m_what);
    layout->addWidget(m_errorLines);
    layout->addLayout(createButtons());
}

QLayout *EngineWaitCard::createHeading()
{
    drawIcon();
    m_title->setFont(textFont(TextSize::Subtitle));
    m_title->setWordWrap(true);
    m_elapsed->setFont(textFont(TextSize::Subtitle));
    m_elapsed->setForegroundRole(QPalette::PlaceholderText);
    m_elapsed->setAccessibleDescription(tr("Time waited"));
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Normal);
    row->addWidget(m_icon);
    row->addWidget(m_title, 1);
    row->addWidget(m_elapsed);
    return row;
}

QLayout *EngineWaitCard::createButtons()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Normal);
    const auto add = [this, row](QPushButton *button, void (EngineWaitCard::*request)(Color)) {
        connect(button, &QPushButton::clicked, this, [this, request] {
            if (m_wait) {
                Q_EMIT(this->*request)(m_wait->seat);
            }
        });
        row->addWidget(button);
    };
    add(m_cancel, &EngineWaitCard::cancelRequested);
    add(m_keepWaiting, &EngineWaitCard::patienceRequested);
    m_interrupt->setToolTip(tr("Have it move now, with what it has found so far"));
    add(m_interrupt, &EngineWaitCard::interruptRequested);
    add(m_restart, &EngineWaitCard::restartRequested);
    add(new AccentButton(symbolIcon(Symbol::Console), tr("Open c&onsole")),
        &EngineWaitCard::consoleRequested);
    row->addStretch(1);
    return row;
}

void EngineWaitCard::showWait(const EngineWait &wait)
{
    const bool isNews = isHidden() || !m_wait || m_wait->kind != wait.kind
                     || m_wait->seat != wait.seat || m_wait->engineName != wait.engineName;
    m_wait = wait;
    m_elapsed->setText(text::duration(wait.elapsed));
    m_what->setText(whatOf(wait));
    m_errorLines->showLines(wait.errorLines);
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
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_what->text());
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void EngineWaitCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        drawIcon();
    }
}

void EngineWaitCard::drawIcon()
{
    const QIcon icon = symbolIcon(Symbol::Engine, styleColors(palette()).accent);
    m_icon->setPixmap(icon.pixmap(QSize(IconSize, IconSize), devicePixelRatioF()));
}

/// Escape does what harms least: waiting on, or no longer.
void EngineWaitCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || !m_wait) {
        Card::keyPressEvent(event);
    } else if (m_wait->kind == EngineWait::Kind::Starting) {
        Q_EMIT cancelRequested(m_wait->seat);
    } else {
        Q_EMIT patienceRequested(m_wait->seat);
    }
}

} // namespace shinpan
