#pragma once

#include "core/util/message.h"

namespace shinpan::text {

/// A message of the core's in the person's language.
[[nodiscard]] QString message(const Message &message);

QString message(const QString &) = delete;
QString plainMessage(const QString &) = delete;

/// The same in plain words, for people who know no GTP.
[[nodiscard]] QString plainMessage(const Message &message);

} // namespace shinpan::text
