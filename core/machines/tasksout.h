#pragma once

#include "core/machines/scheduler.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace shinpan {

/// The tasks of a run that are out, one for each block, behind a scheduler: sends them, looks after
/// them, and tells which are gone. What blocks are, and what comes home, is its owner's business.
class TasksOut final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TasksOut)

public:
    /// A task that is out.
    struct Out
    {
        enum class Stage { Unsent, Sending, Sent };

        Stage stage = Stage::Unsent;
        int sentAt = 0; ///< how often the scheduler had been asked by then
        int missed = 0; ///< times in a row that it did not know the task
        bool isRunning = false;
        QString node{}; ///< as the scheduler calls it; empty: it has not said
    };

    struct Owner
    {
        /// Writes down what a later process has to know before tasks are sent; false if it cannot.
        std::function<bool()> save;
        /// Takes what has come home; false if there is more.
        std::function<bool()> bringHome;
    };

    TasksOut(std::unique_ptr<Scheduler> scheduler, Owner owner);

    [[nodiscard]] Scheduler &scheduler() const { return *m_scheduler; }
    /// All, by the number of the block.
    [[nodiscard]] const std::map<int, Out> &all() const { return m_out; }
    /// The machine that has the task; empty if that is not known.
    [[nodiscard]] QString nodeOf(int block) const;
    /// Those that the scheduler has not been given.
    [[nodiscard]] std::vector<int> unsent() const;
    /// How many more may be added at present.
    [[nodiscard]] int room() const;
    /// The most that were seen to run at once.
    [[nodiscard]] int slots() const { return m_slots; }
    /// Whether the scheduler had none of our tasks when it was asked last.
    [[nodiscard]] bool isClean() const { return m_isClean; }

    /// Sends the task of a block, with those that follow in this turn.
    void send(int block);
    /// Takes over a task of an earlier process. The scheduler knows whether it was sent.
    void takeOver(int block);
    /// The result is home, or nobody waits for it any more.
    void forget(int block);

    /// Asks the scheduler now, and then again and again.
    void look();
    /// Asks and sends no more.
    void rest();

Q_SIGNALS:
    /// The scheduler has taken tasks, or was asked: there may be room for others.
    void freed();
    /// Tasks were refused; they are tried again after a while.
    void refused();
    /// The task is out no more, and its result has not come. To be forgotten now.
    void gone(int block);
    /// The scheduler does not do what it is asked for: said when that begins.
    void troubled(const QString &reason);

private:
    void submit();
    void noteSubmitted(int first, int count);
    void noteRefused(int first, int count, const QString &reason);
    void takeSeen(const std::vector<Scheduler::Seen> &tasks);
    void noteTrouble(const QString &reason);

    std::unique_ptr<Scheduler> m_scheduler;
    Owner m_owner;
    std::map<int, Out> m_out;
    bool m_isClean = false;
    bool m_isLooking = false;
    int m_looks = 0;
    int m_slots = 0;
    QString m_trouble; ///< the last; empty: it goes well
    QTimer m_nextLook;
    QTimer m_nextSubmit;
};

} // namespace shinpan
