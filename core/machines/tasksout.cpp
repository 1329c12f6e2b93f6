#include "core/machines/tasksout.h"

#include <QStringList>

#include <algorithm>
#include <set>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto RetryInterval = 5s;
constexpr auto LeavingInterval = 300ms; ///< until a task whose result is home is gone
constexpr int MostLooks = 5; ///< the longest time between two looks, in the scheduler's patience
constexpr int MostMissed = 2;

} // namespace

TasksOut::TasksOut(std::unique_ptr<Scheduler> scheduler, Owner owner)
    : m_scheduler(std::move(scheduler))
    , m_owner(std::move(owner))
{
    m_nextLook.setSingleShot(true);
    m_nextLook.callOnTimeout(this, &TasksOut::look);
    m_nextSubmit.setSingleShot(true);
    m_nextSubmit.callOnTimeout(this, &TasksOut::submit);
    connect(m_scheduler.get(), &Scheduler::submitted, this, &TasksOut::noteSubmitted);
    connect(m_scheduler.get(), &Scheduler::refused, this, &TasksOut::noteRefused);
    connect(m_scheduler.get(), &Scheduler::seen, this, &TasksOut::takeSeen);
    connect(m_scheduler.get(), &Scheduler::blind, this, [this](const QString &reason) {
        m_isLooking = false;
        noteTrouble(reason);
        m_nextLook.start(RetryInterval);
    });
}

QString TasksOut::nodeOf(int block) const
{
    const auto out = m_out.find(block);
    return out == m_out.end() ? QString() : out->second.node;
}

std::vector<int> TasksOut::unsent() const
{
    std::vector<int> blocks;
    for (const auto &[block, out] : m_out) {
        if (out.stage == Out::Stage::Unsent) {
            blocks.push_back(block);
        }
    }
    return blocks;
}

int TasksOut::room() const
{
    const auto waitsHere = [](const auto &out) { return out.second.stage != Out::Stage::Sent; };
    return m_scheduler->room() - static_cast<int>(std::ranges::count_if(m_out, waitsHere));
}

void TasksOut::send(int block)
{
    m_out[block] = {};
    m_isClean = false;
    if (!m_nextSubmit.isActive()) {
        m_nextSubmit.start(0ms);
    }
}

void TasksOut::takeOver(int block)
{
    m_out[block] = {.stage = Out::Stage::Sent, .node = m_scheduler->nodeOf(block)};
}

void TasksOut::forget(int block)
{
    m_out.erase(block);
    m_isClean = false;
    if (m_out.empty()) {
        m_nextLook.start(LeavingInterval); // it may be the end of the run
    }
}

/// The first row of blocks that follow each other.
void TasksOut::submit()
{
    int first = -1;
    int count = 0;
    for (auto &[block, out] : m_out) {
        const bool follows = first < 0 || block == first + count;
        if (out.stage == Out::Stage::Unsent && follows && count < m_scheduler->room()) {
            first = first < 0 ? block : first;
            ++count;
            out.stage = Out::Stage::Sending;
        }
    }
    if (count > 0 && m_owner.save()) {
        m_scheduler->submit(first, count);
    }
}

void TasksOut::noteSubmitted(int first, int count)
{
    for (auto out = m_out.lower_bound(first); out != m_out.end() && out->first < first + count;
         ++out) {
        out->second.stage = Out::Stage::Sent;
        out->second.sentAt = m_looks;
        out->second.node = m_scheduler->nodeOf(out->first);
    }
    m_trouble.clear();
    m_nextSubmit.start(0ms); // what came meanwhile
    m_nextLook.start(std::chrono::seconds(m_scheduler->patience()));
    Q_EMIT freed();
}

void TasksOut::noteRefused(int first, int count, const QString &reason)
{
    for (auto out = m_out.lower_bound(first); out != m_out.end() && out->first < first + count;
         ++out) {
        out->second.stage = Out::Stage::Unsent;
    }
    noteTrouble(reason);
    m_nextSubmit.start(RetryInterval);
    Q_EMIT refused();
}

void TasksOut::noteTrouble(const QString &reason)
{
    if (std::exchange(m_trouble, reason) != reason) {
        Q_EMIT troubled(reason);
    }
}

void TasksOut::look()
{
    if (!std::exchange(m_isLooking, true)) {
        ++m_looks;
        m_scheduler->look();
    }
}

void TasksOut::rest()
{
    m_nextLook.stop();
    m_nextSubmit.stop();
}

void TasksOut::takeSeen(const std::vector<Scheduler::Seen> &tasks)
{
    m_isLooking = false;
    QStringList strays;
    std::set<int> known;
    for (const Scheduler::Seen &task : tasks) {
        known.insert(task.block);
        const auto out = m_out.find(task.block);
        if (out == m_out.end()) {
            strays.append(task.handle); // its block is home, or given up
            continue;
        }
        out->second.isRunning = task.isRunning;
        out->second.node = task.node.isEmpty() ? out->second.node : task.node;
    }
    const auto running = std::ranges::count(tasks, true, &Scheduler::Seen::isRunning);
    m_slots = std::max(m_slots, static_cast<int>(running));
    m_scheduler->cancel(strays);
    const bool isAllHere = m_owner.bringHome(); // a task that is gone has brought its result before
    bool isSteady = true;
    std::vector<int> lost;
    for (auto &[block, out] : m_out) {
        const bool isMissing = isAllHere && out.stage == Out::Stage::Sent && out.sentAt < m_looks
                            && !known.contains(block);
        out.missed = isMissing ? out.missed + 1 : 0;
        isSteady = isSteady && !isMissing && out.isRunning;
        if (out.missed >= MostMissed) {
            lost.push_back(block);
        }
    }
    const std::chrono::seconds patience(m_scheduler->patience());
    m_nextLook.start(isSteady && !m_out.empty() ? patience * MostLooks : patience);
    for (const int block : lost) {
        Q_EMIT gone(block);
    }
    m_isClean = tasks.empty();
    Q_EMIT freed();
}

} // namespace shinpan
