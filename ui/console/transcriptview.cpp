#include "ui/console/transcriptview.h"

#include "ui/console/transcriptaccess.h"
#include "ui/console/transcriptdelegate.h"
#include "ui/console/transcriptmodel.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"

#include <QAction>
#include <QClipboard>
#include <QDeadlineTimer>
#include <QGuiApplication>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

namespace shinpan {

namespace {

using namespace std::chrono_literals;

/// How often a command that waits is shown with the time so far.
constexpr std::chrono::milliseconds PendingInterval = 200ms;
constexpr int FewestLines = 6; ///< shown at once
/// More is not for the clipboard.
constexpr int MostCopied = 100'000;

} // namespace

TranscriptView::TranscriptView(TranscriptModel &model, QWidget *parent)
    : QAbstractItemView(parent)
    , m_model(model)
    , m_delegate(new TranscriptDelegate(this))
    , m_newest(new AccentButton(symbolIcon(Symbol::Down), tr("Newest"), this))
    , m_empty(new QLabel(viewport()))
{
    transcriptaccess::install();
    setAccessibleName(tr("What engines were told and said"));
    setFont(fixedFont());
    setFrameShape(QFrame::NoFrame);
    setModel(&model);
    setItemDelegate(m_delegate);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumHeight(FewestLines * (fontMetrics().lineSpacing() + 2 * spacing::Tight));
    addActions();
    m_newest->setToolTip(tr("Go to the newest line and follow"));
    m_newest->hide();
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setFont(textFont(TextSize::Body));
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_pendingTick.setSingleShot(true);
    m_pendingTick.setInterval(PendingInterval);
    connect(&m_pendingTick, &QTimer::timeout, viewport(), qOverload<>(&QWidget::update));
    connect(m_newest, &QPushButton::clicked, this, &TranscriptView::jumpToNewest);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &TranscriptView::noticeScrolling);
    connectModel();
    updateGeometries();
}

void TranscriptView::connectModel()
{
    const auto showEmptiness = [this] { m_empty->setVisible(m_model.rowCount() == 0); };
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, showEmptiness);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, showEmptiness);
    connect(&m_model, &QAbstractItemModel::modelReset, this, showEmptiness);
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_copying.cancel();
        notePlace();
    });
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) {
                keepPlace(std::clamp(topRow() - first, 0, last - first + 1));
            });
}

void TranscriptView::setEmptyText(const QString &text)
{
    m_empty->setText(text);
    placeOverlays();
}

void TranscriptView::setSearchText(const QString &text)
{
    m_delegate->setSearchText(text);
    viewport()->update();
}

void TranscriptView::jumpToNewest()
{
    m_place = -1;
    setFollowing(true);
    scrollToBottom();
}

void TranscriptView::copySelection()
{
    /// What is being copied; slices share it.
    struct Copy
    {
        std::vector<int> rows;
        std::size_t next = 0;
        int left = 0; ///< rows that are too many
        QString text;
    };
    const auto copy = std::make_shared<Copy>();
    QItemSelection selected = selectionModel()->selection();
    std::ranges::sort(selected, {}, &QItemSelectionRange::top);
    for (const QItemSelectionRange &range : std::as_const(selected)) {
        const int room = MostCopied - static_cast<int>(copy->rows.size());
        const int end = std::min(range.bottom() + 1, range.top() + room);
        for (int row = range.top(); row < end; ++row) {
            copy->rows.push_back(row);
        }
        copy->left += range.bottom() + 1 - end;
    }
    if (copy->rows.empty()) {
        return;
    }
    m_copying.start([this, copy] {
        const QDeadlineTimer deadline(SlicedWork::Slice, Qt::PreciseTimer);
        for (; copy->next < copy->rows.size() && !deadline.hasExpired(); ++copy->next) {
            copy->text += copy->next == 0 ? QString() : QStringLiteral("\n");
            copy->text += m_model.logLine(copy->rows[copy->next]);
        }
        if (copy->next < copy->rows.size()) {
            return false;
        }
        if (copy->left > 0) {
            copy->text += u'\n' + tr("… and %n more line(s)", nullptr, copy->left);
        }
        QGuiApplication::clipboard()->setText(copy->text);
        return true;
    });
}

