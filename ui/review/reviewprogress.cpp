#include "ui/review/reviewprogress.h"

#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/timetext.h"
#include "ui/review/reviewactions.h"
#include "ui/review/reviewcontroller.h"

#include <QGridLayout>
#include <QProgressBar>

namespace shinpan {

ReviewProgress::ReviewProgress(const ReviewController &review,
                               const ReviewActions &actions,
                               QWidget *parent)
    : QWidget(parent)
    , m_review(review)
    , m_bar(new QProgressBar(this))
    , m_text(form::caption())
{
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the review"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(spacing::Tight, 0, 0, 0);
    grid->setVerticalSpacing(0);
    grid->addWidget(m_bar, 0, 0);
    grid->addWidget(m_text, 1, 0);
    int column = 1;
    for (QAction *action : {actions.pause, actions.cancel}) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setAccessibleName(action->toolTip());
        connect(action, &QAction::changed, button,
                [button, action] { button->setAccessibleName(action->toolTip()); });
        grid->addWidget(button, 0, column++, 2, 1);
    }
    connect(&review, &ReviewController::changed, this, &ReviewProgress::refresh);
    refresh();
}

QString ReviewProgress::textOf(const ReviewController &review)
{
    const auto done = static_cast<int>(review.done());
    const auto count = static_cast<int>(review.count());
    const QString places = tr("%1 of %n position(s)", nullptr, count).arg(done);
    if (review.state() == ReviewController::State::Paused) {
        return tr("%1, paused").arg(places);
    }
    const auto left = review.timeLeft();
    return left ? tr("%1, %2 left").arg(places, text::duration(*left)) : places;
}

void ReviewProgress::refresh()
{
    setHidden(m_review.state() == ReviewController::State::Idle);
    m_bar->setRange(0, static_cast<int>(m_review.count()));
    m_bar->setValue(static_cast<int>(m_review.done()));
    m_text->setText(textOf(m_review));
}

} // namespace shinpan
