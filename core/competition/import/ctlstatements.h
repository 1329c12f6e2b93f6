#pragma once

#include <QString>

namespace shinpan {

/// Why a statement that begins with this word is not taken over: "a for loop is not taken over; …".
[[nodiscard]] QString ctlStatementName(const QString &word);

} // namespace shinpan
