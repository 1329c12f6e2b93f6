#include "core/cgos/play/cgosaccount.h"

#include "core/engine/engine.h"
#include "core/match/score/verdictwords.h"
#include "core/util/detach.h"
#include "core/util/message.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr GtpTranscript::Limits TranscriptLimits{.lines = 1'000, .bytes = 1 << 20};
constexpr int ArchiveCalls = 3;

/// The bytes of a connection that are written down in a minute: quick games with what the engine
/// thinks of every move make half of that, and a server that floods us fills no disk.
constexpr qsizetype MostRecorded = 256 * 1024;

// What a server has us do, in the coin of Pace: a game that begins or goes on starts an engine or
// has it set up anew; one that a new game breaks off costs an engine, two files and a call.
constexpr int PriceOfGame = 1;
constexpr int PriceOfBreak = 5;
constexpr int PriceOfLoss = 1; ///< of a connection

/// The next saving of a running game's record waits this many times as long as the last one took.
constexpr int SavingShare = 20;

[[nodiscard]] Message serverDoes(const Message &deed)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "the server %1"), deed);
}

[[nodiscard]] QString nameWithRating(const CgosName &player)
{
    return player.rating.isEmpty() ? player.name
                                   : QStringLiteral("%1 (%2)").arg(player.name, player.rating);
}

} // namespace

CgosAccount::CgosAccount(CgosSettings settings, QObject *parent)
    : QObject(parent)
    , m_settings(std::move(settings))
    , m_files(m_settings.folder, m_settings.login.name)
    , m_transcript(TranscriptLimits)
    , m_recorder(&m_transcript, m_transcript.addSource(QStringLiteral("server")))
    , m_recorded(MostRecorded)
    , m_pace(m_settings.patience.pace)
    , m_delay(m_settings.patience.first)
{
    m_retry.setSingleShot(true);
    m_absence.setSingleShot(true);
    m_saving.setSingleShot(true);
    connect(&m_saving, &QTimer::timeout, this, &CgosAccount::saveRecord);
    connect(&m_retry, &QTimer::timeout, this, &CgosAccount::call);
    connect(&m_absence, &QTimer::timeout, this, &CgosAccount::giveUpGame);
    connect(&m_transcript, &GtpTranscript::logFailed, this, &CgosAccount::remarked);
}

CgosAccount::~CgosAccount()
{
    if (m_engine) { // it may be at work on a question of the last game, which keeps it alive
        [[maybe_unused]] const auto closing = m_engine->close(Engine::Limit(0));
    }
}

Result<void> CgosAccount::open()
{
    return m_files.open().and_then([this] { return m_transcript.logTo(m_files.log()); });
}

void CgosAccount::start()
{
    call();
}

CgosAccount::State CgosAccount::state() const
{
    if (m_isLeaving) {
        return m_isGone ? State::Gone : State::Leaving;
    }
    if (isPlaying()) {
        return State::Playing;
    }
    return m_session && m_session->isLoggedIn() ? State::Waiting : State::Away;
}

QString CgosAccount::opponent() const
{
    if (!m_table) {
        return {};
    }
    const CgosGame &game = m_table->game();
    return nameWithRating(game.setup().players[opposite(game.ours())]);
}

std::unique_ptr<GtpTransport> CgosAccount::transport() const
{
    return std::make_unique<SocketTransport>(m_settings.server);
}

std::shared_ptr<Engine> CgosAccount::newEngine()
{
    return Engine::create(m_settings.engine, &m_transcript);
}

// The connection

void CgosAccount::call()
{
    m_isLeftAlone = false;
    const CgosSession::Limits limits{.login = m_settings.patience.login};
    m_session = std::make_unique<CgosSession>(m_settings.login, transport(), limits);
    connect(m_session.get(), &CgosSession::recorded, this, &CgosAccount::record);
    connect(m_session.get(), &CgosSession::loggedIn, this, [this] {
        Q_EMIT remarked(Message::of(QT_TRANSLATE_NOOP("Messages", "logged in at %1"),
                                    m_settings.server.text()));
        if (isPlaying()) {
            m_absence.start(m_settings.patience.setup);
        }
    });
    connect(m_session.get(), &CgosSession::heard, this,
            [this](const CgosMessage &message) { hear(message); });
    connect(m_session.get(), &CgosSession::ended, this, &CgosAccount::loseSession);
    m_session->start();
}

