#pragma once

#include <QString>

namespace shinpan {

/// Why a file is no record of Go at all.
struct SgfError
{
    int line = 1;   ///< from 1; 0 when no place in the text is meant (a file that cannot be opened)
    int column = 1; ///< in characters, from 1
    QString text;   ///< a plain sentence without the place
};

} // namespace shinpan
