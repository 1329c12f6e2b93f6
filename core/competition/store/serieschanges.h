#pragma once

#include "core/competition/store/series.h"
#include "core/util/message.h"

#include <QStringList>

namespace shinpan {

struct StoreRecord;

/// What keeps results of `now` from being counted with those of this series, which is the record's:
/// see differences(); or games that were played and have lost their place, as when there are fewer
/// rounds now. Empty if nothing does.
[[nodiscard]] QList<Message> changesSince(const StoreRecord &record,
                                          const Series &series,
                                          const SeriesContent &now);

/// The other differences in what people are shown, which decide nothing: its names, and how
/// much is to be played.
[[nodiscard]] QList<Message> otherDifferences(const Competition &before, const Competition &now);

/// The first few changes in one line.
[[nodiscard]] Message namedChanges(const QList<Message> &changes);

} // namespace shinpan