void CgosAccount::record(const QByteArray &line)
{
    if (m_recorded.takes(line.size())) {
        recordLeftOut();
        m_recorder.record(GtpTranscript::Kind::Notice, line);
    }
}

void CgosAccount::recordLeftOut()
{
    if (const qint64 lines = m_recorded.takeLeftOut(); lines > 0) {
        m_recorder.notice(QStringLiteral("… %1 lines left out").arg(lines));
    }
}

/// It tries each time a little later, but soon while our clock runs.
void CgosAccount::callLater()
{
    const auto most = isPlaying() ? m_settings.patience.inGame : m_settings.patience.most;
    m_retry.start(std::min(m_delay, most));
    m_delay = std::min(2 * m_delay, m_settings.patience.most);
}

void CgosAccount::loseSession(const CgosSessionEnd &end)
{
    hangUp();
    if (isPlaying()) {
        m_table->loseConnection();
    }
    if (m_isLeaving) {
        return;
    }
    const bool isOurEnd = m_stop && !isPlaying();
    const bool isToldLater = end.kind == CgosSessionEnd::Kind::Flooded;
    if (!isOurEnd && !isToldLater && std::exchange(m_lastReason, end.reason) != end.reason) {
        Q_EMIT remarked(serverDoes(end.reason));
    }
    switch (end.kind) {
    case CgosSessionEnd::Kind::Lost: {
        const bool hasSpoken = m_delay == m_settings.patience.first;
        if (isOurEnd) {
            leave(true);
        } else if (!hasSpoken || affords(PriceOfLoss)) {
            callLater();
        }
        break;
    }
    case CgosSessionEnd::Kind::Flooded:
        leaveAlone(end.reason);
        break;
    case CgosSessionEnd::Kind::Ousted:
        Q_EMIT remarked(Message::of(
            QT_TRANSLATE_NOOP("Messages", "somebody else has logged in under this name")));
        leave(false);
        break;
    case CgosSessionEnd::Kind::Refused:
        leave(false);
        break;
    }
}

/// False if the server asks for more than we do for anybody, and is left alone now.
bool CgosAccount::affords(int price)
{
    if (m_pace.allows(price, std::chrono::steady_clock::now())) {
        return true;
    }
    leaveAlone(Message::of(QT_TRANSLATE_NOOP("Messages", "begins more games than anybody plays")));
    return false;
}

/// Leaves the server alone for a while; an account that is to stop after the game leaves at once.
void CgosAccount::leaveAlone(const Message &reason)
{
    hangUp();
    if (isPlaying()) {
        m_table->loseConnection();
    }
    if (m_isLeaving) {
        return;
    }
    const auto pause = m_pace.pause(std::chrono::steady_clock::now());
    Q_EMIT remarked(serverDoes(reason).followedBy(
        Message::of(QT_TRANSLATE_NOOP("Messages", "it is left alone for %1 min"),
                    std::chrono::ceil<std::chrono::minutes>(pause).count())));
    if (m_stop) {
        leave(true);
    } else {
        m_isLeftAlone = true;
        m_retry.start(pause);
    }
}

/// The session may be about to tell that it has ended.
void CgosAccount::hangUp()
{
    m_absence.stop();
    recordLeftOut();
    if (m_session) {
        m_session->disconnect(this);
        m_session.release()->deleteLater();
    }
}

// Games

void CgosAccount::hear(const CgosMessage &message)
{
    m_delay = m_settings.patience.first; // it is alive, and takes us
    m_lastReason = {};
    if (const auto *setup = std::get_if<CgosSetup>(&message)) {
        hear(*setup);
    } else if (isPlaying() && !std::holds_alternative<CgosInfo>(message)) {
        hearOfGame(message);
    } else if (std::holds_alternative<CgosGameOver>(message)) {
        readyForMore(); // of a game that we gave up
    }
}

