#pragma once

#include "ui/kit/style.h"

#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace shinpan {

/// The height of a list that shows its header and that many rows: each is as high as the first one
/// if it has any (which may have an icon), otherwise as a line of text.
[[nodiscard]] inline int heightOfRows(const QTreeView &list, int rows)
{
    const int line = list.fontMetrics().height() + spacing::Tight;
    return list.header()->sizeHint().height() + rows * std::max(line, list.sizeHintForRow(0))
         + 2 * list.frameWidth();
}

} // namespace shinpan
