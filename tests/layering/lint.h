#pragma once

#include "tests/layering/rooms.h"

#include <QString>

#include <vector>

namespace shinpan::lint {

/// Checks one file of app/, core/ or ui/ by its path from the source root and its text:
/// - every quoted include is written from the source root and points down the rooms' arrows,
/// - core/board, core/clock, core/rules, core/search and core/statistics know no Qt; core/ knows no
/// widget, no settings, no translated text,
/// - co_await stands only in the shapes that g++ 12 compiles right,
/// - nothing blocks: no nested event loop, no waitFor…,
/// - files are opened and written by core/util's functions only,
/// - HTML, and what is written to the standard streams, has one place each,
/// - no file has more than 550 lines, no function more than 45.
[[nodiscard]] std::vector<Finding> checkFile(const Rooms &rooms,
                                             const QString &file,
                                             const QString &text);

/// Checks the rooms of a source tree, every .h and .cpp under app/, core/ and ui/, that no two
/// classes have one name, and what documents name (checkDocuments()). An unreadable file is a
/// finding.
[[nodiscard]] std::vector<Finding> checkTree(const QString &sourceRoot);

} // namespace shinpan::lint
