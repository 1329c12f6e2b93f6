#include "ui/kit/foldingcard.h"

#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"

#include <QLabel>
#include <QLayout>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <vector>

namespace shinpan {

namespace {

constexpr int NarrowestWords = 130; ///< narrower, the words are folded away from the buttons
constexpr int WidestColumn = 300;   ///< in it, buttons are as wide as they may be

/// How wide the words are if nothing wraps.
[[nodiscard]] int widthOf(const QWidget &words)
{
    int widest = 0;
    const auto measure = [&widest](const QLabel &label) {
        const int line = label.fontMetrics().size(0, label.text()).width();
        widest = std::max(widest, label.isHidden() ? 0 : line + 2 * label.margin() + 2);
    };
    if (const auto *label = qobject_cast<const QLabel *>(&words)) {
        measure(*label);
    }
    const QList<QLabel *> labels = words.findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        measure(*label);
    }
    return widest;
}

} // namespace

/// Words and a button in the corner, and more buttons beside them or in rows below.
class FoldingLayout final : public QLayout
{
public:
    void setWords(QWidget *words, QWidget *close);
    void addButton(QWidget *button, int index);

    void addItem(QLayoutItem *item) override { m_items.emplace_back(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &room) override;

private:
    using Row = std::vector<QLayoutItem *>;

    [[nodiscard]] QLayoutItem &words() const { return *m_items[0]; }
    [[nodiscard]] QLayoutItem &close() const { return *m_items[1]; }
    [[nodiscard]] Row buttons() const;
    [[nodiscard]] static std::vector<Row> rowsOf(const Row &buttons, int width);
    [[nodiscard]] static int widthOfRow(const Row &row);
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int wordsHeight(int width) const;
    [[nodiscard]] int wordsWidthInLine(int width) const;
    [[nodiscard]] bool isOneLine(int width) const;
    [[nodiscard]] int foldedHeight(int width) const;
    void layLine(QRect room);
    void layFolded(QRect room);
    static void layRow(const Row &row, QRect room, bool isStretched);

    std::vector<std::unique_ptr<QLayoutItem>> m_items; ///< the words, the corner, the buttons
};

void FoldingLayout::setWords(QWidget *words, QWidget *close)
{
    addWidget(words);
    addWidget(close);
}

void FoldingLayout::addButton(QWidget *button, int index)
{
    addWidget(button);
    if (index >= 0) {
        std::rotate(m_items.begin() + 2 + index, m_items.end() - 1, m_items.end());
    }
}

QLayoutItem *FoldingLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *FoldingLayout::takeAt(int index)
{
    if (itemAt(index) == nullptr) {
        return nullptr;
    }
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

/// Those that are shown.
FoldingLayout::Row FoldingLayout::buttons() const
{
    Row shown;
    for (std::size_t i = 2; i < m_items.size(); ++i) {
        if (!m_items[i]->isEmpty()) {
            shown.push_back(m_items[i].get());
        }
    }
    return shown;
}

int FoldingLayout::widthOfRow(const Row &row)
{
    int width = row.empty() ? 0 : -spacing::Normal;
    for (const QLayoutItem *item : row) {
        width += item->sizeHint().width() + spacing::Normal;
    }
    return width;
}

std::vector<FoldingLayout::Row> FoldingLayout::rowsOf(const Row &buttons, int width)
{
    std::vector<Row> rows;
    for (QLayoutItem *button : buttons) {
        if (!rows.empty()) {
            rows.back().push_back(button);
            if (widthOfRow(rows.back()) <= width) {
                continue;
            }
            rows.back().pop_back();
        }
        rows.push_back({button});
    }
    return rows;
}

/// Buttons that come and go do not change it.
int FoldingLayout::lineHeight() const
{
    int height = 0;
    for (std::size_t i = 1; i < m_items.size(); ++i) {
        height = std::max(height, m_items[i]->widget()->sizeHint().height());
    }
    return height;
}

int FoldingLayout::wordsHeight(int width) const
{
    return words().hasHeightForWidth() ? words().heightForWidth(width)
                                       : words().sizeHint().height();
}

int FoldingLayout::wordsWidthInLine(int width) const
{
    Row others = buttons();
    others.push_back(&close());
    return width - widthOfRow(others) - spacing::Normal;
}

bool FoldingLayout::isOneLine(int width) const
{
    const int left = wordsWidthInLine(width);
    const int needed = std::min(zoomed(NarrowestWords), widthOf(*words().widget()));
    return left >= needed && std::max(lineHeight(), wordsHeight(left)) <= foldedHeight(width);
}

int FoldingLayout::foldedHeight(int width) const
{
    const int corner = close().sizeHint().width() + spacing::Normal;
    int height = std::max(wordsHeight(width - corner), close().sizeHint().height());
    for (const Row &row : rowsOf(buttons(), width)) {
        height += spacing::Tight + row.front()->sizeHint().height();
    }
    return height;
}

int FoldingLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    const int inner = width - margins.left() - margins.right();
    const int height = isOneLine(inner)
                         ? std::max(lineHeight(), wordsHeight(wordsWidthInLine(inner)))
                         : foldedHeight(inner);
    return height + margins.top() + margins.bottom();
}

QSize FoldingLayout::sizeHint() const
{
    Row others = buttons();
    others.push_back(&close());
    const QMargins margins = contentsMargins();
    const int width = widthOf(*words().widget()) + spacing::Normal + widthOfRow(others)
                    + margins.left() + margins.right();
    return {width, heightForWidth(width)};
}

QSize FoldingLayout::minimumSize() const
{
    int width = zoomed(NarrowestWords);
    for (const QLayoutItem *button : buttons()) {
        width = std::max(width, button->sizeHint().width());
    }
    const QMargins margins = contentsMargins();
    return {width + margins.left() + margins.right(),
            lineHeight() + margins.top() + margins.bottom()};
}

void FoldingLayout::setGeometry(const QRect &room)
{
    QLayout::setGeometry(room);
    const QRect inner = room.marginsRemoved(contentsMargins());
    isOneLine(inner.width()) ? layLine(inner) : layFolded(inner);
}

void FoldingLayout::layLine(QRect room)
{
    const int left = wordsWidthInLine(room.width());
    const int height = wordsHeight(left);
    words().setGeometry({room.left(), room.top() + (room.height() - height) / 2, left, height});
    Row others = buttons();
    others.push_back(&close());
    layRow(others, room, false);
}

void FoldingLayout::layFolded(QRect room)
{
    const QSize corner = close().sizeHint();
    const int width = room.width() - corner.width() - spacing::Normal;
    int below = std::max(wordsHeight(width), corner.height());
    words().setGeometry({room.topLeft(), QSize(width, below)});
    close().setGeometry({QPoint(room.right() - corner.width() + 1, room.top()), corner});
    const std::vector<Row> rows = rowsOf(buttons(), room.width());
    const bool isStretched = rows.size() > 1 || room.width() <= zoomed(WidestColumn);
    for (const Row &row : rows) {
        below += spacing::Tight;
        const int height = row.front()->sizeHint().height();
        layRow(row, {room.left(), room.top() + below, room.width(), height}, isStretched);
        below += height;
    }
}

/// At the right end of the room; or as wide as that, all by the same.
void FoldingLayout::layRow(const Row &row, QRect room, bool isStretched)
{
    const int spare = room.width() - widthOfRow(row);
    const int more = isStretched ? spare / static_cast<int>(row.size()) : 0;
    int left = room.left() + (isStretched ? 0 : spare);
    for (QLayoutItem *item : row) {
        const QSize size = item->sizeHint() + QSize(more, 0);
        item->setGeometry({{left, room.top() + (room.height() - size.height()) / 2}, size});
        left += size.width() + spacing::Normal;
    }
}

FoldingCard::FoldingCard(QWidget *parent)
    : Card(parent)
    , m_layout(new FoldingLayout)
{
    m_layout->setContentsMargins(spacing::Wide, spacing::Tight, spacing::Normal, spacing::Tight);
    setLayout(m_layout);
}

void FoldingCard::setWords(QWidget *words, QToolButton *close)
{
    m_layout->setWords(words, close);
}

void FoldingCard::addButton(QWidget *button, int index)
{
    m_layout->addButton(button, index);
    orderKeys();
}

void FoldingCard::follow(QWidget &before)
{
    m_before = &before;
    orderKeys();
}

/// The buttons as they are seen, then the one in the corner.
void FoldingCard::orderKeys()
{
    constexpr int Corner = 1;
    QWidget *last = m_before;
    for (int i = Corner + 1; last != nullptr && i <= m_layout->count(); ++i) {
        QWidget *next = m_layout->itemAt(i < m_layout->count() ? i : Corner)->widget();
        setTabOrder(last, next);
        last = next;
    }
}

} // namespace shinpan
