#pragma once

#include "core/analysis/machines/reviewfleet.h"
#include "core/util/result.h"

#include <QString>

#include <cstdint>
#include <memory>

namespace shinpan {

/// Where the engines of a review are asked.
struct ReviewMachines
{
    enum class Kind : std::uint8_t { Here, Slurm, Ssh };

    Kind kind = Kind::Here;
    QString hosts{};   ///< of ssh: a file of theirs
    QString program{}; ///< shinpan-cli, as it is called there; empty: as it is called here
    int jobs = 1;      ///< files at a time, on each machine

    friend bool operator==(const ReviewMachines &, const ReviewMachines &) = default;
};

/// The machines of a review whose run has this folder, see ReviewFleet::open(); not for Here. Fails
/// also if the file of hosts cannot be read.
[[nodiscard]] Result<std::unique_ptr<ReviewFleet>> openFleet(
    const ReviewMachines &machines,
    const QString &folder,
    ReviewTask task,
    std::shared_ptr<ReviewJournal> journal);

} // namespace shinpan
