// Those of our own headers that most files of the game and what stands above it include, read once
// like headers.h.
#include "core/competition/competition.h"
#include "core/engine/engine.h"
#include "core/match/match.h"
#include "core/record/gamecursor.h"
#include "core/record/sgf/sgfcollection.h"
#ifdef QT_WIDGETS_LIB
#include "ui/board/painting/boardscene.h"
#include "ui/game/opengame.h"
#include "ui/kit/feature.h"
#endif
