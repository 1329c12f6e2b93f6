#include "ui/game/gamecontroller.h"

#include "core/engine/enginehub.h"
#include "core/engine/profile/enginerules.h"
#include "core/match/engineplayer.h"
#include "core/match/humanplayer.h"
#include "core/match/matchscribe.h"
#include "core/record/timesettings.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/detach.h"
#include "ui/words/messagetext.h"
#include "ui/words/text.h"

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

GameController::GameController(EngineHub &hub, QObject *parent)
    : QObject(parent)
    , m_hub(hub)
    , m_cursor(m_record)
    , m_status(m_game, m_cursor)
{
    connect(&m_cursor, &GameCursor::moved, this, &GameController::changed);
    connect(&m_record, &GameRecord::treeReplaced, this, [this] { m_game.audits.clear(); });
}

void GameController::newGame(const NewGameSettings &settings)
{
    endMatch();
    m_game.isSeated = {};
    m_game.isServed = false;
    m_game.settings = settings;
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
    m_game.isSeated = {};
    m_record.replaceTree(std::move(tree));
    m_record.setModified(false);
    const GameInfo info = m_record.info();
    m_game.settings.size = info.size.columns;
    m_game.settings.rules = rulesOf(info);
    m_game.settings.komi = info.komi.value_or(usualKomi(m_game.settings.rules, info.handicap));
    m_game.settings.handicap = info.handicap;
    m_game.settings.handicapStyle = HandicapStyle::Fixed; // the stones stand in the record
    m_game.settings.time = timeControlsOf(info);
    m_game.isServed = false;
    Q_EMIT changed();
}

void GameController::serve(GameTree tree, ByColor<bool> controlled, HandicapStyle handicap)
{
    showTree(std::move(tree));
    m_game.settings.handicapStyle = handicap;
    m_game.isServed = true;
    m_game.isControlled = controlled;
    m_cursor.toEnd();
    begin();
}

void GameController::tellControllerName(const QString &name)
{
    m_game.controllerName = name;
    Q_EMIT controllerChanged();
    Q_EMIT changed();
}

void GameController::setControlled(Color color, bool isControlled)
{
    if (m_game.isControlled[color] == isControlled) {
        return;
    }
    m_game.isControlled[color] = isControlled;
    if (m_status.isRunning()) {
        m_game.match->setPlayer(color, createPlayer(color));
    }
    Q_EMIT controllerChanged();
    Q_EMIT changed();
}

bool GameController::tellMove(const Move &move)
{
    if (!m_status.isRunning() || m_game.match->toPlay() != move.color) {
        return false;
    }
    return m_game.match->submit(move);
}

void GameController::tellTakeBack(int moves)
{
    if (m_status.isRunning()) {
        takeBack(moves);
    }
}

void GameController::tellTimeLeft(Color color, const TimeLeft &left)
{
    if (m_status.isRunning()) {
        m_game.match->setTimeLeft(color, left);
    }
}

std::optional<Illegality> GameController::whyNot(const Move &move) const
{
    return m_status.isAtGame() ? m_game.match->position().check(move)
                               : Referee(setupHere(), m_cursor.line()).position().check(move);
}

MatchSetup GameController::setupHere() const
{
    const GameInfo info = m_record.info();
    MatchSetup setup;
    setup.size = info.size;
    setup.komi = info.komi.value_or(m_game.settings.komi);
    setup.handicap = info.handicap;
    setup.handicapStyle = m_game.settings.handicapStyle;
    setup.rules = rulesOf(info);
    setup.time = m_game.settings.time;
    setup.minimumMoveTime = m_minimumMoveTime;
    setup.onFailure = MatchSetup::OnFailure::Suspend;
    setup.scoring = attendedScoring(); // somebody sits at this window, whoever plays
    if (m_game.isServed) {
        setup.areClocksKeptElsewhere = true;
        setup.minimumMoveTime = {};
        setup.moveLimit = 0;
    }
    return setup;
}

std::unique_ptr<Player> GameController::createPlayer(Color color)
{
    if (m_status.isControlled(color)) {
        return std::make_unique<HumanPlayer>(m_game.controllerName); // tellMove() is its hand
    }
    const Seat &seat = seats()[color];
    if (seat.isHuman()) {
        return std::make_unique<HumanPlayer>(seat.name);
    }
    const QString label = QStringLiteral("%1 · %2").arg(text::colorName(color), seat.engine->name);
    const EngineProfile profile = startedFor(*seat.engine, rulesOf(m_record.info()));
    const auto create = [this, profile, label] { return m_hub.create(profile, label); };
    return std::make_unique<EnginePlayer>(create(), create);
}

void GameController::start()
{
    m_game.isServed = false;
    begin();
}

