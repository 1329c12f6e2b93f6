#pragma once

#include <QByteArray>

namespace shinpan::test {

/// A line of some 20 kB as KataGo makes them on a large board: 90 candidates with lines, and
/// ownership. Each number up to 4000 makes another one, with as many visits.
[[nodiscard]] QByteArray longReport(int number);

} // namespace shinpan::test
