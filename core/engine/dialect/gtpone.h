#pragma once

#include "core/board/point.h"
#include "core/gtp/gtpcommand.h"

#include <QSet>
#include <QString>

#include <optional>
#include <span>

namespace shinpan {

// Version 1 of GTP, as GNU Go 3.0 to 3.2 spoke it and engines of that time still do: the colour is
// part of the command's name, `boardsize` empties the board, `help` lists the commands. Pure.

/// The commands that tell the two versions apart.
[[nodiscard]] std::span<const QByteArray> commandsOfOneVersion();

/// False where the answer to protocol_version (none: it refused) says that it is version 2.
[[nodiscard]] bool mayBeGtpOne(const std::optional<QString> &protocolVersion);

/// Whether an engine has to be spoken to in version 1. `protocolVersion` is as above, `known`
/// what it knows.
///
/// An engine that says 2, or knows `play` and `genmove`, is never taken for one of version 1,
/// whatever else it knows or refuses: GNU Go 3.8 knows both versions' commands and says 1 when it
/// is asked to. Where nothing is known, only a plain "1" is believed.
[[nodiscard]] bool speaksGtpOne(const std::optional<QString> &protocolVersion,
                                const QSet<QByteArray> &known);

/// A command of version 2 in the words of version 1, for an engine that `known` is known of and
/// that has a board of this size. What it knows, and what has no other name there, is left as it
/// is.
[[nodiscard]] GtpCommand inGtpOne(const GtpCommand &command,
                                  const QSet<QByteArray> &known,
                                  BoardSize size);

} // namespace shinpan
