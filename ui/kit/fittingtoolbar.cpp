#include "ui/kit/fittingtoolbar.h"

#include <QAction>
#include <QActionEvent>
#include <QToolButton>

#include <algorithm>
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
    fit();
}

void FittingToolBar::setWordings(QAction *action, const QStringList &texts)
{
    m_wordings.insert(action, texts);
    fit();
}

int FittingToolBar::widthFor(const QToolButton &button, const QStringList &texts) const
{
    const auto advance = [&button](const QString &text) {
        return button.fontMetrics().size(Qt::TextShowMnemonic, text).width();
    };
    int widest = 0;
    for (const QString &text : texts) {
        widest = std::max(widest, advance(text));
    }
    return button.sizeHint().width() - advance(button.text()) + widest;
}

void FittingToolBar::fit()
{
    const auto show = [this](QAction *action, Qt::ToolButtonStyle style) {
        if (auto *button = qobject_cast<QToolButton *>(widgetForAction(action))) {
            const QStringList wordings = m_wordings.value(action);
            const bool hasWords = style != Qt::ToolButtonIconOnly && !wordings.isEmpty();
            button->setToolButtonStyle(style);
            button->setMinimumWidth(hasWords ? widthFor(*button, wordings) : 0);
        }
    };
    for (QAction *action : std::as_const(m_dispensable)) {
        show(action, Qt::ToolButtonTextBesideIcon);
    }
    for (auto each = m_wordings.cbegin(); each != m_wordings.cend(); ++each) {
        show(each.key(), Qt::ToolButtonTextBesideIcon);
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

/// What comes or goes changes the room for words.
void FittingToolBar::actionEvent(QActionEvent *event)
{
    QToolBar::actionEvent(event);
    const QList<QAction *> all = actions();
    const auto visible = std::ranges::count_if(all, &QAction::isVisible);
    if (std::exchange(m_visible, visible) != visible) {
        fit();
    }
}

void FittingToolBar::changeEvent(QEvent *event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fit();
    }
}

} // namespace shinpan
