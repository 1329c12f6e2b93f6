#include "app/cli/match/matchrun.h"

#include "app/cli/verb/verb.h"
#include "app/common/exitcode.h"
#include "app/common/output.h"
#include "core/match/match.h"
#include "core/record/gamerecord.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/util/regularfile.h"

#include <QDir>

#include <algorithm>

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
    if (!m_options.resultsFile.isEmpty()) {
        const bool endsInMidLine = isCutOff(m_options.resultsFile);
        m_results.setFileName(m_options.resultsFile);
        if (const auto opened =
                openRegularFile(m_results, QIODevice::WriteOnly | QIODevice::Append);
            !opened) {
            return failure(QStringLiteral("%1: %2").arg(m_options.resultsFile, opened.error()));
        }
        if (endsInMidLine) {
            m_results.write("\n");
        }
    }
    return m_runner.resume();
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
    countResult(game.result, ended->pairing);
    if (label.record) {
        saveGame(record, *label.record);
    }
    appendResult(*ended->match, label);
    if (!m_options.isQuiet) {
        standardOutput().writeLine(outcomeLine(*ended->match, label));
        standardOutput().flush();
    }
}

MatchLabel MatchRun::labelOf(const Pairing &pairing) const
{
    MatchLabel label{.game = pairing.number + 1, .referee = {}, .record = {}};
    if (m_options.referee) {
        label.referee = m_options.referee->commandLine;
    }
    if (!m_options.sgfDirectory.isEmpty()) {
        label.record = QDir(m_options.sgfDirectory).filePath(fileName(label.game, "sgf"));
    }
    return label;
}

void MatchRun::showProgress()
{
    const auto now = std::chrono::steady_clock::now();
    const std::vector<RunningGame> running = m_runner.running();
    if (now - m_lastProgress < 100ms || running.empty()) {
        return;
    }
    m_lastProgress = now;
    const QString ofHowMany =
        m_options.games ? QStringLiteral(" of %1").arg(*m_options.games) : QString();
    const QString where = running.size() == 1 ? QStringLiteral("game %1%2, move %3")
                                                    .arg(running.front().pairing.number + 1)
                                                    .arg(ofHowMany)
                                                    .arg(running.front().moves)
                                              : QStringLiteral("%1%2 games, %3 running")
                                                    .arg(m_runner.gamesEnded())
                                                    .arg(ofHowMany)
                                                    .arg(running.size());
    standardError().showProgress(where);
}

void MatchRun::saveGame(const GameRecord &record, const QString &path)
{
    const Result<void> saved = saveSgfFile(record.tree(), path, Durability::Crash);
    if (!saved) {
        complain(QStringLiteral("%1: %2").arg(path, saved.error()));
    }
}

void MatchRun::appendResult(const Match &match, const MatchLabel &label)
{
    if (!m_results.isOpen()) {
        return;
    }
    m_results.write(resultsLine(match, label) + '\n');
    if (!m_results.flush()) {
        complain(QStringLiteral("%1: %2").arg(m_options.resultsFile, m_results.errorString()));
    }
}

void MatchRun::countResult(const GameResult &result, const Pairing &pairing)
{
    m_voids += result.end == GameEnd::Void ? 1 : 0;
    if (!result.winner) {
        ++m_others;
        return;
    }
    const bool isFirstSeat = pairing.players[*result.winner] == 0;
    ++m_wins[isFirstSeat ? Color::Black : Color::White];
}

void MatchRun::conclude(const RunEnd &end)
{
    if (end.kind == RunEnd::Kind::Failed || end.kind == RunEnd::Kind::Halted) {
        complain(end.reason);
    }
    if (!m_options.isQuiet && m_options.games != 1) {
        standardOutput().writeLine(summary());
    }
    Q_EMIT finished(exitCode());
}

QString MatchRun::summary() const
{
    QString text = QStringLiteral("%1: %2 wins\n%3: %4 wins\nneither: %5")
                       .arg(m_options.engines.black.commandLine, QString::number(m_wins.black),
                            m_options.engines.white.commandLine, QString::number(m_wins.white),
                            QString::number(m_others));
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

void MatchRun::complain(const QString &text)
{
    m_hasComplained = true;
    warn(text);
}

int MatchRun::exitCode() const
{
    if (m_isInterrupted) {
        return ExitInterrupted;
    }
    if (m_hasComplained) {
        return ExitFailed;
    }
    return m_voids > 0 ? ExitNo : ExitDone;
}

} // namespace shinpan