void CgosAccount::hear(const CgosSetup &setup)
{
    m_absence.stop();
    const bool isResumed = isPlaying() && m_table->resume(setup);
    if (!affords(isPlaying() && !isResumed ? PriceOfBreak : PriceOfGame)) {
        return;
    }
    if (isResumed) {
        Q_EMIT remarked(Message::of(QT_TRANSLATE_NOOP("Messages", "game %1 goes on"), setup.game));
        return;
    }
    const std::optional<Color> ours = seatOf(setup, name());
    if (!ours) {
        Q_EMIT remarked(Message::of(
            QT_TRANSLATE_NOOP("Messages", "the server sets up game %1, which is not ours"),
            setup.game));
        return;
    }
    giveUpGame();
    beginGame(setup, *ours);
}

void CgosAccount::hearOfGame(const CgosMessage &message)
{
    if (const Result<void> fits = m_table->hear(message); !fits) {
        Q_EMIT remarked(serverDoes(fits.error()));
        // The server has told us less or more than we know: what it says on our return counts.
        hangUp();
        m_table->loseConnection();
        if (affords(PriceOfLoss)) {
            callLater();
        }
    }
}

void CgosAccount::beginGame(const CgosSetup &setup, Color ours)
{
    const CgosName &opponent = setup.players[opposite(ours)];
    m_tally.rating = setup.players[ours].rating;
    Q_EMIT remarked(Message::of(
        setup.moves.empty()
            ? QT_TRANSLATE_NOOP("Messages", "game %1 begins as %2 against %3; our rating is %4")
            : QT_TRANSLATE_NOOP("Messages", "game %1 goes on as %2 against %3; our rating is %4"),
        setup.game, colorName(ours), nameWithRating(opponent), m_tally.rating));
    CgosTable::Seat seat{.engine = m_engine ? std::exchange(m_engine, nullptr) : newEngine(),
                         .another = [this] { return newEngine(); },
                         .rules = m_settings.rules,
                         .tellsThoughts = m_settings.tellsThoughts && m_session->takesAnalysis()};
    m_table = std::make_unique<CgosTable>(setup, ours, std::move(seat));
    connect(m_table.get(), &CgosTable::spoke, this, [this](const QByteArray &line) {
        if (m_session) {
            m_session->say(line);
        }
    });
    connect(m_table.get(), &CgosTable::over, this, [this] { endGame(*m_table); });
    m_recordPath = m_files.recordOf(setup.game, m_unseen ? m_unseenPath : QString());
    connect(m_table.get(), &CgosTable::recorded, this, &CgosAccount::saveRecordSoon);
    m_table->begin();
    saveRecord();
}

/// The record of a long game is written less often than a move is made.
void CgosAccount::saveRecordSoon()
{
    if (!m_saving.isActive()) {
        const auto wait = m_saveAfter - std::chrono::steady_clock::now();
        m_saving.start(std::max(0ms, std::chrono::ceil<std::chrono::milliseconds>(wait)));
    }
}

/// Saves the record for spectators, and in case we do not see the end.
void CgosAccount::saveRecord()
{
    m_saving.stop();
    if (!isPlaying()) {
        return;
    }
    const auto begun = std::chrono::steady_clock::now();
    if (const Result<void> saved = CgosFiles::save(m_table->record(), m_recordPath); !saved) {
        Q_EMIT remarked(saved.error());
    }
    const auto saved = std::chrono::steady_clock::now();
    m_saveAfter = saved + SavingShare * (saved - begun);
}

/// The server no longer knows of the running game, which has ended while we were away.
void CgosAccount::giveUpGame()
{
    if (!isPlaying()) {
        return;
    }
    if (m_unseen) { // nobody could tell what became of the one before either
        m_archive.reset();
        m_unseen->endUnseen(std::nullopt);
    }
    m_table->breakOff();
    m_engine = m_table->takeEngine();
    m_table->disconnect(this);
    m_unseen = std::move(m_table);
    m_unseenPath = m_recordPath;
    connect(m_unseen.get(), &CgosTable::over, this, [this] { endGame(*m_unseen); });
    m_archiveCalls = 0;
    askArchive();
}

