#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli compete show`: print how a competition stands.
extern const Verb CompeteShowVerb;
/// `shinpan-cli compete report`: write its report anew.
extern const Verb CompeteReportVerb;
/// `shinpan-cli compete export`: write its games as one file.
extern const Verb CompeteExportVerb;

} // namespace shinpan
