#pragma once

#include "core/util/result.h"

#include <QJsonArray>
#include <QLatin1String>
#include <QString>

namespace shinpan {

/// The form of a local file in which a person's own things are collected, one by one:
/// `{"version":1,"games":[…]}`.
struct JsonBook
{
    QLatin1String entries; ///< the name of the array
    int version = 1;
    qint64 largestFile = 0;
};

/// The entries of such a file; one that is not there has none. Fails with words for what is no such
/// file.
[[nodiscard]] Result<QJsonArray> readBook(const JsonBook &form, const QString &path);
/// Writes it for its owner alone; without entries it goes.
[[nodiscard]] Result<void> saveBook(const JsonBook &form,
                                    const QJsonArray &entries,
                                    const QString &path);

} // namespace shinpan
