#include "ui/engines/checktree.h"

#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/words/messagetext.h"

#include <QApplication>
#include <QHeaderView>
#include <QStyledItemDelegate>

#include <algorithm>

namespace shinpan {

namespace {

enum Column { Sentence, Verdict };

[[nodiscard]] QIcon verdictIcon(CheckVerdict verdict, bool hampersGames)
{
    const StyleColors &colors = styleColors(QApplication::palette());
    switch (verdict) {
    case CheckVerdict::Works:
        return symbolIcon(Symbol::Good, colors.ok);
    case CheckVerdict::Absent:
        return symbolIcon(Symbol::Absent, colors.muted);
    case CheckVerdict::Odd:
        return symbolIcon(Symbol::Warning, colors.warning);
    case CheckVerdict::Wrong:
        return symbolIcon(Symbol::Wrong, hampersGames ? colors.error : colors.warning);
    }
    Q_UNREACHABLE();
}

/// Rows as high as their wrapped sentences: Qt forgets the indentation when it measures them.
class SentenceDelegate final : public QStyledItemDelegate
{
public:
    explicit SentenceDelegate(QTreeWidget &tree)
        : QStyledItemDelegate(&tree)
        , m_tree(tree)
    { }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override
    {
        int left = m_tree.indentation();
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
            left += m_tree.indentation();
        }
        const bool isEvidence = m_tree.isFirstColumnSpanned(index.row(), index.parent());
        const int right =
            isEvidence ? m_tree.viewport()->width() : m_tree.columnWidth(index.column());
        QStyleOptionViewItem wrapped = option;
        wrapped.rect.setSize(QSize(std::max(1, right - left), QWIDGETSIZE_MAX));
        return QStyledItemDelegate::sizeHint(wrapped, index);
    }

private:
    const QTreeWidget &m_tree;
};

} // namespace

CheckTree::CheckTree(QWidget *parent)
    : QTreeWidget(parent)
{
    setAccessibleName(tr("What the check found"));
    setColumnCount(2);
    setHeaderHidden(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Sentence, QHeaderView::Stretch);
    header()->setSectionResizeMode(Verdict, QHeaderView::ResizeToContents);
    setWordWrap(true);
    setUniformRowHeights(false);
    setTextElideMode(Qt::ElideNone);
    setIconSize(QSize(18, 18));
    setVerticalScrollMode(ScrollPerPixel);
    setItemDelegateForColumn(Sentence, new SentenceDelegate(*this));
    connect(header(), &QHeaderView::sectionResized, this, [this] { scheduleDelayedItemsLayout(); });
}

void CheckTree::clearFindings()
{
    m_areas.clear();
    clear();
}

void CheckTree::addFinding(const CheckFinding &finding)
{
    Area &area = areaOf(finding);
    auto *item = new QTreeWidgetItem(area.item);
    const QString sentence = text::capitalised(text::message(finding.text));
    const QString verdict = text::message(weightOf(finding));
    item->setText(Sentence, sentence);
    item->setIcon(Sentence, verdictIcon(finding.verdict, finding.hampersGames));
    item->setText(Verdict, verdict);
    item->setForeground(Verdict, palette().brush(QPalette::PlaceholderText));
    item->setData(Sentence, Qt::AccessibleTextRole,
                  QStringLiteral("%1: %2").arg(verdict, sentence));
    if (!finding.evidence.isEmpty()) {
        addEvidence(item, finding.evidence);
    }
    const std::pair weight(finding.verdict, finding.hampersGames);
    if (area.worstCount == 0 || weight > area.worst) {
        area.worst = weight;
        area.worstCount = 0;
        area.worstName = verdict;
    }
    area.worstCount += weight == area.worst ? 1 : 0;
    describeArea(area);
    if (finding.verdict >= CheckVerdict::Odd) {
        area.item->setExpanded(true);
    }
}

CheckTree::Area &CheckTree::areaOf(const CheckFinding &finding)
{
    Area &area = m_areas[finding.area];
    if (!area.item) {
        const auto index = std::distance(m_areas.begin(), m_areas.find(finding.area));
        area.item = new QTreeWidgetItem;
        area.item->setText(Sentence, text::message(nameOf(finding.area)));
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        area.item->setFont(Sentence, bold);
        insertTopLevelItem(static_cast<int>(index), area.item);
    }
    return area;
}

/// The worst verdict's icon and the counts: "4 works, 1 odd" would be no English, so "4 · 1 odd".
void CheckTree::describeArea(const Area &area) const
{
    const auto &[verdict, hampersGames] = area.worst;
    area.item->setIcon(Sentence, verdictIcon(verdict, hampersGames));
    const QString summary = verdict < CheckVerdict::Odd
                              ? tr("fine")
                              : QStringLiteral("%1 %2").arg(area.worstCount).arg(area.worstName);
    area.item->setText(Verdict, summary);
    area.item->setForeground(Verdict, palette().brush(QPalette::PlaceholderText));
    area.item->setData(Sentence, Qt::AccessibleTextRole,
                       QStringLiteral("%1: %2").arg(area.item->text(Sentence), summary));
}

void CheckTree::addEvidence(QTreeWidgetItem *item, const QString &evidence) const
{
    auto *exchange = new QTreeWidgetItem(item, {evidence});
    exchange->setFirstColumnSpanned(true);
    exchange->setFont(Sentence, fixedFont());
    exchange->setForeground(Sentence, palette().brush(QPalette::PlaceholderText));
}

} // namespace shinpan
