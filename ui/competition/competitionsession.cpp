#include "ui/competition/competitionsession.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/result/recordedstandings.h"
#include "core/competition/run/competitionrunner.h"
#include "core/competition/run/livejournal.h"
#include "core/competition/store/eventlog.h"
#include "core/competition/store/resultstore.h"

#include <QDir>
#include <QFileInfo>

namespace shinpan {

namespace {

[[nodiscard]] QString textOf(const CompetitionFileErrors &errors)
{
    QStringList lines;
    for (const CompetitionFileError &error : errors) {
        lines += error.message();
    }
    return lines.join(u'\n');
}

} // namespace

CompetitionSession::CompetitionSession(QString file)
    : m_file(QFileInfo(file).absoluteFilePath())
{
    m_ended.complete({});
    read();
    readRecord();
}

CompetitionSession::~CompetitionSession()
{
    if (isRunning()) {
        m_runner->disconnect(this);
        m_ended.complete({});
    }
    m_journal.reset();
    m_runner.reset();
}

void CompetitionSession::read()
{
    Result<Competition, CompetitionFileErrors> competition = readCompetition(m_file);
    if (competition) {
        m_competition = std::move(*competition);
        m_problem.clear();
    } else {
        m_competition.reset();
        m_problem = textOf(competition.error());
    }
}

/// A competition that was never run has none.
void CompetitionSession::readRecord()
{
    if (!m_competition || !QFileInfo::exists(CompetitionFiles(m_file).database())) {
        return;
    }
    const Result<std::unique_ptr<ResultStore>> store = ResultStore::openForReading(m_file);
    if (!store) {
        m_problem = store.error();
        return;
    }
    m_games = (*store)->games();
    std::erase_if(m_games,
                  [](const StoredGame &game) { return game.state != StoredGame::State::Finished; });
}

bool CompetitionSession::isStopping() const
{
    return m_runner && m_runner->isStopping();
}

std::optional<LiveSnapshot> CompetitionSession::snapshot() const
{
    if (m_journal) {
        return m_journal->snapshot();
    }
    if (!m_competition) {
        return std::nullopt;
    }
    const Standings standings = toStandings(*m_competition, m_games);
    const PoolTally pool = poolOf(*m_competition, standings, m_games);
    return snapshotOf(*m_competition, *scheduleOf(*m_competition), standings,
                      pool.rate(m_competition->players.size()));
}

QString CompetitionSession::recordOf(const StoredGame &game) const
{
    return QDir(CompetitionFiles(m_file).games()).filePath(game.id + QStringLiteral(".sgf"));
}

void CompetitionSession::start()
{
    if (isRunning()) {
        return;
    }
    read();
    if (!m_competition) {
        Q_EMIT changed();
        return;
    }
    Result<std::unique_ptr<ResultStore>> store = ResultStore::openForRun(*m_competition);
    if (!store) {
        fail(store.error());
        return;
    }
    m_store = std::move(*store);
    m_runner = std::make_unique<CompetitionRunner>(*m_competition, RunOptions(), m_store.get());
    if (const Result<void> resumed = m_runner->resume(); !resumed) {
        m_runner.reset();
        m_store.reset();
        fail(resumed.error());
        return;
    }
    readRecord();
    Q_EMIT gamesReplaced();
    watch();
    m_runner->start();
    Q_EMIT changed();
}

void CompetitionSession::fail(const QString &problem)
{
    m_problem = problem;
    Q_EMIT changed();
}

void CompetitionSession::watch()
{
    m_ended = {};
    m_journal = std::make_unique<LiveJournal>(*m_runner, m_games);
    CompetitionRunner *const runner = m_runner.get();
    connect(runner, &CompetitionRunner::gameEnded, this, [this](const StoredGame &game) {
        m_games.push_back(game);
        Q_EMIT gameAdded();
    });
    connect(runner, &CompetitionRunner::eventHappened, this, [this](const CompetitionEvent &event) {
        if (isWarning(event.kind)) {
            Q_EMIT warned(toText(event));
        }
    });
    connect(runner, &CompetitionRunner::progressed, this, &CompetitionSession::changed);
    connect(runner, &CompetitionRunner::finished, this, &CompetitionSession::conclude,
            Qt::QueuedConnection); // it is destroyed then
}

void CompetitionSession::stop(StopMode mode)
{
    if (m_runner) {
        m_runner->stop(mode);
        Q_EMIT changed();
    }
}

void CompetitionSession::conclude(const RunEnd &end)
{
    m_problem = end.kind == RunEnd::Kind::Halted || end.kind == RunEnd::Kind::Failed ? end.reason
                                                                                     : QString();
    const Result<QStringList> written =
        writeReportFiles(reportOf(*m_competition, *m_store), m_file);
    if (!written) {
        m_problem = written.error();
    }
    m_journal.reset();
    m_runner.reset();
    m_store.reset();
    m_ended.complete({});
    Q_EMIT changed();
}

Result<QString> CompetitionSession::writeReport()
{
    if (!m_competition) {
        return failure(m_problem);
    }
    const Result<std::unique_ptr<ResultStore>> store = ResultStore::openForReading(m_file);
    if (!store) {
        return failure(store.error());
    }
    const Result<QStringList> written = writeReportFiles(reportOf(*m_competition, **store), m_file);
    if (!written) {
        return failure(written.error());
    }
    return CompetitionFiles(m_file).report(QStringLiteral("html"));
}

} // namespace shinpan
