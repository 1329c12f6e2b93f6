#include "ui/game/newgamesettings.h"

#include "core/board/point.h"
#include "core/rules/handicap.h"
#include "ui/settings/preferences.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

const auto BlackKey = QStringLiteral("newGame/black");
const auto WhiteKey = QStringLiteral("newGame/white");
const auto SizeKey = QStringLiteral("newGame/size");
const auto KomiKey = QStringLiteral("newGame/komi");
const auto HandicapKey = QStringLiteral("newGame/handicap");
const auto FreeHandicapKey = QStringLiteral("newGame/freeHandicap");
const auto RulesKey = QStringLiteral("newGame/rules");
const auto BlackTimeKey = QStringLiteral("newGame/blackTime");
const auto WhiteTimeKey = QStringLiteral("newGame/whiteTime");

[[nodiscard]] Seat seatOf(const QVariant &engineId, const std::vector<EngineProfile> &profiles)
{
    const QString id = engineId.toString();
    const auto found = std::ranges::find(profiles, id, &EngineProfile::id);
    return found == profiles.end() || id.isEmpty() ? Seat() : Seat{*found};
}

[[nodiscard]] QString idOf(const Seat &seat)
{
    return seat.engine ? seat.engine->id : QString();
}

[[nodiscard]] TimeControl timeOf(const QVariant &stored)
{
    return timeControlFromText(stored.toString().toStdString()).value_or(TimeControl());
}

[[nodiscard]] QString stored(const std::string &text)
{
    return QString::fromStdString(text);
}

/// The number, or the usual one where none is kept.
[[nodiscard]] int numberOf(const QVariant &stored, int usual, int least, int most)
{
    return std::clamp(stored.isValid() ? stored.toInt() : usual, least, most);
}

} // namespace

int mostHandicap(int size, HandicapStyle style)
{
    constexpr int Most = 9;
    constexpr int PointsPerStone = 8;
    const int most = style == HandicapStyle::Fixed ? maxFixedHandicap(BoardSize::square(size))
                                                   : std::min(Most, size * size / PointsPerStone);
    return most < 2 ? 0 : most;
}

NewGameSettings lastGame(const Preferences &preferences, const std::vector<EngineProfile> &profiles)
{
    NewGameSettings settings;
    const QVariant white = preferences.value(WhiteKey);
    settings.seats = {seatOf(preferences.value(BlackKey), profiles), seatOf(white, profiles)};
    if (!white.isValid() && !profiles.empty()) {
        settings.seats.white.engine =
            profiles.front(); // at the first start: play against what is there
    }
    settings.size = numberOf(preferences.value(SizeKey), settings.size, 1, MaxGtpSide);
    settings.handicap = numberOf(preferences.value(HandicapKey), settings.handicap, 0, 9);
    settings.handicapStyle =
        preferences.value(FreeHandicapKey).toBool() ? HandicapStyle::Free : HandicapStyle::Fixed;
    settings.rules = rulesetFromText(preferences.value(RulesKey).toString().toStdString())
                         .value_or(settings.rules);
    const QVariant komi = preferences.value(KomiKey);
    settings.komi = komi.isValid() && std::isfinite(komi.toDouble())
                      ? komi.toDouble()
                      : usualKomi(settings.rules, settings.handicap);
    settings.time = {timeOf(preferences.value(BlackTimeKey)),
                     timeOf(preferences.value(WhiteTimeKey))};
    return settings;
}

void rememberGame(Preferences &preferences, const NewGameSettings &settings)
{
    preferences.setValue(BlackKey, idOf(settings.seats.black));
    preferences.setValue(WhiteKey, idOf(settings.seats.white));
    preferences.setValue(SizeKey, settings.size);
    preferences.setValue(KomiKey, settings.komi);
    preferences.setValue(HandicapKey, settings.handicap);
    preferences.setValue(FreeHandicapKey, settings.handicapStyle == HandicapStyle::Free);
    preferences.setValue(RulesKey, stored(toText(settings.rules)));
    preferences.setValue(BlackTimeKey, stored(toText(settings.time.black)));
    preferences.setValue(WhiteTimeKey, stored(toText(settings.time.white)));
}

} // namespace shinpan
