#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan::lint {

/// A place in the sources that breaks a rule of the house.
struct Finding
{
    QString file; ///< path from the source root
    int line = 0; ///< 1-based
    QString what;
};

/// Checks one file of app/, core/ or ui/ by its path from the source root and its text:
/// - every quoted include is written from the source root and points down the layers of
/// CONTRIBUTING.md,
/// - core/board, core/clock and core/rules know no Qt; core/ knows no widget, no settings, no
/// translated text,
/// - co_await stands only in the shapes that g++ 12 compiles right,
/// - nothing blocks: no nested event loop, no waitFor…,
/// - files are opened and written by core/util's functions only.
[[nodiscard]] std::vector<Finding> checkFile(const QString &file, const QString &text);

/// Checks every .h and .cpp under app/, core/ and ui/ of a source tree. An unreadable file is a
/// finding.
[[nodiscard]] std::vector<Finding> checkTree(const QString &sourceRoot);

} // namespace shinpan::lint