void GameController::begin()
{
    endMatch();
    ByColor<std::unique_ptr<Player>> players{createPlayer(Color::Black),
                                             createPlayer(Color::White)};
    m_game.match = std::make_unique<Match>(setupHere(), std::move(players), m_record,
                                           m_cursor.line(), m_cursor.node());
    m_game.match->setKeepsRemarks(m_keepsRemarks);
    m_game.movesBefore =
        m_cursor.moveNumber() - static_cast<int>(m_game.match->line().moves.size());
    const Match *match = m_game.match.get();
    connect(match, &Match::stateChanged, this, &GameController::playEarlyMove);
    connect(match, &Match::stateChanged, this, &GameController::changed);
    connect(match, &Match::movePlayed, this, &GameController::showMove);
    connect(match, &Match::movesTakenBack, this, [this](NodeId node) { m_cursor.moveTo(node); });
    connect(match, &Match::playerFailed, this, &GameController::showFailure);
    connect(match, &Match::over, this, &GameController::showEnd);
    m_game.match->start();
    Q_EMIT gameStarted();
    Q_EMIT changed();
}

/// Follows the game unless the person looks at another place.
void GameController::showMove(NodeId node)
{
    m_game.audits.insert_or_assign(node, m_game.match->lastAudit());
    if (m_cursor.node() == m_record.tree().parent(node)) {
        m_cursor.moveTo(node);
    }
    if (const std::optional<Move> move = moveAt(m_record.tree(), node); move && move->isPass()) {
        Q_EMIT passed(move->color);
    }
    Q_EMIT changed();
}

/// The game ends at a node of its own if moves were taken back.
void GameController::showEnd()
{
    m_game.earlyMove.reset();
    const GameTree &tree = m_record.tree();
    const NodeId end = m_game.match->node();
    const bool isBesideOthers = tree.nextSibling(end) != NoNode && !moveAt(tree, end);
    if (isBesideOthers && m_cursor.node() == tree.parent(end)) {
        m_cursor.moveTo(end);
    }
    Q_EMIT failureSettled();
    Q_EMIT gameOver(m_game.match->result());
    Q_EMIT changed();
}

void GameController::showFailure(Color color, const PlayerFailure &failure)
{
    const Seat &seat = seats()[color];
    if (seat.engine) {
        Q_EMIT engineFailed({color, seat.engine->name, seat.engine->commandLine,
                             tr("It %1.").arg(text::plainMessage(failure.what)), failure.errorLines,
                             failure.kind});
    }
}

void GameController::pause()
{
    if (m_status.isRunning()) {
        m_game.match->pause();
    }
}

void GameController::resume()
{
    if (m_status.isRunning()) {
        m_game.match->resume();
    }
}

void GameController::step()
{
    if (m_status.isRunning()) {
        m_game.match->step();
    }
}

/// The engines are sent away too: one that thinks may go on for ever.
void GameController::stop()
{
    if (m_status.isRunning()) {
        m_game.match->stop();
        detach(m_game.match->dismissPlayers());
    }
}

void GameController::playAt(Point point)
{
    if (m_status.handicapToPlace() > 0) {
        toggleHandicap(point);
        return;
    }
    const std::optional<Color> color =
        m_status.mayMoveEarly() ? m_game.match->toPlay() : m_status.playableColor();
    if (!color) {
        Q_EMIT moveNotAwaited();
        return;
    }
    const Move move{*color, point};
    if (!m_status.isRunning()) {
        playVariation(move);
        return;
    }
    if (const std::optional<Illegality> reason = whyNot(move)) {
        Q_EMIT moveRefused(*reason); // a slip of the hand is not a forfeit
        return;
    }
    if (m_status.mayMoveEarly()) {
        m_game.earlyMove = point;
        Q_EMIT changed();
        return;
    }
    m_game.match->submit(move);
}

/// The engines are ready, and the person is asked what they have said already.
void GameController::playEarlyMove()
{
    if (m_game.earlyMove && m_game.match->awaitsPerson()) {
        m_game.match->submit(
            Move{m_game.match->toPlay(), std::exchange(m_game.earlyMove, std::nullopt)});
    }
}

void GameController::toggleHandicap(Point point)
{
    const auto placed = std::ranges::find(m_game.placedHandicap, point);
    if (placed != m_game.placedHandicap.end()) {
        m_game.placedHandicap.erase(placed);
    } else if (m_game.placedHandicap.size()
               < static_cast<std::size_t>(m_status.handicapToPlace())) {
        m_game.placedHandicap.push_back(point);
    }
    Q_EMIT changed();
}

