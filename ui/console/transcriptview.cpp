#include "ui/console/transcriptview.h"

#include "ui/accentbutton.h"
#include "ui/console/transcriptdelegate.h"
#include "ui/console/transcriptmodel.h"
#include "ui/style.h"
#include "ui/symbol.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>

namespace shinpan {

TranscriptView::TranscriptView(TranscriptModel &model, QWidget *parent)
    : QListView(parent)
    , m_model(model)
    , m_delegate(new TranscriptDelegate(this))
    , m_newest(new AccentButton(symbolIcon(Symbol::Down), tr("Newest"), this))
    , m_empty(new QLabel(viewport()))
{
    setAccessibleName(tr("What engines were told and said"));
    setFont(fixedFont());
    setFrameShape(QFrame::NoFrame);
    setModel(&model);
    setItemDelegate(m_delegate);
    setUniformItemSizes(true);
    setSelectionMode(ExtendedSelection);
    setVerticalScrollMode(ScrollPerItem);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    addActions();
    m_newest->setToolTip(tr("Go to the newest line and follow"));
    m_newest->hide();
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setFont(textFont(TextSize::Body));
    m_empty->setForegroundRole(QPalette::PlaceholderText);

    const auto showEmptiness = [this] { m_empty->setVisible(m_model.rowCount() == 0); };
    connect(&model, &QAbstractItemModel::rowsInserted, this, showEmptiness);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, showEmptiness);
    connect(&model, &QAbstractItemModel::modelReset, this, showEmptiness);
    connect(&model, &QAbstractItemModel::modelReset, this, &TranscriptView::jumpToNewest);
    connect(&model, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) { keepPlace(last - first + 1); });
    connect(m_newest, &QPushButton::clicked, this, &TranscriptView::jumpToNewest);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &TranscriptView::noticeScrolling);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int maximum) {
        if (m_isFollowing) {
            verticalScrollBar()->setValue(maximum);
        }
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
    setFollowing(true);
    scrollToBottom();
}

void TranscriptView::copySelection()
{
    QModelIndexList selected = selectionModel()->selectedIndexes();
    std::sort(selected.begin(), selected.end());
    QStringList lines;
    for (const QModelIndex &index : std::as_const(selected)) {
        lines.append(m_model.logLine(index.row()));
    }
    if (!lines.isEmpty()) {
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
    }
}

void TranscriptView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    placeOverlays();
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
}

void TranscriptView::noticeScrolling(int value)
{
    setFollowing(value == verticalScrollBar()->maximum());
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
