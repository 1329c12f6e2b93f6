#include "ui/home/panelcolumns.h"

#include "ui/kit/panel.h"
#include "ui/kit/style.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QStatusBar>
#include <QStyle>

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <utility>

namespace shinpan {

namespace {

constexpr int NarrowestAtFirst = 250;
constexpr int WidestAtFirst = 420;
constexpr int AroundTheBoard = 60;  // its tools and steps
constexpr double MiddlePart = 0.62; // of the window's shorter side, at least
constexpr std::array Sides{Qt::LeftDockWidgetArea, Qt::RightDockWidgetArea};

/// The size at which nothing of the panel is out of sight.
[[nodiscard]] QSize wholeSize(const QDockWidget &panel)
{
    const auto *ours = qobject_cast<const Panel *>(&panel);
    return ours ? ours->wholeSize() : panel.minimumSizeHint();
}

[[nodiscard]] QSize smallestSize(const QDockWidget &panel)
{
    return panel.minimumSizeHint();
}

[[nodiscard]] int widest(const QList<QDockWidget *> &column, QSize (*size)(const QDockWidget &))
{
    int width = 0;
    for (const QDockWidget *panel : column) {
        width = std::max(width, size(*panel).width());
    }
    return width;
}

/// Makes panels scroll if there is no room for all of them.
void keepWhole(const QList<QDockWidget *> &group, Qt::Orientation direction, bool isKept)
{
    for (QDockWidget *panel : group) {
        if (auto *ours = qobject_cast<Panel *>(panel)) {
            ours->keepWhole(direction, isKept);
        }
    }
}

/// The height that the place needs to have.
[[nodiscard]] int neededBy(const QList<QDockWidget *> &group)
{
    int needed = 0;
    for (const QDockWidget *panel : group) {
        needed = std::max(needed, wholeSize(*panel).height());
    }
    const int tabs = group.first()->fontMetrics().height() + spacing::Section;
    return needed + spacing::Tight + (group.size() > 1 ? tabs : 0);
}

/// Whether the group shows the game at hand, which is always in sight if there is any other way.
[[nodiscard]] bool hasPlayers(const QList<QDockWidget *> &group)
{
    return std::ranges::any_of(group, [](const QDockWidget *panel) {
        return panel->objectName() == QLatin1String("players");
    });
}

/// What is empty need be no higher than the words that say so.
[[nodiscard]] bool isEmpty(const QDockWidget &panel)
{
    return panel.widget() != nullptr && panel.widget()->maximumHeight() < QWIDGETSIZE_MAX;
}

/// Shortens them so that they are no longer than the room together; those give most that have most
/// to give.
void squeeze(QList<int> &lengths, const QList<int> &smallest, int room)
{
    const int sum = std::accumulate(lengths.cbegin(), lengths.cend(), 0);
    const int spare = sum - std::accumulate(smallest.cbegin(), smallest.cend(), 0);
    const int excess = std::clamp(sum - room, 0, spare);
    for (qsizetype place = 0; excess > 0 && place < lengths.size(); ++place) {
        lengths[place] -= (lengths[place] - smallest[place]) * excess / spare;
    }
}

} // namespace

PanelColumns::PanelColumns(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &PanelColumns::fit);
    window.installEventFilter(this);
    const auto panels = window.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QDockWidget *panel : panels) {
        panel->installEventFilter(this);
    }
}

int PanelColumns::usualWidth(int columns) const
{
    const int board = height() - AroundTheBoard;
    return std::clamp((m_window.width() - board) / columns, NarrowestAtFirst, WidestAtFirst);
}

QStringList PanelColumns::joined() const
{
    QStringList names;
    for (const QDockWidget *panel : m_joined) {
        names.append(panel->objectName());
    }
    return names;
}

void PanelColumns::begin(const QStringList &joined)
{
    m_joined.clear();
    for (const QString &name : joined) {
        if (auto *panel = m_window.findChild<QDockWidget *>(name, Qt::FindDirectChildrenOnly)) {
            m_joined.append(panel);
        }
    }
    m_newest.clear();
    m_members.clear();
    m_widths.clear();
    m_soon.start();
}

