#pragma once

namespace shinpan::test {

/// Runs the event loop until every process that this one started is reaped and what waited for that
/// has gone on; false if that takes longer than half a minute. What is destroyed with an engine
/// under way lets go of its memory only then.
[[nodiscard]] bool everyProcessIsReaped();

} // namespace shinpan::test
