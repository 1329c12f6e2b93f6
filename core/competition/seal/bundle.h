#pragma once

#include "core/competition/competition.h"
#include "core/competition/report/honesty.h"
#include "core/competition/report/report.h"
#include "core/competition/result/competitionevent.h"
#include "core/competition/result/engineidentity.h"
#include "core/competition/result/storedgame.h"
#include "core/competition/seal/archivereader.h"
#include "core/competition/seal/manifest.h"
#include "core/competition/seal/sealedgame.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// What a bundle says of a competition: all that its report is made of.
struct SealedCompetition
{
    Manifest manifest;
    QByteArray manifestHash;              ///< SHA-256 in hexadecimal digits: it names the bundle
    Competition competition;              ///< there are no files of it, nor of its openings
    std::vector<EngineIdentity> engines;  ///< the last known of each player
    std::vector<StoredGame> games;        ///< they stand in the order of the archive
    std::vector<CompetitionEvent> events; ///< the earliest first
    std::optional<HonestyTally> honesty; ///< what moves of the games said; nothing before the first

    /// Adds a game with what its moves say; `competition` must be known.
    void add(const SealedGame &sealed);
};

/// Everything but moves, records and logs. Each entry that is read is what the manifest says. The
/// failure names the bundle.
[[nodiscard]] Result<SealedCompetition> readSealed(const QString &bundle);

/// The report of it, as it was sealed.
[[nodiscard]] CompetitionReport reportOf(const SealedCompetition &sealed);

/// The competition of an entry's text; the failure is its first.
[[nodiscard]] Result<Competition> readSettings(const QByteArray &toml);

/// A bundle with its list of entries, and those that stand in no folder in memory.
struct Bundle
{
    QString path;
    QMap<QString, qint64> sizes; ///< every entry has one
    QMap<QString, QByteArray> documents;
    Manifest manifest;
    QByteArray manifestHash;

    /// The failure is about the file, without its name.
    [[nodiscard]] static Result<Bundle> open(const QString &path);
    /// Calls `visit(name, content)` for each entry of these folders, in the order of the archive,
    /// until it returns false.
    using Visit = std::function<bool(const QString &name, const QByteArray &content)>;
    [[nodiscard]] Result<void> visitEntries(const QStringList &folders, const Visit &visit) const;
};

} // namespace shinpan
