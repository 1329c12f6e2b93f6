#pragma once

#include "core/util/result.h"

#include <QByteArray>
#include <QString>

namespace shinpan {

/// What a scheduler has this machine work on, as bytes, and where the result goes.
struct WorkOrder
{
    QByteArray task;
    QByteArray block;
    QString folder; ///< the run's; empty: by standard input and output
};

/// Reads a task, `task` in the folder of its run, and its block of that number; "-" stands for
/// both, one after the other, on standard input.
[[nodiscard]] Result<WorkOrder> readWorkOrder(const QString &taskFile, int block);

} // namespace shinpan
