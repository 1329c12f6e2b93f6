#pragma once

#include "core/competition/seal/sealing.h"

#include <QByteArray>
#include <QMap>
#include <QString>

namespace shinpan::test {

/// A competition of fake engines, played on 5×5 with clocks, thoughts, logs and records in this
/// folder, and sealed there. Returns the bundle's path; empty, with a warning, if anything of that
/// failed.
[[nodiscard]] QString sealedCup(const QString &folder, int games, const SealOptions &options = {});

/// The entries of a bundle; none, with a warning, if it cannot be read.
[[nodiscard]] QMap<QString, QByteArray> entriesOf(const QString &bundle);

/// Writes a bundle of these entries; with `isRenewed` its manifest says that they are as sealed.
[[nodiscard]] bool writeBundle(const QString &path,
                               QMap<QString, QByteArray> entries,
                               bool isRenewed);

} // namespace shinpan::test
