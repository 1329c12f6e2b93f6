#include "ui/home/keyscheme.h"

#include "ui/settings/preferences.h"

namespace shinpan {

namespace {

const auto KeysGroup = QLatin1String("actionKeys");
const auto NoKeys = QLatin1String("none"); ///< instead of an empty text, which is not kept

/// An action's id may hold what separates groups, as the key "Ctrl+/" does.
[[nodiscard]] QString keysKey(const QString &action)
{
    return KeysGroup + u'/' + QString::fromLatin1(action.toUtf8().toPercentEncoding());
}

} // namespace

void archive(OptionsArchive &archive, KeyOptions &options)
{
    archive.named("keys/scheme", options.scheme, {{KeyScheme::UpDown, "upDown"}});
}

std::optional<QList<QKeySequence>> keysOf(const Preferences &preferences, const QString &action)
{
    const QVariant stored = preferences.value(keysKey(action));
    if (!stored.isValid()) {
        return std::nullopt;
    }
    const QString text = stored.toString();
    return text == NoKeys ? QList<QKeySequence>() : QKeySequence::listFromString(text);
}

void setKeysOf(Preferences &preferences,
               const QString &action,
               const std::optional<QList<QKeySequence>> &keys)
{
    QVariant stored;
    if (keys) {
        stored = keys->isEmpty() ? QString(NoKeys) : QKeySequence::listToString(*keys);
    }
    preferences.setValue(keysKey(action), stored);
    preferences.tellOf<KeyOptions>();
}

void forgetKeys(Preferences &preferences)
{
    preferences.setValue(KeysGroup, {});
    preferences.tellOf<KeyOptions>();
}

} // namespace shinpan
