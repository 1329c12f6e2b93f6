#pragma once

#include "core/competition/result/competitionevent.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/run/competitionrunner.h"

#include <QByteArray>

namespace shinpan {

// The lines of --json-events, without line feeds: a JSON object each. EventsShape tells what they
// mean.

[[nodiscard]] QByteArray eventLine(const CompetitionEvent &event);
/// A game that ended with a result, or void.
[[nodiscard]] QByteArray gameLine(const StoredGame &game);
/// The last line of a run.
[[nodiscard]] QByteArray endLine(const RunEnd &end, const CompetitionRunner &runner, int exitCode);

extern const char EventsShape[];

} // namespace shinpan
