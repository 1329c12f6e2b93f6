#include "ui/review/reviewprogress.h"

#include "ui/kit/style.h"
#include "ui/kit/timetext.h"
#include "ui/review/reviewactions.h"
#include "ui/review/reviewcontroller.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace shinpan {

ReviewProgress::ReviewProgress(ReviewController &review, ReviewActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_review(review)
    , m_bar(new QProgressBar(this))
    , m_text(new QLabel(this))
{
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the review"));
    m_text->setFont(textFont(TextSize::Caption));
    m_text->setForegroundRole(QPalette::PlaceholderText);
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

QString ReviewProgress::reading() const
{
    return m_text->text();
}

void ReviewProgress::refresh()
{
    setHidden(m_review.state() == ReviewController::State::Idle);
    const auto done = static_cast<int>(m_review.done());
    const auto count = static_cast<int>(m_review.count());
    m_bar->setRange(0, count);
    m_bar->setValue(done);
    const QString places = tr("%1 of %n position(s)", nullptr, count).arg(done);
    const auto left = m_review.timeLeft();
    if (m_review.state() == ReviewController::State::Paused) {
        m_text->setText(tr("%1, paused").arg(places));
    } else {
        m_text->setText(left ? tr("%1, %2 left").arg(places, text::duration(*left)) : places);
    }
}

} // namespace shinpan
