#include "core/competition/competitionlogs.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/gamelog.h"
#include "core/gtp/gtptranscript.h"

namespace shinpan {

CompetitionLogs::CompetitionLogs(const Competition &competition, const RunOptions &options)
    : m_competition(competition)
    , m_options(options)
    , m_logs(static_cast<std::size_t>(competition.parallel))
{
    connect(&m_compression, &LogCompression::failed, this, &CompetitionLogs::failed);
}

CompetitionLogs::~CompetitionLogs() = default;

bool CompetitionLogs::isWanted() const
{
    return isForPeople() || (m_competition.logsGtp && !m_competition.file.isEmpty());
}

/// Engines that go on from game to game go on with their transcript too.
GtpTranscript *CompetitionLogs::begin(std::size_t slot, const QString &gameId)
{
    if (!isWanted()) {
        return nullptr;
    }
    Log &log = m_logs[slot];
    if (!log.transcript || !m_competition.keepsEngines) {
        log.transcript = std::make_unique<GtpTranscript>(GtpTranscript::Limits{1, 1});
        connect(log.transcript.get(), &GtpTranscript::logFailed, this, &CompetitionLogs::failed);
    }
    log.gameId = gameId;
    if (const Result<void> opened = open(log); !opened) {
        Q_EMIT failed(opened.error());
    }
    return log.transcript.get();
}

Result<void> CompetitionLogs::open(Log &log) const
{
    if (!isForPeople()) {
        return logGame(*log.transcript, CompetitionFiles(m_competition.file).logs(), log.gameId);
    }
    return log.transcript->logTo(m_options.logPath(log.gameId));
}

void CompetitionLogs::packLeftOver(const QStringList &unfinishedGames)
{
    if (isWanted() && !isForPeople()) {
        m_compression.addLeftOver(CompetitionFiles(m_competition.file).logs(), unfinishedGames);
    }
}

void CompetitionLogs::end(std::size_t slot)
{
    Log &log = m_logs[slot];
    if (log.gameId.isEmpty()) {
        return;
    }
    if (const Result<void> written = log.transcript->stopLogging(); !written) {
        Q_EMIT failed(written.error());
    }
    if (!isForPeople()) {
        m_compression.add(plainLogs(CompetitionFiles(m_competition.file).logs(), log.gameId));
    }
    log.gameId.clear();
}

} // namespace shinpan
