#pragma once

#include "core/cgos/play/cgosaccount.h"
#include "core/competition/file/competitionfileerror.h"
#include "core/util/result.h"

#include <QString>

#include <vector>

namespace shinpan {

/// An account as a file has it: everything but the password.
struct CgosAccountEntry
{
    CgosSettings settings;
    QString passwordFile; ///< absolute; empty: the person is asked
};

/// Reads a file of accounts, TOML as cgosExample() explains it.
[[nodiscard]] Result<std::vector<CgosAccountEntry>, CompetitionFileErrors> readCgosFile(
    const QString &path);

/// The account with its password, and its engine as it is started for the server's rules.
[[nodiscard]] CgosSettings playedWith(const CgosAccountEntry &entry, const QString &password);

/// A file of accounts that explains every key.
[[nodiscard]] QString cgosExample();

} // namespace shinpan
