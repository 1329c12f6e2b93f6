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
#include <QScrollBar>

#include <algorithm>
#include <memory>
#include <vector>

namespace shinpan {

namespace {

using namespace std::chrono_literals;

/// How often a command that waits is shown with the time so far.
constexpr std::chrono::milliseconds PendingInterval = 200ms;
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
        if (!m_isFollowing && m_model.rowCount() > 0) {
            m_place = m_model.numberOf(std::min(topRow(), m_model.rowCount() - 1));
        }
    });
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) { keepPlace(last - first + 1); });
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
    add(tr("&Copy lines"), QKeySequence::Copy, &TranscriptView::copySelection);
    add(tr("Select &all"), QKeySequence::SelectAll, &TranscriptView::selectAll);
    add(tr("Go to the &newest line"), QKeySequence::MoveToEndOfDocument,
        &TranscriptView::jumpToNewest);
    const auto addSwitch = [this](Symbol symbol, const QString &text) {
        auto *action = new QAction(symbolIcon(symbol), text, this);
        action->setCheckable(true);
        addAction(action);
        return action;
    };
    m_fold = addSwitch(Symbol::Fold, tr("&Fold what analyses stream"));
    m_fold->setChecked(m_model.foldsStreams());
    connect(m_fold, &QAction::toggled, this, [this](bool on) { m_model.setFoldsStreams(on); });
    m_errorLane = addSwitch(Symbol::Columns, tr("Standard error &beside the rest"));
    connect(m_errorLane, &QAction::toggled, this, [this](bool on) {
        m_delegate->setHasErrorLane(on);
        viewport()->update();
    });
}

/// While a new filter goes through the lines, where the bar is says nothing about the person.
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

/// As soon as there is a row for it.
void TranscriptView::returnToPlace()
{
    const int row = m_place < 0 ? -1 : m_model.rowOf(m_place);
    const bool isThere = row >= 0 && (row < m_model.rowCount() || !m_model.isBehind());
    if (isThere) {
        verticalScrollBar()->setValue(row);
        m_place = -1;
    }
}

void TranscriptView::placeOverlays()
{
    const QRect area = viewport()->geometry();
    m_newest->resize(m_newest->sizeHint());
    m_newest->move(area.right() - m_newest->width() - spacing::Wide,
                   area.bottom() - m_newest->height() - spacing::Wide);
    m_empty->setGeometry(viewport()->rect().adjusted(spacing::Section, 0, -spacing::Section, 0));
}

} // namespace shinpan
