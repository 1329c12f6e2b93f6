#pragma once

#include <QKeySequence>
#include <QList>

#include <cstdint>
#include <optional>

namespace shinpan {

class OptionsArchive;
class Preferences;

/// Which arrows walk through a game. Some programs have one moves from left to right, others from
/// top to bottom, and hands are used to either.
enum class KeyScheme : std::uint8_t {
    LeftRight, ///< Left and Right for moves, Up and Down for variations
    UpDown,    ///< the other way round
};

/// The keys that a person likes; whoever follows these options hears of setKeysOf() too.
struct KeyOptions
{
    KeyScheme scheme = KeyScheme::LeftRight;

    friend bool operator==(const KeyOptions &, const KeyOptions &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, KeyOptions &options);

/// The keys that the person gave an action (see ShortcutBook), maybe none; nothing: they did not.
[[nodiscard]] std::optional<QList<QKeySequence>> keysOf(const Preferences &preferences,
                                                        const QString &action);
void setKeysOf(Preferences &preferences,
               const QString &action,
               const std::optional<QList<QKeySequence>> &keys);
void forgetKeys(Preferences &preferences);

} // namespace shinpan
