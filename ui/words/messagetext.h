#pragma once

#include <QString>

namespace shinpan::text {

/// What the core says of an engine's failure ("exited with code 3", "there is no file /opt/x"), in
/// the person's language; as it is where it is no sentence that is known here. `core/` has no
/// translated text: its messages go into logs, results and reports as well.
[[nodiscard]] QString message(const QString &english);

} // namespace shinpan::text
