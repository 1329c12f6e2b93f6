#pragma once

#include "core/util/result.h"

#include <QMap>
#include <QStringList>

#include <functional>

namespace shinpan {

struct Competition;

/// Everything about a competition that decides its results, in words: which results may be counted
/// together. Names, limits that may be raised, concurrency and what is kept are not in here.
struct SeriesSettings
{
    QStringList players;  ///< ids, in the order of seeds
    QStringList matchups; ///< ids of a playoff's
    /// The settings by name, "komi", "player gnugo: command", …, in words.
    QMap<QString, QString> values;
    /// Players may be added at the end: what the earlier ones play stays what it was.
    bool mayGainPlayers = false;

    friend bool operator==(const SeriesSettings &, const SeriesSettings &) = default;
};

[[nodiscard]] SeriesSettings seriesSettings(const Competition &competition);

/// What keeps results under `now` from being counted with those under `before`, as "komi was 7.5
/// and is 6.5; …". Empty if nothing does: they are alike, or players or matchups were added where
/// that does no harm.
[[nodiscard]] QList<Message> differences(const SeriesSettings &before, const SeriesSettings &now);

/// `before` as it would have been kept today: earlier versions kept paths in the competition's
/// folder whole, with the folder as it was called then. `wasHome` says of a folder whether it can
/// have been that one.
[[nodiscard]] SeriesSettings seenFromHome(SeriesSettings before,
                                          const SeriesSettings &now,
                                          const std::function<bool(const QString &)> &wasHome);

/// The settings as they stand in the record.
[[nodiscard]] QByteArray toJson(const SeriesSettings &settings);
/// Reads toJson() back; nothing of what is not there.
[[nodiscard]] SeriesSettings seriesSettingsFromJson(const QByteArray &json);

} // namespace shinpan
