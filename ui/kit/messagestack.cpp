#include "ui/kit/messagestack.h"

#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int Widest = 560; // longer lines are hard to read

} // namespace

MessageStack::MessageStack(QWidget &ground)
    : QWidget(ground.parentWidget())
    , m_ground(ground)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins({});
    m_column->setSpacing(0);
    ground.installEventFilter(this);
}

void MessageStack::add(QWidget *message)
{
    m_column->addWidget(message);
}

bool MessageStack::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        place();
    }
    return QWidget::event(event);
}

bool MessageStack::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
        place();
    }
    return QWidget::eventFilter(watched, event);
}

void MessageStack::place()
{
    const QRect ground =
        m_ground.geometry().adjusted(spacing::Wide, spacing::Wide, -spacing::Wide, -spacing::Wide);
    const int width = std::min(ground.width(), zoomed(Widest));
    const int wanted = m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(width)
                                                     : m_column->sizeHint().height();
    const int height = std::min(ground.height(), wanted);
    setGeometry(ground.left() + (ground.width() - width) / 2, ground.bottom() + 1 - height, width,
                height);
    raise();
}

} // namespace shinpan
