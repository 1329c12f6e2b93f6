#include "ui/play/boardlayout.h"

#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"

#include <QWidget>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int WidestMessage = 640;
constexpr int NarrowestBeside = 150;
constexpr int WidestBeside = 300;
constexpr int StepBeside = 20;
constexpr double LeastShareBelow = 0.9; ///< of the side that the board could have without messages

} // namespace

BoardLayout::BoardLayout(QWidget *board, QWidget *messages)
{
    addWidget(board);
    addWidget(messages);
}

int BoardLayout::widestMessage()
{
    return zoomed(WidestMessage);
}

QLayoutItem *BoardLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *BoardLayout::takeAt(int index)
{
    if (itemAt(index) == nullptr) {
        return nullptr;
    }
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize BoardLayout::sizeHint() const
{
    return together(m_items[0]->sizeHint(), m_items[1]->sizeHint());
}

QSize BoardLayout::minimumSize() const
{
    return together(m_items[0]->minimumSize(), m_items[1]->minimumSize());
}

QSize BoardLayout::together(QSize board, QSize messages) const
{
    if (!hasMessages()) {
        return board;
    }
    return {std::max(board.width(), messages.width() + 2 * spacing::Wide),
            board.height() + messages.height()};
}

bool BoardLayout::hasMessages() const
{
    return !m_items[1]->widget()->layout()->isEmpty();
}

int BoardLayout::messagesHeight(int width) const
{
    const QLayout &column = *m_items[1]->widget()->layout();
    return column.hasHeightForWidth() ? column.heightForWidth(width) : column.sizeHint().height();
}

void BoardLayout::setGeometry(const QRect &room)
{
    QLayout::setGeometry(room);
    if (!hasMessages()) {
        m_items[0]->setGeometry(room);
        m_items[1]->setGeometry({room.topLeft(), QSize()}); // nothing of it lies over the board
        return;
    }
    const int width = std::min(room.width() - 2 * spacing::Wide, widestMessage());
    const int sideBelow = std::min(room.width(), room.height() - messagesHeight(width));
    const int sideAlone = std::min(room.width(), room.height());
    const bool isCramped = sideBelow < LeastShareBelow * sideAlone;
    const int beside = isCramped ? widthBeside(room.size(), sideBelow) : 0;
    beside > 0 ? layBeside(room, beside) : layBelow(room);
}

/// How wide the messages are beside the board if it is larger than above them; 0 if it is not.
int BoardLayout::widthBeside(QSize room, int sideBelow) const
{
    const auto sideFor = [room](int width) {
        return std::min(room.height(), room.width() - width - spacing::Wide);
    };
    const int spare = room.width() - room.height() - spacing::Wide;
    int width = std::clamp(spare, zoomed(NarrowestBeside), zoomed(WidestBeside));
    while (messagesHeight(width) > room.height() && sideFor(width) > sideBelow) {
        width += StepBeside;
    }
    return sideFor(width) > sideBelow ? width : 0;
}

void BoardLayout::layBelow(const QRect &room)
{
    const int width = std::min(room.width() - 2 * spacing::Wide, widestMessage());
    const int height = std::min(messagesHeight(width), room.height());
    m_items[0]->setGeometry(room.adjusted(0, 0, 0, -height));
    m_items[1]->setGeometry(
        {room.left() + (room.width() - width) / 2, room.bottom() - height + 1, width, height});
}

/// Both together are in the middle.
void BoardLayout::layBeside(const QRect &room, int width)
{
    const int side = std::min(room.height(), room.width() - width - spacing::Wide);
    const int height = messagesHeight(width);
    const int left = room.left() + (room.width() - side - width - spacing::Wide) / 2;
    m_items[0]->setGeometry({left, room.top(), side, room.height()});
    m_items[1]->setGeometry(
        {left + side, room.top() + (room.height() - height) / 2, width, height});
}

} // namespace shinpan
