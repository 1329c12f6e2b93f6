#pragma once

#include "core/analysis/machines/reviewtask.h"
#include "core/analysis/reviewjournal.h"
#include "core/machines/inbox.h"
#include "core/machines/runstate.h"
#include "core/machines/tasksout.h"
#include "core/util/message.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <functional>
#include <map>
#include <memory>

namespace shinpan {

/// The machines of a review, behind a scheduler: sends files out in blocks, and adds what comes
/// home to the journal. A block that its scheduler has lost goes out again, in a new one, with what
/// is known by then. All that a later process has to know is in the run's folder: `task`,
/// `blocks/N` of those that are out, the files of the Inbox, the scheduler's own.
class ReviewFleet final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReviewFleet)

public:
    using SchedulerChoice = std::function<std::unique_ptr<Scheduler>(const RunState &state)>;

    /// `folder` is the run's, absolute; `task` has no run yet. The journal is open. Fails if the
    /// folder cannot be written.
    [[nodiscard]] static Result<std::unique_ptr<ReviewFleet>> open(
        const QString &folder,
        ReviewTask task,
        std::shared_ptr<ReviewJournal> journal,
        const SchedulerChoice &choice);
    ~ReviewFleet() override;

    /// Has these files reviewed, as far as the journal does not know them. Call once; finished() or
    /// failed() comes.
    void start(const QStringList &files);
    /// Has the tasks stop; what they have found so far comes home before finished().
    void stop();

    /// The engines of the task, as they called themselves on the first machine that had them all;
    /// empty as long as none had.
    [[nodiscard]] QStringList engineNames() const;
    [[nodiscard]] std::size_t out() const { return m_out.size(); }
    /// Files that have not gone out yet.
    [[nodiscard]] std::size_t waiting() const { return m_waiting.size(); }

Q_SIGNALS:
    /// Places came home.
    void arrived(int places);
    /// Something is wrong with a file, or, if it is empty, with a machine.
    void complained(const QString &file, const QString &text);
    /// Nothing is out, and nothing waits.
    void finished();
    void failed(const shinpan::Message &reason);

private:
    ReviewFleet(QString folder,
                ReviewTask task,
                RunState state,
                std::shared_ptr<ReviewJournal> journal,
                std::unique_ptr<Scheduler> scheduler);

    [[nodiscard]] QString pathOf(const QString &name) const { return m_folder + u'/' + name; }
    [[nodiscard]] QString blockPath(int number) const;
    void readBlocks();
    [[nodiscard]] bool knowsAll(const QByteArray &bytes, QByteArray &known) const;
    void fill();
    [[nodiscard]] std::optional<ReviewBlock> nextBlock();
    [[nodiscard]] bool saveState();
    void noteRefused();
    void takeArrivals();
    void take(const ReviewResult &result);
    void giveUp(int number, const QString &reason);
    void giveBackUnsent();
    void forget(int number);
    void avoid(const QString &node);
    void complain(const QString &text);
    void endIfDone();
    void fail(const Message &reason);

    QString m_folder;
    ReviewTask m_task;
    RunState m_state;
    std::shared_ptr<ReviewJournal> m_journal;
    Inbox m_inbox;
    std::deque<QString> m_waiting; ///< files
    std::size_t m_filesOfBlock = 1;
    std::map<int, ReviewBlock> m_out; ///< by number
    TasksOut m_tasks;                 ///< of these blocks
    QStringList m_avoided;
    int m_fruitless = 0; ///< blocks in a row that were lost or brought nothing
    bool m_isStopping = false;
    bool m_hasEnded = false;
    QString m_said; ///< what was complained of last
    QTimer m_arrivals;
};

} // namespace shinpan
