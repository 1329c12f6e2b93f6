#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/gtpserver/gtpwords.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

namespace shinpan {

/// The commands that a caller at a TCP port of ours may give. Anybody who reaches it can call, even
/// a page in somebody's browser, so that is only what belongs to a game: no command that names a
/// file, and none that we do not know.
///
/// A controller that started us, and talks through a pipe, needs no such guard.
class CallerGuard
{
public:
    CallerGuard() = default;
    /// `allowed` are names of commands that are let through whatever they do. The profile's aliases
    /// say what the engine will hear, which is what counts.
    CallerGuard(std::vector<QByteArray> allowed, const EngineProfile &profile);

    /// Whether somebody who speaks GTP may begin like this; a browser's "GET / HTTP/1.1" is not a
    /// command, nor are the bytes that TLS begins with.
    [[nodiscard]] static bool isGtp(const GtpQuery &first);

    /// What the command is answered instead of being carried out; nothing: let it through.
    [[nodiscard]] std::optional<GtpAnswer> objection(const GtpQuery &query) const;
    /// The answer to a command, where a list of commands names those alone that callers may send.
    [[nodiscard]] GtpAnswer filtered(const std::string &command, GtpAnswer answer) const;

private:
    [[nodiscard]] bool isOffered(const QByteArray &name) const;
    [[nodiscard]] bool isAllowed(const QByteArray &name) const;
    [[nodiscard]] std::optional<std::string> fault(const GtpQuery &query) const;

    std::vector<QByteArray> m_allowed;
    EngineProfile m_heard; ///< its aliases
};

} // namespace shinpan
