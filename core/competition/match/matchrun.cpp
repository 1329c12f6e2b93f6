#include "core/competition/match/matchrun.h"

#include "core/competition/match/earliermatch.h"
#include "core/competition/report/gametext.h"
#include "core/competition/report/reportformats.h"
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

[[nodiscard]] std::vector<ToldChance> toldWith(const std::vector<StoredMove> &moves)
{
    std::vector<ToldChance> told;
    int number = 0;
    for (const StoredMove &move : moves) {
        ++number;
        if (move.thought.chances) {
            told.push_back({number, move.color, *move.thought.chances});
        }
    }
    return told;
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

} // namespace

MatchRun::MatchRun(MatchOptions options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_runner(competitionOf(m_options), runOptionsOf(m_options), nullptr)
{
    for (const CompetitionPlayer &player : m_runner.competition().players) {
        m_engines.push_back({player.id, {}, {}, player.engine.commandLine, {}});
    }
    if (!m_options.reportFile.isEmpty()) {
        connect(&m_runner, &CompetitionRunner::gameBegun, this, &MatchRun::listen);
    }
    connect(&m_runner, &CompetitionRunner::gameEnded, this, &MatchRun::endGame);
    connect(&m_runner, &CompetitionRunner::progressed, this, &MatchRun::progressed);
    connect(&m_runner, &CompetitionRunner::finished, this, &MatchRun::conclude);
    connect(&m_runner, &CompetitionRunner::eventHappened, this,
            [this](const CompetitionEvent &event) {
                using Kind = CompetitionEvent::Kind;
                if (event.kind == Kind::Warning || event.kind == Kind::Quarantined) {
                    complain(Message::verbatim(event.text));
                } else if (event.kind == Kind::FewOpenings || event.kind == Kind::IgnoredTerms) {
                    Q_EMIT noted(Message::verbatim(event.text));
                }
            });
}

MatchRun::~MatchRun() = default;

Result<void> MatchRun::open()
{
    for (const QString &directory : {m_options.sgfDirectory, m_options.logDirectory}) {
        if (!directory.isEmpty() && !QDir().mkpath(directory)) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "%1: the folder cannot be created"), directory));
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
    for (const Message &warning : earlier->warnings) {
        Q_EMIT warned(warning);
    }
    m_engines = std::move(earlier->engines);
    m_records = std::move(earlier->records);
    m_games = std::move(earlier->games);
    for (auto moves = earlier->moves.cbegin(); moves != earlier->moves.cend(); ++moves) {
        m_told.insert(moves.key(), toldWith(moves.value()));
    }
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

void MatchRun::cancel()
{
    m_runner.stop(StopMode::Now); // a second time: kill what does not leave by itself
}

/// Hears what the engines say of their chances in a game that begins.
void MatchRun::listen(const QString &gameId)
{
    m_told.remove(gameId); // one that was void is played again
    const std::vector<RunningGame> running = m_runner.running();
    const auto begun = std::ranges::find(running, gameId, &RunningGame::id);
    if (begun == running.end()) {
        return;
    }
    connect(begun->match, &Match::movePlayed, this,
            [this, gameId, match = begun->match, number = 0]() mutable {
                ++number;
                const MoveAudit &audit = match->lastAudit();
                if (audit.thought.chances) {
                    m_told[gameId].push_back({number, audit.color, *audit.thought.chances});
                }
            });
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
    Q_EMIT gameEnded(*ended->match, label);
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
        complain(inFile(m_options.resultsFile, Message::verbatim(m_results.errorString())));
    }
}

void MatchRun::conclude(const RunEnd &end)
{
    if (end.kind == RunEnd::Kind::Failed || end.kind == RunEnd::Kind::Halted) {
        complain(end.reason);
    }
    Q_EMIT finished();
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
    HonestyTally honesty(competition);
    std::vector<StoredGame> games = m_games;
    const Matchup matchup(0, 1, m_options.alternate);
    for (StoredGame &game : games) {
        for (const Color color : BothColors) {
            game.players[color] = engines[matchup.playersOf(game.number)[color]].player;
        }
        if (game.result.end == GameEnd::Void) {
            game.state = StoredGame::State::Void;
        }
        if (honesty.lacks(game)) {
            honesty.add(game, m_told.value(game.id));
        }
    }
    competition.name = QStringLiteral("%1 v %2").arg(engines.front().player, engines.back().player);
    CompetitionReport report = makeReport(competition, games, engines);
    report.honesty = honesty.report();
    return report;
}

void MatchRun::writeReport()
{
    const QString &path = m_options.reportFile;
    if (path.isEmpty()) {
        return;
    }
    const CompetitionReport report = this->report();
    const auto recordOf = [this](const StoredGame &game) { return m_records.value(game.id); };
    const Result<void> saved = saveWholeFile(
        reportAs(QFileInfo(path).suffix(), report, gameTextsOf(report, recordOf)), path);
    if (!saved) {
        complain(inFile(path, saved.error()));
    }
}

void MatchRun::complain(const Message &text)
{
    m_hasFailed = true;
    Q_EMIT warned(text);
}

} // namespace shinpan
