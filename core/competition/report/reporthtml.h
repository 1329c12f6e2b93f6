#pragma once

#include "core/competition/report/report.h"

namespace shinpan {

/// One file that needs no other and no script, for screens of any width, light and dark, and paper.
[[nodiscard]] QByteArray toHtml(const CompetitionReport &report);

} // namespace shinpan
