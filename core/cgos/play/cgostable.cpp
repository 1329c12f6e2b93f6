#include "core/cgos/play/cgostable.h"

#include "core/cgos/play/cgosthoughts.h"
#include "core/cgos/play/cgosverdict.h"
#include "core/engine/enginesync.h"
#include "core/match/remoteplayer.h"
#include "core/record/timesettings.h"
#include "core/record/tree/sgfgrammar.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/message.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// The server says whose flag has fallen; until it does, our engine is waited for.
constexpr auto NoFlagOfOurs = 24h;

/// How often in a game an engine that breaks down is started anew.
constexpr int Restarts = 5;

/// A line of moves written below the root, with the clocks; returns its last node.
NodeId writeMoves(GameRecord &record, const std::vector<CgosMove> &moves)
{
    NodeId node = record.tree().root();
    for (const CgosMove &move : moves) {
        node = record.addMove(node, move.move);
        writeTimeLeft(record, node, move.move.color, {std::max(move.left, 0ms), std::nullopt});
    }
    return node;
}

[[nodiscard]] GameLine lineOf(const CgosGame &game)
{
    GameLine line;
    line.size = game.setup().size;
    for (const CgosMove &move : game.moves()) {
        line.moves.push_back(move.move);
    }
    return line;
}

/// How many moves both have from the start.
[[nodiscard]] std::size_t commonMoves(const std::vector<Move> &line,
                                      const std::vector<CgosMove> &moves)
{
    const auto [first, second] = std::ranges::mismatch(line, moves, {}, {}, &CgosMove::move);
    return static_cast<std::size_t>(first - line.begin());
}

[[nodiscard]] QByteArray vertexFor(const Move &move)
{
    return move.isPass() ? QByteArrayLiteral("pass")
                         : QByteArray::fromStdString(vertexOf(*move.point));
}

} // namespace

CgosTable::CgosTable(const CgosSetup &setup, Color ours, Seat seat, QObject *parent)
    : QObject(parent)
    , m_game(setup, ours)
    , m_seat(std::move(seat))
{ }

CgosTable::~CgosTable()
{
    m_match.reset(); // before the record
}

void CgosTable::begin()
{
    seat();
}

MatchSetup CgosTable::setup() const
{
    const CgosSetup &said = m_game.setup();
    MatchSetup setup;
    setup.size = said.size;
    setup.komi = said.komi;
    setup.rules = m_seat.rules;
    if (said.mainTime > 0ms) {
        const TimeControl control{.system = TimeControl::System::Absolute, .main = said.mainTime};
        setup.time = {control, control};
    }
    setup.timeMargin = NoFlagOfOurs;
    setup.moveLimit = 0;
    setup.restarts = Restarts;
    setup.scoring.ladder = {ScoringStep::PlayersScore};
    return setup;
}

/// Begins the match, or begins it anew where the server's game is.
void CgosTable::seat()
{
    const Color ours = m_game.ours();
    m_match.reset();
    m_record = std::make_unique<GameRecord>(m_game.setup().size);
    auto player = std::make_unique<EnginePlayer>(m_seat.engine, m_seat.another);
    player->setManner({.tellsServer = m_seat.tellsThoughts, .cleansUp = true});
    m_player = player.get();
    const PlayerIdentity other{m_game.setup().players[opposite(ours)].name, {}, {}, {}};
    auto opponent = std::make_unique<RemotePlayer>(other, [this] { goOnSoon(); });
    m_opponent = opponent.get();
    ByColor<std::unique_ptr<Player>> players;
    players[ours] = std::move(player);
    players[opposite(ours)] = std::move(opponent);
    if (m_game.moves().empty()) {
        m_match = std::make_unique<Match>(setup(), std::move(players), *m_record);
    } else {
        const GameLine line = lineOf(m_game);
        scribe::writeSetup(*m_record, setup(), line);
        const NodeId node = writeMoves(*m_record, m_game.moves());
        m_match = std::make_unique<Match>(setup(), std::move(players), *m_record, line, node);
    }
    connect(m_match.get(), &Match::movePlayed, this, &CgosTable::noteMove);
    connect(m_match.get(), &Match::stateChanged, this, &CgosTable::introduce);
    connect(m_match.get(), &Match::over, this, &CgosTable::noteMatchOver);
    m_match->start();
}

/// Engines written for CGOS want to know whom they play.
void CgosTable::introduce()
{
    if (m_isIntroduced || !m_match->isReady(m_game.ours())) {
        return;
    }
    m_isIntroduced = true;
    Engine &engine = *m_player->engine();
    const CgosName &opponent = m_game.setup().players[opposite(m_game.ours())];
    const auto tell = [&engine](const QByteArray &command, const QString &value) {
        if (engine.knows(command) && !value.isEmpty()) {
            [[maybe_unused]] const auto unread =
                engine.ask(GtpCommand(command, {value.toUtf8()}), engine.profile().timeouts.setUp);
        }
    };
    tell("cgos-opponent_name", opponent.name);
    tell("cgos-opponent_rating", opponent.rating);
}