void GameController::submitHandicap()
{
    const int wanted = m_status.handicapToPlace();
    if (wanted > 0 && m_game.placedHandicap.size() == static_cast<std::size_t>(wanted)) {
        if (m_game.match->submitHandicap(m_game.placedHandicap)) {
            m_game.placedHandicap.clear();
        }
        Q_EMIT changed();
    }
}

void GameController::playVariation(const Move &move)
{
    if (!move.isPass()) { // which is always legal; judging takes the whole line
        if (const std::optional<Illegality> reason = whyNot(move)) {
            Q_EMIT moveRefused(*reason);
            return;
        }
    }
    NodeId node = m_record.findMove(m_cursor.node(), move);
    if (node == NoNode) {
        const RecordStep step(m_record, tr("Move"));
        node = m_record.addMove(m_cursor.node(), move);
    }
    m_cursor.moveTo(node);
}

void GameController::pass()
{
    const std::optional<Color> color = m_status.playableColor();
    if (!m_status.mayPass()) {
        return;
    }
    if (m_status.isRunning()) {
        m_game.match->submit(Move::pass(*color));
    } else {
        playVariation(Move::pass(*color));
    }
}

void GameController::askResignation()
{
    if (m_status.mayResign()) {
        Q_EMIT resignationAsked();
    }
}

void GameController::resign()
{
    if (m_status.mayResign()) {
        m_game.match->submit(Resignation());
    }
}

void GameController::takeBack()
{
    if (const int moves = m_status.movesToTakeBack(); moves > 0) {
        takeBack(moves);
    }
}

void GameController::takeBack(int moves)
{
    m_game.earlyMove.reset();
    m_game.match->takeBack(moves);
}

void GameController::returnToGame()
{
    if (m_status.isRunning()) {
        m_cursor.moveTo(m_game.match->node());
    }
}

void GameController::settle(const Settlement &settlement)
{
    if (m_status.isSettling()) {
        m_game.match->settle(settlement);
    }
}

void GameController::resumePlay(Color first)
{
    if (m_status.isSettling()) {
        m_game.match->resumePlay(first);
    }
}

void GameController::setSeat(Color color, const Seat &seat)
{
    const bool hasFailed = m_status.isRunning() && m_game.match->failedPlayer() == color;
    const Seat &present = m_game.settings.seats[color];
    const bool isSame = present == seat || (present.isHuman() && seat == Seat());
    if (isSame && !hasFailed && m_status.recordedName(color).isEmpty()) {
        return;
    }
    m_game.settings.seats[color] = seat;
    m_game.isSeated[color] = true;
    if (m_status.isRunning() && !m_status.isControlled(color)) {
        m_game.earlyMove.reset();
        m_game.match->setPlayer(color, createPlayer(color));
        Q_EMIT failureSettled();
    }
    Q_EMIT seatChanged();
    Q_EMIT changed();
}

void GameController::retry()
{
    if (const std::optional<Color> failed =
            m_game.match ? m_game.match->failedPlayer() : std::nullopt) {
        restartEngine(*failed);
    }
}

void GameController::restartEngine(Color color)
{
    const bool wasFailure = m_game.match && m_game.match->failedPlayer() == color;
    if (m_status.mayRestartEngine(color) && m_game.match->restart(color)) {
        if (wasFailure) {
            Q_EMIT failureSettled();
        }
        Q_EMIT changed();
    }
}

void GameController::cancelStart(Color color)
{
    if (m_status.isRunning()) {
        m_game.match->cancelStart(color);
    }
}

void GameController::interruptEngine(Color color)
{
    if (const std::shared_ptr<Engine> engine = m_status.runningEngine(color)) {
        engine->interrupt();
    }
}

void GameController::rebuildEngine(Color color)
{
    if (m_status.isRunning()) {
        m_game.match->resync(color);
    }
}

void GameController::setMinimumMoveTime(std::chrono::milliseconds time)
{
    m_minimumMoveTime = time;
    if (m_game.match) {
        m_game.match->setMinimumMoveTime(time);
    }
}

void GameController::setKeepsRemarks(bool keeps)
{
    m_keepsRemarks = keeps;
    if (m_game.match) {
        m_game.match->setKeepsRemarks(keeps);
    }
    if (!keeps) {
        scribe::showRemarks(m_record);
    }
}

/// Takes leave of the game and its engines; they go by themselves.
void GameController::endMatch()
{
    if (!m_game.match) {
        return;
    }
    m_game.placedHandicap.clear();
    m_game.earlyMove.reset();
    m_game.match->disconnect(this);
    m_game.match->stop();
    detach(m_game.match->dismissPlayers());
    m_game.match.reset();
    Q_EMIT failureSettled();
}

QCoro::Task<> GameController::shutDown()
{
    endMatch();
    return m_hub.closeAll(2s);
}

} // namespace shinpan
