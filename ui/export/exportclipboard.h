#pragma once

#include "core/record/note/exportformat.h"

namespace shinpan {

struct BoardPicture;

/// Puts a picture on the clipboard, as pixels and as a drawing, or as text if the format is one.
/// A picture is drawn only when it is pasted.
/// Leaves the clipboard alone if the format cannot show that board.
void copyToClipboard(const BoardPicture &picture, ExportFormat format, int width);

} // namespace shinpan
