#include "ui/engines/enginelist.h"

#include "core/engine/profile/engineaddress.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/words/messagetext.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QSignalBlocker>
#include <QUrl>

namespace shinpan {

namespace {

constexpr int RowPadding = 6;      ///< above and below an engine
constexpr int HeadingPadding = 10; ///< above a heading

// What a row stands for.
constexpr int IdRole = Qt::UserRole;             ///< a profile's id
constexpr int IncompleteRole = Qt::UserRole + 1; ///< index into FoundEngines::incomplete
constexpr int StoredRole = Qt::UserRole + 2;     ///< whether it is the person's own

/// Holds the id of an engine that is being dragged.
[[nodiscard]] QString engineType()
{
    return QStringLiteral("application/x-shinpan-engine");
}

[[nodiscard]] QStringList localFiles(const QMimeData &data)
{
    QStringList paths;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile()) {
            paths.append(url.toLocalFile());
        }
    }
    return paths;
}

} // namespace

EngineList::EngineList(const Machine &machine, QWidget *parent)
    : QListWidget(parent)
    , m_machine(machine)
{
    setAccessibleName(tr("Engines"));
    setIconSize(QSize(18, 18));
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(true);
}

void EngineList::showEngines(const EngineProfileList &engines, const QString &currentId)
{
    const QSignalBlocker quiet(this);
    clear();
    const std::vector<EngineProfile> all = engines.profiles();
    const std::size_t storedCount = engines.stored().size();
    const auto incompleteCount = static_cast<int>(engines.found().incomplete.size());
    if (storedCount > 0) {
        addHeading(tr("Your engines"));
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i == storedCount) {
            addHeading(tr("Found on this computer"));
        }
        addEngine(all[i], i < storedCount);
    }
    if (all.size() == storedCount && incompleteCount > 0) {
        addHeading(tr("Found on this computer"));
    }
    for (int i = 0; i < incompleteCount; ++i) {
        addIncomplete(engines, i);
    }
    setCurrentId(currentId);
}

void EngineList::showEngine(const EngineProfile &profile)
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(IdRole).toString() == profile.id) {
            describe(item(row), profile);
        }
    }
}

QString EngineList::currentId() const
{
    return currentItem() ? currentItem()->data(IdRole).toString() : QString();
}

void EngineList::setCurrentId(const QString &id)
{
    for (int row = 0; row < count() && !id.isEmpty(); ++row) {
        if (item(row)->data(IdRole).toString() == id) {
            setCurrentRow(row);
        }
    }
}

int EngineList::currentIncomplete() const
{
    const QVariant index = currentItem() ? currentItem()->data(IncompleteRole) : QVariant();
    return index.isValid() ? index.toInt() : -1;
}

void EngineList::keyPressEvent(QKeyEvent *event)
{
    const bool isAlt = event->modifiers() == Qt::AltModifier;
    const int by = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
    if (isAlt && by != 0) {
        if (isOurs(currentItem())) {
            const int index = storedAbove(visualItemRect(currentItem()).topLeft());
            Q_EMIT moveRequested(currentId(), index + by);
        }
    } else if (event->matches(QKeySequence::Delete)) {
        Q_EMIT removeRequested();
    } else if (event->matches(QKeySequence::Undo)) {
        Q_EMIT undoRequested();
    } else {
        QListWidget::keyPressEvent(event);
    }
}

QStringList EngineList::mimeTypes() const
{
    return {engineType(), QStringLiteral("text/uri-list")};
}

QMimeData *EngineList::mimeData(const QList<QListWidgetItem *> &items) const
{
    auto *dragged = new QMimeData;
    dragged->setData(engineType(), items.constFirst()->data(IdRole).toString().toUtf8());
    return dragged;
}

void EngineList::dragEnterEvent(QDragEnterEvent *event)
{
    QListWidget::dragEnterEvent(event);
    dragMoveEvent(event);
}

void EngineList::dragMoveEvent(QDragMoveEvent *event)
{
    QListWidget::dragMoveEvent(event); // draws where it would land, scrolls at the edges
    const QMimeData &dragged = *event->mimeData();
    event->setAccepted(dragged.hasFormat(engineType()) || !localFiles(dragged).isEmpty());
}

void EngineList::dropEvent(QDropEvent *event)
{
    const QMimeData &dragged = *event->mimeData();
    if (dragged.hasFormat(engineType())) {
        const QString id = QString::fromUtf8(dragged.data(engineType()));
        int index = storedAbove(event->position().toPoint());
        for (int row = 0; row < count(); ++row) {
            // It leaves its own place, so that what it passed moves up by one.
            const QRect rect = visualItemRect(item(row));
            if (item(row)->data(IdRole).toString() == id
                && rect.center().y() < event->position().y()) {
                --index;
            }
        }
        event->setDropAction(Qt::IgnoreAction); // the owner of the engines moves the rows
        event->accept();
        Q_EMIT moveRequested(id, index);
    } else if (const QStringList paths = localFiles(dragged); !paths.isEmpty()) {
        event->acceptProposedAction();
        Q_EMIT filesDropped(paths);
    }
    setState(NoState);
    viewport()->update();
}

void EngineList::addHeading(const QString &text)
{
    auto *heading = new QListWidgetItem(text, this);
    heading->setFlags(Qt::NoItemFlags);
    heading->setFont(textFont(TextSize::Caption));
    heading->setForeground(palette().brush(QPalette::PlaceholderText));
    heading->setTextAlignment(Qt::AlignBottom | Qt::AlignLeading);
    heading->setSizeHint(QSize(0, fontMetrics().height() + HeadingPadding));
}

void EngineList::addEngine(const EngineProfile &profile, bool isStored)
{
    auto *engine = new QListWidgetItem(this);
    engine->setData(IdRole, profile.id);
    engine->setData(StoredRole, isStored);
    engine->setSizeHint(QSize(0, fontMetrics().height() + 2 * RowPadding));
    engine->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable
                     | (isStored ? Qt::ItemIsDragEnabled : Qt::NoItemFlags));
    describe(engine, profile);
}

void EngineList::addIncomplete(const EngineProfileList &engines, int index)
{
    const IncompleteEngine &engine = engines.found().incomplete[static_cast<std::size_t>(index)];
    auto *row = new QListWidgetItem(symbolIcon(Symbol::Warning),
                                    tr("%1 (incomplete)").arg(engine.name), this);
    row->setData(IncompleteRole, index);
    row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    row->setSizeHint(QSize(0, fontMetrics().height() + 2 * RowPadding));
}

void EngineList::describe(QListWidgetItem *item, const EngineProfile &profile) const
{
    const Result<EngineRoute> route = engineRoute(profile, m_machine);
    item->setText(profile.name.isEmpty() ? tr("New engine") : profile.name);
    const bool isNew = profile.commandLine.isEmpty();
    item->setIcon(symbolIcon(route || isNew ? Symbol::Engine : Symbol::Warning));
    item->setToolTip(route ? profile.commandLine
                           : tr("This cannot be started: %1.").arg(text::message(route.error())));
}

int EngineList::storedAbove(QPoint position) const
{
    int above = 0;
    for (int row = 0; row < count(); ++row) {
        if (isOurs(item(row)) && visualItemRect(item(row)).center().y() < position.y()) {
            ++above;
        }
    }
    return above;
}

bool EngineList::isOurs(const QListWidgetItem *item) const
{
    return item && item->data(StoredRole).toBool();
}

} // namespace shinpan
