#include "ui/kit/fittingtoolbar.h"

#include <QAction>
#include <QEvent>
#include <QToolButton>

#include <utility>

namespace shinpan {

FittingToolBar::FittingToolBar(const QString &title, QWidget *parent)
    : QToolBar(title, parent)
{
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

void FittingToolBar::setDispensable(const QList<QAction *> &actions)
{
    m_dispensable = actions;
    for (const QAction *action : actions) {
        connect(action, &QAction::changed, this, &FittingToolBar::noticeTexts);
    }
    noticeTexts();
}

/// Actions change with every move; their words, as of Start and Pause, seldom.
void FittingToolBar::noticeTexts()
{
    QStringList texts;
    for (const QAction *action : std::as_const(m_dispensable)) {
        texts.append(action->text());
    }
    if (texts != m_texts) {
        m_texts = texts;
        fit();
    }
}

void FittingToolBar::fit()
{
    const auto show = [this](QAction *action, Qt::ToolButtonStyle style) {
        if (auto *button = qobject_cast<QToolButton *>(widgetForAction(action))) {
            button->setToolButtonStyle(style);
        }
    };
    for (QAction *action : std::as_const(m_dispensable)) {
        show(action, Qt::ToolButtonTextBesideIcon);
    }
    for (QAction *action : std::as_const(m_dispensable)) {
        if (sizeHint().width() <= width()) {
            return;
        }
        show(action, Qt::ToolButtonIconOnly);
    }
}

void FittingToolBar::resizeEvent(QResizeEvent *event)
{
    fit();
    QToolBar::resizeEvent(event);
}

void FittingToolBar::changeEvent(QEvent *event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fit();
    }
}

} // namespace shinpan
