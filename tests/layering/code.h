#pragma once

#include <QString>

namespace shinpan::lint {

/// A text of C++ with its comments blanked; offsets and line ends stay where they are.
[[nodiscard]] QString withoutComments(const QString &text);

/// The same with its literals blanked, too.
[[nodiscard]] QString codeOnly(const QString &text);

} // namespace shinpan::lint
