#pragma once

#include "app/cli/match/matchoptions.h"
#include "app/cli/match/matchreport.h"
#include "core/competition/run/competitionrunner.h"

#include <QFile>
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

    /// Stops the running games; they are not recorded. What is finished is kept.
    void interrupt();

Q_SIGNALS:
    /// Everything is played, or stopped, and no engine is left.
    void finished(int exitCode);

private:
    void endGame(const StoredGame &game, const GameRecord &record);
    void showProgress();
    void saveGame(const GameRecord &record, const QString &path);
    void appendResult(const Match &match, const MatchLabel &label);
    void countResult(const GameResult &result, const Pairing &pairing);
    void conclude(const RunEnd &end);
    void complain(const QString &text);
    [[nodiscard]] MatchLabel labelOf(const Pairing &pairing) const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] int exitCode() const;

    MatchOptions m_options;
    CompetitionRunner m_runner;
    QFile m_results;
    ByColor<int> m_wins; ///< by the seat of game 1: --black's and --white's
    int m_others = 0;    ///< games without a winner
    int m_voids = 0;
    bool m_isInterrupted = false;
    bool m_hasComplained = false;
    std::chrono::steady_clock::time_point m_lastProgress;
};

} // namespace shinpan
