#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace shinpan {

/// A board, and a column of messages below it; or beside it where they would take much of the
/// board's height and the window is wide enough.
class BoardLayout final : public QLayout
{
public:
    /// `messages` has a layout, which is asked whether there are any, and how high they are.
    BoardLayout(QWidget *board, QWidget *messages);

    void addItem(QLayoutItem *item) override { m_items.emplace_back(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &room) override;

    /// As wide as messages are at most: longer lines are hard to read.
    [[nodiscard]] static int widestMessage();

private:
    [[nodiscard]] bool hasMessages() const;
    [[nodiscard]] int messagesHeight(int width) const;
    [[nodiscard]] QSize together(QSize board, QSize messages) const;
    [[nodiscard]] int widthBeside(QSize room, int sideBelow) const;
    void layBelow(const QRect &room);
    void layBeside(const QRect &room, int width);

    std::vector<std::unique_ptr<QLayoutItem>> m_items; ///< the board, the messages
};

} // namespace shinpan
