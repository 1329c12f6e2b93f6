#include "ui/play/gamepanel.h"

#include "core/engine/enginesync.h"
#include "core/engine/profile/engineprofilestore.h"
#include "ui/game/gamestatus.h"
#include "ui/game/opengame.h"
#include "ui/kit/style.h"
#include "ui/match/clockface.h"
#include "ui/match/gametermsline.h"
#include "ui/match/playerplate.h"
#include "ui/match/syncbadge.h"

#include <QHBoxLayout>

namespace shinpan {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

/// Whether what is left is known: of a game of ours, and of a record that says it.
[[nodiscard]] bool hasClocks(const OpenGame &game)
{
    const GameTree &tree = game.record().tree();
    const NodeId end = tree.endOfLine(tree.root());
    return game.match() != nullptr || end == tree.root() || timeLeftAfter(tree, end, Color::Black)
        || timeLeftAfter(tree, end, Color::White);
}

/// The side of a square board; 0 of others, which nobody has measured anything on.
[[nodiscard]] int squareSide(BoardSize size)
{
    return size.columns == size.rows ? size.columns : 0;
}

} // namespace

GamePanel::GamePanel(OpenGame &game, EngineProfileStore &store, QWidget *parent)
    : QWidget(parent)
    , m_game(game)
    , m_store(store)
    , m_plates{new PlayerPlate(Color::Black, this), new PlayerPlate(Color::White, this)}
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Wide, spacing::Wide, spacing::Wide, spacing::Wide);
    column->setSpacing(spacing::Normal);
    for (const Color color : BothColors) {
        column->addWidget(m_plates[color]);
        connect(m_plates[color], &PlayerPlate::seatChosen, this,
                [this, color](const Seat &seat) { m_game.setSeat(color, seat); });
        const auto offerEngines = [this, plate = m_plates[color]] {
            plate->setEngines(m_store.profiles(), squareSide(m_game.cursor().board().size()));
        };
        connect(m_plates[color], &PlayerPlate::enginesWanted, this, offerEngines);
        offerEngines();
        connect(m_plates[color], &PlayerPlate::restartRequested, this,
                [this, color] { m_game.engines().restart(color); });
        connect(m_plates[color], &PlayerPlate::addEngineRequested, this,
                [this, color] { Q_EMIT addEngineRequested(color); });
        connect(m_plates[color], &PlayerPlate::rebuildRequested, this,
                [this, color] { m_game.engines().rebuild(color); });
    }
    column->addWidget(new GameTermsLine(game, this));
    m_tick.setSingleShot(true);
    m_tick.setTimerType(Qt::PreciseTimer);
    connect(&m_tick, &QTimer::timeout, this, &GamePanel::showClocks);
    connect(&game, &OpenGame::changed, this, &GamePanel::showGame);
    showGame();
    column->setSizeConstraint(QLayout::SetMinAndMaxSize); // the space below belongs to the tree
}

void GamePanel::showGame()
{
    const bool isAsking = m_game.status().isRunning()
                       && m_game.match()->state() == Match::State::Asking && !isPersonPaused();
    const int turnNumber = isAsking ? m_game.match()->moveCount() : -1;
    if (m_turnNumber != turnNumber) {
        m_turnNumber = turnNumber;
        m_turnSince = std::chrono::steady_clock::now();
    }
    const ByColor<int> captured = m_game.cursor().captured();
    for (const Color color : BothColors) {
        m_plates[color]->showSeat(m_game.seats()[color],
                                  m_game.status().isControlled(color)
                                      ? m_game.status().controllerName()
                                      : m_game.status().recordedName(color),
                                  m_game.settings().size);
        m_plates[color]->showCaptures(captured[opposite(color)]);
        m_plates[color]->setRestartable(m_game.status().mayRestartEngine(color));
        watchEngine(color);
    }
    showClocks();
}

void GamePanel::watchEngine(Color color)
{
    Engine *engine = m_game.status().runningEngine(color).get();
    if (engine != m_engines[color]) {
        if (m_engines[color]) {
            m_engines[color]->sync().disconnect(this);
        }
        m_engines[color] = engine;
        if (engine != nullptr) {
            connect(&engine->sync(), &EngineSync::changed, this,
                    [this, color] { showSync(color); });
        }
    }
    showSync(color);
}

/// An engine belongs where the game stands, wherever the person looks.
void GamePanel::showSync(Color color)
{
    SyncBadge &badge = m_plates[color]->sync();
    const Engine *engine = m_engines[color];
    badge.setVisible(engine != nullptr && m_game.status().isRunning()
                     && m_game.match()->isReady(color));
    if (badge.isVisibleTo(m_plates[color])) {
        badge.showState(m_game.status().syncState(color), m_game.status().moveNumber());
    }
}

