#include "core/gmpserver/gmptable.h"

#include "core/engine/engine.h"
#include "core/match/engineplayer.h"
#include "core/match/remoteplayer.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/rules/handicap.h"
#include "core/util/detach.h"
#include "core/util/freenumber.h"

#include <optional>
#include <random>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto GmpTick = 50ms;
constexpr auto HangUpGrace = 1s;
constexpr auto PaceTick = 250ms;

/// The most games in a row in which the other side makes no move.
constexpr int MostEmptyGames = 20;

// How long the other side may take where somebody else waits for its place: to agree on a game that
// was proposed, which programs do within some seconds, and for its first move.
constexpr auto LongestAgreement = 10s;
constexpr auto LongestFirstThought = 15s;

} // namespace

GmpTable::GmpTable(GmpSeat seat,
                   std::unique_ptr<GtpTransport> other,
                   GtpTranscript *transcript,
                   QObject *parent)
    : ServedCaller(parent)
    , m_seat(std::move(seat))
    , m_other(std::move(other))
    , m_transcript(transcript)
    , m_game(GmpGame::Role::Guest, m_seat.timing, std::random_device()())
{
    m_game.setTerms(m_seat.terms);
    m_tick.setInterval(GmpTick);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        m_game.pass(now());
        deliver();
    });
    m_begin.setSingleShot(true);
    m_begin.setInterval(PaceTick);
    connect(&m_begin, &QTimer::timeout, this, &GmpTable::beginSoon);
    connect(m_other.get(), &GtpTransport::started, this, [this] {
        m_clock.start();
        deliver();
    });
    connect(m_other.get(), &GtpTransport::bytesReceived, this, [this](QByteArrayView bytes) {
        m_heardAt = Clock::now();
        m_game.hear(bytes, now());
        deliver();
        if (m_begin.isActive() && m_game.hasMoveWaiting()) {
            beginSoon();
        }
    });
    connect(m_other.get(), &GtpTransport::ended, this, [this](const ProcessExit &exit) {
        if (!m_isLeaving) {
            Q_EMIT told(
                Message::of(QT_TRANSLATE_NOOP("Messages", "the other side %1"), exit.detail));
        }
        leave(exit.kind != ProcessExit::Kind::FailedToStart);
    });
}

GmpTable::~GmpTable()
{
    m_match.reset(); // before the record
}

void GmpTable::start()
{
    m_other->start();
}

void GmpTable::stop()
{
    leave(true);
}

bool GmpTable::givesWay(const CallerPatience &patience) const
{
    const std::chrono::milliseconds limit = m_hasMoved          ? patience.playing
                                          : m_emptyGames > 0    ? LongestFirstThought
                                          : m_game.isProposed() ? LongestAgreement
                                                                : patience.beginning;
    return Clock::now() - m_progressAt >= limit;
}

bool GmpTable::isSilent(const CallerPatience &patience) const
{
    const bool isItsTurn =
        !m_match || m_remote->isAsked() || m_match->state() == Match::State::Over;
    return isItsTurn && Clock::now() - m_heardAt >= patience.silence;
}

void GmpTable::hangUp(const Message &fault)
{
    Q_EMIT told(Message::of(QT_TRANSLATE_NOOP("Messages", "the other side %1"), fault));
    leave(false);
}

/// Hands on what has come of the last event.
void GmpTable::deliver()
{
    while (const std::optional<GmpGame::Event> event = m_game.next()) {
        if (!m_isLeaving) {
            hear(*event);
        }
    }
    if (!m_isLeaving) {
        m_other->write(m_game.takeOutput());
    }
    if (m_isLeaving || !m_game.needsTime()) {
        m_tick.stop();
    } else if (!m_tick.isActive()) {
        m_tick.start();
    }
}

void GmpTable::hear(const GmpGame::Event &event)
{
    switch (event.kind) {
    case GmpGame::Event::Kind::Proposed:
        Q_EMIT told(Message::of(QT_TRANSLATE_NOOP("Messages", "the other side begins anew")));
        m_begin.stop();
        keepRecord();
        m_match.reset();
        break;
    case GmpGame::Event::Kind::Agreed:
        m_progressAt = m_emptyGames == 0 ? Clock::now() : m_progressAt;
        if (++m_emptyGames > MostEmptyGames) {
            Q_EMIT told(Message::of(
                QT_TRANSLATE_NOOP("Messages", "the other side begins one game after the other")));
            leave(false);
        } else {
            beginSoon();
        }
        break;
    case GmpGame::Event::Kind::Moved:
        m_emptyGames = 0;
        m_hasMoved = true;
        m_progressAt = Clock::now();
        if (m_match && m_remote->isAsked()) {
            m_remote->answer(event.move);
        }
        break;
    case GmpGame::Event::Kind::TookBack:
        Q_EMIT told(Message::of(
            QT_TRANSLATE_NOOP("Messages", "the other side takes back to move %1"), event.count));
        takeBack(event.count);
        break;
    case GmpGame::Event::Kind::Failed:
        Q_EMIT told(Message::of(QT_TRANSLATE_NOOP("Messages", "the other side %1"), event.text));
        leave(false);
        break;
    case GmpGame::Event::Kind::Wrote:
        Q_EMIT told(event.text);
        break;
    }
}

/// Each game, and each that goes on after its end, has an engine of its own: they begin no faster
/// than the seat's paces, however often the other side begins anew. A caller that has moved does
/// not wait for those that have not.
void GmpTable::beginSoon()
{
    const auto now = Clock::now();
    const bool isPlayed = m_emptyGames == 0 || m_game.hasMoveWaiting();
    if ((isPlayed && m_seat.playersPace->allows(1, now)) || m_seat.pace->allows(1, now)) {
        m_begin.stop();
        beginGame(m_game.told());
    } else {
        m_begin.start();
    }
}

