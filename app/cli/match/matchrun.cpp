#include "app/cli/match/matchrun.h"

#include "app/cli/match/earliermatch.h"
#include "app/common/exitcode.h"
#include "app/common/output.h"
#include "core/clock/duration.h"
#include "core/competition/report/gametext.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/run/livesnapshot.h"
#include "core/match/match.h"
#include "core/record/gamerecord.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Whether a file ends in mid-line, as one does whose disk was full.
[[nodiscard]] bool isCutOff(const QString &path)
{
    QFile file(path);
    if (!openRegularFile(file) || file.size() == 0) {
        return false;
    }
    return file.seek(file.size() - 1) && file.read(1) != "\n";
}

[[nodiscard]] QString fileName(int game, const char *ending)
{
    return QStringLiteral("game-%1.%2").arg(game).arg(QLatin1String(ending));
}

/// The logs are called game-1.log and so on, whatever the ids of games.
[[nodiscard]] RunOptions runOptionsOf(const MatchOptions &options)
{
    RunOptions run;
    run.skipsChecks = true;
    run.countsVoids = true;
    run.stopsDecided = true;
    run.labelsRecords = false;
    if (!options.logDirectory.isEmpty()) {
        run.logPath = [folder = options.logDirectory](const QString &gameId) {
            const int number = gameId.section(u'_', -1).toInt() + 1;
            return QDir(folder).filePath(fileName(number, "log"));
        };
    }
    return run;
}

void warn(const QString &text)
{
    standardError().writeLine(QStringLiteral("shinpan-cli: ") + text);
}

} // namespace

Competition competitionOf(const MatchOptions &options)
{
    Competition competition;
    competition.players = {{QStringLiteral("black"), options.engines.black, true},
                           {QStringLiteral("white"), options.engines.white, true}};
    competition.setup = options.setup;
    competition.games = options.games;
    if (options.sprt) {
        competition.type = CompetitionType::SprtMatch;
        competition.sprt = options.sprt;
    } else {
        competition.type = CompetitionType::Playoff;
        competition.matchups = {{QStringLiteral("game"), QString(), 0, 1, options.alternate,
                                 options.games, options.setup}};
    }
    competition.referee = options.referee;
    competition.openings = options.openings;
    competition.seed = options.seed;
    competition.parallel = options.parallel;
    competition.keepsEngines = options.keepsEngines;
    competition.checksPlayers = false;
    competition.recordsGames = false;
    competition.policies.halt = Policies::Halt::Never;
    return competition;
}

