#include "ui/review/reviewactions.h"

#include "ui/review/reviewcontroller.h"
#include "ui/symbol.h"

#include <QMenu>

namespace shinpan {

ReviewActions::ReviewActions(ReviewController &reviewing, QObject *parent)
    : QObject(parent)
    , review(new QAction(symbolIcon(Symbol::Search), tr("&Review Game…"), this))
    , pause(new QAction(this))
    , cancel(new QAction(symbolIcon(Symbol::Stop), tr("Ca&ncel Review"), this))
    , m_review(reviewing)
{
    review->setShortcut(Qt::Key_F12);
    review->setToolTip(tr("Let engines look at every position of the game (F12)"));
    cancel->setToolTip(tr("End the review; what was found stays"));
    connect(pause, &QAction::triggered, this, [this] {
        m_review.state() == ReviewController::State::Paused ? m_review.resume() : m_review.pause();
    });
    connect(cancel, &QAction::triggered, &m_review, &ReviewController::cancel);
    connect(&m_review, &ReviewController::changed, this, &ReviewActions::refresh);
    refresh();
}

void ReviewActions::addTo(QMenu &menu) const
{
    menu.addSeparator();
    menu.addActions({review, pause, cancel});
}

void ReviewActions::refresh()
{
    const ReviewController::State state = m_review.state();
    const bool isPaused = state == ReviewController::State::Paused;
    pause->setIcon(symbolIcon(isPaused ? Symbol::Play : Symbol::Pause));
    pause->setText(isPaused ? tr("Resume Re&view") : tr("Pause Re&view"));
    pause->setToolTip(isPaused ? tr("Go on with the review") : tr("Let the review rest"));
    pause->setEnabled(state != ReviewController::State::Idle);
    cancel->setEnabled(state != ReviewController::State::Idle);
}

} // namespace shinpan
