#pragma once

#include "core/competition/seal/difference.h"
#include "core/competition/seal/manifest.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace shinpan {

struct SealedCompetition;

/// What came of checking a bundle.
struct Verification
{
    /// No more are kept; they are counted all the same.
    static constexpr std::size_t MostDifferences = 1000;

    QString bundle;
    QString competition; ///< its name
    Manifest manifest{}; ///< it lacks its entries
    QByteArray manifestHash;
    bool isPinned = false; ///< the hash is the one that was expected
    std::vector<Difference> differences{};
    std::size_t differencesInAll = 0;
    std::vector<Message> notChecked{}; ///< what could not be, and why; sentences
    // How many were checked.
    std::size_t entries = 0;
    std::size_t games = 0;
    std::size_t moves = 0;
    std::size_t scores = 0;
    std::size_t clocks = 0; ///< games whose clocks were charged again
    std::size_t records = 0;
    std::size_t logs = 0;
    std::size_t numbers = 0; ///< the report has so many
    std::size_t asked = 0;   ///< moves that an engine was asked again

    void add(Difference difference);
    [[nodiscard]] bool isClean() const { return differencesInAll == 0; }
};

/// Checks everything about a bundle that can be checked without its engines. `expected`: the hash
/// of its manifest that somebody published; empty: none is known. Fails, naming the bundle, where
/// it is none at all; whatever else is wrong is a difference.
[[nodiscard]] Result<Verification> verifyBundle(const QString &bundle,
                                                const QByteArray &expected = {});

/// What nobody can see in a bundle whose manifest was written anew, a sentence each. The manual has
/// the same list.
[[nodiscard]] std::vector<Message> undetectable();

/// The verdict is written for people, and as JSON.
[[nodiscard]] QString toText(const Verification &verification);
[[nodiscard]] QJsonObject toJson(const Verification &verification);
/// Help for those who read that: all members and their types.
extern const char VerificationShape[];

} // namespace shinpan
