#include "core/engine/dialect/gtpone.h"

#include "core/engine/dialect/gtptext.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

/// "black" or "white" of a colour's word, nothing if it is none.
[[nodiscard]] QByteArray colorName(const QByteArray &word)
{
    const QByteArray color = word.toLower();
    if (color == "b" || color == "black") {
        return "black";
    }
    return color == "w" || color == "white" ? QByteArray("white") : QByteArray();
}

} // namespace

std::span<const QByteArray> commandsOfOneVersion()
{
    static const std::array<QByteArray, 6> names{"black",         "white", "genmove_black",
                                                 "genmove_white", "play",  "genmove"};
    return names;
}

bool mayBeGtpOne(const std::optional<QString> &protocolVersion)
{
    return !protocolVersion.value_or(QString()).trimmed().startsWith(u'2');
}

bool speaksGtpOne(const std::optional<QString> &protocolVersion, const QSet<QByteArray> &known)
{
    if (!mayBeGtpOne(protocolVersion) || known.contains("play") || known.contains("genmove")) {
        return false;
    }
    const bool hasOldWords =
        std::ranges::all_of(commandsOfOneVersion().first(4),
                            [&known](const QByteArray &name) { return known.contains(name); });
    const bool saysOne = protocolVersion && protocolVersion->trimmed() == QLatin1String("1");
    return hasOldWords || (known.isEmpty() && saysOne);
}

GtpCommand inGtpOne(const GtpCommand &command, const QSet<QByteArray> &known, BoardSize size)
{
    const QByteArrayView name = command.name();
    if (known.contains(name.toByteArray())) {
        return command;
    }
    if (name == "clear_board") {
        return boardSizeCommand(size);
    }
    if (name == "list_commands") {
        return GtpCommand("help");
    }
    const std::vector<QByteArray> arguments = command.arguments();
    const QByteArray color = arguments.empty() ? QByteArray() : colorName(arguments.front());
    if (name == "play" && arguments.size() == 2 && !color.isEmpty()) {
        return GtpCommand(color, {arguments[1]});
    }
    if (name == "genmove" && arguments.size() == 1 && !color.isEmpty()) {
        return GtpCommand("genmove_" + color);
    }
    return command;
}

} // namespace shinpan
