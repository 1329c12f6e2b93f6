#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/gtp/gtpcommand.h"

#include <QByteArray>

#include <optional>
#include <vector>

namespace shinpan {

/// The name under which an engine is sent a command: what its profile's aliases say, once (an alias
/// of an alias is none), or the command's own.
///
/// As in Gomill, whose aliases come after its handshake, what the handshake asks keeps its name:
/// protocol_version, name, version, list_commands, known_command, help and gomill-describe_engine;
/// and so does quit.
[[nodiscard]] QByteArray sentName(const EngineProfile &profile, const QByteArray &name);

/// The same command under that name.
[[nodiscard]] GtpCommand sentCommand(const EngineProfile &profile, const GtpCommand &command);

/// What is wrong with the first of a profile's aliases that is not two GTP words; nothing if all
/// are.
[[nodiscard]] Message mistakeInAliases(const EngineProfile &profile);

/// What we use of an engine beyond the required commands.
[[nodiscard]] const std::vector<QByteArray> &optionalCommands();

} // namespace shinpan
