#include "app/cli/analyze/analyzerun.h"

#include "app/cli/analyze/analyzereport.h"
#include "app/cli/verb/interruptshield.h"
#include "app/common/output.h"
#include "core/analysis/report/manygamesformats.h"
#include "core/record/import/gamefile.h"
#include "core/util/detach.h"
#include "core/util/spoken.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// How engines are asked, for people.
[[nodiscard]] QStringList termsOf(const AnalyzeOptions &options)
{
    QStringList terms;
    if (options.request.visits) {
        terms +=
            spoken(QT_TRANSLATE_NOOP("Messages", "%1 visits a position"), *options.request.visits);
    }
    if (options.request.time) {
        const double seconds = static_cast<double>(options.request.time->count()) / 1000;
        terms +=
            spoken(QT_TRANSLATE_NOOP("Messages", "%1 seconds a position"), spokenNumber(seconds));
    }
    return terms;
}

} // namespace

AnalyzeRun::AnalyzeRun(AnalyzeOptions options)
    : m_options(std::move(options))
    , m_files(filesToAnalyze(m_options.files, m_options.output))
    , m_games(m_options.merge.mistakes, termsOf(m_options))
{ }

void AnalyzeRun::start()
{
    if (!m_options.journal.isEmpty()) {
        m_journal = std::make_shared<ReviewJournal>();
        if (const Result<void> opened = m_journal->open(m_options.journal); !opened) {
            complain(m_options.journal, opened.error());
            Q_EMIT finished(m_exitCode);
            return;
        }
    }
    if (m_options.format == AnalyzeOptions::Format::Csv) {
        standardOutput().writeData(csvHeader());
    }
    if (m_files.empty()) {
        complain(m_options.files.join(QStringLiteral(", ")),
                 Message::of(QT_TRANSLATE_NOOP("Messages", "there are no game files")));
        Q_EMIT finished(m_exitCode);
        return;
    }
    if (m_options.machines.kind == ReviewMachines::Kind::Here) {
        startLanes();
    } else {
        startFleet();
    }
}

/// Has machines fill the journal; then the files are gone through here, where nobody need be asked.
void AnalyzeRun::startFleet()
{
    const QString folder =
        QFileInfo(m_options.journal + QStringLiteral(".machines")).absoluteFilePath();
    auto fleet = openFleet(m_options.machines, folder,
                           {.engines = m_options.engines, .plan = planOf(m_options)}, m_journal);
    if (!fleet) {
        complain({}, fleet.error());
        Q_EMIT finished(m_exitCode);
        return;
    }
    m_fleet = std::move(*fleet);
    connect(m_fleet.get(), &ReviewFleet::complained, this,
            [this](const QString &file, const QString &text) {
                // What is lost goes out again.
                file.isEmpty() ? warn(text) : complain(file, Message::verbatim(text));
            });
    connect(m_fleet.get(), &ReviewFleet::arrived, this, [this](int places) {
        m_pace.notePlaces(places);
        standardError().showProgress(
            spoken(QT_TRANSLATE_NOOP("Messages", "%1 files wait, %2 blocks are out, %3"),
                   m_fleet->waiting(), m_fleet->out(),
                   m_pace.text(static_cast<qsizetype>(m_files.size()))));
    });
    connect(m_fleet.get(), &ReviewFleet::failed, this, [this](const Message &reason) {
        complain({}, reason);
        detach(leave(this));
    });
    connect(m_fleet.get(), &ReviewFleet::finished, this, [this] {
        if (m_exitCode == ExitInterrupted) {
            detach(leave(this));
            return;
        }
        m_options.asksNobody = true;
        m_options.labels = m_fleet->engineNames();
        startLanes();
    });
    QStringList paths;
    for (const AnalyzeFile &file : m_files) {
        paths.append(QFileInfo(file.path).absoluteFilePath());
    }
    m_fleet->start(paths);
}

void AnalyzeRun::startLanes()
{
    const std::size_t jobs = std::clamp<std::size_t>(
        m_files.size(), 1, static_cast<std::size_t>(m_options.machines.jobs));
    for (std::size_t i = 0; i < jobs; ++i) {
        addLane();
    }
    m_atWork = m_lanes.size();
    for (const std::unique_ptr<AnalyzeLane> &lane : m_lanes) {
        lane->start();
    }
}

/// Engines that speak GTP are the lane's own; one that answers JSON queries serves all lanes.
std::vector<AnalysisEngine> AnalyzeRun::makeEngines()
{
    std::vector<AnalysisEngine> engines;
    for (std::size_t i = 0; i < m_options.engines.size(); ++i) {
        if (!m_lanes.empty() && m_lanes.front()->engines()[i].queries) {
            engines.push_back(m_lanes.front()->engines()[i]);
            continue;
        }
        engines.push_back(AnalysisEngine::create(m_options.engines[i]));
        if (const QueryEngine *const queries = engines.back().queries.get()) {
            connect(queries, &QueryEngine::remarked, this, [this, queries](const Message &remark) {
                warn(spoken(QT_TRANSLATE_NOOP("Messages", "the engine %1 %2"),
                            queries->profile().name, spoken(remark)));
            });
        }
    }
    return engines;
}

