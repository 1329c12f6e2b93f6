#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QSet>
#include <QString>

#include <limits>
#include <optional>
#include <vector>

namespace shinpan {

/// What an engine is known to do and does not tell (core/engine/knowledge), as far as it matters
/// while it runs.
struct EngineTraits
{
    QSet<QByteArray> unlisted{}; ///< the commands that it takes and does not list
    bool endsAtAnyLine = false;  ///< an analysis; else it wants a whole command
    /// It moves the same where it tells its thoughts (Telling) if this stands on its command line,
    /// which may be nothing; no value: that is not known.
    std::optional<QString> safeThoughtsNeed{};
    bool undoTakesKomi = false; ///< `undo` takes back the komi as well
    /// Longer lines, in bytes, are cut or refused.
    qsizetype longestLine = std::numeric_limits<qsizetype>::max();
    bool keepsStones = false; ///< its board has them yet when it is told the same size again
    bool readsRules = false;  ///< it plays by the RU of a record that it loads, if there is one
    /// The komi after a record without KM; nothing: as before, or it is not known.
    std::optional<double> komiOfRecords{};
    bool tellsWallTime = false;                 ///< it tells that as its processor time
    std::vector<QRegularExpression> warnings{}; ///< whole lines on stderr that matter fit one

    [[nodiscard]] bool isWarning(const QString &line) const;
};

/// The traits of an engine that answers `name` and `version` so.
[[nodiscard]] EngineTraits engineTraits(const QString &name, const QString &version);

} // namespace shinpan
