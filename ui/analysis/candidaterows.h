#pragma once

#include "core/analysis/analysis.h"
#include "ui/analysis/analysisoptions.h"
#include "ui/kit/rowsmodel.h"

#include <QCoreApplication>

#include <vector>

namespace shinpan {

/// The candidates of an analysis as rows of a table, best first, with everything that engines tell
/// of them.
class CandidateRows
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::CandidateModel)

public:
    enum Column {
        MoveColumn,
        WinRateColumn,
        LeadColumn,
        LossColumn,
        VisitsColumn,
        LcbColumn,
        PolicyColumn,
    };

    [[nodiscard]] static std::vector<TableColumn> columns();
    /// The row of one of them.
    [[nodiscard]] static TableRow of(const Candidate &candidate,
                                     const Analysis &analysis,
                                     Perspective perspective);
};

} // namespace shinpan
