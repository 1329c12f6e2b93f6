#pragma once

#include <QString>

namespace shinpan {

class OptionsArchive;

/// How a person works with suites of tests.
struct RegressionOptions
{
    QString suite;  ///< the path of the one that was opened, or written to, last; empty: none
    QString engine; ///< the id of the profile that was tested last; empty: none
    bool isStrict = false; ///< judged as GoGui does, not as GNU Go

    friend bool operator==(const RegressionOptions &, const RegressionOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, RegressionOptions &options);

} // namespace shinpan
