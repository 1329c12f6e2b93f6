#pragma once

#include "core/gtp/sockettransport.h"
#include "core/relay/relaysettings.h"
#include "core/util/result.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

class QCommandLineParser;

namespace shinpan {

/// What `shinpan-cli relay` was asked to do.
struct RelayOptions
{
    RelaySettings relay;
    std::optional<TcpAddress> listensAt; ///< nothing: the controller is at the standard streams
    std::vector<QByteArray> allowed;     ///< of callers, beside what belongs to a game
    QString logDirectory;                ///< empty: no logs
    bool showsWindow = false;            ///< for each game; there are records then
};

void addRelayOptions(QCommandLineParser &parser);
/// Reads the words after `relay`. The failure names the argument and what is allowed.
[[nodiscard]] Result<RelayOptions> readRelayOptions(const QCommandLineParser &parser);

/// What `shinpan-cli relay --help` prints.
[[nodiscard]] QString relayHelp();

} // namespace shinpan
