#include "core/analysis/machines/reviewmachines.h"

#include "core/machines/hostfile.h"
#include "core/machines/slurmscheduler.h"
#include "core/machines/sshscheduler.h"
#include "core/util/besideprogram.h"

#include <utility>

namespace shinpan {

namespace {

/// What makes the scheduler.
[[nodiscard]] Result<ReviewFleet::SchedulerChoice> schedulersOf(const ReviewMachines &machines,
                                                                const QString &folder)
{
    const bool isShared = machines.kind == ReviewMachines::Kind::Slurm;
    // Machines with the same disk can start the very one that runs here.
    const QString usual = isShared ? shinpanCli() : QStringLiteral("shinpan-cli");
    TaskTerms terms;
    terms.folder = folder;
    terms.program = machines.program.isEmpty() ? usual : machines.program;
    terms.work = QStringLiteral("analyze --work");
    terms.needs.cores = machines.jobs;
    const auto termsIn = [terms](const RunState &state) {
        TaskTerms its = terms;
        its.run = state.run;
        its.term = state.term;
        return its;
    };
    if (isShared) {
        return ReviewFleet::SchedulerChoice(
            [termsIn](const RunState &state) -> std::unique_ptr<Scheduler> {
                return std::make_unique<SlurmScheduler>(termsIn(state));
            });
    }
    const Result<std::vector<Host>> hosts = readHostFile(machines.hosts);
    if (!hosts) {
        return failure(hosts.error());
    }
    return ReviewFleet::SchedulerChoice(
        [termsIn, its = *hosts](const RunState &state) -> std::unique_ptr<Scheduler> {
            return std::make_unique<SshScheduler>(termsIn(state), its);
        });
}

} // namespace

Result<std::unique_ptr<ReviewFleet>> openFleet(const ReviewMachines &machines,
                                               const QString &folder,
                                               ReviewTask task,
                                               std::shared_ptr<ReviewJournal> journal)
{
    const auto choice = schedulersOf(machines, folder);
    task.jobs = machines.jobs;
    return choice ? ReviewFleet::open(folder, std::move(task), std::move(journal), *choice)
                  : failure(choice.error());
}

} // namespace shinpan
