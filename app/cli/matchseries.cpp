#include "app/cli/matchseries.h"

#include "app/cli/matchreport.h"
#include "core/engine/engine.h"
#include "core/gtp/gtptranscript.h"
#include "core/match/engineplayer.h"
#include "core/match/match.h"
#include "core/record/sgfwriter.h"
#include "core/util/detach.h"

#include <QDir>
#include <QFileInfo>
#include <unistd.h>

#include <cstdio>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Whether a file ends in mid-line, as one does whose disk was full.
[[nodiscard]] bool isCutOff(const QString &path)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) || file.size() == 0) {
        return false;
    }
    return file.seek(file.size() - 1) && file.read(1) != "\n";
}

/// Without a failure of an engine: it did what it should and can be trusted with another game.
[[nodiscard]] bool endedWell(const GameResult &result)
{
    switch (result.end) {
    case GameEnd::Passes:
    case GameEnd::Resignation:
    case GameEnd::Claim:
    case GameEnd::MoveLimit:
        return true;
    case GameEnd::Time:
    case GameEnd::Forfeit:
    case GameEnd::Void:
        return false;
    }
    Q_UNREACHABLE();
}

} // namespace

MatchSeries::MatchSeries(MatchOptions options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_isOnTerminal(::isatty(STDERR_FILENO) == 1)
{ }

MatchSeries::~MatchSeries() = default;

Result<void> MatchSeries::open()
{
    for (const QString &directory : {m_options.sgfDirectory, m_options.logDirectory}) {
        if (!directory.isEmpty() && !QDir().mkpath(directory)) {
            return failure(QStringLiteral("%1: the directory cannot be made").arg(directory));
        }
    }
    if (!m_options.resultsFile.isEmpty()) {
        const bool endsInMidLine = isCutOff(m_options.resultsFile);
        m_results.setFileName(m_options.resultsFile);
        if (!m_results.open(QIODevice::WriteOnly | QIODevice::Append)) {
            return failure(
                QStringLiteral("%1: %2").arg(m_options.resultsFile, m_results.errorString()));
        }
        if (endsInMidLine) {
            m_results.write("\n");
        }
    }
    return {};
}

void MatchSeries::start()
{
    detach(run(this));
}

void MatchSeries::interrupt()
{
    if (std::exchange(m_isInterrupted, true)) {
        m_match.reset(); // a second time: kill what does not leave by itself
    } else if (m_match) {
        m_match->stop();
    }
}

QCoro::Task<> MatchSeries::run(QPointer<MatchSeries> self)
{
    while (self->m_game < self->m_options.games && !self->m_isInterrupted) {
        self->beginGame(self->m_game + 1);
        const Completion<std::monostate> finished = self->m_match->finished();
        co_await finished;
        if (!self) {
            co_return;
        }
        if (self->m_match && !self->m_match->wasStopped()) {
            self->endGame();
        }
        if (self->m_match) {
            self->keepEngines();
            QCoro::Task<> leaving = self->m_match->dismissPlayers();
            co_await leaving;
        }
        if (!self) {
            co_return;
        }
        self->m_match.reset();
        self->endLog();
    }
    const ByColor<std::shared_ptr<Engine>> engines = std::exchange(self->m_engines, {});
    co_await closeEngines(engines);
    if (!self) {
        co_return;
    }
    if (!self->m_options.isQuiet && self->m_options.games > 1) {
        std::printf("%s\n", qPrintable(self->summary()));
    }
    Q_EMIT self->finished(self->exitCode());
}

/// After a game without any failure; otherwise all of them leave.
void MatchSeries::keepEngines()
{
    if (!m_options.keepsEngines || !endedWell(m_match->result())) {
        return;
    }
    for (const Color color : BothColors) {
        auto *const player = dynamic_cast<EnginePlayer *>(&m_match->player(color));
        const GtpSession *const session = player->engine()->session();
        if (session->isRunning() && session->isIdle()) {
            m_engines[seatOf(color)] = player->keepEngine();
        }
    }
}

/// Static, and with the engines in its frame: they live until they are gone.
QCoro::Task<> MatchSeries::closeEngines(ByColor<std::shared_ptr<Engine>> engines)
{
    ByColor<Completion<ProcessExit>> gone;
    for (const Color color : BothColors) {
        if (engines[color]) {
            gone[color] = engines[color]->close(engines[color]->profile().patience.quit);
        } else {
            gone[color].complete({});
        }
    }
    co_await gone.black;
    co_await gone.white;
}

/// In the seat of an engine that goes on, or of a new one.
std::unique_ptr<Player> MatchSeries::seated(const EngineProfile &profile,
                                            std::shared_ptr<Engine> kept)
{
    const auto create = [profile, transcript = m_transcript.get()] {
        return Engine::create(profile, transcript);
    };
    return std::make_unique<EnginePlayer>(kept ? std::move(kept) : create(), create);
}

/// Each game has its log. Engines that go on from game to game go on with their transcript too.
void MatchSeries::openLog()
{
    if (m_options.logDirectory.isEmpty()) {
        return;
    }
    if (!m_transcript || !m_options.keepsEngines) {
        m_transcript = std::make_unique<GtpTranscript>(GtpTranscript::Limits{1, 1});
        connect(m_transcript.get(), &GtpTranscript::logFailed, this, &MatchSeries::complain);
    }
    const QString path =
        QDir(m_options.logDirectory).filePath(QStringLiteral("game-%1.log").arg(m_game));
    if (const Result<void> logging = m_transcript->logTo(path); !logging) {
        complain(logging.error());
    }
}

void MatchSeries::beginGame(int number)
{
    m_game = number;
    openLog();
    ByColor<std::unique_ptr<Player>> players;
    for (const Color color : BothColors) {
        const Color seat = seatOf(color);
        players[color] = seated(m_options.engines[seat], std::exchange(m_engines[seat], nullptr));
    }
    m_record = std::make_unique<GameRecord>(m_options.setup.size);
    m_match = std::make_unique<Match>(m_options.setup, std::move(players), *m_record);
    if (m_options.referee) {
        m_match->setReferee(seated(*m_options.referee));
    }
    if (m_isOnTerminal && !m_options.isQuiet) {
        connect(m_match.get(), &Match::movePlayed, this, &MatchSeries::showProgress);
    }
    m_match->start();
}

void MatchSeries::endGame()
{
    countResult();
    saveGame();
    appendResult();
    if (m_isOnTerminal && !m_options.isQuiet) {
        std::fputs("\r\033[K", stderr);
    }
    if (!m_options.isQuiet) {
        std::printf("%s\n", qPrintable(outcomeLine(*m_match, label())));
        std::fflush(stdout);
    }
}

void MatchSeries::endLog()
{
    if (!m_transcript) {
        return;
    }
    if (const Result<void> written = m_transcript->stopLogging(); !written) {
        complain(written.error());
    }
}

MatchLabel MatchSeries::label() const
{
    MatchLabel label{.game = m_game, .referee = {}, .record = {}};
    if (m_options.referee) {
        label.referee = m_options.referee->commandLine;
    }
    if (!m_options.sgfDirectory.isEmpty()) {
        label.record = recordPath();
    }
    return label;
}

void MatchSeries::showProgress()
{
    const auto now = std::chrono::steady_clock::now();
    if (now - m_lastProgress < 100ms) {
        return;
    }
    m_lastProgress = now;
    std::fprintf(stderr, "\r\033[Kgame %d of %d, move %d", m_game, m_options.games,
                 m_match->moveCount());
    std::fflush(stderr);
}

QString MatchSeries::recordPath() const
{
    return QDir(m_options.sgfDirectory).filePath(QStringLiteral("game-%1.sgf").arg(m_game));
}

void MatchSeries::saveGame()
{
    if (m_options.sgfDirectory.isEmpty()) {
        return;
    }
    const Result<void> saved = saveSgfFile(m_record->tree(), recordPath(), Durability::Crash);
    if (!saved) {
        complain(QStringLiteral("%1: %2").arg(recordPath(), saved.error()));
    }
}

void MatchSeries::appendResult()
{
    if (!m_results.isOpen()) {
        return;
    }
    m_results.write(resultsLine(*m_match, label()) + '\n');
    if (!m_results.flush()) {
        complain(QStringLiteral("%1: %2").arg(m_results.fileName(), m_results.errorString()));
    }
}

void MatchSeries::countResult()
{
    const GameResult &result = m_match->result();
    m_voids += result.end == GameEnd::Void ? 1 : 0;
    if (!result.winner) {
        ++m_others;
        return;
    }
    ++m_wins[seatOf(*result.winner)];
}

QString MatchSeries::summary() const
{
    return QStringLiteral("%1: %2 wins\n%3: %4 wins\nneither: %5")
        .arg(m_options.engines.black.commandLine, QString::number(m_wins.black),
             m_options.engines.white.commandLine, QString::number(m_wins.white),
             QString::number(m_others));
}

void MatchSeries::complain(const QString &text)
{
    m_hasComplained = true;
    std::fprintf(stderr, "shinpan-cli: %s\n", qPrintable(text));
}

int MatchSeries::exitCode() const
{
    if (m_isInterrupted) {
        return 130;
    }
    if (m_hasComplained) {
        return 1;
    }
    return m_voids > 0 ? 3 : 0;
}

} // namespace shinpan
