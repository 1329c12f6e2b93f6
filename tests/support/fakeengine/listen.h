#pragma once

namespace fakeengine {

/// Listens on a free port of the loopback device and prints which. Returns in a new process for
/// each caller, with the connection as standard input and output; they all die with this process.
void awaitCaller();

} // namespace fakeengine
