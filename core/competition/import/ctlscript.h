#pragma once

#include "core/competition/import/ctltokens.h"
#include "core/competition/import/ctlvalue.h"

#include <QByteArray>
#include <QHash>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace shinpan {

/// What a control file's statements come to, as far as they only declare: assignments of literals,
/// of what +, -, *, % and format() make of them, of calls of Player, Matchup, Competitor, Parameter
/// and its scales, and of functions of the file that do no more. Nothing else is executed, and
/// nothing outside of the file is touched.
struct CtlScript
{
    std::map<QString, CtlValue> values; ///< by name
    /// Names that statements which cannot be imported give values, and what is wrong with those.
    std::map<QString, CtlError> lost;
    std::vector<CtlError> notTaken; ///< statements
};

/// Fails if the text is not even Python's tokens.
[[nodiscard]] Result<CtlScript, CtlError> runCtl(const QByteArray &source);

} // namespace shinpan
