#pragma once

#include "core/util/result.h"

#include <QString>

#include <vector>

namespace shinpan {

/// A machine that is reached over ssh, as a line of GNU parallel's --sshloginfile has it.
struct Host
{
    QString login; ///< "anna@north", "ssh -p 2222 south"; ":" is this machine, without ssh
    int tasks = 1; ///< how many at once

    /// What people call it: the login without its ssh and options.
    [[nodiscard]] QString name() const { return login.section(u' ', -1); }

    friend bool operator==(const Host &, const Host &) = default;
};

/// Reads such a file: one host per line, after the number of tasks that it takes at once
/// ("4/anna@north"); `#` begins a remark. Fails with words if it has none, or a line says more to
/// parallel or a shell than a host and how ssh comes there.
[[nodiscard]] Result<std::vector<Host>> readHostFile(const QString &path);
[[nodiscard]] Result<std::vector<Host>> hostsFromText(const QString &text);

} // namespace shinpan
