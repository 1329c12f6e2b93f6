#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QString>
#include <QStringList>

namespace shinpan::test {

/// A profile called "fake" that starts fakeengine with these options (see fakeengine --help).
[[nodiscard]] EngineProfile fakeProfile(const QStringList &options = {});

/// A word that no other process has on its command line, to give to fakeengine as its --name.
[[nodiscard]] QString uniqueWord();

/// How many processes, whoever started them, have this word on their command line and are more than
/// a zombie.
[[nodiscard]] int processesWith(const QString &word);

} // namespace shinpan::test
