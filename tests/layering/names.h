#pragma once

#include "tests/layering/rooms.h"

#include <QString>

#include <vector>

namespace shinpan::lint {

/// Every path and name in backticks in CONTRIBUTING.md, SECURITY.md or a README.md of a source tree
/// that the tree does not have (any more):
/// - `core/gtp` and `tests/data/gtp`, seen from the document's folder or one above it; `*` stands
/// for what differs;
/// - `lint.cpp`, a file in any folder;
/// - `Referee::failed()`, each word of which must stand somewhere in the sources, outside of
/// comments.
/// Commands and other texts with blanks in them are looked through for paths only. What `build/`
/// has, Qt's names and blocks of text in ``` are not looked at.
[[nodiscard]] std::vector<Finding> checkDocuments(const QString &sourceRoot);

} // namespace shinpan::lint
