#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan {

/// What a task takes of its machine.
struct TaskNeeds
{
    int cores = 1;
    int megabytes = 0; ///< 0: nothing is said
    int gpus = 0;
};

/// What the tasks of a run have in common, as a scheduler sees it.
struct TaskTerms
{
    QString run;     ///< names the run among all others; letters and digits
    int term = 1;    ///< how often the head of the run has been started
    QString folder;  ///< the run's, absolute, in which are `task` and `blocks/N`
    QString program; ///< shinpan-cli, as it is called on the machines
    QString work;    ///< its words that take a task ("compete work")
    TaskNeeds needs{};
    QString partition{};   ///< of Slurm; empty: its own default
    QStringList options{}; ///< words for sbatch
};

/// The text as one word of a shell.
[[nodiscard]] QString shellWord(const QString &text);

/// Has tasks run on machines, one for each block. It may run one twice, or lose it: its user makes
/// sure that this does no harm. What it has accepted lives on without this process, and a later one
/// finds it by look().
class Scheduler : public QObject
{
    Q_OBJECT

public:
    /// A task that waits or runs.
    struct Seen
    {
        int block = 0;
        QString handle; ///< what the scheduler calls it
        bool isRunning = false;
        QString node; ///< empty while it waits
    };

    using QObject::QObject;

    /// Has these blocks played, whose numbers follow each other. submitted() or refused() comes.
    virtual void submit(int first, int count) = 0;
    /// Asks what waits and runs: seen() or blind() comes.
    virtual void look() = 0;
    /// Ends these tasks.
    virtual void cancel(const QStringList &handles) = 0;
    /// Ends all that wait.
    virtual void cancelWaiting() = 0;
    /// Tells tasks to stop, in a word that they know; those of later terms do not listen.
    virtual void sendStop(const QString &how) = 0;
    /// Begins no more tasks on these machines.
    virtual void avoid(const QStringList &nodes) = 0;
    /// How many more tasks it has machines for; many where it keeps a queue.
    [[nodiscard]] virtual int room() const = 0;
    /// The machine that it has given that block's task to, as far as it is known at present; empty:
    /// it is not. Nobody else's word counts for that.
    [[nodiscard]] virtual QString nodeOf(int) const { return {}; }
    /// Whether a task that it was not seen to run may itself name its machine: where all of them
    /// share the run's folder and its owner's account, each could do as it likes anyway.
    [[nodiscard]] virtual bool tasksSign() const { return false; }
    /// Whether any machine is left that it may use, as far as it knows.
    [[nodiscard]] virtual bool hasMachines() const { return true; }
    /// The least seconds between two looks.
    [[nodiscard]] virtual int patience() const = 0;

Q_SIGNALS:
    void submitted(int first, int count);
    /// Tasks were refused, and may be tried again.
    void refused(int first, int count, const QString &reason);
    void seen(const std::vector<shinpan::Scheduler::Seen> &tasks);
    /// It cannot be asked at present.
    void blind(const QString &reason);
};

/// What a stop file says, for tasks that read it.
[[nodiscard]] QByteArray stopOrder(const QString &how, int term);
/// How to stop, if it is an order for tasks of this term.
[[nodiscard]] std::optional<QString> stopOrdered(const QByteArray &order, int term);

} // namespace shinpan
