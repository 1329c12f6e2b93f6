#pragma once

#include <QHash>
#include <QString>

#include <optional>

namespace shinpan {

/// What stands for "{black}" and the like in the template of a file name.
using FileNameFields = QHash<QString, QString>;

/// A field that the template asks for and that there is not.
[[nodiscard]] std::optional<QString> unknownField(const QString &nameTemplate,
                                                  const FileNameFields &fields);

/// The template filled in, as a file name that any file system takes: one component, without
/// control characters and any of /\:*?"<>|, without blanks or dots at its ends, at most 200 bytes
/// in UTF-8. Never empty.
[[nodiscard]] QString fileName(const QString &nameTemplate, const FileNameFields &fields);

} // namespace shinpan