/// This happens outside the match, which it may destroy.
void CgosTable::goOnSoon()
{
    QMetaObject::invokeMethod(this, &CgosTable::goOn, Qt::QueuedConnection);
}

Result<void> CgosTable::hear(const CgosMessage &message)
{
    Result<void> fits;
    if (const auto *play = std::get_if<CgosPlay>(&message)) {
        fits = m_game.hear(*play);
    } else if (const auto *genmove = std::get_if<CgosGenmove>(&message)) {
        fits = m_game.hear(*genmove);
    } else if (const auto *end = std::get_if<CgosGameOver>(&message)) {
        m_game.hear(*end);
    }
    goOnSoon();
    return fits;
}

bool CgosTable::resume(const CgosSetup &setup)
{
    goOnSoon();
    return !m_isBrokenOff && m_game.resume(setup);
}

/// Brings match and server together, as far as that is possible now.
void CgosTable::goOn()
{
    if (m_isOver || m_isBrokenOff || !m_match) {
        return;
    }
    if (m_game.end()) {
        takeEnd();
        return;
    }
    const bool isOver = m_match->state() == Match::State::Over;
    if (!m_concedes && (!isInStep() || (isOver && m_game.asked()))) {
        m_seat.engine = takeEngine();
        seat();
        return;
    }
    tellServer();
    tellMatch();
}

/// Whether match and server have the same moves, except for the last one of either, which the other
/// has not heard of yet.
bool CgosTable::isInStep() const
{
    const std::vector<Move> &line = m_match->line().moves;
    const std::size_t theirs = m_game.moves().size();
    const std::size_t common = commonMoves(line, m_game.moves());
    if (common == theirs && line.size() == theirs) {
        return true;
    }
    if (common == theirs && line.size() == theirs + 1) {
        return line.back().color == m_game.ours();
    }
    return common == line.size() && theirs == line.size() + 1
        && m_game.moves().back().move.color != m_game.ours();
}

void CgosTable::tellServer()
{
    if (!m_game.asked()) {
        return;
    }
    if (m_concedes) {
        m_game.forgetQuestion();
        Q_EMIT spoke(QByteArrayLiteral("resign"));
        return;
    }
    const std::vector<Move> &line = m_match->line().moves;
    if (line.size() == m_game.moves().size() + 1) {
        const QByteArray answer = m_thoughts.isEmpty() ? vertexFor(line.back())
                                                       : vertexFor(line.back()) + ' ' + m_thoughts;
        m_game.noteSent(line.back());
        Q_EMIT spoke(answer);
    }
}

/// The opponent's move is told with the clocks of the question that follows it.
void CgosTable::tellMatch()
{
    const bool hasClocks = m_game.asked() || m_game.end();
    if (!m_opponent->isAsked() || !hasClocks
        || m_game.moves().size() != m_match->line().moves.size() + 1) {
        return;
    }
    ByColor<std::optional<TimeLeft>> clocks;
    for (const Color color : BothColors) {
        clocks[color] = TimeLeft{std::max(m_game.clocks()[color], 0ms), std::nullopt};
    }
    m_opponent->answer(m_game.moves().back().move, clocks);
}

/// The server has ended the game: the match hears the opponent's last move, then that.
void CgosTable::takeEnd()
{
    if (m_match->state() == Match::State::Over) {
        conclude();
        return;
    }
    const bool hasMove = m_game.moves().size() == m_match->line().moves.size() + 1 && isInStep();
    if (hasMove && m_opponent->isAsked()) {
        tellMatch(); // which brings us back
        return;
    }
    if (isEngineThinking()) {
        m_player->expel();
    }
    m_match->adopt(cgosVerdict(m_game.end()->result, Message::verbatim(m_game.end()->reason)));
}

void CgosTable::noteMove(NodeId node)
{
    const MoveAudit &audit = m_match->lastAudit();
    if (audit.color == m_game.ours()) {
        m_thoughts = m_seat.tellsThoughts
                       ? cgosThoughts(audit.thoughts, m_game.setup().size, audit.color,
                                      m_player->engine()->profile().toldAs)
                       : QByteArray();
        if (!m_thoughts.isEmpty()) {
            m_record->setProperty(node, "CC", rawSgfText(QString::fromUtf8(m_thoughts)));
        }
    }
    nameGame();
    goOnSoon();
    Q_EMIT recorded();
}

