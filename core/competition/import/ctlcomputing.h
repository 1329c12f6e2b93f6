#pragma once

#include "core/competition/import/ctlvalue.h"
#include "core/util/result.h"

namespace shinpan {

// What Python computes of values, as far as it is taken over. Failures say what is not.

/// `left` and `right` with one of the signs + - * / % between them.
[[nodiscard]] Result<CtlValue> ctlComputed(QChar sign, const CtlValue &left, const CtlValue &right);

/// A call of str(), int() or float().
[[nodiscard]] Result<CtlValue> ctlConverted(const CtlValue &call);

} // namespace shinpan
