#pragma once

#include "core/explorer/explorer.h"
#include "ui/kit/rowsmodel.h"

#include <QCoreApplication>

#include <vector>

namespace shinpan {

/// How games went on from a position, as rows of a table, the most played move first.
class ContinuationRows
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::ContinuationRows)

public:
    enum Column {
        MoveColumn,
        GamesColumn,
        ShareColumn,
        ScoreColumn,
        RangeColumn,
        YearColumn,
        EngineColumn
    };

    [[nodiscard]] static std::vector<TableColumn> columns();
    [[nodiscard]] static std::vector<TableRow> of(const ExplorerAnswer &answer);
};

/// The games that went through a position, as rows of a table.
class ExploredGameRows
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::ExploredGameRows)

public:
    enum Column { PlayersColumn, YearColumn, ResultColumn, MoveColumn };

    [[nodiscard]] static std::vector<TableColumn> columns();
    [[nodiscard]] static std::vector<TableRow> of(const ExplorerAnswer &answer);
};

/// "Q16", of several points that are the same the first; "pass".
[[nodiscard]] QString continuationName(const ExplorerMove &move);
/// "53 %", without a sign where there is none; whole numbers.
[[nodiscard]] QString shareText(double share);

} // namespace shinpan
