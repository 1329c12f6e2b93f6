#pragma once

#include "ui/kit/style.h"

#include <QHeaderView>
#include <QTreeView>

namespace shinpan {

/// So high is a list that shows its header and so many rows.
[[nodiscard]] inline int heightOfRows(const QTreeView &list, int rows)
{
    return list.header()->sizeHint().height()
         + rows * (list.fontMetrics().height() + spacing::Tight) + 2 * list.frameWidth();
}

} // namespace shinpan
