#include "ui/match/syncbadge.h"

#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/words/messagetext.h"

#include <QEvent>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto Blink = 250ms;

} // namespace

SyncBadge::SyncBadge(const QString &engine, QWidget *parent)
    : QToolButton(parent)
    , m_engine(engine)
{
    constexpr int IconSize = 14;
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize({IconSize, IconSize});
    setFont(textFont(TextSize::Caption));
    m_delay.setSingleShot(true);
    m_delay.setInterval(Blink);
    connect(&m_delay, &QTimer::timeout, this, &SyncBadge::refresh);
    refresh();
}

void SyncBadge::showState(const SyncState &state, int gameMove)
{
    if (state == m_state && gameMove == m_gameMove) {
        return;
    }
    m_state = state;
    m_gameMove = gameMove;
    if (state.kind != SyncState::Kind::Resyncing) {
        m_delay.stop();
        refresh();
    } else if (!m_delay.isActive()) {
        m_delay.start();
    }
}

QSize SyncBadge::sizeHint() const
{
    constexpr int Margin = 2; // the style's frame, which would cut the descenders off
    return {QToolButton::sizeHint().width(), fontMetrics().height() + 2 * Margin};
}

void SyncBadge::refresh()
{
    m_sentence = explain();
    const QString shown = word();
    setText(shown);
    setToolButtonStyle(shown.isEmpty() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    setToolTip(m_sentence + u'\n' + tr("Click to tell it the game anew."));
    setAccessibleName(tr("%1: %2").arg(m_engine, m_sentence));
    setAccessibleDescription(tr("Tells it the game anew"));
    colorIcon();
}

QString SyncBadge::word() const
{
    switch (m_state.kind) {
    case SyncState::Kind::InStep:
        return {};
    case SyncState::Kind::Unknown:
        return tr("to be told");
    case SyncState::Kind::Resyncing:
        return tr("syncing…");
    case SyncState::Kind::OutOfStep:
        return tr("out of sync");
    }
    Q_UNREACHABLE();
}

QString SyncBadge::explain() const
{
    const int move = m_state.moveNumber;
    switch (m_state.kind) {
    case SyncState::Kind::InStep:
        if (move < m_gameMove) {
            return tr("In sync at move %1; it hears of later moves when it is its turn").arg(move);
        }
        return move == m_gameMove ? tr("In sync at move %1").arg(move)
                                  : tr("At move %1; it is led back to move %2 when it is its turn")
                                        .arg(move)
                                        .arg(m_gameMove);
    case SyncState::Kind::Unknown:
        return tr("It is told the whole game when it is its turn");
    case SyncState::Kind::Resyncing:
        return tr("It is being led to move %1").arg(move);
    case SyncState::Kind::OutOfStep:
        return tr("Out of sync: it %1").arg(text::plainMessage(m_state.reason));
    }
    Q_UNREACHABLE();
}

/// The colour only underlines what symbol and word say.
void SyncBadge::colorIcon()
{
    const StyleColors &colors = styleColors(palette());
    switch (m_state.kind) {
    case SyncState::Kind::InStep:
        setIcon(symbolIcon(Symbol::Check, colors.muted));
        return;
    case SyncState::Kind::Unknown:
    case SyncState::Kind::Resyncing:
        setIcon(symbolIcon(Symbol::Retry, colors.muted));
        return;
    case SyncState::Kind::OutOfStep:
        setIcon(symbolIcon(Symbol::Warning, colors.warning));
        return;
    }
    Q_UNREACHABLE();
}

void SyncBadge::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        colorIcon();
    }
}

} // namespace shinpan
