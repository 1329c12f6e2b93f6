#pragma once

#include "core/record/sgf/sgfwarning.h"

#include <QString>

namespace shinpan {

/// What was odd in a file, and what was done about it.
struct WarningText
{
    QString what;
    QString repair;
};

[[nodiscard]] WarningText textOf(const SgfWarning &warning);

} // namespace shinpan
