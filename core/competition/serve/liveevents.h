#pragma once

#include "core/competition/report/report.h"
#include "core/competition/run/liveboard.h"
#include "core/competition/run/livesnapshot.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace shinpan {

// These make what the page of a competition gets (resources/serve/live.js); pure.

/// The running games, in their order: those that `before` had with what has been played since,
/// others whole.
[[nodiscard]] QJsonArray boardsJson(const std::vector<LiveBoard> &boards,
                                    const std::vector<LiveBoard> &before);

/// How it stands, in numbers, with the latest results.
[[nodiscard]] QJsonObject stateJson(const LiveSnapshot &snapshot);

/// The sections of the report that change while it is played, with their headings; markup.
[[nodiscard]] QJsonArray partsJson(const CompetitionReport &report);

} // namespace shinpan
