#include "ui/documents/pagestack.h"

#include <QEvent>

namespace shinpan {

void PageStack::add(QWidget &page)
{
    page.hide();
    page.setParent(this);
}

void PageStack::remove(QWidget &page)
{
    page.hide();
    if (m_shown == &page) {
        m_shown = nullptr;
        updateGeometry();
    }
}

bool PageStack::turnTo(QWidget &page)
{
    if (m_shown == &page) {
        return true;
    }
    const QWidget *focused = window()->focusWidget();
    const bool hadFocus = m_shown && focused && m_shown->isAncestorOf(focused);
    if (m_shown) {
        m_shown->hide();
    }
    m_shown = &page;
    page.setGeometry(rect());
    page.show();
    updateGeometry();
    if (!hadFocus) {
        return true;
    }
    QWidget *last = page.focusWidget();
    if (last != nullptr) {
        last->setFocus();
    }
    return last != nullptr;
}

QSize PageStack::sizeHint() const
{
    return m_shown ? m_shown->sizeHint() : QWidget::sizeHint();
}

QSize PageStack::minimumSizeHint() const
{
    return m_shown ? m_shown->minimumSizeHint().expandedTo(m_shown->minimumSize()) : QSize();
}

/// What the page asks for is what we ask for.
bool PageStack::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
    }
    return QWidget::event(event);
}

void PageStack::resizeEvent(QResizeEvent *)
{
    if (m_shown) {
        m_shown->setGeometry(rect());
    }
}

} // namespace shinpan
