#include "ui/competition/gamewall.h"

#include "ui/competition/competitionsession.h"
#include "ui/competition/gametile.h"
#include "ui/kit/style.h"

#include <QKeyEvent>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Ten frames a second are enough to watch, and leave the machine to the engines.
constexpr auto FrameInterval = 100ms;
constexpr int Aisle = spacing::Normal; ///< between tiles
constexpr QSize FirstSize(1000, 720);

/// How many columns make the boards largest.
[[nodiscard]] int columnsFor(int tiles, QSize room, int besideBoard)
{
    int best = 1;
    int largest = 0;
    for (int columns = 1; columns <= tiles; ++columns) {
        const int rows = (tiles + columns - 1) / columns;
        const int side = std::min((room.width() - Aisle) / columns - Aisle,
                                  (room.height() - Aisle) / rows - Aisle - besideBoard);
        if (side > largest) {
            largest = side;
            best = columns;
        }
    }
    return best;
}

} // namespace

GameWall::GameWall(CompetitionSession &session, std::optional<int> slot, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_session(session)
    , m_slot(slot)
{
    setMinimumSize(320, 240);
    resize(FirstSize);
    m_next.setSingleShot(true);
    m_next.setInterval(FrameInterval);
    connect(&m_next, &QTimer::timeout, this, &GameWall::refresh);
    connect(&session, &CompetitionSession::changed, this, [this] {
        if (isVisible() && !m_next.isActive()) {
            m_next.start();
        }
    });
    refresh();
}

std::vector<GameTile *> GameWall::tiles() const
{
    std::vector<GameTile *> tiles;
    std::ranges::transform(m_places, std::back_inserter(tiles), &Place::tile);
    return tiles;
}

void GameWall::refresh()
{
    const std::vector<LiveBoard> boards = m_session.boards();
    for (const LiveBoard &board : boards) {
        if (!m_slot || board.slot == *m_slot) {
            tileOf(board.slot).follow(board);
        }
    }
    for (const Place &place : m_places) {
        if (std::ranges::find(boards, place.tile->gameId(), &LiveBoard::id) == boards.end()) {
            place.tile->showResult(resultOf(place.tile->gameId()));
        }
    }
    const QString name = m_session.snapshot() ? m_session.snapshot()->name : m_session.file();
    setWindowTitle(m_slot && !m_places.empty()
                       ? tr("%1 – %2").arg(m_places.front().tile->accessibleName(), name)
                       : tr("Games of %1").arg(name));
}

/// That game is one of the last.
QString GameWall::resultOf(const QString &gameId) const
{
    const std::vector<StoredGame> &games = m_session.games();
    const auto found = std::find_if(games.rbegin(), games.rend(),
                                    [&](const StoredGame &game) { return game.id == gameId; });
    return found != games.rend() ? found->sgfResult : tr("Broken off");
}

/// It is made where there is none yet.
GameTile &GameWall::tileOf(int slot)
{
    const auto found = std::ranges::find(m_places, slot, &Place::slot);
    if (found != m_places.end()) {
        return *found->tile;
    }
    auto *tile = new GameTile(this);
    m_places.push_back({slot, tile});
    connect(tile, &GameTile::chosen, this, [this, slot] { Q_EMIT slotChosen(slot); });
    connect(tile, &GameTile::moveRequested, this, [this, slot](int places) {
        const auto from = std::ranges::find(m_places, slot, &Place::slot) - m_places.begin();
        move(slot, from + places);
    });
    connect(tile, &GameTile::dropped, this, [this, slot](const QPoint &point) {
        const auto to = std::ranges::find_if(m_places, [&point](const Place &place) {
            return place.tile->geometry().contains(point);
        });
        if (to != m_places.end()) {
            move(slot, to - m_places.begin());
        }
    });
    tile->show();
    arrange();
    return *tile;
}

/// To that place, if there is one; the others close up.
void GameWall::move(int slot, std::ptrdiff_t to)
{
    if (to < 0 || to >= std::ssize(m_places)) {
        return;
    }
    const auto found = std::ranges::find(m_places, slot, &Place::slot);
    const Place place = *found;
    m_places.erase(found);
    m_places.insert(m_places.begin() + to, place);
    for (std::size_t i = 1; i < m_places.size(); ++i) {
        setTabOrder(m_places[i - 1].tile, m_places[i].tile);
    }
    arrange();
}

void GameWall::arrange()
{
    if (m_places.empty()) {
        return;
    }
    const int count = static_cast<int>(m_places.size());
    const int columns = columnsFor(count, size(), m_places.front().tile->heightBesideBoard());
    const int rows = (count + columns - 1) / columns;
    const QSize cell((width() - Aisle) / columns, (height() - Aisle) / rows);
    for (int i = 0; i < count; ++i) {
        const QPoint corner(Aisle + i % columns * cell.width(),
                            Aisle + i / columns * cell.height());
        m_places[static_cast<std::size_t>(i)].tile->setGeometry(
            QRect(corner, cell - QSize(Aisle, Aisle)));
    }
}

void GameWall::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void GameWall::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void GameWall::keyPressEvent(QKeyEvent *event)
{
    const bool isFull = windowState().testFlag(Qt::WindowFullScreen);
    if (event->key() == Qt::Key_F11 || (event->key() == Qt::Key_Escape && isFull)) {
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    } else if (event->key() == Qt::Key_Escape) {
        close();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace shinpan
