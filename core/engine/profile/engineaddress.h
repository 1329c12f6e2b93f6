#pragma once

#include "core/engine/profile/engineprofile.h"
#include "core/gtp/gtptransport.h"
#include "core/gtp/sockettransport.h"
#include "core/util/message.h"

#include <memory>
#include <optional>
#include <variant>

namespace shinpan {

/// The address that stands where a command line could stand: `tcp://host:port`, with an IPv6
/// address in brackets. Nothing: it is none, so it is a command line. Fails if it begins as one but
/// is none, and says why.
[[nodiscard]] std::optional<Result<TcpAddress>> tcpAddressOf(const QString &commandLine);

/// The command line, or the address as tcpAddressOf() has it, of an engine that speaks the Go Modem
/// Protocol instead of GTP: what stands behind `gmp:` ("gmp:gnugo --mode gmp", "gmp://host:port").
/// Nothing: it is none.
[[nodiscard]] std::optional<QString> gmpCommandOf(const QString &commandLine);

/// The command line of an engine that answers JSON queries instead of GTP (KataGo's analysis
/// engine), where it says so itself: what stands behind `json:` ("json:ssh host ./analyse.sh").
/// Nothing: it does not say so. See speaksQueries().
[[nodiscard]] std::optional<QString> jsonCommandOf(const QString &commandLine);

/// How an engine is reached: by starting a process, or by calling an address.
using EngineRoute = std::variant<ProcessSpec, TcpAddress>;

/// What a profile's command line means. Fails as processSpec() does, or if it is a wrong address;
/// only a call finds out whether somebody answers there. An address has no use for the profile's
/// working directory and environment. Fails if the engine is to run in a sandbox and cannot: an
/// engine at an address does not, and bubblewrap may be missing.
[[nodiscard]] Result<EngineRoute> engineRoute(const EngineProfile &profile,
                                              const Machine &machine = Machine::current());

/// What to call the engine behind a command line: the proper name of its program, or its address.
/// Empty if it is neither.
[[nodiscard]] QString engineNameFor(const QString &commandLine, const Machine &machine);

/// The transport for a profile, ready for start(). Fails as engineRoute() does.
[[nodiscard]] Result<std::unique_ptr<GtpTransport>> transportFor(
    const EngineProfile &profile,
    const EngineStart &start = {},
    const Machine &machine = Machine::current());

} // namespace shinpan