/// Either we have heard of the end, or our side has ended it: it resigned, moved against the rules
/// or broke down. The rest is the server's to say. (An opponent's move that our rules forbid and
/// the server allows is no end: the match begins anew behind it.)
void CgosTable::noteMatchOver()
{
    if (!m_game.end() && !m_isBrokenOff) {
        const GameResult &result = m_match->result();
        m_concedes = result.loser() == m_game.ours() || result.end == GameEnd::Void;
        if (m_concedes && result.end != GameEnd::Resignation) {
            m_fault = result.reason;
        }
    }
    goOnSoon();
}

bool CgosTable::isEngineThinking() const
{
    const Match::State state = m_match->state();
    return (state == Match::State::Asking && m_match->toPlay() == m_game.ours())
        || (state == Match::State::Preparing && !m_match->isReady(m_game.ours()));
}

void CgosTable::breakOff()
{
    if (m_isOver || std::exchange(m_isBrokenOff, true)) {
        return;
    }
    if (isEngineThinking()) {
        m_player->expel();
    }
    m_match->stop();
}

void CgosTable::endUnseen(const std::optional<CgosArchivedGame> &archived)
{
    Q_ASSERT(m_isBrokenOff);
    if (archived && !archived->result.isEmpty() && m_game.isThat(*archived)) {
        CgosSetup setup = m_game.setup();
        setup.moves = archived->moves;
        [[maybe_unused]] const bool isSame = m_game.resume(setup);
        m_game.hear(CgosGameOver{{}, archived->result, {}});
    } else {
        m_game.hear(CgosGameOver{{}, QStringLiteral("broken off"), {}});
    }
    conclude();
}

void CgosTable::conclude()
{
    if (m_isOver) {
        return;
    }
    m_isOver = true;
    m_verdict = cgosVerdict(m_game.end()->result, Message::verbatim(m_game.end()->reason));
    if (m_isBrokenOff && m_verdict.end == GameEnd::Void) {
        m_verdict.reason = Message::of(QT_TRANSLATE_NOOP(
            "Messages", "The connection was lost, and the server does not know of "
                        "the game any more."));
    }
    completeRecord();
    Engine &engine = *m_player->engine();
    if (engine.knows("cgos-gameover") && engine.session() && engine.session()->isIdle()) {
        const QByteArray result = m_game.end()->result.toUtf8();
        [[maybe_unused]] const auto unread =
            engine.ask(GtpCommand("cgos-gameover", {result}), engine.profile().timeouts.setUp);
    }
    Q_EMIT over();
}

/// The record names the accounts and not our engine, as the server's does.
void CgosTable::nameGame()
{
    GameInfo info = m_record->info();
    for (const Color color : BothColors) {
        info.playerName[color] = m_game.setup().players[color].name;
        info.playerRank[color] = m_game.setup().players[color].rating;
    }
    info.gameName = QString::number(m_game.setup().game);
    m_record->setInfo(info);
}

/// The record says what the server's does: its moves, names and ratings, and its result.
void CgosTable::completeRecord()
{
    GameRecord &record = *m_record;
    NodeId node = record.tree().root();
    for (const CgosMove &move : m_game.moves()) {
        NodeId next = record.findMove(node, move.move);
        if (next == NoNode) {
            next = record.addMove(node, move.move);
            writeTimeLeft(record, next, move.move.color, {std::max(move.left, 0ms), std::nullopt});
        }
        record.makeMainLine(next);
        node = next;
    }
    while (record.tree().firstChild(node) != NoNode) { // what the server has not taken
        record.removeSubtree(record.tree().firstChild(node));
    }
    nameGame();
    GameInfo info = record.info();
    info.result = m_verdict.toSgf();
    record.setInfo(info);
    const bool isTold =
        m_match && m_match->node() == node && m_match->result().reason == m_verdict.reason;
    if (!m_verdict.reason.isEmpty() && !isTold) {
        record.appendComment(node, m_verdict.reason.english());
    }
    if (!m_fault.isEmpty()) {
        record.appendComment(node, m_fault.english());
    }
    const GameLine line = lineOf(m_game);
    const Position position(line, m_seat.rules);
    const Count count = countGame(position, {m_game.setup().komi, 0});
    if (m_verdict.score && position.isFinished() && *m_verdict.score != count.score) {
        record.appendComment(
            node, QStringLiteral("We count %1.").arg(QString::fromStdString(toSgf(count.score))));
    }
}

std::shared_ptr<Engine> CgosTable::takeEngine()
{
    const std::shared_ptr<Engine> engine = m_player->engine();
    const bool isFit = engine->session() != nullptr && engine->session()->isRunning()
                    && !engine->isStalled() && !isEngineThinking();
    if (!isFit || m_match->state() == Match::State::NotStarted) {
        m_player->expel();
        return m_seat.another();
    }
    engine->sync().forgetGame();
    return m_player->keepEngine();
}

} // namespace shinpan
