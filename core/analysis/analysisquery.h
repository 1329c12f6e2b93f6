#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/analysisrequest.h"
#include "core/engine/positionsync.h"
#include "core/util/result.h"

#include <QJsonObject>

namespace shinpan {

// KataGo's analysis engine (docs/Analysis_Engine.md): a request as a query, and an answer as an
// analysis. Pure; QueryEngine adds ids and priorities, and tells final answers from reports.

/// The query for the end of the line. It says whose chances are to be told (Black's, by overriding
/// `reportAnalysisWinratesAs`, which differs between KataGo's example configurations) and how long
/// to search; without a limit it goes on until it is withdrawn. Set-up stones are `initialStones`;
/// komi and rules are what engines are told in GTP too. A game of unknown rules is judged by
/// Tromp-Taylor rules, as KataGo's GTP does by default, for a query must have some. Reports come at
/// the request's interval.
[[nodiscard]] QJsonObject analysisQuery(const EngineGame &place, const AnalysisRequest &request);

/// Whether a warning says that the engine does not know the override: then nobody knows whose
/// chances its answers tell.
[[nodiscard]] bool isPerspectiveUnknown(const QJsonObject &warning);

/// Whether an answer has no result, because the query was ended before there was one.
[[nodiscard]] bool hasNoResult(const QJsonObject &answer);

/// Reads an answer to such a query. It is read as a whole or refused: the failure says what is
/// missing, out of range, not on the board, or told for the other side. Fields that are not known
/// are left out.
[[nodiscard]] Result<Analysis> analysisOf(const QJsonObject &answer, BoardSize size, Color toMove);

} // namespace shinpan
