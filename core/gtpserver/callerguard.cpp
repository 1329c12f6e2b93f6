#include "core/gtpserver/callerguard.h"

#include "core/engine/dialect/commandnames.h"
#include "core/engine/dialect/commandtraits.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace shinpan {

namespace {

constexpr std::string_view Passthrough = "gomill-passthrough";

/// Whether a name may have the character: those of the commands that we know do, and almost all
/// others.
[[nodiscard]] bool isNameCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

} // namespace

CallerGuard::CallerGuard(std::vector<QByteArray> allowed, const EngineProfile &profile)
    : m_allowed(std::move(allowed))
{
    m_heard.aliases = profile.aliases;
}

bool CallerGuard::isGtp(const GtpQuery &first)
{
    return std::ranges::all_of(first.name, isNameCharacter)
        && (first.words.empty() || !first.words.back().starts_with("HTTP/"));
}

std::optional<GtpAnswer> CallerGuard::objection(const GtpQuery &query) const
{
    if (query.name == "known_command" && !isOffered(QByteArray::fromStdString(query.rest()))) {
        return GtpAnswer("false");
    }
    const std::optional<std::string> reason = fault(query);
    return reason ? std::optional<GtpAnswer>(failure(*reason)) : std::nullopt;
}

GtpAnswer CallerGuard::filtered(const std::string &command, GtpAnswer answer) const
{
    if (!answer || (command != "list_commands" && command != "help")) {
        return answer;
    }
    std::string offered;
    for (const QByteArray &name : QByteArray::fromStdString(*answer).split('\n')) {
        if (isOffered(name.trimmed())) {
            offered.append(name.toStdString()).append("\n");
        }
    }
    return offered;
}

bool CallerGuard::isAllowed(const QByteArray &name) const
{
    return std::ranges::find(m_allowed, name) != m_allowed.end();
}

/// Whether callers may send it with some words.
bool CallerGuard::isOffered(const QByteArray &name) const
{
    const CommandTraits traits = traitsOf(sentName(m_heard, name));
    return isAllowed(name)
        || (traits.effect != CommandEffect::Unknown && traits.file != CommandFile::Named);
}

std::optional<std::string> CallerGuard::fault(const GtpQuery &query) const
{
    std::string_view word = query.name;
    std::size_t next = 0; // of the words, behind the name of the command or of what it passes on
    while (word == Passthrough && next < query.words.size()) {
        word = query.words[next++];
    }
    const QByteArray name(word.data(), static_cast<qsizetype>(word.size()));
    if (isAllowed(name)) {
        return std::nullopt;
    }
    const CommandTraits traits = traitsOf(sentName(m_heard, name));
    if (traits.effect == CommandEffect::Unknown) {
        return "unknown command, or one that callers may not send";
    }
    const std::string arguments = query.rest(next);
    const bool isForbidden =
        traits.file == CommandFile::Named
        || (traits.file == CommandFile::NamedUnlessDash && !arguments.empty() && arguments != "-");
    return isForbidden ? std::optional<std::string>("callers may not name files") : std::nullopt;
}

} // namespace shinpan
