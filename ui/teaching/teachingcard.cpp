#include "ui/teaching/teachingcard.h"

#include "ui/kit/controlaccess.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/wrappedlabel.h"

#include <QAction>

namespace shinpan {

TeachingCard::TeachingCard(const Actions &actions, QWidget *parent)
    : FoldingCard(parent)
    , m_text(new WrappedLabel({}))
    , m_close(form::toolButton(Symbol::Close, tr("Put away")))
{
    setAccessibleName(tr("Teaching"));
    connect(m_close, &QToolButton::clicked, this, &TeachingCard::closed);
    setWords(m_text, m_close);
    addButton(buttonFor(actions.line));
    addButton(buttonFor(actions.takeBack));
    hide();
}

QPushButton *TeachingCard::buttonFor(QAction *action)
{
    QPushButton *button = form::button(action->iconText());
    button->setCheckable(action->isCheckable());
    QSizePolicy policy = button->sizePolicy();
    policy.setRetainSizeWhenHidden(false);
    button->setSizePolicy(policy);
    const auto follow = [button, action] {
        button->setVisible(action->isEnabled());
        button->setChecked(action->isChecked());
        button->setToolTip(action->toolTip());
    };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    button->hide();
    return button;
}

void TeachingCard::show(const Shown &shown)
{
    if (shown == m_shown) {
        return;
    }
    if (shown.moments != m_shown.moments) {
        showMoments(shown.moments);
    }
    m_shown = shown;
    m_text->setText(shown.text);
    QFont font = textFont(TextSize::Body);
    font.setWeight(shown.isGrave ? QFont::DemiBold : QFont::Normal);
    m_text->setFont(font);
    form::dress(*m_close, Symbol::Close,
                shown.hasLesson ? tr("End the lesson") : tr("Put the hint away"));
    setAccessibleDescription(shown.text);
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(shown.keepsRoom);
    setSizePolicy(policy);
    setVisible(!shown.text.isEmpty());
}

void TeachingCard::speakUp()
{
    if (isVisible()) {
        controlaccess::speakUp(*this);
    }
}

void TeachingCard::showMoments(const QStringList &moments)
{
    for (QPushButton *button : std::as_const(m_momentButtons)) {
        button->hide();
        button->deleteLater(); // it may be the one that was pressed
    }
    m_momentButtons.clear();
    for (int i = 0; i < moments.size(); ++i) {
        QPushButton *button =
            form::button(moments.at(i), tr("Go to the moment %1").arg(moments.at(i)));
        button->setToolTip(tr("Show the position and what was better"));
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT momentChosen(i); });
        addButton(button, i);
        m_momentButtons.append(button);
    }
}

} // namespace shinpan
