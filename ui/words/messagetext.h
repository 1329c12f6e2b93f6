#pragma once

#include "core/util/message.h"

namespace shinpan::text {

/// A message of the core's in the person's language.
[[nodiscard]] QString message(const Message &message);

/// The same in plain words, for people who know no GTP.
[[nodiscard]] QString plainMessage(const Message &message);

/// What begins with a verb as a sentence of its own: "Answers “name”".
[[nodiscard]] QString capitalised(const QString &text);

} // namespace shinpan::text