/// Begins a game, or goes on with one after moves were taken back from its end.
void GmpTable::beginGame(const std::vector<Move> &moves)
{
    const GmpTerms &terms = m_game.terms();
    const Color theirs = *terms.theirs;
    MatchSetup setup = m_seat.setup;
    setup.size = BoardSize::square(*terms.size);
    setup.handicap = *terms.handicap;
    setup.komi = m_seat.komi.value_or(usualKomi(setup.rules, setup.handicap));
    if (setup.handicap > maxHandicap(setup.size, HandicapStyle::Fixed)) {
        Q_EMIT told(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "nobody knows the points of %1 handicap stones on this board"),
            setup.handicap));
        leave(false);
        return;
    }
    const char *agreed =
        theirs == Color::White
            ? QT_TRANSLATE_NOOP("Messages", "a game on %1×%1, handicap %2; the engine plays Black. "
                                            "GMP has no word for komi: here it is %3")
            : QT_TRANSLATE_NOOP("Messages", "a game on %1×%1, handicap %2; the engine plays White. "
                                            "GMP has no word for komi: here it is %3");
    Q_EMIT told(Message::of(agreed, *terms.size, setup.handicap, QString::number(setup.komi)));
    m_match.reset(); // before its record
    m_isKept = false;
    m_record = std::make_unique<GameRecord>(setup.size);
    ByColor<std::unique_ptr<Player>> players;
    players[opposite(theirs)] =
        std::make_unique<EnginePlayer>(Engine::create(m_seat.engine, m_transcript));
    auto remote = std::make_unique<RemotePlayer>(PlayerIdentity{QStringLiteral("GMP"), {}, {}, {}},
                                                 [this] { goOnSoon(); });
    m_remote = remote.get();
    players[theirs] = std::move(remote);
    GameLine line = startOf(setup);
    line.moves = moves;
    NodeId node = m_record->tree().root();
    if (!moves.empty()) {
        scribe::writeSetup(*m_record, setup, line);
        for (const Move &move : moves) {
            node = m_record->addMove(node, move);
        }
    }
    m_match = std::make_unique<Match>(setup, std::move(players), *m_record, line, node);
    connect(m_match.get(), &Match::movePlayed, this, &GmpTable::goOnSoon);
    connect(m_match.get(), &Match::stateChanged, this, &GmpTable::goOnSoon);
    connect(m_match.get(), &Match::over, this, &GmpTable::takeResult);
    m_match->start();
}

/// A game that is over goes on from there.
void GmpTable::takeBack(std::size_t count)
{
    if (!m_match) {
        return; // a game that waits for its turn begins with what is left
    }
    const int moves = static_cast<int>(count);
    m_match->takeBack(m_match->moveCount() - moves);
    if (m_match->moveCount() != moves) {
        keepRecord();
        m_match.reset();
        beginSoon();
    }
}

/// Goes on outside the match.
void GmpTable::goOnSoon()
{
    QMetaObject::invokeMethod(this, &GmpTable::goOn, Qt::QueuedConnection);
}

/// Tells the other side what it does not know yet, and has it move when it is to.
void GmpTable::goOn()
{
    if (!m_match || m_isLeaving) {
        return;
    }
    if (m_match->state() == Match::State::Scoring) {
        m_remote->abandon(); // GMP has no word for scores either
    }
    const std::vector<Move> &moves = m_match->line().moves;
    if (m_game.told().size() > moves.size()) {
        return; // its move is on its way to the match
    }
    if (m_remote->isAsked()) {
        m_game.await(moves, now());
    } else {
        m_game.abandon();
        m_game.tell(moves, now());
    }
    deliver();
}

void GmpTable::takeResult()
{
    keepRecord();
    const GameResult &result = m_match->result();
    Q_EMIT told(Message::of(QT_TRANSLATE_NOOP("Messages", "the game is over: %1"), result.toSgf())
                    .followedBy(result.reason));
    if (result.end == GameEnd::Void) {
        leave(false); // our engine has broken down
    }
}

/// It comes once for each game, at its end or when it is broken off.
void GmpTable::keepRecord()
{
    if (m_isKept || m_seat.folder.isEmpty() || !m_match || m_match->moveCount() == 0) {
        return;
    }
    m_isKept = true;
    const Result<QString> path = freshRecord(m_seat.folder, QStringLiteral("gmp-%1.sgf"));
    if (!path) {
        Q_EMIT told(path.error());
    } else if (const Result<void> saved = saveSgfFile(m_record->tree(), *path, Durability::Crash);
               !saved) {
        Q_EMIT told(inFile(*path, saved.error()));
    }
}

void GmpTable::leave(bool isWell)
{
    if (std::exchange(m_isLeaving, true)) {
        return;
    }
    m_tick.stop();
    m_begin.stop();
    m_other->setPaused(true);
    m_other->close(HangUpGrace);
    detach(sayGoodbye(this, isWell));
}

QCoro::Task<> GmpTable::sayGoodbye(QPointer<GmpTable> self, bool isWell)
{
    if (self->m_match) {
        self->m_match->disconnect(self);
        self->keepRecord();
        self->m_match->stop();
        QCoro::Task<> leaving = self->m_match->dismissPlayers();
        co_await leaving;
    }
    if (self) {
        Q_EMIT self->finished(isWell);
    }
}

} // namespace shinpan
