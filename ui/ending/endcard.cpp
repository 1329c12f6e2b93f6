#include "ui/ending/endcard.h"

#include "core/util/excerpt.h"
#include "ui/kit/controlaccess.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QAction>
#include <QFileInfo>
#include <QStringList>

namespace shinpan {

EndCard::EndCard(const Actions &actions, QWidget *parent)
    : FoldingCard(parent)
    , m_result(form::heading())
    , m_details(form::caption())
    , m_save(add(tr("&Save"), actions.save)) // the first: nothing moves when it goes
    , m_review(add(tr("Rev&iew"), actions.review))
    , m_tryAgain(add(tr("&Try Again"), actions.tryAgain))
    , m_next(add(tr("&Play as Proposed")))
    , m_again(add(tr("&Rematch")))
    , m_newGame(add(tr("Ne&w Game…"), actions.newGame))
{
    setAccessibleName(tr("The end of the game"));
    m_result->setAccessibleDescription(tr("How the game ended"));
    m_result->setWordWrap(true);
    m_details->setWordWrap(true);
    QToolButton *close = form::toolButton(Symbol::Close, tr("Put away"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_again, &QPushButton::clicked, this, &EndCard::againRequested);
    connect(m_next, &QPushButton::clicked, this, &EndCard::nextRequested);
    setWords(form::widgetWith(form::column(0, {m_result, m_details})), close);
    for (QPushButton *button : {m_save, m_review, m_tryAgain, m_next, m_again, m_newGame}) {
        addButton(button);
    }
    hide();
}

QPushButton *EndCard::add(const QString &text, QAction *action)
{
    QPushButton *button = form::button(text);
    if (action != nullptr) {
        const auto follow = [button, action] { button->setEnabled(action->isEnabled()); };
        connect(action, &QAction::changed, button, follow);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        button->setToolTip(action->toolTip());
        follow();
    }
    return button;
}

void EndCard::showEnd(const QString &result, const QString &reason)
{
    m_result->setText(result);
    m_reason = reason;
    showText();
    show();
    controlaccess::speakUp(*this);
}

void EndCard::showFile(const QString &path)
{
    m_file = QFileInfo(path).fileName();
    m_save->setVisible(path.isEmpty());
    m_details->setToolTip(path);
    showText();
}

void EndCard::offerRematch(bool swaps)
{
    m_proposal.clear();
    m_next->hide();
    m_again->setToolTip(swaps ? tr("The same again with colours swapped") : tr("The same again"));
}

void EndCard::offerNext(const QString &proposal)
{
    m_proposal = proposal;
    m_next->show();
    m_next->setToolTip(proposal);
    showText();
}

void EndCard::showText()
{
    QStringList sentences;
    if (!m_reason.isEmpty()) {
        sentences << passage(m_reason);
    }
    if (!m_proposal.isEmpty()) {
        sentences << tr("%1.").arg(m_proposal);
    }
    sentences << (m_file.isEmpty() ? tr("Not saved yet.")
                                   : tr("Saved as %1.").arg(excerpt(m_file)));
    m_details->setText(sentences.join(u' '));
    sentences.prepend(tr("%1.").arg(m_result->text()));
    setAccessibleDescription(sentences.join(u' '));
}

} // namespace shinpan
