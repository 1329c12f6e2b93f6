#pragma once

namespace shinpan::bench {

/// A GTP engine that costs next to nothing: it plays one random legal game, the same as every other
/// of its kind, over and over. Reads standard input until "quit" or its end; returns the exit code.
[[nodiscard]] int runScriptedEngine();

} // namespace shinpan::bench
