#include "ui/game/gamecontroller.h"

#include "core/engine/enginehub.h"
#include "core/engine/profile/enginerules.h"
#include "core/match/engineplayer.h"
#include "core/match/humanplayer.h"
#include "core/match/matchscribe.h"
#include "core/record/timesettings.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/detach.h"
#include "ui/game/recordedgame.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

namespace shinpan {

using namespace std::chrono_literals;

GameController::GameController(EngineHub &hub, QObject *parent)
    : QObject(parent)
    , m_hub(hub)
    , m_cursor(m_record)
{
    connect(&m_cursor, &GameCursor::moved, this, &GameController::changed);
    connect(&m_record, &GameRecord::treeReplaced, this, [this] { m_audits.clear(); });
}

GameController::~GameController() = default;

void GameController::newGame(const NewGameSettings &settings)
{
    endMatch();
    m_settings = settings;
    MatchSetup setup;
    setup.size = BoardSize::square(settings.size);
    setup.rules = settings.rules;
    setup.komi = settings.komi;
    setup.handicap = settings.handicap;
    setup.handicapStyle = settings.handicapStyle;
    setup.time = settings.time;

    GameRecord fresh(setup.size);
    scribe::writeSetup(fresh, setup, startOf(setup));
    m_record.replaceTree(fresh.tree());
    m_record.setModified(false);
    Q_EMIT changed();
}

void GameController::showTree(GameTree tree)
{
    endMatch();
    m_record.replaceTree(std::move(tree));
    m_record.setModified(false);
    const GameInfo info = m_record.info();
    m_settings.size = info.size.columns;
    m_settings.rules = rulesOf(info);
    m_settings.komi = info.komi.value_or(usualKomi(m_settings.rules, info.handicap));
    m_settings.handicap = info.handicap;
    m_settings.handicapStyle = HandicapStyle::Fixed; // the stones stand in the record
    m_settings.time = timeControlsOf(info);
    m_isSeated = {};
    Q_EMIT changed();
}

MatchSetup GameController::setupHere() const
{
    const GameInfo info = m_record.info();
    MatchSetup setup;
    setup.size = info.size;
    setup.komi = info.komi.value_or(m_settings.komi);
    setup.handicap = info.handicap;
    setup.handicapStyle = m_settings.handicapStyle;
    setup.rules = rulesOf(info);
    setup.time = m_settings.time;
    setup.minimumMoveTime = m_minimumMoveTime;
    setup.onFailure = MatchSetup::OnFailure::Suspend;
    setup.scoring = attendedScoring(); // somebody sits at this window, whoever plays
    return setup;
}

std::unique_ptr<Player> GameController::createPlayer(Color color)
{
    const Seat &seat = seats()[color];
    if (seat.isHuman()) {
        return std::make_unique<HumanPlayer>();
    }
    const QString label = QStringLiteral("%1 · %2").arg(text::colorName(color), seat.engine->name);
    const EngineProfile profile = startedFor(*seat.engine, rulesOf(m_record.info()));
    const auto create = [this, profile, label] { return m_hub.create(profile, label); };
    return std::make_unique<EnginePlayer>(create(), create);
}

void GameController::start()
{
    endMatch();
    ByColor<std::unique_ptr<Player>> players{createPlayer(Color::Black),
                                             createPlayer(Color::White)};
    m_match = std::make_unique<Match>(setupHere(), std::move(players), m_record, m_cursor.line(),
                                      m_cursor.node());
    m_movesBefore = m_cursor.moveNumber() - static_cast<int>(m_match->line().moves.size());
    connectMatch();
    m_match->start();
    Q_EMIT gameStarted();
    Q_EMIT changed();
}

void GameController::connectMatch()
{
    const Match *match = m_match.get();
    connect(match, &Match::stateChanged, this, &GameController::playEarlyMove);
    connect(match, &Match::stateChanged, this, &GameController::changed);
    connect(match, &Match::movePlayed, this, &GameController::showMove);
    connect(match, &Match::movesTakenBack, this, [this](NodeId node) { m_cursor.moveTo(node); });
    connect(match, &Match::playerFailed, this, &GameController::showFailure);
    connect(match, &Match::over, this, &GameController::showEnd);
}

/// Follows the game unless the person looks at another place.
void GameController::showMove(NodeId node)
{
    m_audits.insert_or_assign(node, m_match->lastAudit());
    if (m_cursor.node() == m_record.tree().parent(node)) {
        m_cursor.moveTo(node);
    }
    Q_EMIT changed();
}

/// Where moves were taken back, the game ends at a node of its own.
void GameController::showEnd()
{
    m_earlyMove.reset();
    const GameTree &tree = m_record.tree();
    const NodeId end = m_match->node();
    const bool isBesideOthers = tree.nextSibling(end) != NoNode && !moveAt(tree, end);
    if (isBesideOthers && m_cursor.node() == tree.parent(end)) {
        m_cursor.moveTo(end);
    }
    Q_EMIT failureSettled();
    Q_EMIT gameOver(m_match->result());
    Q_EMIT changed();
}

void GameController::showFailure(Color color, const PlayerFailure &failure)
{
    const Seat &seat = seats()[color];
    if (seat.engine) {
        Q_EMIT engineFailed({color, seat.engine->name, seat.engine->commandLine,
                             tr("It %1.").arg(text::message(failure.what)), failure.errorLines,
                             failure.kind});
    }
}

void GameController::pause()
{
    if (isGameRunning()) {
        m_match->pause();
    }
}

void GameController::resume()
{
    if (isGameRunning()) {
        m_match->resume();
    }
}

void GameController::step()
{
    if (isGameRunning()) {
        m_match->step();
    }
}

/// The engines are sent away too: one that thinks may go on for ever.
void GameController::stop()
{
    if (isGameRunning()) {
        m_match->stop();
        detach(m_match->dismissPlayers());
    }
}

void GameController::resign()
{
    if (mayResign()) {
        m_match->submit(Resignation());
    }
}

void GameController::takeBack()
{
    if (const int moves = movesToTakeBack(); moves > 0) {
        m_earlyMove.reset();
        m_match->takeBack(moves);
    }
}

void GameController::returnToGame()
{
    if (isGameRunning()) {
        m_cursor.moveTo(m_match->node());
    }
}

void GameController::settle(const Settlement &settlement)
{
    if (isSettling()) {
        m_match->settle(settlement);
    }
}

void GameController::resumePlay(Color first)
{
    if (isSettling()) {
        m_match->resumePlay(first);
    }
}

void GameController::setSeat(Color color, const Seat &seat)
{
    const bool hasFailed = isGameRunning() && m_match->failedPlayer() == color;
    if (m_settings.seats[color] == seat && !hasFailed && recordedName(color).isEmpty()) {
        return;
    }
    m_settings.seats[color] = seat;
    m_isSeated[color] = true;
    if (isGameRunning()) {
        m_earlyMove.reset();
        m_match->setPlayer(color, createPlayer(color));
        Q_EMIT failureSettled();
    }
    Q_EMIT changed();
}

void GameController::retry()
{
    if (const std::optional<Color> failed = m_match ? m_match->failedPlayer() : std::nullopt) {
        restartEngine(*failed);
    }
}

void GameController::restartEngine(Color color)
{
    const bool wasFailure = m_match && m_match->failedPlayer() == color;
    if (mayRestartEngine(color) && m_match->restart(color)) {
        if (wasFailure) {
            Q_EMIT failureSettled();
        }
        Q_EMIT changed();
    }
}

void GameController::cancelStart(Color color)
{
    if (isGameRunning()) {
        m_match->cancelStart(color);
    }
}

void GameController::interruptEngine(Color color)
{
    if (const std::shared_ptr<Engine> engine = engineOf(color)) {
        engine->interrupt();
    }
}

void GameController::rebuildEngine(Color color)
{
    if (isGameRunning()) {
        m_match->resync(color);
    }
}

void GameController::setMinimumMoveTime(std::chrono::milliseconds time)
{
    m_minimumMoveTime = time;
    if (m_match) {
        m_match->setMinimumMoveTime(time);
    }
}

/// Takes leave of the game and its engines; they go by themselves.
void GameController::endMatch()
{
    if (!m_match) {
        return;
    }
    m_placedHandicap.clear();
    m_earlyMove.reset();
    m_match->disconnect(this);
    m_match->stop();
    detach(m_match->dismissPlayers());
    m_match.reset();
    Q_EMIT failureSettled();
}

QCoro::Task<> GameController::shutDown()
{
    endMatch();
    return m_hub.closeAll(2s);
}

} // namespace shinpan
