#include "ui/competition/competitionsession.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"
#include "core/competition/machines/fleet.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/run/competitionrunner.h"
#include "core/competition/run/gamelog.h"
#include "core/competition/run/livejournal.h"
#include "core/competition/run/recordedrun.h"
#include "core/competition/store/eventlog.h"
#include "core/competition/store/resultstore.h"
#include "core/competition/tune/certificate.h"
#include "core/util/wholefile.h"
#include "ui/competition/openingstaking.h"
#include "ui/competition/tunefit.h"
#include "ui/words/messagetext.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto LookInterval = 500ms;
constexpr auto FollowInterval = 100ms; ///< of a run elsewhere: ten frames a second
constexpr auto ReportInterval = 1s;
constexpr int ReportShare = 50; ///< a report may take the fiftieth part of the time

[[nodiscard]] QString textOf(const CompetitionFileErrors &errors)
{
    QStringList lines;
    for (const CompetitionFileError &error : errors) {
        lines += text::message(error.message());
    }
    return lines.join(u'\n');
}

/// Those that have a result, the earliest first.
[[nodiscard]] std::vector<StoredGame> inOrder(std::vector<StoredGame> games)
{
    std::erase_if(games,
                  [](const StoredGame &game) { return game.state != StoredGame::State::Finished; });
    std::ranges::stable_sort(games, {}, &StoredGame::ended);
    return games;
}

} // namespace

CompetitionSession::CompetitionSession(QString file)
    : m_file(QFileInfo(file).absoluteFilePath())
{
    m_ended.complete({});
    connect(&m_lookAgain, &QTimer::timeout, this, &CompetitionSession::look);
    read();
    look();
    const auto outdate = [this] { m_isReportOld = m_isTuneOld = true; };
    connect(this, &CompetitionSession::gameAdded, this, outdate);
    connect(this, &CompetitionSession::gamesReplaced, this, outdate);
}

CompetitionSession::~CompetitionSession()
{
    if (m_runner) {
        m_runner->disconnect(this);
        m_ended.complete({});
    }
    m_journal.reset();
    m_runner.reset();
}

void CompetitionSession::read()
{
    const CompetitionOfFile file = readCompetition(m_file);
    m_ofFile = file ? std::optional(*file) : std::nullopt;
    m_problem = file ? QString() : textOf(file.error());
    Result<PlayedCompetition, CompetitionFileErrors> played = playedCompetition(m_file, file);
    if (played) {
        show(std::move(*played));
    } else {
        m_record.reset();
        m_played.reset();
    }
}

void CompetitionSession::show(PlayedCompetition played)
{
    m_record.reset(); // it refers to what was shown
    m_generation.reset();
    m_played = std::move(played);
    m_record = std::make_unique<RecordedRun>(m_played->competition, m_played->knowsItsEnd);
    m_report.reset();
    m_fit.reset();
    m_tune.reset();
    m_isTuneOld = true;
}

/// What was played so far, and what a run elsewhere is at; now and from time to time.
void CompetitionSession::look()
{
    if (m_runner) {
        return;
    }
    const bool wasElsewhere = m_record && m_record->isRunning();
    Result<bool> isNew = m_record ? m_record->look() : Result<bool>(false);
    if (!m_record || m_record->isOutdated()) {
        read();
        isNew = m_record ? m_record->look() : Result<bool>(false);
    }
    const bool isElsewhere = m_record && m_record->isRunning();
    m_lookAgain.start(isElsewhere ? FollowInterval : LookInterval);
    if (!isNew) {
        if (const QString problem = text::message(isNew.error()); problem != m_problem) {
            fail(problem);
        }
        return;
    }
    if (wasElsewhere && !isElsewhere) {
        m_isStopAsked = false;
    }
    if (*isNew) {
        takeNews();
        Q_EMIT changed();
    }
}

/// Views keep their places where games are only added.
void CompetitionSession::takeNews()
{
    const std::vector<StoredGame> &games = m_record->games();
    const std::vector<CompetitionEvent> &events = m_record->events();
    const bool isSameRecord = m_generation == m_record->generation();
    m_generation = m_record->generation();
    if (isSameRecord) {
        m_events.insert(m_events.end(), events.begin() + std::ssize(m_events), events.end());
    } else {
        m_events = events;
    }
    const bool goesOn =
        isSameRecord
        || std::ranges::mismatch(m_games, games, {}, &StoredGame::id, &StoredGame::id).in1
               == m_games.end();
    if (!goesOn) {
        m_games = games;
        Q_EMIT gamesReplaced();
        return;
    }
    for (std::size_t i = m_games.size(); i < games.size(); ++i) {
        m_games.push_back(games[i]);
        Q_EMIT gameAdded();
    }
}

