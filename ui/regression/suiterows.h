#pragma once

#include "ui/kit/rowsmodel.h"

#include <QCoreApplication>

#include <vector>

namespace shinpan {

class OpenSuite;

/// The tests of a suite and what became of them, as rows of a table.
class SuiteRows
{
    Q_DECLARE_TR_FUNCTIONS(shinpan::SuiteModel)

public:
    enum Column { Test, Command, Expected, Answer, Verdict };

    [[nodiscard]] static std::vector<TableColumn> columns();
    [[nodiscard]] static std::vector<TableRow> of(const OpenSuite &suite);
    [[nodiscard]] static TableRow ofTest(const OpenSuite &suite, std::size_t test);

private:
    [[nodiscard]] static QString verdictOf(const OpenSuite &suite, std::size_t test);
};

} // namespace shinpan
