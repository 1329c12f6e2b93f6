#include "ui/competition/gamewall.h"

#include "ui/competition/competitionmodels.h"
#include "ui/competition/competitionsession.h"
#include "ui/competition/gametile.h"
#include "ui/kit/style.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Ten frames a second are enough to watch, and leave the machine to the engines.
constexpr auto FrameInterval = 100ms;
constexpr int Aisle = spacing::Normal; ///< between tiles
constexpr QSize FirstSize(1000, 720);

/// Smaller boards leave too little room for words of the usual size.
constexpr int CompactSide = 150;

struct Arrangement
{
    int columns = 1;
    int side = 0; ///< of a board
};

/// The arrangement with the columns that make the boards largest.
[[nodiscard]] Arrangement arrangementFor(int tiles, QSize room, int besideBoard)
{
    Arrangement best;
    for (int columns = 1; columns <= tiles; ++columns) {
        const int rows = (tiles + columns - 1) / columns;
        const int side = std::min((room.width() - Aisle) / columns - Aisle,
                                  (room.height() - Aisle) / rows - Aisle - besideBoard);
        if (side > best.side) {
            best = {columns, side};
        }
    }
    return best;
}

} // namespace

GameWall::GameWall(CompetitionSession &session, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_session(session)
    , m_elsewhere(new QLabel(this))
{
    setWindowTitle(
        tr("Games of %1")
            .arg(session.competition() != nullptr ? session.competition()->name : session.file()));
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
    auto *fullScreen = new QAction(tr("&Full Screen"), this);
    fullScreen->setShortcut(Qt::Key_F11);
    connect(fullScreen, &QAction::triggered, this, &GameWall::toggleFullScreen);
    addAction(fullScreen);
    m_elsewhere->setAlignment(Qt::AlignCenter);
    m_elsewhere->setWordWrap(true);
    m_elsewhere->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_elsewhere->hide();
    setContextMenuPolicy(Qt::ActionsContextMenu);
    refresh();
}

void GameWall::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
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
        tileOf(board.slot).follow(board);
    }
    for (const Place &place : m_places) {
        if (std::ranges::find(boards, place.tile->gameId(), &LiveBoard::id) == boards.end()) {
            place.tile->showResult(
                m_session.resultOf(place.tile->gameId()).value_or(tr("Broken off")));
        }
    }
    showElsewhere();
}

/// Boards of games on other machines are not seen before those are home.
void GameWall::showElsewhere()
{
    const std::optional<LiveSnapshot> snapshot =
        m_places.empty() ? m_session.snapshot() : std::nullopt;
    const bool isElsewhere = snapshot && snapshot->workforce;
    m_elsewhere->setVisible(isElsewhere);
    if (isElsewhere) {
        m_elsewhere->setText(tr("The games are played on other machines: %1.\n%n game(s) ended.",
                                nullptr, snapshot->ended)
                                 .arg(tasksSentence(*snapshot->workforce)));
        m_elsewhere->setGeometry(rect().marginsRemoved({Aisle, Aisle, Aisle, Aisle}));
    }
}

/// The tile of a slot, made if there is none yet.
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
    connect(tile, &GameTile::dragged, this, [this, slot](const QPoint &point) {
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

/// Moves a board to that place, if there is one; the others close up.
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
    const GameTile &first = *m_places.front().tile;
    Arrangement best = arrangementFor(count, size(), first.heightBesideBoard(false));
    const bool isCompact = best.side < CompactSide;
    if (isCompact) {
        best = arrangementFor(count, size(), first.heightBesideBoard(true));
    }
    const int columns = best.columns;
    const int rows = (count + columns - 1) / columns;
    const QSize cell((width() - Aisle) / columns, (height() - Aisle) / rows);
    for (int i = 0; i < count; ++i) {
        const QPoint corner(Aisle + i % columns * cell.width(),
                            Aisle + i / columns * cell.height());
        GameTile &tile = *m_places[static_cast<std::size_t>(i)].tile;
        tile.setCompact(isCompact);
        tile.setGeometry(QRect(corner, cell - QSize(Aisle, Aisle)));
    }
}

void GameWall::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showElsewhere();
    arrange();
}

void GameWall::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void GameWall::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        isFullScreen() ? toggleFullScreen() : static_cast<void>(close());
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace shinpan
