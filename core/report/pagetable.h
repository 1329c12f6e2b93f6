#pragma once

#include <QString>

#include <vector>

namespace shinpan {

/// A column of a table on a page.
struct PageColumn
{
    QString heading;        ///< markup
    bool headsRows = false; ///< its cells are headings of their rows
    bool isText = false;    ///< it begins on the left, as what heads rows does
    QString title{};        ///< shown when the heading is pointed at
};

struct PageCell
{
    QString content; ///< markup
    QString name{};  ///< its class
};

/// A table with a caption for those who do not see it, a heading to each column and one to each
/// row. Each row has a cell for each column; columns that are empty in all rows are left out.
[[nodiscard]] QString tableMarkup(const std::vector<PageColumn> &columns,
                                  const std::vector<std::vector<PageCell>> &rows,
                                  const QString &caption);

} // namespace shinpan
