#pragma once

#include "core/analysis/reviewedgame.h"
#include "ui/kit/rowsmodel.h"

#include <QCoreApplication>

#include <vector>

namespace shinpan {

/// Moves of a game with what they lost, as rows of a table, sorted by what they mean.
class MistakeRows
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::MistakeModel)

public:
    enum Column {
        NumberColumn,
        MoveColumn,
        LossColumn,
        PointsColumn,
        ChoiceColumn,
        VisitsColumn,
    };

    [[nodiscard]] static std::vector<TableColumn> columns();
    [[nodiscard]] static std::vector<TableRow> of(const std::vector<JudgedMove> &moves);
};

} // namespace shinpan