MatchRun::MatchRun(MatchOptions options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_runner(competitionOf(m_options), runOptionsOf(m_options), nullptr)
{
    for (const CompetitionPlayer &player : m_runner.competition().players) {
        m_engines.push_back({player.id, {}, {}, player.engine.commandLine, {}});
    }
    connect(&m_runner, &CompetitionRunner::gameEnded, this, &MatchRun::endGame);
    connect(&m_runner, &CompetitionRunner::finished, this, &MatchRun::conclude);
    connect(&m_runner, &CompetitionRunner::eventHappened, this,
            [this](const CompetitionEvent &event) {
                using Kind = CompetitionEvent::Kind;
                if (event.kind == Kind::Warning || event.kind == Kind::Quarantined) {
                    complain(event.text);
                } else if ((event.kind == Kind::FewOpenings || event.kind == Kind::IgnoredTerms)
                           && !m_options.isQuiet) {
                    warn(event.text);
                }
            });
    if (!m_options.isQuiet && standardError().isTerminal()) {
        connect(&m_runner, &CompetitionRunner::progressed, this, &MatchRun::showProgress);
    }
}

MatchRun::~MatchRun() = default;

Result<void> MatchRun::open()
{
    for (const QString &directory : {m_options.sgfDirectory, m_options.logDirectory}) {
        if (!directory.isEmpty() && !QDir().mkpath(directory)) {
            return failure(QStringLiteral("%1: the directory cannot be created").arg(directory));
        }
    }
    const Result<void> resumed = m_options.resumes ? resume() : m_runner.resume();
    return resumed ? openResults() : resumed;
}

Result<void> MatchRun::resume()
{
    Result<EarlierMatch> earlier = readEarlierMatch(m_options.resultsFile, m_runner.competition());
    if (!earlier) {
        return failure(earlier.error());
    }
    for (const QString &warning : earlier->warnings) {
        warn(warning);
    }
    m_engines = std::move(earlier->engines);
    m_records = std::move(earlier->records);
    m_games = std::move(earlier->games);
    return m_runner.resume(m_games, [moves = std::move(earlier->moves)](const QString &gameId) {
        return moves.value(gameId);
    });
}

Result<void> MatchRun::openResults()
{
    if (m_options.resultsFile.isEmpty()) {
        return {};
    }
    const bool endsInMidLine = isCutOff(m_options.resultsFile);
    m_results.setFileName(m_options.resultsFile);
    if (const auto opened = openRegularFile(m_results, QIODevice::WriteOnly | QIODevice::Append);
        !opened) {
        return failure(inFile(m_options.resultsFile, opened.error()));
    }
    if (endsInMidLine) {
        m_results.write("\n");
    }
    return {};
}

void MatchRun::start()
{
    m_runner.start();
}

void MatchRun::interrupt()
{
    m_isInterrupted = true;
    m_runner.stop(StopMode::Now); // a second time: kill what does not leave by itself
}

void MatchRun::endGame(const StoredGame &game, const GameRecord &record)
{
    const std::vector<RunningGame> running = m_runner.running();
    const auto ended = std::ranges::find(running, game.id, &RunningGame::id);
    if (ended == running.end()) {
        return;
    }
    const MatchLabel label = labelOf(ended->pairing);
    note(*ended, game, label);
    if (label.record) {
        saveGame(record, *label.record);
    }
    appendResult(*ended->match, game, label);
    if (!m_options.isQuiet) {
        standardOutput().writeLine(outcomeLine(*ended->match, label));
        standardOutput().flush();
    }
}

/// Notes a game for the summary of all games.
void MatchRun::note(const RunningGame &ended, const StoredGame &game, const MatchLabel &label)
{
    m_games.push_back(game);
    if (label.record) {
        m_records.insert(game.id, *label.record);
    }
    for (const Color color : BothColors) {
        const PlayerIdentity identity = ended.match->player(color).identity();
        EngineIdentity &known = m_engines[ended.pairing.players[color]];
        known.name = identity.name;
        known.version = identity.version;
    }
}

MatchLabel MatchRun::labelOf(const Pairing &pairing)
{
    MatchLabel label{.game = pairing.number + 1};
    if (m_options.referee) {
        label.referee = m_options.referee->commandLine;
    }
    if (!m_options.sgfDirectory.isEmpty()) {
        label.record = QDir(m_options.sgfDirectory).filePath(fileName(label.game, "sgf"));
    }
    if (!std::exchange(m_hasWritten, true)) {
        label.settings = seriesSettings(m_runner.competition());
    }
    return label;
}

void MatchRun::showProgress()
{
    const auto now = std::chrono::steady_clock::now();
    if (now - m_lastProgress < 100ms || m_runner.running().empty()) {
        return;
    }
    m_lastProgress = now;
    standardError().showProgress(progressText());
}

/// "game 3 of 12, move 41; 1-1; 4m20s left".
QString MatchRun::progressText() const
{
    const std::vector<RunningGame> running = m_runner.running();
    const QString ofHowMany =
        m_options.games ? QStringLiteral(" of %1").arg(*m_options.games) : QString();
    QStringList parts{running.size() == 1 ? QStringLiteral("game %1%2, move %3")
                                                .arg(running.front().pairing.number + 1)
                                                .arg(ofHowMany)
                                                .arg(running.front().moves)
                                          : QStringLiteral("%1%2 games, %3 running")
                                                .arg(m_games.size())
                                                .arg(ofHowMany)
                                                .arg(running.size())};
    const Matchup &matchup = m_runner.standings().matchups().front();
    if (const GameCounts counts = matchup.counts(); counts.total() > 0) {
        parts += QStringLiteral("%1-%2").arg(counts.wins).arg(counts.losses);
    }
    const std::chrono::duration<double, std::ratio<60>> minutes =
        std::chrono::steady_clock::now() - m_runner.since();
    const int left = m_options.games.value_or(0) - static_cast<int>(m_games.size());
    if (const auto time = timeFor(left, m_runner.gamesEnded() / minutes.count())) {
        parts += QString::fromStdString(toText(*time)) + QStringLiteral(" left");
    }
    return parts.join(QStringLiteral("; "));
}

void MatchRun::saveGame(const GameRecord &record, const QString &path)
{
    const Result<void> saved = saveSgfFile(record.tree(), path, Durability::Crash);
    if (!saved) {
        complain(inFile(path, saved.error()));
    }
}

void MatchRun::appendResult(const Match &match, const StoredGame &game, const MatchLabel &label)
{
    if (!m_results.isOpen()) {
        return;
    }
    m_results.write(resultsLine(match, game, label) + '\n');
    if (!m_results.flush()) {
        complain(QStringLiteral("%1: %2").arg(m_options.resultsFile, m_results.errorString()));
    }
}

void MatchRun::conclude(const RunEnd &end)
{
    if (end.kind == RunEnd::Kind::Failed || end.kind == RunEnd::Kind::Halted) {
        complain(end.reason);
    }
    if (!m_options.isQuiet && m_options.games != 1) {
        standardOutput().writeLine(summary());
    }
    if (!m_options.reportFile.isEmpty()) {
        writeReport();
    }
    Q_EMIT finished(exitCode());
}

/// The match as a competition between two players, named as the engines name themselves.
CompetitionReport MatchRun::report() const
{
    Competition competition = m_runner.competition();
    std::vector<EngineIdentity> engines = m_engines;
    for (std::size_t player = 0; player < engines.size(); ++player) {
        QString name = (engines[player].name + u' ' + engines[player].version).trimmed();
        if (name.isEmpty()) {
            name = competition.players[player].id;
        }
        const bool isTaken = player > 0 && name == engines.front().player;
        competition.players[player].id = engines[player].player =
            isTaken ? name + QStringLiteral("#2") : name;
    }
    std::vector<StoredGame> games = m_games;
    const Matchup matchup(0, 1, m_options.alternate);
    for (StoredGame &game : games) {
        for (const Color color : BothColors) {
            game.players[color] = engines[matchup.playersOf(game.number)[color]].player;
        }
        if (game.result.end == GameEnd::Void) {
            game.state = StoredGame::State::Void;
        }
    }
    competition.name = QStringLiteral("%1 v %2").arg(engines.front().player, engines.back().player);
    return makeReport(competition, games, engines);
}

void MatchRun::writeReport()
{
    const CompetitionReport report = this->report();
    const QString &path = m_options.reportFile;
    const auto recordOf = [this](const StoredGame &game) { return m_records.value(game.id); };
    const Result<void> saved = saveWholeFile(
        reportAs(QFileInfo(path).suffix(), report, gameTextsOf(report, recordOf)), path);
    if (!saved) {
        complain(inFile(path, saved.error()));
    }
}

QString MatchRun::summary() const
{
    const CompetitionReport report = this->report();
    const MatchupReport &matchup = report.matchups.front();
    const GameCounts &first = matchup.firstTally.all.counts;
    QString text =
        QStringLiteral("%1: %2 wins\n%3: %4 wins\nneither: %5")
            .arg(m_options.engines.black.commandLine, QString::number(first.wins),
                 m_options.engines.white.commandLine, QString::number(first.losses),
                 QString::number(static_cast<qint64>(m_games.size()) - first.wins - first.losses));
    if (!m_games.empty()) {
        text += u'\n' + toText(report, matchup).trimmed();
    }
    if (const std::optional<SprtState> sprt = m_runner.sprt()) {
        text += QStringLiteral("\nSPRT Elo %1 or %2: LLR %3 (%4 to %5)%6")
                    .arg(QString::number(sprt->test.elo0), QString::number(sprt->test.elo1),
                         QString::number(sprt->llr, 'f', 2), QString::number(sprt->lower, 'f', 2),
                         QString::number(sprt->upper, 'f', 2),
                         sprt->verdict == SprtVerdict::AcceptH1   ? QStringLiteral(", H1 accepted")
                         : sprt->verdict == SprtVerdict::AcceptH0 ? QStringLiteral(", H0 accepted")
                                                                  : QString());
        if (sprt->isExhausted) {
            text += u'\n' + conclusionText(*sprt, !m_options.openings.sources.empty());
        } else if (sprt->copies > 0) {
            text += QStringLiteral("\n%1, which add nothing").arg(gamesText(*sprt));
        }
    }
    return text;
}

void MatchRun::complain(const Message &text)
{
    m_hasComplained = true;
    warn(text.english());
}

int MatchRun::exitCode() const
{
    if (m_isInterrupted) {
        return ExitInterrupted;
    }
    if (m_hasComplained) {
        return ExitFailed;
    }
    const bool hasVoid = std::ranges::any_of(
        m_games, [](const StoredGame &game) { return game.result.end == GameEnd::Void; });
    return hasVoid ? ExitNo : ExitDone;
}

} // namespace shinpan