bool PanelColumns::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
        if (watched != &m_window && m_window.isVisible()) {
            m_newest = static_cast<QDockWidget *>(watched);
        }
        [[fallthrough]];
    case QEvent::Hide:
    case QEvent::Resize:
    case QEvent::LayoutRequest:
        m_soon.start();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void PanelColumns::fit()
{
    if (!m_window.isVisible()) {
        return; // it is fitted once it is shown
    }
    for (const Qt::DockWidgetArea side : Sides) {
        shareOrJoin(side);
    }
    fitWidths();
}

void PanelColumns::shareOrJoin(Qt::DockWidgetArea side)
{
    for (;;) {
        QList<Group> groups = groupsIn(side);
        int needed = 0;
        for (const Group &group : std::as_const(groups)) {
            needed += neededBy(group);
        }
        const bool isRoomy = needed <= height();
        if (isRoomy && part(side, height() - needed)) {
            continue;
        }
        if (isRoomy || groups.size() < 2) {
            for (const Group &group : std::as_const(groups)) {
                keepWhole(group, Qt::Vertical, isRoomy);
            }
            return;
        }
        // The two highest: so the fewest have to go behind others.
        std::ranges::stable_sort(groups, [](const Group &one, const Group &other) {
            const bool isLast = hasPlayers(one);
            return isLast != hasPlayers(other) ? !isLast : neededBy(one) > neededBy(other);
        });
        const bool isUpper = groups[0].first()->y() <= groups[1].first()->y();
        join(groups[isUpper ? 0 : 1], groups[isUpper ? 1 : 0]);
    }
}

/// Joins both in the place of the upper one. In front is what was just shown, else the games of a
/// collection, which come with it.
void PanelColumns::join(const Group &group, const Group &other)
{
    for (QDockWidget *panel : other) {
        m_window.tabifyDockWidget(group.last(), panel);
        m_joined.append(panel);
    }
    const Group all = group + other;
    const auto games = std::ranges::find(all, QLatin1String("games"), &QDockWidget::objectName);
    QDockWidget *usual = games == all.end() ? group.first() : *games;
    (all.contains(m_newest) ? m_newest.data() : usual)->raise();
}

/// Takes one of those out of its tabs that were joined, if that much room is enough for it.
bool PanelColumns::part(Qt::DockWidgetArea side, int room)
{
    m_joined.removeIf([this](const QPointer<QDockWidget> &panel) {
        return !panel || panel->isHidden() || panel->isFloating()
            || m_window.tabifiedDockWidgets(panel).isEmpty();
    });
    for (qsizetype place = m_joined.size() - 1; place >= 0; --place) {
        QDockWidget *panel = m_joined[place];
        if (m_window.dockWidgetArea(panel) == side && neededBy({panel}) <= room) {
            m_joined.removeAt(place);
            const QList<QDockWidget *> others = m_window.tabifiedDockWidgets(panel);
            m_window.addDockWidget(side, panel, Qt::Vertical); // else it would stay among the tabs
            if (others.size() == 1 && !others.front()->isHidden()) {
                m_window.splitDockWidget(others.front(), panel, Qt::Vertical);
                const int half = others.front()->height() / 2;
                m_window.resizeDocks({others.front(), panel}, {half, half}, Qt::Vertical);
            }
            return true;
        }
    }
    return false;
}

/// What the person did is remembered; what a panel or the window's size did is undone.
void PanelColumns::fitWidths()
{
    QList<std::pair<QDockWidget *, QSize>> members;
    QHash<Qt::DockWidgetArea, int> widths;
    for (const Qt::DockWidgetArea side : Sides) {
        const QList<Group> groups = groupsIn(side);
        for (const Group &group : groups) {
            for (QDockWidget *panel : group) {
                const QSize whole = wholeSize(*panel);
                members.append({panel, isEmpty(*panel) ? QSize(whole.width(), 0) : whole});
            }
            widths[side] = std::max(widths[side], group.first()->width());
        }
    }
    const bool isFirst = m_members.isEmpty();
    const bool isSame = std::ranges::equal(members, m_members) && m_window.size() == m_size;
    m_members = members;
    m_size = m_window.size();
    if (isSame) {
        m_widths.insert(widths);
        return;
    }
    if (isFirst) {
        m_widths = widths;
    }
    limitWidths();
    for (const Qt::DockWidgetArea side : Sides) {
        shareHeight(side);
    }
    limitBottom();
}