void AnalyzeRun::addLane()
{
    m_lanes.push_back(std::make_unique<AnalyzeLane>(m_options, makeEngines(), m_journal));
    AnalyzeLane *const lane = m_lanes.back().get();
    connect(lane, &AnalyzeLane::isFree, this, [this, lane] { giveNext(*lane); });
    connect(lane, &AnalyzeLane::reported, this, &AnalyzeRun::print);
    connect(lane, &AnalyzeLane::complained, this, &AnalyzeRun::complain);
    connect(lane, &AnalyzeLane::remarked, this,
            [this](const Message &what) { warn(spoken(what)); });
    if (!m_options.reports.isEmpty()) {
        connect(lane, &AnalyzeLane::gameEnded, this,
                [this](const GameTree &tree, const std::vector<GameFindings> &byEngine) {
                    m_games.add(tree, byEngine);
                });
    }
    connect(lane, &AnalyzeLane::begun, this, [this, lane] { showProgress(*lane); });
    connect(lane, &AnalyzeLane::progressed, this, [this, lane] {
        m_pace.notePlace();
        showProgress(*lane);
    });
    connect(lane, &AnalyzeLane::ended, this, [this, lane] { end(*lane); });
}

void AnalyzeRun::interrupt()
{
    const bool isFirst = std::exchange(m_exitCode, int(ExitInterrupted)) != ExitInterrupted;
    if (m_fleet && !m_options.asksNobody && isFirst) {
        m_fleet->stop(); // what its tasks have found comes home first, unless we are told again
        return;
    }
    for (const std::unique_ptr<AnalyzeLane> &lane : m_lanes) {
        lane->stop();
    }
    detach(leave(this));
}

QCoro::Task<> AnalyzeRun::leave(QPointer<AnalyzeRun> self)
{
    if (std::exchange(self->m_isLeaving, true)) {
        co_return;
    }
    standardError().clearProgress();
    standardOutput().flush();
    std::vector<Completion<ProcessExit>> closings;
    for (const std::unique_ptr<AnalyzeLane> &lane : self->m_lanes) {
        if (self->m_options.asksNobody) {
            break; // none was started
        }
        for (const AnalysisEngine &engine : lane->engines()) {
            closings.push_back(engine.close(engine.profile().timeouts.quit));
        }
    }
    for (const Completion<ProcessExit> &closing : closings) {
        const ProcessExit exit = co_await closing;
    }
    if (self) {
        Q_EMIT self->finished(self->m_exitCode);
    }
}

/// Gives a lane the next file that can be read.
void AnalyzeRun::giveNext(AnalyzeLane &lane)
{
    while (m_next < m_files.size()) {
        const AnalyzeFile &file = m_files[m_next++];
        Result<SgfCollection, SgfError> games = loadGameFile(file.path);
        if (!games) {
            m_pace.noteFile();
            complain(file.path, games.error().text);
            continue;
        }
        if (hasWarnings(*games)) {
            standardError().writeLine(spoken(
                QT_TRANSLATE_NOOP("Messages", "%1: warning: parts of it were not understood; "
                                              "\"shinpan-cli sgf check\" says which"),
                file.path));
        }
        connect(
            &lane, &AnalyzeLane::fileEnded, this,
            [this, file](const SgfCollection &ended) {
                m_pace.noteFile();
                write(file, ended);
            },
            Qt::SingleShotConnection);
        lane.review(file.path, std::move(*games));
        return;
    }
    end(lane);
}

/// A lane has nothing more to do, or cannot; the last one ends the run.
void AnalyzeRun::end(AnalyzeLane &lane)
{
    lane.stop();
    if (--m_atWork == 0) {
        writeReports();
        detach(leave(this));
    }
}

void AnalyzeRun::writeReports()
{
    for (const QString &path : std::as_const(m_options.reports)) {
        const InterruptShield shield;
        const Result<void> saved =
            saveWholeFile(manyGamesAs(QFileInfo(path).suffix(), m_games), path);
        if (!saved) {
            complain(path, saved.error());
        }
    }
}

/// Writes a file's games, if that is asked for.
void AnalyzeRun::write(const AnalyzeFile &file, const SgfCollection &games)
{
    if (m_options.output.isEmpty()) {
        return;
    }
    QString path = m_options.output;
    const bool isFolder = m_files.size() > 1 || QFileInfo(m_options.files.front()).isDir();
    if (isFolder) {
        const QFileInfo target(QDir(path).filePath(file.name));
        target.dir().mkpath(QStringLiteral("."));
        path = target.dir().filePath(target.completeBaseName() + QStringLiteral(".sgf"));
    }
    const InterruptShield shield;
    const Result<void> saved = saveWholeFile(writeSgfCollection(games), path);
    if (!saved) {
        complain(path, saved.error());
    }
}

void AnalyzeRun::print(const GameFindings &findings) const
{
    Output &out = standardOutput();
    switch (m_options.format) {
    case AnalyzeOptions::Format::Text:
        out.write(toText(findings));
        break;
    case AnalyzeOptions::Format::Json:
        out.writeData(toJson(findings, m_options.merge.mistakes));
        break;
    case AnalyzeOptions::Format::Csv:
        out.writeData(toCsv(findings, m_options.merge.mistakes));
        break;
    case AnalyzeOptions::Format::Nothing:
        break;
    }
    out.flush();
}

void AnalyzeRun::showProgress(const AnalyzeLane &lane)
{
    standardError().showProgress(
        m_files.size() > 1 ? m_pace.text(static_cast<qsizetype>(m_files.size()))
                           : spoken(QT_TRANSLATE_NOOP("Messages", "%1: %2 of %3 positions"),
                                    lane.path(), lane.done(), lane.count()));
}

void AnalyzeRun::warn(const QString &text) const
{
    standardError().writeLine(QStringLiteral("shinpan-cli analyze: ") + text);
}

void AnalyzeRun::complain(const QString &file, const Message &what)
{
    warn(spoken(file.isEmpty() ? what : inFile(file, what)));
    m_games.addFault(file, what.english());
    m_exitCode = std::max<int>(m_exitCode, ExitFailed);
}

} // namespace shinpan
