#pragma once

#include "core/analysis/report/manygames.h"
#include "core/util/message.h"
#include "ui/review/filelane.h"
#include "ui/review/filesreviewsettings.h"
#include "ui/review/reviewpace.h"

#include <QSet>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class EngineHub;

/// Lets engines, one after the other, look at every game of many files in the background, and
/// writes each file with what an engine found into a directory as soon as it is through. An engine
/// has one process for all files, or as many as there are to be files at a time. What was found of
/// a file that is cut short is kept in a journal, from which a review that is begun again goes on.
/// An engine that fails is passed over. In the end a page tells what was found in all. Other
/// machines review all files first, by all engines; then these are gone through here without asking
/// anybody.
class FilesReview final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FilesReview)

public:
    enum class State : std::uint8_t { Idle, Running, Paused };

    /// How far it has come. Numbers are from 0.
    struct Progress
    {
        std::size_t engine = 0;
        qsizetype files = 0;    ///< that are through
        qsizetype underWay = 0; ///< files
        double share = 0;       ///< of those under way, in files
        /// Of the first file that is under way; zero if none is.
        std::size_t game = 0;
        std::size_t games = 0;
        std::size_t done = 0; ///< places of that game
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
    void endTurn();
    void addLane();
    void endLane(FileLane &lane, const QString &failure);
    void goOn(FileLane &lane);
    void openFile(FileLane &lane);
    [[nodiscard]] std::shared_ptr<ReviewJournal> openJournal(FileLane::File &file);
    [[nodiscard]] static QString cannotBeKept(const Message &why);
    [[nodiscard]] bool leavesTarget(const FileLane::File &file);
    void noteGame(FileLane &lane);
    void noteProgress();
    void noteProblem(FileLane &lane, const Message &what);
    void noteReview(FileLane &lane, const std::optional<EngineError> &failure);
    void closeFile(FileLane &lane);
    void writePage();
    void failFile(const FileLane::File &file, const QString &why);
    void reportFile(const FileLane::File &file, const QString &text);
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
    std::vector<std::unique_ptr<FileLane>> m_lanes; ///< of the engine at work
    qsizetype m_next = 0;                           ///< file
    std::optional<ManyGames> m_games;               ///< that were reviewed since it was begun
    QString m_page;
    std::shared_ptr<ReviewJournal> m_common; ///< what other machines found; null: none is asked
    std::unique_ptr<ReviewFleet> m_fleet;
    bool m_isLeaving = false; ///< the fleet was told to stop

    ReviewPace m_pace;
    std::size_t m_asked = 0;    ///< places
    std::size_t m_expected = 0; ///< places of the files that were read
    std::size_t m_read = 0;     ///< files
};

} // namespace shinpan
