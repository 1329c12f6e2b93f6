#include "tests/storm/navigation.h"

#include "core/engine/dialect/boardreading.h"
#include "core/engine/enginesync.h"
#include "tests/support/outcome.h"

#include <QCoreApplication>

#include <algorithm>

namespace shinpan::test {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

constexpr Engine::Limit Limit = 20s;
constexpr double Komi = 6.5;

} // namespace

qint64 fewestCommands(const GameLine *from, const GameLine &to, const SyncSkills &skills)
{
    const auto length = [](const auto &list) { return static_cast<qint64>(list.size()); };
    const auto plays = [&skills](qint64 moves) {
        constexpr auto Most = static_cast<qint64>(MaxSequence);
        return skills.playSequence ? (moves + Most - 1) / Most : moves;
    };
    const qint64 start = skills.setPosition ? 1 : 1 + length(to.setUp);
    const qint64 anew = start + plays(length(to.moves));
    if (from == nullptr) {
        return anew + 2; // size and komi; there is no time to tell
    }
    if (from->setUp != to.setUp) {
        return anew;
    }
    qint64 shared = 0;
    while (shared < length(from->moves) && shared < length(to.moves)
           && from->moves[shared] == to.moves[shared]) {
        ++shared;
    }
    const qint64 back = length(from->moves) - shared;
    const qint64 undos = skills.undoMany ? std::min<qint64>(back, 1) : back;
    const qint64 komi = back > 0 && skills.undoTakesKomi ? 1 : 0;
    return std::min(anew, undos + komi + plays(length(to.moves) - shared));
}

Navigation::Navigation(const EngineProfile &profile, Proof proof, int size, unsigned seed)
    : m_world(branchingRecord(size, seed))
    , m_cursor(*m_world.record)
    , m_random(seed)
    , m_proof(proof)
    , m_engine(Engine::create(profile, &m_transcript))
    , m_follower(std::make_unique<EngineFollower>(m_engine, Limit))
{
    connect(&m_cursor, &GameCursor::moved, this, &Navigation::leadOn);
    connect(m_follower.get(), &EngineFollower::failed, this,
            [this](const EngineError &error) { m_failure = error; });
}

std::optional<QString> Navigation::start()
{
    const std::optional<EngineDone> started = outcome(m_engine->start(Limit, Limit));
    if (!started || !*started) {
        return started ? started->error().sentence().english() : QStringLiteral("does not start");
    }
    connect(m_engine->session(), &GtpSession::errorLineReceived, this, [this](QByteArrayView line) {
        m_errorOutput += QString::fromUtf8(line.data(), line.size()) + u'\n';
    });
    m_seenLines = m_transcript.firstNumber() + m_transcript.lineCount();
    return std::nullopt;
}

Navigation::~Navigation()
{
    m_follower.reset();
    if (m_engine->session() != nullptr) {
        (void)outcome(m_engine->close(Limit));
    }
}

void Navigation::leadOn()
{
    m_follower->follow({m_cursor.line(), Komi});
}

std::optional<QString> Navigation::jump(int burst)
{
    const Clock::time_point before = Clock::now();
    for (int i = 0; i < burst; ++i) {
        m_cursor.moveTo(m_world.nodes[m_random() % m_world.nodes.size()]);
        QCoreApplication::processEvents();
    }
    if (!eventually([this] { return !m_follower->isUnderWay(); })) {
        return QStringLiteral("never arrives");
    }
    m_travelled += Clock::now() - before;
    ++m_stops;
    if (m_failure) {
        return m_failure->sentence().english();
    }
    const GameLine line = m_cursor.line();
    m_commands += commandsSoFar();
    m_leastCommands +=
        fewestCommands(m_lastStop ? &*m_lastStop : nullptr, line, m_engine->sync().skills());
    m_lastStop = line;
    const SyncState state = m_engine->sync().state();
    if (state.kind != SyncState::Kind::InStep
        || state.moveNumber != static_cast<int>(line.moves.size())) {
        return QStringLiteral("says that it is at %1").arg(state.moveNumber);
    }
    const std::optional<QString> wrong = checkBoard();
    (void)commandsSoFar(); // those that asked for the board
    return wrong;
}

/// The commands since the last call.
qint64 Navigation::commandsSoFar()
{
    const qint64 end = m_transcript.firstNumber() + m_transcript.lineCount();
    qint64 commands = 0;
    for (; m_seenLines < end; ++m_seenLines) {
        commands += m_transcript.line(m_seenLines).kind == GtpTranscript::Kind::Command ? 1 : 0;
    }
    return commands;
}

QString Navigation::answerTo(const GtpCommand &command)
{
    const std::optional<GtpReply> reply = outcome(m_engine->ask(command, Limit));
    return reply && reply->ok() ? *reply->text : QStringLiteral("none");
}

std::optional<Board> Navigation::listedBoard()
{
    const QString black = answerTo(GtpCommand("list_stones", {"black"}));
    const QString white = answerTo(GtpCommand("list_stones", {"white"}));
    return boardFromStones(black, white, m_cursor.board().size());
}

std::optional<Board> Navigation::drawnBoard()
{
    return boardFromDrawing(answerTo(GtpCommand("showboard")), m_cursor.board().size());
}

/// Standard error comes by itself, so the whole board is waited for.
std::optional<Board> Navigation::boardOnErrorOutput()
{
    m_errorOutput.clear();
    std::optional<Board> board;
    (void)answerTo(GtpCommand("showboard"));
    (void)eventually([this, &board] {
        board = boardFromDrawing(m_errorOutput, m_cursor.board().size());
        return board.has_value();
    });
    return board;
}

std::optional<QString> Navigation::checkBoard()
{
    std::vector<std::optional<Board>> boards;
    if (m_proof == Proof::ListStones || m_proof == Proof::Both) {
        boards.push_back(listedBoard());
    }
    if (m_proof == Proof::Showboard || m_proof == Proof::Both) {
        boards.push_back(drawnBoard());
    }
    if (m_proof == Proof::ErrorOutput) {
        boards.push_back(boardOnErrorOutput());
    }
    for (const std::optional<Board> &board : boards) {
        if (!board || !(*board == m_cursor.board())) {
            return QStringLiteral("has %1 after stop %2")
                .arg(board ? QStringLiteral("another board") : QStringLiteral("no board to read"))
                .arg(m_stops);
        }
    }
    return std::nullopt;
}

} // namespace shinpan::test
