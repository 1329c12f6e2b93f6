#pragma once

#include "core/util/result.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace shinpan::test {

/// One text of a translation file (Qt Linguist Manual, "TS file format").
struct TsMessage
{
    QString context;
    QString source;
    QString comment;       ///< tells texts apart that have the same source
    bool isPlural = false; ///< has a form for each kind of number
    QString state;         ///< "unfinished", "vanished", "obsolete"; empty: done
    QStringList forms;     ///< the translation; several only if it is plural
};

struct TsFile
{
    QString language; ///< as in its name, such as "de"
    std::vector<TsMessage> messages;
};

/// The error says where the file is no XML, or no translation file.
[[nodiscard]] Result<TsFile> readTsFile(const QByteArray &xml);

} // namespace shinpan::test
