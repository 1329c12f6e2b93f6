#pragma once

#include "ui/board/painting/boardtheme.h"

#include <QString>

namespace shinpan {

/// The theme of that id, in the person's folder or ours; wood if there is none.
[[nodiscard]] const BoardTheme &exportTheme(const QString &id);

} // namespace shinpan
