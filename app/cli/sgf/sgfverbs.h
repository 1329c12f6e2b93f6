#pragma once

#include "app/cli/verb/verb.h"

namespace shinpan {

/// `shinpan-cli sgf`: looks into SGF files and works on them.
extern const Verb SgfVerb;

// Its verbs; their summaries say what they do. (SgfImageVerb is in sgfimage.h.)
extern const Verb SgfCheckVerb;
extern const Verb SgfCompareVerb;
extern const Verb SgfConvertVerb;
extern const Verb SgfDuplicatesVerb;
extern const Verb SgfExploreVerb;
extern const Verb SgfFormatVerb;
extern const Verb SgfIndexVerb;
extern const Verb SgfInfoVerb;
extern const Verb SgfMergeVerb;
extern const Verb SgfOpeningsVerb;
extern const Verb SgfPositionVerb;
extern const Verb SgfProblemsVerb;
extern const Verb SgfSplitVerb;
extern const Verb SgfStatsVerb;
extern const Verb SgfTreeVerb;

} // namespace shinpan
