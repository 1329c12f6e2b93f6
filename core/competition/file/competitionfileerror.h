#pragma once

#include "core/util/message.h"

#include <QString>

#include <vector>

namespace shinpan {

/// Something that is wrong in a competition's file.
struct CompetitionFileError
{
    QString file;
    int line = 0; ///< from 1; 0: the file as a whole
    QString key;  ///< "player[2].command"; empty: none
    Message text; ///< what is wrong and what is allowed

    /// The error as "levels.toml:12: player[2].command: is missing; …".
    [[nodiscard]] Message message() const
    {
        const QString place = line > 0 ? file + u':' + QString::number(line) : file;
        return inFile(key.isEmpty() ? place : place + QStringLiteral(": ") + key, text);
    }

    friend bool operator==(const CompetitionFileError &, const CompetitionFileError &) = default;
};

/// What is wrong with a file, by line, and how much more there is after the first hundred; not
/// empty.
using CompetitionFileErrors = std::vector<CompetitionFileError>;

} // namespace shinpan
