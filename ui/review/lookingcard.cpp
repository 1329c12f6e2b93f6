#include "ui/review/lookingcard.h"

#include "ui/kit/controlaccess.h"
#include "ui/kit/forms.h"
#include "ui/kit/wrappedlabel.h"
#include "ui/review/reviewcontroller.h"
#include "ui/review/reviewprogress.h"

namespace shinpan {

LookingCard::LookingCard(const ReviewController &review, QWidget *parent)
    : FoldingCard(parent)
    , m_review(review)
    , m_text(new WrappedLabel({}))
{
    setAccessibleName(tr("Looking for mistakes"));
    QToolButton *stop =
        form::toolButton(Symbol::Stop, tr("Stop"), tr("Look no further; what was found stays"));
    stop->setText(stop->accessibleName());
    stop->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setWords(m_text, stop);
    connect(stop, &QToolButton::clicked, this, &LookingCard::stopped);
    connect(&review, &ReviewController::changed, this, &LookingCard::refresh);
    hide();
}

void LookingCard::begin()
{
    show();
    refresh();
    controlaccess::speakUp(*this);
}

void LookingCard::refresh()
{
    if (isHidden()) {
        return;
    }
    if (m_review.state() == ReviewController::State::Idle) {
        hide();
        return;
    }
    m_text->setText(tr("Looking for mistakes: %1").arg(ReviewProgress::textOf(m_review)));
    setAccessibleDescription(m_text->text());
}

} // namespace shinpan