void PanelColumns::limitWidths()
{
    QList<Group> columns;
    QList<int> widths;
    QList<int> whole;
    for (const Qt::DockWidgetArea side : Sides) {
        Group column;
        const QList<Group> groups = groupsIn(side);
        for (const Group &group : groups) {
            column += group;
        }
        if (column.isEmpty()) {
            continue;
        }
        whole.append(widest(column, &wholeSize));
        widths.append(std::max(whole.last(), m_widths.value(side, usualWidth(2))));
        m_widths.insert(side, widths.last());
        columns.append(column);
    }
    const int room = m_window.width() - smallestMiddle();
    const bool isRoomy = std::accumulate(whole.cbegin(), whole.cend(), 0) <= room;
    QList<QDockWidget *> firsts;
    QList<int> smallest;
    for (const Group &column : std::as_const(columns)) {
        keepWhole(column, Qt::Horizontal, isRoomy);
        firsts.append(column.first());
        smallest.append(widest(column, &smallestSize));
    }
    squeeze(widths, whole, room);
    squeeze(widths, smallest, room);
    m_window.resizeDocks(firsts, widths, Qt::Horizontal);
}

/// A panel that comes, or has more to show than there is room for, gets what it needs, and up to
/// its equal share, of those that have more than they need; one that is empty gives what it has.
/// (Qt 6.4 may leave a panel without any height.)
void PanelColumns::shareHeight(Qt::DockWidgetArea side)
{
    QList<QDockWidget *> panels;
    QList<int> heights;
    QList<int> smallest;
    qsizetype fullest = -1;
    bool hasEmpty = false;
    const QList<Group> groups = groupsIn(side);
    for (const Group &group : groups) {
        const bool isSeen = group.first()->geometry().bottom() >= 0;
        const int present = isSeen ? group.first()->height() : 0;
        const int needed = neededBy(group);
        const bool hasNothing =
            std::ranges::all_of(group, [](const QDockWidget *panel) { return isEmpty(*panel); });
        const int share = height() / static_cast<int>(groups.size());
        hasEmpty = hasEmpty || hasNothing;
        if (!hasNothing && (fullest < 0 || needed > smallest[fullest])) {
            fullest = smallest.size();
        }
        smallest.append(needed);
        panels.append(group.first());
        heights.append(hasNothing ? needed : present < needed ? std::max(needed, share) : present);
    }
    squeeze(heights, smallest, height());
    if (hasEmpty && fullest >= 0) { // else Qt gives what is left to the last one
        const int sum = std::accumulate(heights.cbegin(), heights.cend(), 0);
        const int lines = (static_cast<int>(groups.size()) - 1)
                        * m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent,
                                                        nullptr, &m_window);
        heights[fullest] += std::max(0, height() - lines - sum);
    }
    m_window.resizeDocks(panels, heights, Qt::Vertical);
}

void PanelColumns::limitBottom()
{
    const QList<Group> groups = groupsIn(Qt::BottomDockWidgetArea);
    const int room = height() - smallestMiddle() - AroundTheBoard;
    if (!groups.isEmpty() && groups.first().first()->height() > room) {
        m_window.resizeDocks({groups.first().first()}, {room}, Qt::Vertical);
    }
}

QList<PanelColumns::Group> PanelColumns::groupsIn(Qt::DockWidgetArea side) const
{
    const auto isIn = [this, side](QDockWidget *panel) {
        return !panel->isHidden() && !panel->isFloating() && m_window.dockWidgetArea(panel) == side;
    };
    QList<Group> groups;
    const auto panels = m_window.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QDockWidget *panel : panels) {
        const auto hasIt = [panel](const Group &group) { return group.contains(panel); };
        if (!isIn(panel) || std::ranges::any_of(groups, hasIt)) {
            continue;
        }
        Group group{panel};
        const auto others = m_window.tabifiedDockWidgets(panel);
        std::ranges::copy_if(others, std::back_inserter(group), isIn);
        groups.append(group);
    }
    return groups;
}

/// The height of the columns.
int PanelColumns::height() const
{
    const QWidget *middle = m_window.centralWidget();
    const auto *status = m_window.findChild<QStatusBar *>(QString(), Qt::FindDirectChildrenOnly);
    const int bottom = status && !status->isHidden() ? status->sizeHint().height() : 0;
    return m_window.height() - bottom - (middle ? middle->y() : 0);
}

int PanelColumns::smallestMiddle() const
{
    return static_cast<int>(MiddlePart * std::min(m_window.width(), m_window.height()));
}

} // namespace shinpan
