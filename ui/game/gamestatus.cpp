#include "ui/game/gamestatus.h"

#include "core/engine/enginesync.h"
#include "core/match/engineplayer.h"
#include "core/match/matchsetup.h"
#include "core/record/timesettings.h"
#include "core/record/tree/sgfproperties.h"
#include "ui/game/opengame.h"
#include "ui/words/text.h"

#include <QCoreApplication>

namespace shinpan {

namespace {

/// How many passes in a row end at the node.
[[nodiscard]] int passesBefore(const GameTree &tree, NodeId node)
{
    int passes = 0;
    for (; node != NoNode; node = tree.parent(node)) {
        const std::optional<Move> move = moveAt(tree, node);
        if (!move || move->point) {
            break;
        }
        ++passes;
    }
    return passes;
}

/// The translation context of everything here.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

[[nodiscard]] QString seatName(const OpenGame &game, Color color)
{
    const Seat &seat = game.seats()[color];
    return seat.engine ? seat.engine->name : QString();
}

[[nodiscard]] QString askingText(const OpenGame &game)
{
    const bool isBlack = game.match()->toPlay() == Color::Black;
    const QString engine = seatName(game, game.match()->toPlay());
    if (game.status().isControlled(game.match()->toPlay())) {
        return isBlack ? Words::tr("Black to play – the controller’s move")
                       : Words::tr("White to play – the controller’s move");
    }
    if (engine.isEmpty()) {
        return isBlack ? Words::tr("Black to play – your move")
                       : Words::tr("White to play – your move");
    }
    return (isBlack ? Words::tr("Black to play – %1 is thinking")
                    : Words::tr("White to play – %1 is thinking"))
        .arg(engine);
}

[[nodiscard]] QString holdingText(const OpenGame &game)
{
    if (!game.match()->isPaused()) {
        return askingText(game);
    }
    return game.match()->toPlay() == Color::Black ? Words::tr("Paused – Black to play")
                                                  : Words::tr("Paused – White to play");
}

[[nodiscard]] QString suspendedText(const OpenGame &game)
{
    const Color color = game.match()->failedPlayer().value_or(game.match()->toPlay());
    return color == Color::Black ? Words::tr("Waiting for you: Black’s engine has failed")
                                 : Words::tr("Waiting for you: White’s engine has failed");
}

[[nodiscard]] QString placingText(const OpenGame &game)
{
    const QString engine = seatName(game, Color::Black);
    return engine.isEmpty() ? Words::tr("Place the handicap stones on the board")
                            : Words::tr("%1 is placing the handicap stones").arg(engine);
}

/// The text without a game: whose turn it is at the cursor, or how the recorded game ended there.
[[nodiscard]] QString reviewText(const OpenGame &game)
{
    const GameCursor &cursor = game.cursor();
    const QString turn =
        cursor.toPlay() == Color::Black ? Words::tr("Black to play") : Words::tr("White to play");
    const GameTree &tree = cursor.record().tree();
    if (cursor.moveNumber() == 0) {
        const bool isEmpty = tree.nodeCount() == 1;
        return (isEmpty ? Words::tr("%1 – no game is running")
                        : Words::tr("%1 – the first position"))
            .arg(turn);
    }
    const QString result = cursor.record().info().result;
    const bool isOver = !result.isEmpty() && tree.firstChild(cursor.node()) == NoNode
                     && tree.isOnMainLine(cursor.node());
    return Words::tr("Move %1 – %2")
        .arg(cursor.moveNumber())
        .arg(isOver ? text::recordedResult(result) : turn);
}

/// The record's result may differ from the game's: a person has settled the score anew.
[[nodiscard]] QString overText(const OpenGame &game)
{
    const QString recorded = game.record().info().result;
    if (game.match()->wasStopped() || recorded.isEmpty()) {
        return reviewText(game);
    }
    const GameResult &played = game.match()->result();
    return Words::tr("Game over: %1")
        .arg(recorded == played.toSgf() ? text::result(played) : text::recordedResult(recorded));
}

} // namespace

Ruleset rulesOf(const GameInfo &info)
{
    return rulesetFromText(info.rules.toStdString()).value_or(defaultRules());
}

bool isGameEnd(const GameRecord &record, NodeId node)
{
    const GameTree &tree = record.tree();
    if (tree.firstChild(node) != NoNode) {
        return false;
    }
    const GameInfo info = record.info();
    const bool isResultOfHere = !info.result.isEmpty() && tree.endOfLine(tree.root()) == node;
    return isResultOfHere || passesBefore(tree, node) >= rulesOf(info).passesToEnd;
}

std::optional<TimeLeft> timeLeftAfter(const GameTree &tree, NodeId node, Color color)
{
    for (; node != NoNode; node = tree.parent(node)) {
        if (const std::optional<TimeLeft> left = timeLeftOf(timeLeftAt(tree, node)[color])) {
            return left;
        }
    }
    return std::nullopt;
}

GameStatus::GameStatus(const GameInPlay &game, const GameCursor &cursor)
    : m_game(game)
    , m_cursor(cursor)
{ }

bool GameStatus::isRunning() const
{
    return m_game.match && m_game.match->state() != Match::State::NotStarted
        && m_game.match->state() != Match::State::Over;
}

/// A controller's side waits as a person does, but for nobody at this board.
bool GameStatus::awaitsPersonHere() const
{
    return m_game.match->awaitsPerson() && !isControlled(m_game.match->toPlay());
}

QString GameStatus::controllerName() const
{
    return m_game.controllerName.isEmpty() ? Words::tr("Controller") : m_game.controllerName;
}

bool GameStatus::isWatched() const
{
    return !isHuman(Color::Black) && !isHuman(Color::White) && !m_game.isServed;
}

bool GameStatus::isAdviceWithheld() const
{
    return isRunning() && m_game.settings.isSerious
        && (isHuman(Color::Black) || isHuman(Color::White));
}

bool GameStatus::isAtGame() const
{
    return isRunning() && m_cursor.node() == m_game.match->node();
}

Board GameStatus::board() const
{
    Board board = m_cursor.board();
    for (const Point point : m_game.placedHandicap) {
        board.set(point, Stone::Black);
    }
    if (m_game.earlyMove) {
        board.set(*m_game.earlyMove, stoneOf(m_game.match->toPlay()));
    }
    return board;
}

std::optional<Color> GameStatus::playableColor() const
{
    if (!isRunning()) {
        return m_cursor.toPlay();
    }
    if (handicapToPlace() > 0) {
        const auto wanted = static_cast<std::size_t>(handicapToPlace());
        return m_game.placedHandicap.size() < wanted ? std::optional(Color::Black) : std::nullopt;
    }
    if (isAtGame() && awaitsPersonHere()) {
        return m_game.match->toPlay();
    }
    return std::nullopt;
}

/// A move is kept if it is made where the game is, while engines start.
bool GameStatus::mayMoveEarly() const
{
    return isAtGame() && m_game.match->state() == Match::State::Preparing
        && isHuman(m_game.match->toPlay());
}

bool GameStatus::mayPass() const
{
    return playableColor() && !isAtGameEnd() && handicapToPlace() == 0;
}

/// Variations may begin anywhere else, also with a pass.
bool GameStatus::isAtGameEnd() const
{
    if (isRunning()) {
        return false;
    }
    const bool isOursOver =
        m_game.match && !m_game.match->wasStopped() && m_game.match->node() == m_cursor.node();
    return isOursOver || isGameEnd(m_cursor.record(), m_cursor.node());
}

bool GameStatus::isSeated(Color color) const
{
    return m_game.isSeated[color] || (m_game.match && m_game.settings.seats[color] != Seat());
}

QString GameStatus::recordedName(Color color) const
{
    if (isSeated(color)) {
        return {};
    }
    const GameInfo info = m_cursor.record().info();
    const QString &name = info.playerName[color];
    const QString &rank = info.playerRank[color];
    return name.isEmpty() || rank.isEmpty() ? name : QStringLiteral("%1 %2").arg(name, rank);
}

int GameStatus::handicapToPlace() const
{
    const bool isPlacing = isRunning() && m_game.match->state() == Match::State::PlacingHandicap
                        && isHuman(Color::Black);
    return isPlacing ? m_game.match->setup().handicap : 0;
}

bool GameStatus::mayResign() const
{
    return isRunning() && awaitsPersonHere();
}

bool GameStatus::isSettling() const
{
    return m_game.match && m_game.match->state() == Match::State::Settling;
}

std::shared_ptr<const Engine> GameStatus::engine(Color color) const
{
    const auto *player =
        m_game.match ? dynamic_cast<const EnginePlayer *>(&m_game.match->player(color)) : nullptr;
    return player != nullptr ? player->engine() : nullptr;
}

bool GameStatus::mayRestartEngine(Color color) const
{
    return isRunning() && m_game.match->player(color).mayRestart();
}

bool GameStatus::mayStep() const
{
    return isRunning() && (!isHuman(Color::Black) || !isHuman(Color::White));
}

bool GameStatus::mayPause() const
{
    return mayStep()
        || (isRunning()
            && (m_game.match->clock().isLimited(Color::Black)
                || m_game.match->clock().isLimited(Color::White)));
}

std::shared_ptr<Engine> GameStatus::runningEngine(Color color) const
{
    const auto *player =
        isRunning() ? dynamic_cast<const EnginePlayer *>(&m_game.match->player(color)) : nullptr;
    return player != nullptr ? player->engine() : nullptr;
}

SyncState GameStatus::syncState(Color color) const
{
    const std::shared_ptr<Engine> engine = runningEngine(color);
    SyncState state = engine ? engine->sync().state() : SyncState();
    state.moveNumber += m_game.movesBefore;
    return state;
}

int GameStatus::moveNumber() const
{
    return isRunning() ? m_game.movesBefore + m_game.match->moveCount() : 0;
}

const MoveAudit *GameStatus::auditOf(NodeId node) const
{
    const auto found = m_game.audits.find(node);
    return found == m_game.audits.end() ? nullptr : &found->second;
}

int GameStatus::movesToTakeBack() const
{
    if (!isRunning() || m_game.match->state() == Match::State::Scoring
        || m_game.match->moveCount() == 0 || m_game.isServed) { // a controller would not know of it
        return 0;
    }
    const bool blackIsHuman = isHuman(Color::Black);
    const bool whiteIsHuman = isHuman(Color::White);
    if (blackIsHuman && whiteIsHuman) {
        return 1;
    }
    if (!blackIsHuman && !whiteIsHuman) {
        return 0;
    }
    // Back to where the person was to play: over the engine's answer too, if it has come.
    const int moves = isHuman(m_game.match->toPlay()) ? 2 : 1;
    return moves <= m_game.match->moveCount() ? moves : 0;
}

namespace text {

QString status(const OpenGame &game)
{
    if (game.match() == nullptr) {
        return reviewText(game);
    }
    switch (game.match()->state()) {
    case Match::State::NotStarted:
        return reviewText(game);
    case Match::State::Preparing:
        return game.status().earlyMove()
                 ? Words::tr("Starting the engines – your move is kept for them")
                 : Words::tr("Starting the engines…");
    case Match::State::PlacingHandicap:
        return placingText(game);
    case Match::State::Asking:
        return game.match()->awaitsPerson() ? holdingText(game) : askingText(game);
    case Match::State::Holding:
        return holdingText(game);
    case Match::State::Suspended:
        return suspendedText(game);
    case Match::State::Scoring:
        return Words::tr("Both passed – asking for the score…");
    case Match::State::Settling:
        return Words::tr("Both passed – mark what is dead, and settle the score");
    case Match::State::Over:
        return overText(game);
    }
    Q_UNREACHABLE();
}

QString whyNoMove(const OpenGame &game)
{
    if (!game.status().isAtGame()) {
        return Words::tr("The game is at another position: return to it to play on");
    }
    return game.match()->isPaused() ? Words::tr("The game is paused: resume it to play on")
                                    : status(game);
}

} // namespace text

} // namespace shinpan
