#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli compete`: runs competitions of engines.
extern const Verb CompeteVerb;

// Its verbs, in the order of its help.

extern const Verb CompeteRunVerb;
extern const Verb CompeteCalibrateVerb;
extern const Verb CompeteCheckVerb;
extern const Verb CompeteShowVerb;
extern const Verb CompeteServeVerb;
extern const Verb CompeteReportVerb;
extern const Verb CompeteStopVerb;
extern const Verb CompeteResetVerb;
extern const Verb CompeteExportVerb;
extern const Verb CompeteSealVerb;
extern const Verb CompeteVerifyVerb;
extern const Verb CompetePoolVerb;
extern const Verb CompeteImportVerb;
extern const Verb CompeteExampleVerb;
extern const Verb CompeteWorkVerb;

} // namespace shinpan