void CgosAccount::askArchive()
{
    m_archive = std::make_unique<CgosArchiveCall>(m_unseen->game().setup().game, transport());
    connect(m_archive.get(), &CgosArchiveCall::answered, this, &CgosAccount::takeArchive);
    m_archive->start();
}

void CgosAccount::takeArchive(const std::optional<CgosArchivedGame> &game)
{
    m_archive.release()->deleteLater(); // it tells us
    if (!game && ++m_archiveCalls < ArchiveCalls) {
        QTimer::singleShot(m_settings.patience.inGame, this, [this] {
            if (m_unseen && !m_archive) {
                askArchive();
            }
        });
        return;
    }
    m_unseen->endUnseen(game);
}

void CgosAccount::endGame(CgosTable &table)
{
    const GameResult &verdict = table.verdict();
    const CgosGame &game = table.game();
    const bool isVoid = verdict.end == GameEnd::Void;
    m_tally.games += isVoid ? 0 : 1;
    m_tally.unfinished += isVoid ? 1 : 0;
    m_tally.wins += verdict.winner == game.ours() ? 1 : 0;
    m_tally.losses += verdict.loser() == game.ours() ? 1 : 0;
    const bool wasSeen = &table == m_table.get();
    const Result<void> kept = m_files.keep({game.setup(), game.ours(), verdict}, table.record(),
                                           wasSeen ? m_recordPath : m_unseenPath);
    const char *const outcome =
        isVoid ? QT_TRANSLATE_NOOP("Messages", "game %1: %2, does not count")
        : verdict.winner == game.ours() ? QT_TRANSLATE_NOOP("Messages", "game %1: %2, won")
        : verdict.loser().has_value()   ? QT_TRANSLATE_NOOP("Messages", "game %1: %2, lost")
                                        : QT_TRANSLATE_NOOP("Messages", "game %1: %2, a draw");
    Q_EMIT remarked(Message::of(outcome, game.setup().game, verdict.toSgf())
                        .followedBy(verdict.reason)
                        .followedBy(table.fault()));
    if (!kept) {
        Q_EMIT remarked(kept.error());
    }
    if (!wasSeen) {
        m_unseen.release()->deleteLater();
        if (m_stop && !isPlaying()) {
            leave(true);
        }
        return;
    }
    m_engine = table.takeEngine();
    if (!table.fault().isEmpty()) {
        leave(false); // an engine that breaks down would lose one game after the other
        return;
    }
    readyForMore();
}

void CgosAccount::readyForMore()
{
    const bool hasEnough = m_settings.games && m_tally.games >= *m_settings.games;
    if (m_stop || hasEnough) {
        leave(true);
    } else if (m_session) {
        m_session->say(QByteArrayLiteral("ready"));
    }
}

// The end

void CgosAccount::stop(Stop how)
{
    m_stop = how;
    if (how == Stop::Now || m_isLeftAlone || (!isPlaying() && !m_unseen)) {
        leave(true);
    }
}

/// Gives up waiting for the end of an unseen game.
void CgosAccount::leave(bool isWell)
{
    if (std::exchange(m_isLeaving, true)) {
        return;
    }
    m_retry.stop();
    m_absence.stop();
    m_archive.reset();
    if (m_unseen) {
        m_unseen->endUnseen(std::nullopt);
    }
    if (isPlaying()) {
        saveRecord();
        m_table->disconnect(this);
        m_table->breakOff();
        m_engine = m_table->takeEngine();
    }
    if (m_session) {
        m_session->quit();
    }
    recordLeftOut();
    const std::shared_ptr<Engine> engine = std::exchange(m_engine, nullptr);
    detach(closeEngine(this, engine, isWell));
}

QCoro::Task<> CgosAccount::closeEngine(QPointer<CgosAccount> self,
                                       std::shared_ptr<Engine> engine,
                                       bool isWell)
{
    if (engine) {
        const Completion<ProcessExit> gone = engine->close(engine->profile().timeouts.quit);
        co_await gone;
    }
    if (self) {
        self->m_isGone = true;
        Q_EMIT self->finished(isWell);
    }
}

} // namespace shinpan