bool CompetitionSession::isRunningElsewhere() const
{
    return !m_runner && m_record && m_record->isRunning();
}

bool CompetitionSession::isStopping() const
{
    return m_runner ? m_runner->isStopping() : isRunningElsewhere() && m_isStopAsked;
}

std::optional<LiveSnapshot> CompetitionSession::snapshot() const
{
    if (m_journal) {
        return m_journal->snapshot();
    }
    return m_record ? std::optional(m_record->snapshot()) : std::nullopt;
}

std::vector<LiveBoard> CompetitionSession::boards() const
{
    return m_journal ? m_journal->boards()
         : m_record  ? m_record->boards()
                     : std::vector<LiveBoard>();
}

std::shared_ptr<const CompetitionReport> CompetitionSession::report()
{
    using Clock = std::chrono::steady_clock;
    if (!m_played) {
        return nullptr;
    }
    const bool isAlive = isRunning() || isRunningElsewhere();
    const auto begun = Clock::now();
    if (!m_report || (m_isReportOld && (!isAlive || begun >= m_nextReport))) {
        CompetitionReport report = makeReport(m_played->competition, m_games);
        addNote(report, *m_played);
        fitTune();
        if (m_tune) {
            addTune(report, *m_tune);
            if (report.tune->wantsCertificate && report.isOver) {
                report.tune->certificate =
                    certificateStateOf(m_played->competition, report.tune->optimum.point);
            }
        }
        m_report = std::make_shared<const CompetitionReport>(std::move(report));
        m_isReportOld = false;
        const auto ended = Clock::now();
        m_nextReport =
            ended + std::max<Clock::duration>(ReportInterval, ReportShare * (ended - begun));
    }
    return m_report;
}

const TuneCourse *CompetitionSession::tuneCourse() const
{
    return m_runner ? m_runner->tune() : m_record ? m_record->tune() : nullptr;
}

/// Fits the model to the games that there are now, unless a fit is on its way: the next report asks
/// again.
void CompetitionSession::fitTune()
{
    const TuneCourse *const course = tuneCourse();
    if (course == nullptr || !m_isTuneOld || (m_fit && m_fit->isRunning())) {
        return;
    }
    m_fit = std::make_unique<TuneFit>();
    connect(m_fit.get(), &TuneFit::done, this,
            [this](const std::shared_ptr<const TuneReport> &tune) {
                m_tune = tune;
                m_isReportOld = true;
                m_nextReport = {};
                Q_EMIT changed();
            });
    m_isTuneOld = false;
    m_fit->start(findingsOf(m_played->competition, *course));
}

std::shared_ptr<const GtpTranscript> CompetitionSession::traffic(int slot) const
{
    return m_runner ? m_runner->traffic(slot) : nullptr;
}

QString CompetitionSession::trafficLog(const QString &gameId) const
{
    return gtpLog(CompetitionFiles(m_file).logs(), gameId);
}

/// Whoever asks saw the game run: it is one of the last.
std::optional<QString> CompetitionSession::resultOf(const QString &gameId) const
{
    const auto found = std::find_if(m_games.rbegin(), m_games.rend(),
                                    [&](const StoredGame &game) { return game.id == gameId; });
    return found != m_games.rend() ? std::optional(found->sgfResult) : std::nullopt;
}

QString CompetitionSession::recordOf(const StoredGame &game) const
{
    return QDir(CompetitionFiles(m_file).games()).filePath(game.id + QStringLiteral(".sgf"));
}

QList<Message> CompetitionSession::changedSettings() const
{
    const Result<Competition, CompetitionFileErrors> now = readCompetition(m_file);
    return now ? ResultStore::changedSettings(*now) : QList<Message>();
}

void CompetitionSession::start(RunOptions limits, bool countsAnew)
{
    if (isRunning() || isRunningElsewhere()) {
        return;
    }
    read();
    if (!m_ofFile) {
        Q_EMIT changed();
        return;
    }
    m_taking = std::make_unique<OpeningsTaking>(*m_ofFile);
    if (m_taking->isNeeded()) {
        takeOpenings(limits, countsAnew);
    } else {
        m_taking.reset();
        run(limits, countsAnew);
    }
}

