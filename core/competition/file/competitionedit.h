#pragma once

#include "core/competition/competition.h"
#include "core/util/result.h"

#include <QByteArray>

namespace shinpan {

/// The text of a competition's file with nothing changed but what makes it say `after` instead of
/// `before`, which it says now: settings of the file, of its tables, of random openings, and
/// players that are gone or come last. Comments, order and spacing stay, except what belongs to a
/// player that is gone. Fails where the text is written in a way that this cannot keep; the result
/// was read again and says what toToml() would have written.
[[nodiscard]] Result<QByteArray> editedCompetition(const QByteArray &text,
                                                   const Competition &before,
                                                   const Competition &after);

} // namespace shinpan
