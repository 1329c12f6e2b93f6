#include "ui/competition/roundsview.h"

#include "ui/kit/style.h"
#include "ui/words/text.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace shinpan {

namespace {

constexpr QSize Room(3 * spacing::Wide, spacing::Wide); ///< in a cell, around its text

[[nodiscard]] bool isBracket(const CompetitionReport &report)
{
    return kindOf(report.type).drawing == CompetitionKind::Drawing::Bracket;
}

/// A match in a frame; nothing where there is none.
class MatchDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (index.data().isValid()) {
            painter->setPen(styleColors(option.palette).field);
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
    }
};

} // namespace

RoundsView::RoundsView(QWidget *parent)
    : QTableView(parent)
{
    setModel(&m_model);
    setItemDelegate(new MatchDelegate(this));
    setShowGrid(false);
    setWordWrap(false);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
}

QString RoundsView::titleOf(const CompetitionReport &report, int round)
{
    if (!isBracket(report)) {
        return tr("Round %1").arg(round + 1);
    }
    const int later = roundsAfter(round, report.players.size());
    return later == 0 ? tr("Final")
         : later == 1 ? tr("Semifinals")
         : later == 2 ? tr("Quarterfinals")
                      : tr("Round of %1").arg(2 << later);
}

QString RoundsView::textOf(const CompetitionReport &report, const Meeting &meeting)
{
    const auto side = [&](std::size_t player, double points) {
        const QString line =
            QStringLiteral("%1  %2").arg(report.players[player].id, text::points(points));
        return meeting.winner == player ? QStringLiteral("✓ ") + line : line;
    };
    if (!meeting.second) {
        return tr("%1  bye").arg(report.players[meeting.first].id);
    }
    const QString both = side(meeting.first, meeting.firstPoints) + u'\n'
                       + side(*meeting.second, meeting.secondPoints);
    return meeting.isBySeed ? both + u'\n' + tr("even: the higher seed goes through") : both;
}

void RoundsView::showRounds(const CompetitionReport &report)
{
    std::vector<MeetingRound> rounds = meetingRounds(report);
    if (rounds == m_rounds) {
        return;
    }
    m_rounds = std::move(rounds);
    clearSpans();
    m_model.clear();
    int number = 0;
    for (const MeetingRound &round : m_rounds) {
        addRound(report, number++, round);
    }
}

void RoundsView::addRound(const CompetitionReport &report, int number, const MeetingRound &round)
{
    m_model.setColumnCount(number + 1);
    m_model.setHorizontalHeaderItem(number, new QStandardItem(titleOf(report, number)));
    const int height = isBracket(report) ? 1 << number : 1;
    int row = 0;
    int width = horizontalHeader()->sectionSizeHint(number);
    for (const Meeting &meeting : round) {
        auto *item = new QStandardItem(textOf(report, meeting));
        item->setSizeHint(fontMetrics().size(0, item->text()) + Room);
        width = std::max(width, item->sizeHint().width());
        item->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        m_model.setItem(row, number, item);
        if (height > 1) {
            setSpan(row, number, height, 1);
        }
        row += height;
    }
    setColumnWidth(number, width);
}

} // namespace shinpan
