#pragma once

#include "core/competition/machines/blockfolder.h"
#include "core/competition/machines/blocklength.h"
#include "core/competition/machines/nodeaccount.h"
#include "core/competition/machines/reception.h"
#include "core/competition/machines/runengines.h"
#include "core/competition/machines/schedulerchoice.h"
#include "core/competition/run/workforce.h"
#include "core/machines/runstate.h"
#include "core/machines/tasksout.h"
#include "core/util/message.h"

#include <QTimer>

#include <chrono>
#include <map>
#include <memory>
#include <optional>

namespace shinpan {

/// The machines of a run, behind a scheduler: sends blocks out as tasks and takes what comes home.
/// All that it has to know after the end of this process is in the run's folder beside the
/// competition's file (CompetitionFiles::machines()): `task`, `blocks/N` of those that are out,
/// `lost/N` of those that nobody waits for, and the files of the Inbox. What a scheduler says is
/// believed only this far: a block is home when its result is, and lost when neither its task nor
/// its result is to be found.
///
/// What a machine says is believed only as far as it fits what the head gave out (misfit()): a
/// result of a block that never was, or without its token, is nobody's; one that does not fit is
/// set aside, its block is lost, and the machine gets no more. The scheduler says which machine
/// that is; what it has no name for has the machine's own word, which blames nobody else.
///
/// Results that wait together are stored together: one transaction and one wait for the disk for
/// all of them. In whatever step this process ends, nothing is lost and nothing counts twice. A
/// result is taken out of the inbox into a folder of those that are not safe yet; its games are
/// committed; its block is forgotten; its file goes. Before the commit the next head has the file
/// again, after it the games are in the store and not taken a second time.
class Fleet final : public Workforce
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Fleet)

public:
    /// `series` is ResultStore::series(): blocks of another one are forgotten. Fails if the folder
    /// cannot be written, or the file of hosts cannot be read. `choice` says which scheduler it is.
    [[nodiscard]] static Result<std::unique_ptr<Fleet>>
    open(const Competition &competition, int series, const SchedulerChoice &choice = schedulerFor);
    ~Fleet() override;

    [[nodiscard]] std::vector<GamePlan> stillOut() const override;
    void start() override;
    [[nodiscard]] int wanted() const override;
    void send(std::vector<GamePlan> games, const Standings &standings) override;
    void confirm() override { m_reception.confirm(); }
    void withdraw() override;
    void stop(StopMode mode) override;
    void kill() override;
    [[nodiscard]] bool isIdle() const override
    {
        return (m_isReady || m_stop) && m_out.empty() && m_tasks.isClean();
    }
    [[nodiscard]] WorkforceView view() const override;

private:
    /// What came home together.
    struct Group
    {
        std::vector<PlayedGame> games;
        std::vector<GamePlan> left; ///< of their blocks, that were not played
        int results = 0;
    };

    Fleet(const Competition &competition, RunState state, std::unique_ptr<Scheduler> scheduler);

    void readBlocks();
    void writeTask();
    [[nodiscard]] bool saveState();
    void publish();
    void noteRefused();
    void giveBack(const std::vector<int> &blocks);
    bool takeArrivals();
    void take(Reception::Arrival arrival, Group &group);
    void judge(const Reception::Arrival &arrival, bool isNamed);
    void learn(const BlockResult &result);
    void bringHome(const Group &group);
    void noteQuarantine(const std::optional<QString> &reason);
    void lose(int number);
    [[nodiscard]] Block giveUp(int number);
    [[nodiscard]] Block forget(int number);
    [[nodiscard]] QString pathOf(const QString &name) const { return m_folder + u'/' + name; }
    void fail(const Message &reason);

    Competition m_competition;
    QString m_folder;
    RunState m_state;
    BlockFolder m_blocks;
    Reception m_reception;
    NodeAccounts m_nodes;
    RunEngines m_engines;
    std::map<int, Block> m_out; ///< by number
    TasksOut m_tasks;           ///< of these blocks
    std::optional<StopMode> m_stop;
    bool m_isReady = false; ///< the task is written
    BlockLength m_length;
    WorkforceView m_published; ///< for processes that look on
    QTimer m_arrivals;
    QTimer m_publishing;
};

} // namespace shinpan
