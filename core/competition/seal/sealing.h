#pragma once

#include "core/competition/seal/redaction.h"
#include "core/util/message.h"
#include "core/util/result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace shinpan {

struct SealOptions
{
    std::vector<Private> kept{}; ///< these are told as they are
    bool hasLogs = true;         ///< what engines were told and said, where that was logged
    /// Hears of each game how many are done, of how many in all. False: nothing is written.
    std::function<bool(std::size_t done, std::size_t all)> goesOn{};
};

/// What a bundle would be, before it is written.
struct SealPreview
{
    std::vector<Finding> findings;
    std::size_t more = 0;     ///< so many findings are not listed
    QStringList tooCommon;    ///< see Redaction
    QList<Message> leftOut{}; ///< sentences say what is not in it, and why
    Message state{};          ///< how far the competition is; empty: to its end
};

struct SealedBundle
{
    QByteArray manifestHash; ///< SHA-256; whoever publishes it pins down the bundle
    std::size_t entries = 0;
    std::size_t games = 0;
};

/// The file that a bundle is written to unless somebody says otherwise: beside the competition's.
[[nodiscard]] QString usualBundle(const QString &competitionFile);

/// Puts all that there is of the competition of this file into one archive, in one step.
/// `isWanted` sees what it would tell before anybody else sees the file; nothing is written, and
/// nothing comes back, if it does not return true, or the options' goesOn() has not. Fails, with
/// what to do, while it is played, and where its record is damaged or has nothing.
[[nodiscard]] Result<std::optional<SealedBundle>> sealCompetition(
    const QString &competitionFile,
    const QString &bundle,
    const SealOptions &options,
    const std::function<bool(const SealPreview &)> &isWanted);

} // namespace shinpan
