#include "ui/competition/readtable.h"

#include "ui/kit/style.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int WidestColumn = 260;    ///< a name may be as long as its owner likes
constexpr int NarrowestColumn = 9;   ///< in characters
constexpr int RowsLookedAt = 100;    ///< for the width of a column
constexpr int Air = spacing::Normal; ///< behind a number, before the text of the next column

[[nodiscard]] bool isRight(const QVariant &alignment)
{
    return Qt::Alignment(alignment.toInt()).testFlag(Qt::AlignRight);
}

class AiryDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem inner(option);
        if (isRight(index.data(Qt::TextAlignmentRole))) {
            QStyleOptionViewItem ground(option);
            initStyleOption(&ground, index);
            ground.text.clear();
            ground.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter,
                                                ground.widget);
            inner.rect.adjust(0, 0, -Air, 0);
        }
        QStyledItemDelegate::paint(painter, inner, index);
    }
};

/// Titles stand as what is under them.
class AiryHeader final : public QHeaderView
{
public:
    explicit AiryHeader(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    { }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        QRect inner = rect;
        if (isRight(model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole))) {
            QStyleOptionHeader ground;
            initStyleOption(&ground);
            ground.rect = rect;
            style()->drawControl(QStyle::CE_HeaderEmptyArea, &ground, painter, this);
            inner.adjust(0, 0, -Air, 0);
        }
        QHeaderView::paintSection(painter, inner, section);
    }
};

} // namespace

ReadTable::ReadTable(QAbstractItemModel &model, const QString &name, QWidget *parent)
    : QTableView(parent)
{
    setHorizontalHeader(new AiryHeader(this));
    setItemDelegate(new AiryDelegate(this));
    setModel(&model);
    setAccessibleName(name);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false); // Tab leads to the next control
    setShowGrid(false);
    setWordWrap(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(NarrowestColumn * fontMetrics().averageCharWidth());
    horizontalHeader()->setMaximumSectionSize(WidestColumn);
    horizontalHeader()->setResizeContentsPrecision(RowsLookedAt);
    const auto update = [this] {
        // A header hears of changed cells and of new columns, but of no new rows.
        horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        updateGeometry();
    };
    update();
    connect(&model, &QAbstractItemModel::rowsInserted, this, update);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, update);
    connect(&model, &QAbstractItemModel::modelReset, this, update);
}

void ReadTable::fitRows(int least, int most)
{
    m_least = least;
    m_most = most;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    updateGeometry();
}

void ReadTable::stretchLast()
{
    horizontalHeader()->setStretchLastSection(true);
}

/// An empty table is as high as one with a row or two.
int ReadTable::rowsNow() const
{
    return std::max(model()->rowCount(), 2);
}

int ReadTable::heightOf(int rows) const
{
    const int row = verticalHeader()->defaultSectionSize();
    return horizontalHeader()->sizeHint().height() + rows * row + 2 * frameWidth();
}

/// The width with some air, so that numbers do not stick together.
int ReadTable::sizeHintForColumn(int column) const
{
    return QTableView::sizeHintForColumn(column) + Air;
}

QSize ReadTable::sizeHint() const
{
    const QSize usual = QTableView::sizeHint();
    return m_most > 0 ? QSize(usual.width(), heightOf(std::min(rowsNow(), m_most))) : usual;
}

QSize ReadTable::minimumSizeHint() const
{
    const QSize usual = QTableView::minimumSizeHint();
    return m_most > 0 ? QSize(usual.width(), heightOf(std::min(rowsNow(), m_least))) : usual;
}

} // namespace shinpan