void TranscriptView::addActions()
{
    setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto add = [this](const QString &text, QKeySequence::StandardKey key,
                            void (TranscriptView::*slot)()) {
        auto *action = new QAction(text, this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
    };
    add(tr("&Copy Lines"), QKeySequence::Copy, &TranscriptView::copySelection);
    add(tr("Select &All"), QKeySequence::SelectAll, &TranscriptView::selectAll);
    add(tr("Go to the &Newest Line"), QKeySequence::MoveToEndOfDocument,
        &TranscriptView::jumpToNewest);
    const auto addSwitch = [this](Symbol symbol, const QString &text) {
        auto *action = new QAction(symbolIcon(symbol), text, this);
        action->setCheckable(true);
        addAction(action);
        return action;
    };
    m_fold = addSwitch(Symbol::Fold, tr("F&old Streamed Analysis"));
    m_fold->setChecked(m_model.foldsStreams());
    connect(m_fold, &QAction::toggled, this, [this](bool on) { m_model.setFoldsStreams(on); });
    m_errorLane = addSwitch(Symbol::Columns, tr("Standard Error &beside the Rest"));
    connect(m_errorLane, &QAction::toggled, this, [this](bool on) {
        m_delegate->setHasErrorLane(on);
        viewport()->update();
    });
}

/// The place of the bar says nothing about the person while a new filter goes through the lines.
void TranscriptView::noticeScrolling(int value)
{
    if (m_place < 0) {
        setFollowing(value == verticalScrollBar()->maximum());
    }
}

void TranscriptView::setFollowing(bool isFollowing)
{
    if (m_isFollowing != isFollowing) {
        m_isFollowing = isFollowing;
        m_newest->setVisible(!isFollowing);
        Q_EMIT followingChanged(isFollowing);
    }
}

void TranscriptView::keepPlace(int removedRows)
{
    if (!m_isFollowing) {
        verticalScrollBar()->setValue(verticalScrollBar()->value() - removedRows);
    }
    updateGeometries();
    viewport()->update();
}

/// Notes a line before others are shown: the one that the person chose, if it is in sight, as one
/// that was found, or else the first one in sight, unless the newest are followed.
void TranscriptView::notePlace()
{
    if (m_place >= 0 && m_model.rowCount() == 0) {
        return; // it was not found among those so far
    }
    const int chosen = currentIndex().row();
    m_isPlaceChosen = chosen >= topRow() && chosen < topRow() + rowsInSight();
    if (m_isPlaceChosen) {
        m_place = m_model.numberOf(chosen);
        setFollowing(false);
    } else if (!m_isFollowing && m_model.rowCount() > 0) {
        m_place = m_model.numberOf(std::min(topRow(), m_model.rowCount() - 1));
    }
}

/// Scrolls to the noted line as soon as there is a row for it.
void TranscriptView::returnToPlace()
{
    const int row = m_place < 0 ? -1 : m_model.rowOf(m_place);
    const bool isThere = row >= 0 && (row < m_model.rowCount() || !m_model.isBehind());
    if (!isThere) {
        return;
    }
    if (m_isPlaceChosen) {
        const QModelIndex chosen = m_model.index(std::min(row, m_model.rowCount() - 1));
        scrollTo(chosen, PositionAtCenter);
        setCurrentIndex(chosen);
    } else {
        verticalScrollBar()->setValue(row);
    }
    m_place = -1;
    noticeScrolling(verticalScrollBar()->value());
}

void TranscriptView::placeOverlays()
{
    const QRect area = viewport()->geometry();
    m_newest->resize(m_newest->sizeHint());
    m_newest->move(area.right() - m_newest->width() - spacing::Wide,
                   area.bottom() - m_newest->height() - spacing::Wide);
    m_empty->setGeometry(viewport()->rect().adjusted(spacing::Section, 0, -spacing::Section, 0));
}

int TranscriptView::topRow() const
{
    return verticalScrollBar()->value();
}

int TranscriptView::rowsInSight() const
{
    const int room = (viewport()->height() + m_rowHeight - 1) / m_rowHeight;
    return std::clamp(m_model.rowCount() - topRow(), 0, room);
}

int TranscriptView::rowsPerPage() const
{
    return std::max(viewport()->height() / m_rowHeight, 1);
}

QRect TranscriptView::visualRect(const QModelIndex &index) const
{
    return {0, (index.row() - topRow()) * m_rowHeight, viewport()->width(), m_rowHeight};
}

QModelIndex TranscriptView::indexAt(const QPoint &point) const
{
    return point.y() < 0 ? QModelIndex() : m_model.index(topRow() + point.y() / m_rowHeight);
}

void TranscriptView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const int row = index.row();
    const int page = rowsPerPage();
    const int lowestTop = row - page + 1;
    int top = topRow();
    switch (hint) {
    case EnsureVisible:
        top = std::clamp(top, lowestTop, row);
        break;
    case PositionAtTop:
        top = row;
        break;
    case PositionAtBottom:
        top = lowestTop;
        break;
    case PositionAtCenter:
        top = row - page / 2;
        break;
    }
    verticalScrollBar()->setValue(top);
}

