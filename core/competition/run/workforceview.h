#pragma once

#include "core/competition/result/machinestanding.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace shinpan {

/// What there is to see of the machines of a run.
struct WorkforceView
{
    int running = 0;                       ///< tasks that are played now
    int waiting = 0;                       ///< tasks that are out and not begun
    std::vector<MachineStanding> machines; ///< by name

    /// The number of machines that play now.
    [[nodiscard]] int playing() const;

    friend bool operator==(const WorkforceView &, const WorkforceView &) = default;
};

/// "5 tasks on 3 machines, 2 waiting".
[[nodiscard]] QString tasksText(const WorkforceView &view);

/// The tally of the machines, with what the run says of them now; nothing where neither says
/// anything.
[[nodiscard]] std::optional<WorkforceView> combined(const MachineTally &tally,
                                                    const std::optional<WorkforceView> &now);

/// The part that only the run knows, for other processes that look on; JSON.
[[nodiscard]] QByteArray toBytes(const WorkforceView &view);
/// Nothing if these are no such bytes.
[[nodiscard]] std::optional<WorkforceView> workforceViewFromBytes(const QByteArray &bytes);

} // namespace shinpan
