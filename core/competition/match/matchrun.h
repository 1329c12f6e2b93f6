#pragma once

#include "core/competition/match/matchoptions.h"
#include "core/competition/match/matchresults.h"
#include "core/competition/report/report.h"
#include "core/competition/result/toldchance.h"
#include "core/competition/run/competitionrunner.h"
#include "core/util/message.h"

#include <QFile>
#include <QHash>
#include <QMap>
#include <QObject>

#include <memory>

namespace shinpan {

/// Plays a match and writes what is asked for of its games.
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
    void cancel();

    /// Writes what is to be told of all games so far, where the options name a file for it.
    void writeReport();

    [[nodiscard]] const MatchOptions &options() const { return m_options; }
    [[nodiscard]] const CompetitionRunner &runner() const { return m_runner; }
    /// The games so far, those of earlier calls among them, as they ended.
    [[nodiscard]] const std::vector<StoredGame> &games() const { return m_games; }
    /// The report on the games.
    [[nodiscard]] CompetitionReport report() const;
    /// Whether something could not be done that was asked for; it was warned().
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

Q_SIGNALS:
    void gameEnded(const shinpan::Match &match, const shinpan::MatchLabel &label);
    /// Moves were played, games begun or ended: at most every 50 ms.
    void progressed();
    /// Something is wrong with what was read, or could not be done.
    void warned(const shinpan::Message &text);
    /// The match is not quite what the options may have meant.
    void noted(const shinpan::Message &text);
    /// Everything is played, or stopped, and no engine is left.
    void finished();

private:
    void listen(const QString &gameId);
    void endGame(const StoredGame &game, const GameRecord &record);
    void saveGame(const GameRecord &record, const QString &path);
    void appendResult(const Match &match, const StoredGame &game, const MatchLabel &label);
    void note(const RunningGame &ended, const StoredGame &game, const MatchLabel &label);
    [[nodiscard]] Result<void> resume();
    [[nodiscard]] Result<void> openResults();
    void conclude(const RunEnd &end);
    void complain(const Message &text);
    [[nodiscard]] MatchLabel labelOf(const Pairing &pairing);

    MatchOptions m_options;
    CompetitionRunner m_runner;
    QFile m_results;
    std::vector<StoredGame> m_games;       ///< those of earlier calls among them
    std::vector<EngineIdentity> m_engines; ///< by the seat of game 1: --black's and --white's
    QMap<QString, QString> m_records;      ///< paths, by the ids of games
    /// What the engines said of their chances, by the ids of games, for a report.
    QHash<QString, std::vector<ToldChance>> m_told;
    bool m_hasWritten = false; ///< a line of results
    bool m_hasFailed = false;
};

} // namespace shinpan
