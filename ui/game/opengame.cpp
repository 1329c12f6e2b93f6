#include "ui/game/opengame.h"

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

OpenGame::OpenGame(EngineHub &hub, QObject *parent)
    : QObject(parent)
    , m_hub(hub)
    , m_cursor(m_record)
    , m_status(m_play, m_cursor)
    , m_person(*this, m_play)
    , m_engines(*this, m_play)
    , m_controller(*this, m_play)
    , m_pace(m_status, m_play)
{
    connect(&m_cursor, &GameCursor::moved, this, &OpenGame::changed);
    connect(&m_record, &GameRecord::treeReplaced, this, [this] { m_play.audits.clear(); });
}

void OpenGame::newGame(const NewGameSettings &settings)
{
    endMatch();
    m_play.isSeated = {};
    m_play.isServed = false;
    m_play.settings = settings;
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

void OpenGame::showTree(GameTree tree)
{
    endMatch();
    m_play.isSeated = {};
    m_record.replaceTree(std::move(tree));
    m_record.setModified(false);
    const GameInfo info = m_record.info();
    m_play.settings.size = info.size.columns;
    m_play.settings.rules = rulesOf(info);
    m_play.settings.komi = info.komi.value_or(usualKomi(m_play.settings.rules, info.handicap));
    m_play.settings.handicap = info.handicap;
    m_play.settings.handicapStyle = HandicapStyle::Fixed; // the stones stand in the record
    m_play.settings.time = timeControlsOf(info);
    m_play.settings.teaching = 0;
    m_play.settings.isSerious = false;
    m_play.isServed = false;
    Q_EMIT changed();
}

std::optional<Illegality> OpenGame::whyNot(const Move &move) const
{
    return m_status.isAtGame() ? m_play.match->position().check(move)
                               : Referee(setupHere(), m_cursor.line()).position().check(move);
}

MatchSetup OpenGame::setupHere() const
{
    const GameInfo info = m_record.info();
    MatchSetup setup;
    setup.size = info.size;
    setup.komi = info.komi.value_or(m_play.settings.komi);
    setup.handicap = info.handicap;
    setup.handicapStyle = m_play.settings.handicapStyle;
    setup.rules = rulesOf(info);
    setup.time = m_play.settings.time;
    setup.minimumMoveTime = m_play.minimumMoveTime;
    setup.onFailure = MatchSetup::OnFailure::Suspend;
    setup.scoring = attendedScoring(); // somebody sits at this window, whoever plays
    if (m_play.isServed) {
        setup.areClocksKeptElsewhere = true;
        setup.minimumMoveTime = {};
        setup.moveLimit = 0;
    }
    return setup;
}

std::unique_ptr<Player> OpenGame::createPlayer(Color color)
{
    if (m_status.isControlled(color)) {
        return std::make_unique<HumanPlayer>(m_play.controllerName); // tellMove() is its hand
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

void OpenGame::start()
{
    m_play.isServed = false;
    begin();
}

void OpenGame::begin()
{
    endMatch();
    ByColor<std::unique_ptr<Player>> players{createPlayer(Color::Black),
                                             createPlayer(Color::White)};
    m_play.match = std::make_unique<Match>(setupHere(), std::move(players), m_record,
                                           m_cursor.line(), m_cursor.node());
    m_play.match->setKeepsRemarks(m_play.keepsRemarks || m_play.settings.isSerious);
    m_play.movesBefore =
        m_cursor.moveNumber() - static_cast<int>(m_play.match->line().moves.size());
    const Match *match = m_play.match.get();
    connect(match, &Match::stateChanged, this, [this] { m_person.playEarlyMove(); });
    connect(match, &Match::stateChanged, this, &OpenGame::changed);
    connect(match, &Match::movePlayed, this, &OpenGame::showMove);
    connect(match, &Match::movesTakenBack, this, [this](NodeId node) { m_cursor.moveTo(node); });
    connect(match, &Match::playerFailed, this, &OpenGame::showFailure);
    connect(match, &Match::over, this, &OpenGame::showEnd);
    m_play.match->start();
    Q_EMIT gameStarted();
    Q_EMIT changed();
}

/// Follows the game unless the person looks at another place.
void OpenGame::showMove(NodeId node)
{
    m_play.audits.insert_or_assign(node, m_play.match->lastAudit());
    if (m_cursor.node() == m_record.tree().parent(node)) {
        m_cursor.moveTo(node);
    }
    if (const std::optional<Move> move = moveAt(m_record.tree(), node); move && move->isPass()) {
        Q_EMIT passed(move->color);
    }
    Q_EMIT changed();
}

/// The game ends at a node of its own if moves were taken back.
void OpenGame::showEnd()
{
    m_play.earlyMove.reset();
    const GameTree &tree = m_record.tree();
    const NodeId end = m_play.match->node();
    const bool isBesideOthers = tree.nextSibling(end) != NoNode && !moveAt(tree, end);
    if (isBesideOthers && m_cursor.node() == tree.parent(end)) {
        m_cursor.moveTo(end);
    }
    Q_EMIT failureSettled();
    Q_EMIT gameOver(m_play.match->result());
    Q_EMIT changed();
}

void OpenGame::showFailure(Color color, const PlayerFailure &failure)
{
    const Seat &seat = seats()[color];
    if (seat.engine) {
        Q_EMIT engineFailed({color, seat.engine->name, seat.engine->commandLine,
                             tr("It %1.").arg(text::plainMessage(failure.what)), failure.errorLines,
                             failure.kind});
    }
}

/// The engines are sent away too: one that thinks may go on for ever.
void OpenGame::stop()
{
    if (m_status.isRunning()) {
        m_play.match->stop();
        detach(m_play.match->dismissPlayers());
    }
}

void OpenGame::setSeat(Color color, const Seat &seat)
{
    const bool hasFailed = m_status.isRunning() && m_play.match->failedPlayer() == color;
    const Seat &present = m_play.settings.seats[color];
    const bool isSame = present == seat || (present.isHuman() && seat == Seat());
    if (isSame && !hasFailed && m_status.recordedName(color).isEmpty()) {
        return;
    }
    m_play.settings.seats[color] = seat;
    m_play.isSeated[color] = true;
    if (m_status.isRunning() && !m_status.isControlled(color)) {
        m_play.earlyMove.reset();
        reseat(color);
        Q_EMIT failureSettled();
    }
    Q_EMIT seatChanged();
    Q_EMIT changed();
}

void OpenGame::reseat(Color color)
{
    if (m_status.isRunning()) {
        m_play.match->setPlayer(color, createPlayer(color));
    }
}

/// Takes leave of the game and its engines; they go by themselves.
void OpenGame::endMatch()
{
    if (!m_play.match) {
        return;
    }
    m_play.placedHandicap.clear();
    m_play.earlyMove.reset();
    m_play.match->disconnect(this);
    m_play.match->stop();
    detach(m_play.match->dismissPlayers());
    m_play.match.reset();
    Q_EMIT failureSettled();
}

QCoro::Task<> OpenGame::shutDown()
{
    endMatch();
    return m_hub.closeAll(2s);
}

} // namespace shinpan
