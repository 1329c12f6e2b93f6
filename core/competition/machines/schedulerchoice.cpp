#include "core/competition/machines/schedulerchoice.h"

#include "core/competition/competitionfiles.h"
#include "core/machines/slurmscheduler.h"
#include "core/machines/sshscheduler.h"
#include "core/util/besideprogram.h"

#include <algorithm>
#include <functional>

namespace shinpan {

namespace {

/// One player thinks at a time, and both are in memory.
[[nodiscard]] TaskNeeds needsOf(const Competition &competition)
{
    TaskNeeds needs;
    std::vector<int> megabytes;
    for (const CompetitionPlayer &player : competition.players) {
        needs.cores = std::max(needs.cores, player.cores);
        needs.gpus = std::max(needs.gpus, player.gpus);
        megabytes.push_back(player.megabytes);
    }
    std::ranges::sort(megabytes, std::greater());
    megabytes.resize(2);
    needs.cores *= competition.parallel;
    needs.megabytes = (megabytes[0] + megabytes[1]) * competition.parallel;
    return needs;
}

[[nodiscard]] TaskTerms termsOf(const Competition &competition, const RunState &state)
{
    const MachineSettings &machines = competition.machines;
    const bool isShared = machines.kind == MachineSettings::Kind::Slurm;
    // Machines with the same disk can start the very one that runs here.
    const QString usual = isShared ? shinpanCli() : QStringLiteral("shinpan-cli");
    return {state.run,
            state.term,
            CompetitionFiles(competition.file).machines(),
            machines.program.isEmpty() ? usual : machines.program,
            QStringLiteral("compete work"),
            needsOf(competition),
            machines.partition,
            machines.options};
}

} // namespace

Result<std::unique_ptr<Scheduler>> schedulerFor(const Competition &competition,
                                                const RunState &state)
{
    const MachineSettings &machines = competition.machines;
    if (machines.kind == MachineSettings::Kind::Slurm) {
        return std::make_unique<SlurmScheduler>(termsOf(competition, state));
    }
    Result<std::vector<Host>> hosts = readHostFile(machines.hosts);
    if (!hosts) {
        return failure(hosts.error());
    }
    return std::make_unique<SshScheduler>(termsOf(competition, state), std::move(*hosts));
}

} // namespace shinpan