void GamePanel::showClocks()
{
    for (const Color color : BothColors) {
        m_plates[color]->showTurn(turnWord(color));
        m_plates[color]->clock().showReading(reading(color));
    }
    scheduleTick();
}

/// A clock in its last ten seconds shows tenths; nothing else here is faster than a second.
void GamePanel::scheduleTick()
{
    for (const Color color : BothColors) {
        if (const auto &reading = m_plates[color]->clock().reading();
            reading && reading->isRunning) {
            const milliseconds rate = reading->left.time <= 10s ? 100ms : 1000ms;
            const milliseconds beyond = reading->left.time % rate;
            m_tick.start(beyond > 0ms ? beyond : rate);
            return;
        }
    }
    m_turnNumber < 0 ? m_tick.stop() : m_tick.start(1s);
}

/// The reading of the game's own clocks at its place, elsewhere the record's; but a clock that runs
/// is never out of sight.
std::optional<ClockReading> GamePanel::reading(Color color) const
{
    if (m_game.match() == nullptr) {
        return readingOfRecord(color);
    }
    const std::optional<ClockReading> ofGame = readingOfGame(color);
    const bool isAtGame = m_game.cursor().node() == m_game.match()->node();
    return isAtGame || (ofGame && ofGame->isRunning) ? ofGame : readingOfRecord(color);
}

std::optional<ClockReading> GamePanel::readingOfGame(Color color) const
{
    const Match &match = *m_game.match();
    if (!match.clock().isLimited(color)) {
        return std::nullopt;
    }
    const bool isToPlay = match.toPlay() == color;
    const bool isToAnswer = match.state() == Match::State::Asking && isToPlay;
    const std::chrono::nanoseconds thinking = isToPlay ? match.thinking() : 0ns;
    return ClockReading{color, match.clock().control(color),
                        match.clock().timeLeft(color, thinking), isToAnswer && !isPersonPaused()};
}

/// What was written at the node, or last before it; at first, the whole time. Nothing where the
/// record tells of no clocks.
std::optional<ClockReading> GamePanel::readingOfRecord(Color color) const
{
    const ByColor<TimeControl> &controls = m_game.settings().time;
    const std::optional<TimeLeft> written =
        timeLeftAfter(m_game.record().tree(), m_game.cursor().node(), color);
    if (!written && (!controls[color].isLimited() || !hasClocks(m_game))) {
        return std::nullopt;
    }
    return ClockReading{color, controls[color],
                        written.value_or(GameClock(controls).timeLeft(color))};
}

/// A pause stops a person's clock; an engine that is thinking goes on.
bool GamePanel::isPersonPaused() const
{
    const Match &match = *m_game.match();
    return match.isPaused() && m_game.seats()[match.toPlay()].isHuman();
}

QString GamePanel::turnWord(Color color) const
{
    if (!m_game.status().isRunning()) {
        const bool isToPlay = m_game.status().mayPass() && m_game.cursor().toPlay() == color;
        return isToPlay ? tr("to play") : QString();
    }
    const Match &match = *m_game.match();
    const bool isToPlay = match.toPlay() == color;
    const bool isHuman = m_game.seats()[color].isHuman();
    switch (match.state()) {
    case Match::State::Preparing:
        return isHuman || match.isReady(color) ? QString() : tr("starting…");
    case Match::State::Asking:
        if (!isToPlay) {
            return {};
        }
        if (isPersonPaused()) {
            return tr("paused");
        }
        if (m_game.status().isControlled(color)) {
            return tr("to play");
        }
        return isHuman ? tr("your move") : thinkingWord();
    case Match::State::Holding:
        if (!isToPlay) {
            return {};
        }
        return match.isPaused() ? tr("paused") : tr("to play");
    case Match::State::Suspended:
        return match.failedPlayer() == color ? tr("failed") : QString();
    case Match::State::PlacingHandicap:
        return color == Color::Black ? tr("placing stones") : QString();
    case Match::State::NotStarted:
    case Match::State::Scoring:
    case Match::State::Settling:
    case Match::State::Over:
        return {};
    }
    Q_UNREACHABLE();
}

/// A running clock says for how long, unless that is for too long by the engine's profile.
QString GamePanel::thinkingWord() const
{
    const Match &match = *m_game.match();
    const auto elapsed = std::chrono::steady_clock::now() - m_turnSince;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(elapsed);
    const milliseconds patience = m_game.seats()[match.toPlay()].engine->timeouts.move;
    if (patience > 0ms && elapsed > patience) {
        return tr("not responding, %1 s").arg(seconds.count());
    }
    if (match.clock().isLimited(match.toPlay())) {
        return tr("thinking…");
    }
    return seconds < 1s ? tr("thinking…") : tr("thinking %1 s").arg(seconds.count());
}

} // namespace shinpan
