#pragma once

#include "core/util/result.h"

#include <QJsonObject>
#include <QMap>
#include <QString>

#include <optional>

namespace shinpan {

/// What a run on many machines has to know from process to process besides its blocks.
struct RunState
{
    QString run;                    ///< names the run among all others; letters and digits
    int term = 0;                   ///< how often it was opened
    int next = 0;                   ///< number of a block
    int series = 0;                 ///< of results
    int largest = 0;                ///< how many games the largest block has had
    QMap<QString, double> speeds{}; ///< of machines, as each was measured first
};

/// How fast machines are, by name.
[[nodiscard]] QJsonObject speedsToJson(const QMap<QString, double> &speeds);
[[nodiscard]] QMap<QString, double> speedsFromJson(const QJsonValue &value);

/// Opens the state of the run's folder, one term later; a new one without blocks where there was
/// none, or where its results are of another series.
[[nodiscard]] RunState openRunState(const QString &folder, int series);
[[nodiscard]] Result<void> save(const RunState &state, const QString &folder);

/// Whether the folder has one, readable or not.
[[nodiscard]] bool hasRunState(const QString &folder);
/// The run whose folder it is; nothing if that cannot be read.
[[nodiscard]] std::optional<QString> runIn(const QString &folder);

} // namespace shinpan
