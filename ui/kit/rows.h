#pragma once

#include "ui/kit/style.h"

#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace shinpan {

/// So high is a list that shows its header and so many rows: as high as its first one if it has any
/// (which may have an icon), otherwise as a line of text.
[[nodiscard]] inline int heightOfRows(const QTreeView &list, int rows)
{
    const int line = list.fontMetrics().height() + spacing::Tight;
    return list.header()->sizeHint().height() + rows * std::max(line, list.sizeHintForRow(0))
         + 2 * list.frameWidth();
}

} // namespace shinpan
