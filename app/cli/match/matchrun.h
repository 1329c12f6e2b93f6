#pragma once

#include "app/cli/match/matchoptions.h"
#include "app/cli/match/matchreport.h"
#include "core/competition/report/report.h"
#include "core/competition/run/competitionrunner.h"
#include "core/util/message.h"

#include <QFile>
#include <QMap>
#include <QObject>

#include <memory>

namespace shinpan {

/// What the options of `shinpan-cli match` are as a competition: its players are "black" and
/// "white", as they sit in game 1, and it has one matchup. It has no file.
[[nodiscard]] Competition competitionOf(const MatchOptions &options);

/// One `shinpan-cli match` call: runs the games and writes and prints what is asked for.
class MatchRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MatchRun)

public:
    explicit MatchRun(MatchOptions options, QObject *parent = nullptr);
    ~MatchRun() override;

    /// Makes the directories, opens the results file and reads the openings; the failure names
    /// what cannot be written or read.
    [[nodiscard]] Result<void> open();

    /// Begins with the first game and returns at once.
    void start();

    /// Stops the running games, which are not recorded, and keeps what is finished.
    void interrupt();

Q_SIGNALS:
    /// Everything is played, or stopped, and no engine is left.
    void finished(int exitCode);

private:
    void endGame(const StoredGame &game, const GameRecord &record);
    void showProgress();
    void saveGame(const GameRecord &record, const QString &path);
    void appendResult(const Match &match, const StoredGame &game, const MatchLabel &label);
    void note(const RunningGame &ended, const StoredGame &game, const MatchLabel &label);
    [[nodiscard]] Result<void> resume();
    [[nodiscard]] Result<void> openResults();
    [[nodiscard]] CompetitionReport report() const;
    void writeReport();
    void conclude(const RunEnd &end);
    void complain(const Message &text);
    [[nodiscard]] MatchLabel labelOf(const Pairing &pairing);
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] int exitCode() const;

    MatchOptions m_options;
    CompetitionRunner m_runner;
    QFile m_results;
    std::vector<StoredGame> m_games;       ///< those of earlier calls among them
    std::vector<EngineIdentity> m_engines; ///< by the seat of game 1: --black's and --white's
    QMap<QString, QString> m_records;      ///< paths, by the ids of games
    bool m_hasWritten = false;             ///< a line of results
    bool m_isInterrupted = false;
    bool m_hasComplained = false;
    std::chrono::steady_clock::time_point m_lastProgress;
};

} // namespace shinpan
