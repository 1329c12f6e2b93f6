#pragma once

#include <QString>

namespace shinpan::test {

/// Writes a network that Leela Zero 0.17 loads (format 1, one block of eight filters, all weights
/// zero), so that it can be talked to without a download. Its moves mean nothing. False if the file
/// cannot be written.
[[nodiscard]] bool writeLeelaNetwork(const QString &path);

} // namespace shinpan::test