void TranscriptView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QStyle::State state = option.state;
    const int end = topRow() + rowsInSight();
    bool isAnyPending = false;
    for (int row = topRow(); row < end; ++row) {
        const QModelIndex index = m_model.index(row);
        option.rect = visualRect(index);
        if (!event->region().intersects(option.rect)) {
            continue;
        }
        option.state = state;
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        option.state.setFlag(QStyle::State_HasFocus, hasFocus() && index == currentIndex());
        m_delegate->paint(&painter, option, index);
        isAnyPending = isAnyPending || index.data(TranscriptModel::IsPendingRole).toBool();
    }
    if (isAnyPending && !m_pendingTick.isActive()) {
        m_pendingTick.start();
    }
}

void TranscriptView::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
    placeOverlays();
}

void TranscriptView::changeEvent(QEvent *event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometries();
    }
}

void TranscriptView::scrollContentsBy(int, int dy)
{
    if (std::abs(dy) < rowsPerPage()) {
        viewport()->scroll(0, dy * m_rowHeight);
    } else {
        viewport()->update();
    }
}

void TranscriptView::rowsInserted(const QModelIndex &parent, int first, int last)
{
    const bool isInSight = first <= topRow() + rowsPerPage();
    QAbstractItemView::rowsInserted(parent, first, last);
    updateGeometries();
    if (isInSight) {
        viewport()->update();
    }
    returnToPlace();
}

void TranscriptView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous);
    transcriptaccess::tellCurrent(*this);
}

void TranscriptView::updateGeometries()
{
    QAbstractItemView::updateGeometries();
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    m_rowHeight = std::max(m_delegate->sizeHint(option, {}).height(), 1);
    verticalScrollBar()->setPageStep(rowsPerPage());
    verticalScrollBar()->setSingleStep(1);
    verticalScrollBar()->setRange(0, std::max(m_model.rowCount() - rowsPerPage(), 0));
    if (m_isFollowing) {
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    }
}

QModelIndex TranscriptView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int last = m_model.rowCount() - 1;
    const int here = std::max(currentIndex().row(), 0);
    int row = here;
    switch (action) {
    case MoveUp:
    case MovePrevious:
        row = here - 1;
        break;
    case MoveDown:
    case MoveNext:
        row = here + 1;
        break;
    case MovePageUp:
        row = here - rowsPerPage();
        break;
    case MovePageDown:
        row = here + rowsPerPage();
        break;
    case MoveHome:
        row = 0;
        break;
    case MoveEnd:
        row = last;
        break;
    case MoveLeft:
    case MoveRight:
        break;
    }
    return last < 0 ? QModelIndex() : m_model.index(std::clamp(row, 0, last));
}

void TranscriptView::setSelection(const QRect &area, QItemSelectionModel::SelectionFlags flags)
{
    const int last = m_model.rowCount() - 1;
    if (last < 0) {
        return;
    }
    const auto rowAt = [this, last](int y) {
        const int above = y < 0 ? 1 : 0; // division rounds towards zero
        return std::clamp(topRow() + y / m_rowHeight - above, 0, last);
    };
    selectionModel()->select(
        QItemSelection(m_model.index(rowAt(area.top())), m_model.index(rowAt(area.bottom()))),
        flags);
}

QRegion TranscriptView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    for (const QItemSelectionRange &range : selection) {
        const int top = std::max(range.top(), topRow());
        const int bottom = std::min(range.bottom(), topRow() + rowsInSight() - 1);
        if (top <= bottom) {
            region += visualRect(m_model.index(top)).united(visualRect(m_model.index(bottom)));
        }
    }
    return region;
}

} // namespace shinpan
