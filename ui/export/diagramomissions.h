#pragma once

#include "core/record/note/exportformat.h"

#include <QString>

namespace shinpan {

struct BoardPicture;

/// What of a picture a format has no sign for, in a sentence for people: which marks, and where.
/// Empty where all of it is shown, as in every format that is drawn.
[[nodiscard]] QString omissionsOf(const BoardPicture &picture, ExportFormat format);

} // namespace shinpan