/// Lets the openings be taken from their indexes; then it runs.
void CompetitionSession::takeOpenings(const RunOptions &limits, bool countsAnew)
{
    connect(m_taking.get(), &OpeningsTaking::done, this,
            [this, limits, countsAnew](const Message &failure) {
                m_taking.release()->deleteLater(); // it is the one that is telling us
                if (failure.isEmpty()) {
                    run(limits, countsAnew);
                } else {
                    fail(text::message(failure));
                }
            });
    m_taking->start();
    Q_EMIT changed();
}

void CompetitionSession::run(RunOptions limits, bool countsAnew)
{
    Result<std::unique_ptr<ResultStore>> store =
        ResultStore::openForRun(*m_ofFile, countsAnew ? ResultStore::OtherSettings::NewSeries
                                                      : ResultStore::OtherSettings::Refuse);
    if (!store) {
        fail(text::message(store.error()));
        return;
    }
    m_store = std::move(*store);
    show({*m_ofFile});
    const Competition &competition = m_played->competition;
    if (competition.machines.kind != MachineSettings::Kind::Here) {
        Result<std::unique_ptr<Fleet>> fleet = Fleet::open(competition, m_store->series());
        if (!fleet) {
            m_store.reset();
            fail(text::message(fleet.error()));
            return;
        }
        m_fleet = std::move(*fleet);
        limits.workforce = m_fleet.get();
    }
    limits.showsTraffic = true;
    m_runner = std::make_unique<CompetitionRunner>(competition, limits, m_store.get());
    if (const Result<void> resumed = m_runner->resume(); !resumed) {
        m_runner.reset();
        m_fleet.reset();
        m_store.reset();
        fail(text::message(resumed.error()));
        return;
    }
    m_lookAgain.stop();
    m_games = inOrder(m_store->games()); // the run tells what it adds by itself
    m_events = m_store->events();
    Q_EMIT gamesReplaced();
    watch();
    m_runner->start();
    Q_EMIT changed();
}

void CompetitionSession::reload()
{
    read();
    look();
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
        m_events.push_back(event);
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
    if (m_taking) {
        m_taking.reset();
        Q_EMIT changed();
    } else if (m_runner) {
        m_runner->stop(mode);
        Q_EMIT changed();
    } else if (isRunningElsewhere()) {
        const Result<void> posted = postStop(m_file, mode);
        m_isStopAsked = m_isStopAsked || posted;
        posted ? Q_EMIT changed() : fail(text::message(posted.error()));
    }
}

void CompetitionSession::conclude(const RunEnd &end)
{
    const bool isWell = end.kind != RunEnd::Kind::Halted && end.kind != RunEnd::Kind::Failed;
    m_problem = isWell ? QString() : text::message(end.reason);
    const Result<QStringList> written = writeReportFiles(reportOf(*m_played, *m_store), m_file);
    if (!written) {
        m_problem = text::message(written.error());
    }
    m_journal.reset();
    m_runner.reset();
    m_fleet.reset();
    m_store.reset();
    m_ended.complete({});
    look();
    m_isReportOld = m_isTuneOld = true;
    Q_EMIT changed();
    if (end.kind == RunEnd::Kind::Complete) {
        Q_EMIT completed();
    }
}

bool CompetitionSession::wantsCertificate()
{
    return m_played && m_played->competition.tune && m_played->competition.tune->certificate
        && tuneCourse() != nullptr && !isRunning() && !isRunningElsewhere()
        && m_record->snapshot().isOver;
}

Result<QString> CompetitionSession::writeCertificate()
{
    const Competition match = certificateOf(m_played->competition, tuneCourse()->tuner().best());
    const Result<void> saved = saveWholeFile(toToml(match).toUtf8(), match.file);
    return saved ? Result<QString>(match.file) : failure(saved.error());
}

void CompetitionSession::takeCertificate()
{
    m_isReportOld = true;
    Q_EMIT changed();
}

Result<QString> CompetitionSession::writeReport()
{
    const Result<std::unique_ptr<ResultStore>> store = ResultStore::openForReading(m_file);
    if (!store) {
        return failure(store.error());
    }
    const Result<PlayedCompetition, CompetitionFileErrors> played = (*store)->played(m_file);
    if (!played) {
        return failure(Message::verbatim(textOf(played.error())));
    }
    const Result<QStringList> written = writeReportFiles(reportOf(*played, **store), m_file);
    if (!written) {
        return failure(written.error());
    }
    return CompetitionFiles(m_file).report(QStringLiteral("html"));
}

} // namespace shinpan
