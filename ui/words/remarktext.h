#pragma once

#include <QString>

namespace shinpan::text {

/// A comment in the person's language, as far as it is what our own engine says of its moves or a
/// review of ours writes; all else as it is. Records have those sentences in English, line by line
/// the same.
[[nodiscard]] QString remarks(const QString &comment);

/// The comment after remarks() was shown and edited: lines that were left alone are as they were.
[[nodiscard]] QString editedRemarks(const QString &comment, const QString &edited);

} // namespace shinpan::text
