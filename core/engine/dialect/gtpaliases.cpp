#include "core/engine/dialect/gtpaliases.h"

#include <QAnyStringView>

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

constexpr std::array<QByteArrayView, 8> FixedNames{
    "protocol_version",       "name", "version", "list_commands", "known_command", "help",
    "gomill-describe_engine", "quit"};

/// Null where the command goes by its own name.
[[nodiscard]] const EngineProfile::Alias *aliasFor(const EngineProfile &profile,
                                                   QByteArrayView name)
{
    if (profile.aliases.empty() || std::ranges::find(FixedNames, name) != FixedNames.end()) {
        return nullptr;
    }
    const auto found = std::ranges::find_if(profile.aliases, [name](const auto &alias) {
        return QAnyStringView::equal(alias.command, QUtf8StringView(name));
    });
    return found == profile.aliases.end() ? nullptr : &*found;
}

} // namespace

QByteArray sentName(const EngineProfile &profile, const QByteArray &name)
{
    const EngineProfile::Alias *const alias = aliasFor(profile, name);
    return alias == nullptr ? name : alias->sent.toUtf8();
}

GtpCommand sentCommand(const EngineProfile &profile, const GtpCommand &command)
{
    const EngineProfile::Alias *const alias = aliasFor(profile, command.name());
    return alias == nullptr ? command : GtpCommand(alias->sent.toUtf8(), command.arguments());
}

std::optional<QString> mistakeInAliases(const EngineProfile &profile)
{
    for (const EngineProfile::Alias &alias : profile.aliases) {
        for (const QString &word : {alias.command, alias.sent}) {
            if (!GtpCommand(word.toUtf8()).isValid()) {
                return QStringLiteral("the alias of \"%1\" to \"%2\" is not two GTP words")
                    .arg(alias.command, alias.sent);
            }
        }
    }
    return std::nullopt;
}

} // namespace shinpan
