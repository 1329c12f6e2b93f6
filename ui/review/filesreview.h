#pragma once

#include "core/analysis/backgroundengine.h"
#include "core/analysis/filereview.h"
#include "core/analysis/report/manygames.h"
#include "core/util/message.h"
#include "ui/review/filesreviewsettings.h"
#include "ui/review/reviewpace.h"

#include <QSet>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class EngineHub;

/// Lets engines, one after the other and each with one process for all, look at every game of many
/// files in the background, and writes each file with what an engine found into a directory as soon
/// as it is through. What was found of a file that is cut short is kept in a journal, from which a
/// review that is begun again goes on. An engine that fails is passed over. In the end a page tells
/// what was found in all. Other machines review all files first, by all engines; then these are
/// gone through here without asking anybody.
class FilesReview final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FilesReview)

public:
    enum class State : std::uint8_t { Idle, Running, Paused };

    /// The place that it has reached. Numbers are from 0.
    struct Progress
    {
        std::size_t engine = 0;
        qsizetype file = 0;
        std::size_t game = 0;
        std::size_t games = 0; ///< of that file; 0: there is none under way
        std::size_t done = 0;  ///< places of that game
        std::size_t places = 0;
    };

    /// What became of it all.
    struct Tally
    {
        int files = 0; ///< that were written, for each engine
        int games = 0; ///< in them
        int mistakes = 0;
        int kept = 0;   ///< files that were there already
        int failed = 0; ///< files that could not be read, or written
    };

    /// The hub outlives it. Journals are kept in that directory.
    FilesReview(EngineHub &hub, QString journals, QObject *parent = nullptr);
    ~FilesReview() override;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] Progress progress() const;
    [[nodiscard]] std::size_t engineCount() const { return m_settings.engines.size(); }
    [[nodiscard]] const Tally &tally() const { return m_tally; }
    /// How long it will take yet; nothing until that can be told. Files that were not read yet are
    /// taken to be as long as the others.
    [[nodiscard]] std::optional<std::chrono::seconds> timeLeft() const;

    /// How many places are done in a minute; nothing until that can be told.
    [[nodiscard]] std::optional<int> perMinute() const;
    /// The page about all games that were reviewed, in the target folder; empty until it has ended
    /// and where there is none.
    [[nodiscard]] const QString &page() const { return m_page; }

    /// Begins, in place of one that runs.
    void start(FilesReviewSettings settings);
    /// Not while other machines are at work.
    void pause();
    void resume();
    /// Files that were written stay, and what was found is known when it is begun again. Other
    /// machines send home what they have first, unless it is said twice.
    void cancel();

    /// Other machines; null while none is at work.
    [[nodiscard]] const ReviewFleet *fleet() const { return m_fleet.get(); }

Q_SIGNALS:
    /// The state or the progress has changed.
    void changed();
    /// Something is wrong with a machine; its work goes out again.
    void remarked(const QString &text);
    /// What becomes of this file, for the person.
    void fileStatusChanged(qsizetype file, const QString &text);
    /// It has ended by itself; `failure` says which engines could not do all, empty if all is done.
    void ended(const QString &failure);

private:
    [[nodiscard]] const EngineProfile &engine() const { return m_settings.engines[m_turn]; }
    void beginElsewhere();
    void leaveMachines(const QString &failure);
    void beginTurn(std::size_t turn);
    void endTurn(const QString &failure);
    void begin(const AnalysisEngine &engine);
    void goOn();
    void openFile();
    [[nodiscard]] std::shared_ptr<ReviewJournal> openJournal();
    [[nodiscard]] bool leavesTarget();
    void noteGame();
    void noteProgress();
    void stopKeeping(const Message &why);
    void noteProblem(const EngineError &error);
    void noteReview(const std::optional<EngineError> &failure);
    void closeFile();
    void writePage();
    void failFile(const QString &why);
    void reportFile(const QString &text);
    void dismiss();
    void setState(State state);

    EngineHub &m_hub;
    QString m_journals;
    FilesReviewSettings m_settings;
    std::size_t m_turn = 0;    ///< the engine at work
    QStringList m_failures;    ///< of engines, a sentence each
    QStringList m_targets;     ///< of the files, in this turn
    QSet<QString> m_originals; ///< real paths of the files
    State m_state = State::Idle;
    Tally m_tally;
    std::unique_ptr<BackgroundEngine> m_background;
    AnalysisEngine m_engine; ///< once it is ready
    QTimer m_step;           ///< to the next file, after what waits in the event loop

    qsizetype m_file = -1;                ///< the one at hand
    std::unique_ptr<FileReview> m_review; ///< of that file; null where it has not begun or is over
    Tally m_found;                        ///< in that file
    QStringList m_problems;               ///< with that file
    std::optional<ManyGames> m_games;     ///< that were reviewed since it was begun
    QString m_page;
    std::shared_ptr<ReviewJournal> m_common; ///< what other machines found; null: none is asked
    std::unique_ptr<ReviewFleet> m_fleet;
    bool m_isLeaving = false; ///< the fleet was told to stop

    ReviewPace m_pace;
    std::size_t m_asked = 0;    ///< places
    std::size_t m_ahead = 0;    ///< places of games that come yet in this file
    std::size_t m_expected = 0; ///< places of the files that were read
    std::size_t m_read = 0;     ///< files
};

} // namespace shinpan
