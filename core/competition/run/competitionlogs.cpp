#include "core/competition/run/competitionlogs.h"

#include "core/competition/competitionfiles.h"
#include "core/gtp/gtptranscript.h"

#include <QDir>

namespace shinpan {

namespace {

/// What is kept of each slot, where somebody may read along: the latest moves of engines that talk
/// much.
constexpr GtpTranscript::Limits ReadAlong{.lines = 4000, .bytes = 512 << 10};
constexpr GtpTranscript::Limits Nothing{.lines = 1, .bytes = 1};

/// Whether the standard error of any engine is kept.
[[nodiscard]] bool keepsErrorOutput(const Competition &competition)
{
    const auto isKept = [](const CompetitionPlayer &player) {
        return !player.engine.discardsErrorOutput;
    };
    return std::ranges::any_of(competition.players, isKept)
        || (competition.referee && !competition.referee->discardsErrorOutput);
}

} // namespace

CompetitionLogs::CompetitionLogs(const Competition &competition,
                                 const RunOptions &options,
                                 bool isKept)
    : m_competition(competition)
    , m_options(options)
    , m_parts{.gtp = isKept && competition.logsGtp,
              .errorOutput = isKept && keepsErrorOutput(competition)}
    , m_logs(static_cast<std::size_t>(competition.parallel))
{
    connect(&m_compression, &LogCompression::failed, this, &CompetitionLogs::failed);
}

/// Leaves no folder behind in which nothing was written.
CompetitionLogs::~CompetitionLogs()
{
    if (isBesideFile()) {
        QDir().rmdir(folder());
    }
}

bool CompetitionLogs::isBesideFile() const
{
    return !isForPeople() && (m_parts.gtp || m_parts.errorOutput);
}

QString CompetitionLogs::folder() const
{
    return CompetitionFiles(m_competition.file).logs();
}

/// Engines that go on from game to game go on with their transcript too.
GtpTranscript *CompetitionLogs::begin(std::size_t slot, const QString &gameId)
{
    const bool isLogged = isForPeople() || isBesideFile();
    if (!isLogged && !m_options.showsTraffic) {
        return nullptr;
    }
    Log &log = m_logs[slot];
    if (!log.transcript || !m_competition.keepsEngines) {
        log.transcript =
            std::make_shared<GtpTranscript>(m_options.showsTraffic ? ReadAlong : Nothing);
        connect(log.transcript.get(), &GtpTranscript::logFailed, this, &CompetitionLogs::failed);
    }
    if (!isLogged) {
        return log.transcript.get();
    }
    log.gameId = gameId;
    if (const Result<void> opened = open(log); !opened) {
        Q_EMIT failed(opened.error());
    }
    return log.transcript.get();
}

Result<void> CompetitionLogs::open(Log &log) const
{
    return isForPeople() ? log.transcript->logTo(m_options.logPath(log.gameId))
                         : logGame(*log.transcript, folder(), log.gameId, m_parts);
}

std::shared_ptr<const GtpTranscript> CompetitionLogs::traffic(std::size_t slot) const
{
    return m_options.showsTraffic ? m_logs[slot].transcript : nullptr;
}

void CompetitionLogs::packLeftOver(const QStringList &unfinishedGames)
{
    if (isBesideFile()) {
        m_compression.addLeftOver(folder(), unfinishedGames);
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
    if (isBesideFile()) {
        m_compression.add(plainLogs(folder(), log.gameId));
    }
    log.gameId.clear();
}

} // namespace shinpan
