#pragma once

#include "core/engine/profile/machine.h"
#include "core/gtp/processtransport.h"
#include "core/util/message.h"

#include <optional>

namespace shinpan {

// An engine in a box of its own, made by bubblewrap (bwrap(1)): it neither reads nor changes what
// it has no business with, reaches no network and sees no other process, and all of it ends with
// the box. It is no wall against faults of the kernel, and does not limit processors and memory.

/// The program that makes it, the system's, which no engine can have put there. Fails with words
/// where it is not installed.
[[nodiscard]] Result<QString> sandboxProgram(const Machine &machine);

/// The same process in a box that `sandbox` (sandboxProgram()) makes; `spec` is processSpec()'s, so
/// its paths are absolute.
///
/// The box holds, to be read: the programs and settings of the system, the folder of the engine's
/// program and the files that its arguments name; to be written: the folder that it works in,
/// except the part that has the program; a home directory and a /tmp, which are empty and go with
/// the box; and the environment. Where it works in the home directory, in /tmp or in what these are
/// in, it is in the empty one, and a program in there is alone. No link in the folder that it works
/// in leads out of it.
///
/// Where the system does not allow all of that (as some containers do not), nothing is started: the
/// process says why on standard error and ends, which GtpDiagnosis understands.
[[nodiscard]] ProcessSpec sandboxed(const ProcessSpec &spec,
                                    const QString &sandbox,
                                    const QString &home);

/// The absolute path of the file that an argument names, alone or behind a `=` ("--config=a.cfg");
/// nothing if there is none.
[[nodiscard]] std::optional<QString> fileNamedBy(const QString &argument,
                                                 const QString &workingDirectory);

} // namespace shinpan
