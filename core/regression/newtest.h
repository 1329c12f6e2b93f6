#pragma once

#include "core/regression/regressionsuite.h"
#include "core/rules/gameline.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace shinpan {

/// A test to be written into a suite: a position of a game, and what is to be asked there.
struct NewTest
{
    GameLine line;
    double komi = 0;
    QString command;             ///< GTP, without a number: "reg_genmove white"
    Expectation expectation{};   ///< its pattern is a regular expression
    std::optional<int> number{}; ///< none: appendTest() finds one
    QString remark{};            ///< comments above it, a line each; may be empty
};

/// The test as the lines of a suite, which needs no other file: the stones that are set up are
/// played one by one, the moves below them.
[[nodiscard]] QByteArray suiteLines(const NewTest &test);

/// The tens above all numbers of a suite, as GNU Go's suites count.
[[nodiscard]] int nextTestNumber(const RegressionSuite &suite);

/// Adds a test to the end of a suite's file, which is begun if it is not there. The number that it
/// got; the failure says why the file cannot be read or written, or that the command is not GTP.
[[nodiscard]] Result<int> appendTest(NewTest test, const QString &path);

} // namespace shinpan
