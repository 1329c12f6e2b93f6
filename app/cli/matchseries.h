#pragma once

#include "app/cli/matchoptions.h"
#include "app/cli/matchreport.h"
#include "core/record/gamerecord.h"

#include <QCoroTask>
#include <QFile>
#include <QObject>
#include <QPointer>

#include <memory>

namespace shinpan {

class Engine;
class GtpTranscript;
class Match;
class Player;

/// Plays the games of one `shinpan-cli match` call, one after the other, with new engine processes
/// for each or with the same for all.
class MatchSeries final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MatchSeries)

public:
    explicit MatchSeries(MatchOptions options, QObject *parent = nullptr);
    ~MatchSeries() override;

    /// Makes the directories and opens the results file; the failure names what cannot be written.
    [[nodiscard]] Result<void> open();

    /// Begins with the first game and returns at once.
    void start();

    /// Stops the running game; it is not recorded. What is finished is kept.
    void interrupt();

Q_SIGNALS:
    /// Everything is played, or stopped, and no engine is left.
    void finished(int exitCode);

private:
    static QCoro::Task<> run(QPointer<MatchSeries> self);

    [[nodiscard]] std::unique_ptr<Player> seated(const EngineProfile &profile,
                                                 std::shared_ptr<Engine> kept = nullptr);
    /// By the seat of game 1, as m_options.engines and m_wins are.
    [[nodiscard]] Color seatOf(Color color) const { return isSwapped() ? opposite(color) : color; }
    void keepEngines();
    static QCoro::Task<> closeEngines(ByColor<std::shared_ptr<Engine>> engines);
    void openLog();
    void beginGame(int number);
    void endGame();
    void endLog();
    void showProgress();
    void saveGame();
    void appendResult();
    void countResult();
    void complain(const QString &text);
    [[nodiscard]] MatchLabel label() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString recordPath() const;
    [[nodiscard]] bool isSwapped() const { return m_options.alternate && m_game % 2 == 0; }
    [[nodiscard]] int exitCode() const;

    MatchOptions m_options;
    QFile m_results;
    int m_game = 0;
    std::unique_ptr<GtpTranscript> m_transcript;
    ByColor<std::shared_ptr<Engine>> m_engines; ///< kept for the next game; null: start a new one
    std::unique_ptr<GameRecord> m_record;
    std::unique_ptr<Match> m_match;
    ByColor<int> m_wins; ///< by the seat of game 1: --black's and --white's
    int m_others = 0;    ///< games without a winner
    int m_voids = 0;
    bool m_isInterrupted = false;
    bool m_hasComplained = false;
    bool m_isOnTerminal = false;
    std::chrono::steady_clock::time_point m_lastProgress;
};

} // namespace shinpan
