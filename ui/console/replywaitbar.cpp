#include "ui/console/replywaitbar.h"

#include "ui/kit/accentbutton.h"
#include "ui/kit/controlaccess.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/timetext.h"

#include <QHBoxLayout>
#include <QLabel>

namespace shinpan {

ReplyWaitBar::ReplyWaitBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel)
    , m_interrupt(new AccentButton(symbolIcon(Symbol::Stop), tr("&Interrupt")))
    , m_restart(new AccentButton(symbolIcon(Symbol::Retry), tr("&Restart It")))
{
    setAccessibleName(tr("A command without an answer"));
    m_text->setWordWrap(true);
    m_interrupt->setToolTip(tr("Ask the engine to interrupt what it is doing"));
    m_restart->setToolTip(tr("Kill the engine and restart it; the game goes on"));
    auto *wait = new AccentButton(tr("&Wait"));
    wait->setToolTip(tr("Ask again later"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Normal, spacing::Tight, spacing::Normal, spacing::Tight);
    row->setSpacing(spacing::Normal);
    row->addWidget(m_text, 1);
    row->addWidget(wait);
    row->addWidget(m_interrupt);
    row->addWidget(m_restart);
    connect(wait, &QPushButton::clicked, this, [this] { Q_EMIT patienceRequested(m_wait.source); });
    connect(m_interrupt, &QPushButton::clicked, this,
            [this] { Q_EMIT interruptRequested(m_wait.source); });
    connect(m_restart, &QPushButton::clicked, this,
            [this] { Q_EMIT restartRequested(m_wait.source); });
    hide();
}

void ReplyWaitBar::showWait(const ReplyWait &wait)
{
    const bool isNews = isHidden() || m_wait.command != wait.command;
    m_wait = wait;
    m_text->setText(tr("%1 has been busy with “%2” for %3.")
                        .arg(wait.engineName, wait.command, text::duration(wait.elapsed)));
    m_interrupt->setVisible(wait.mayInterrupt);
    m_restart->setVisible(wait.mayRestart);
    if (isNews) {
        show();
        setAccessibleDescription(m_text->text());
        controlaccess::speakUp(*this);
    }
}

} // namespace shinpan
