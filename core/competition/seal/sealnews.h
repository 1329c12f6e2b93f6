#pragma once

#include "core/competition/seal/sealing.h"

#include <QByteArray>

#include <optional>
#include <variant>

namespace shinpan {

/// How many games of how many were looked at.
struct SealProgress
{
    std::size_t done = 0;
    std::size_t all = 0;

    friend bool operator==(const SealProgress &, const SealProgress &) = default;
};

/// What another process is told on the way to a bundle, which `compete seal --json` prints: how far
/// it is, what the bundle would tell, what was written, or why nothing was.
using SealNews = std::variant<SealProgress, SealPreview, SealedBundle, Message>;

/// No more findings are passed on: an engine may log as many paths as it likes.
inline constexpr std::size_t MostFindings = 1000;

/// One line of JSON without a line feed, whose `event` is "progress", "preview", "sealed" or
/// "failed".
[[nodiscard]] QByteArray toJson(const SealNews &news);
/// Help for those who read that: all members and their types.
extern const char SealNewsShape[];
/// Reads toJson() back; nothing for any other line.
[[nodiscard]] std::optional<SealNews> sealNewsFromJson(const QByteArray &line);

} // namespace shinpan
