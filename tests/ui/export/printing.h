#pragma once

#include "ui/export/printpages.h"

namespace shinpan::test {

/// All figures at once.
[[nodiscard]] inline std::vector<PrintedFigure> figuresOf(const GameTree &tree,
                                                          NodeId node,
                                                          const MoveRange &range,
                                                          const PrintSettings &settings)
{
    PrintedFigures figures(tree, node, range, settings);
    std::vector<PrintedFigure> all;
    while (std::optional<PrintedFigure> figure = figures.next()) {
        all.push_back(std::move(*figure));
    }
    return all;
}

/// All pages at once, of a whole main line.
[[nodiscard]] inline PrintPages pagesOf(const GameTree &tree,
                                        const QStringList &header,
                                        const PrintSettings &settings,
                                        QSizeF page)
{
    PrintPages pages(PrintedFigures(tree, tree.root(), {}, settings), header, settings, page);
    while (!pages.step()) { }
    return pages;
}

} // namespace shinpan::test
