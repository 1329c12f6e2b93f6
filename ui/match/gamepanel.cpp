#include "ui/match/gamepanel.h"

#include "core/engine/engineprofilestore.h"
#include "ui/gamecontroller.h"
#include "ui/match/playerplate.h"
#include "ui/style.h"

#include <QHBoxLayout>

namespace shinpan {

using namespace std::chrono_literals;

GamePanel::GamePanel(GameController &game, EngineProfileStore &store, QWidget *parent)
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
        connect(m_plates[color], &PlayerPlate::addEngineRequested, this,
                [this, color] { Q_EMIT addEngineRequested(color); });
    }
    m_second.setInterval(1s);
    connect(&m_second, &QTimer::timeout, this, &GamePanel::showGame);
    connect(&game, &GameController::changed, this, &GamePanel::showGame);
    connect(&store, &EngineProfileStore::profilesChanged, this, &GamePanel::offerEngines);
    offerEngines();
    showGame();
    setMaximumHeight(sizeHint().height()); // the space below belongs to the tree
}

void GamePanel::offerEngines()
{
    const std::vector<EngineProfile> engines = m_store.profiles();
    for (const Color color : BothColors) {
        m_plates[color]->setEngines(engines);
    }
}

void GamePanel::showGame()
{
    const bool isAsking = m_game.isGameRunning() && m_game.match()->state() == Match::State::Asking;
    const int turnNumber = isAsking ? m_game.match()->moveCount() : -1;
    if (m_turnNumber != turnNumber) {
        m_turnNumber = turnNumber;
        m_turnSince = std::chrono::steady_clock::now();
    }
    isAsking ? m_second.start() : m_second.stop();
    const ByColor<int> captured = m_game.cursor().captured();
    for (const Color color : BothColors) {
        m_plates[color]->showSeat(m_game.seats()[color]);
        m_plates[color]->showCaptures(captured[opposite(color)]);
        m_plates[color]->showTurn(turnWord(color));
    }
}

QString GamePanel::turnWord(Color color) const
{
    if (!m_game.isGameRunning()) {
        return {};
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
    case Match::State::Settling:
    case Match::State::NotStarted:
    case Match::State::Scoring:
    case Match::State::Over:
        return {};
    }
    Q_UNREACHABLE();
}

QString GamePanel::thinkingWord() const
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(
        std::chrono::steady_clock::now() - m_turnSince);
    return seconds < 1s ? tr("thinking…") : tr("thinking %1 s").arg(seconds.count());
}

} // namespace shinpan
