#include "ui/game/newgamesettings.h"

#include "core/board/point.h"
#include "core/engine/profile/enginestrength.h"
#include "core/rules/handicap.h"
#include "ui/settings/optionsarchive.h"
#include "ui/settings/preferences.h"
#include "ui/words/strengthtext.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

const auto NewGame = QStringLiteral("newGame");
const auto KomiKey = QStringLiteral("newGame/komi");
const auto HandicapKey = QStringLiteral("newGame/handicap");
const auto FreeHandicapKey = QStringLiteral("newGame/freeHandicap");
const auto RulesKey = QStringLiteral("newGame/rules");
const auto BlackTimeKey = QStringLiteral("newGame/blackTime");
const auto WhiteTimeKey = QStringLiteral("newGame/whiteTime");
const auto TeachingKey = QStringLiteral("newGame/teaching");
const auto SeriousKey = QStringLiteral("newGame/isSerious");

/// "newGame/blackName", where a group keeps something of a seat.
[[nodiscard]] QString seatKey(const QString &group, Color color, const char *what)
{
    return group + (color == Color::Black ? QLatin1String("/black") : QLatin1String("/white"))
         + QLatin1String(what);
}

[[nodiscard]] Seat seatOf(const Preferences &preferences,
                          const std::vector<EngineProfile> &profiles,
                          const QString &group,
                          Color color)
{
    const QString id = preferences.value(seatKey(group, color, "")).toString();
    const auto found = std::ranges::find(profiles, id, &EngineProfile::id);
    if (found == profiles.end() || id.isEmpty()) {
        return {std::nullopt, preferences.value(seatKey(group, color, "Name")).toString()};
    }
    const QString measured = preferences.value(seatKey(group, color, "Measured")).toString();
    if (const auto known = strengthNamed(*found, measured)) {
        return {atStrength(*found, *known)};
    }
    const int strength = preferences.value(seatKey(group, color, "Strength")).toInt();
    const EngineStrength *const knob = strengthKnob(*found);
    const bool isKnown = knob != nullptr && strength >= knob->least && strength <= knob->most;
    // The name of an engine that was found does not say how strong it is.
    if (!isKnown || (strengthOf(*found, *knob) == strength && !isFoundEngineId(id))) {
        return {*found};
    }
    return {withStrength(*found, *knob, strength, text::strengthLabel(*knob))};
}

void keepSeat(Preferences &preferences, const QString &group, Color color, const Seat &seat)
{
    const EngineStrength *const knob = seat.engine ? strengthKnob(*seat.engine) : nullptr;
    const std::optional<int> strength =
        knob != nullptr ? strengthOf(*seat.engine, *knob) : std::nullopt;
    preferences.setValue(seatKey(group, color, ""), seat.engine ? seat.engine->id : QString());
    preferences.setValue(seatKey(group, color, "Name"), seat.name);
    preferences.setValue(seatKey(group, color, "Strength"), strength.value_or(0));
    const std::optional<EngineProfile::Strength> measured =
        seat.engine ? measuredStrengthOf(*seat.engine) : std::nullopt;
    preferences.setValue(seatKey(group, color, "Measured"), measured ? measured->name : QString());
}

constexpr int MostTeachingPoints = 1000; // no more are kept

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

/// What the preferences want of every new game. A person who plays alone has the name there.
void apply(const GameDefaults &defaults, NewGameSettings &settings)
{
    const std::optional<Ruleset> rules =
        defaults.rules.isEmpty() ? std::nullopt : rulesetFromText(defaults.rules.toStdString());
    if (defaults.size > 0) {
        settings.size = defaults.size;
    }
    if (rules && *rules != settings.rules) {
        settings.rules = *rules;
        settings.komi = usualKomi(*rules, settings.handicap);
    }
    bool isNumber = false;
    const double komi = defaults.komi.toDouble(&isNumber);
    if (isNumber && std::isfinite(komi) && settings.handicap == 0) {
        settings.komi = komi;
    }
    ByColor<Seat> &seats = settings.seats;
    for (const Color color : BothColors) {
        if (seats[color].isHuman() && !seats[opposite(color)].isHuman()) {
            seats[color].name = defaults.name;
        }
    }
}

/// Seats and size of a group.
[[nodiscard]] NewGameSettings start(const Preferences &preferences,
                                    const std::vector<EngineProfile> &profiles,
                                    const QString &group)
{
    NewGameSettings settings;
    settings.size =
        numberOf(preferences.value(group + QLatin1String("/size")), settings.size, 1, MaxGtpSide);
    for (const Color color : BothColors) {
        settings.seats[color] = seatOf(preferences, profiles, group, color);
    }
    if (!preferences.value(seatKey(group, Color::White, "")).isValid() && !profiles.empty()) {
        settings.seats.white = {profiles.front()}; // at first: play against what is there
    }
    return settings;
}

void keepStart(Preferences &preferences, const NewGameSettings &settings, const QString &group)
{
    preferences.setValue(group + QLatin1String("/size"), settings.size);
    for (const Color color : BothColors) {
        keepSeat(preferences, group, color, settings.seats[color]);
    }
}

} // namespace

void archive(OptionsArchive &archive, GameDefaults &defaults)
{
    archive("playing/name", defaults.name);
    archive("playing/size", defaults.size, 0, MaxGtpSide);
    archive("playing/rules", defaults.rules);
    archive("playing/komi", defaults.komi);
}

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
    NewGameSettings settings = start(preferences, profiles, NewGame);
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
    settings.teaching = numberOf(preferences.value(TeachingKey), 0, 0, MostTeachingPoints);
    settings.isSerious = preferences.value(SeriousKey).toBool();
    apply(preferences.get<GameDefaults>(), settings);
    return settings;
}

void rememberGame(Preferences &preferences, const NewGameSettings &settings)
{
    keepStart(preferences, settings, NewGame);
    preferences.setValue(KomiKey, settings.komi);
    preferences.setValue(HandicapKey, settings.handicap);
    preferences.setValue(FreeHandicapKey, settings.handicapStyle == HandicapStyle::Free);
    preferences.setValue(RulesKey, stored(toText(settings.rules)));
    preferences.setValue(BlackTimeKey, stored(toText(settings.time.black)));
    preferences.setValue(WhiteTimeKey, stored(toText(settings.time.white)));
    preferences.setValue(TeachingKey, settings.teaching);
    preferences.setValue(SeriousKey, settings.isSerious);
    const Seat &black = settings.seats.black;
    const Seat &white = settings.seats.white;
    if (black.isHuman() != white.isHuman()) {
        preferences.set(&GameDefaults::name, black.isHuman() ? black.name : white.name);
    }
}

NewGameSettings lastStart(const Preferences &preferences,
                          const std::vector<EngineProfile> &profiles,
                          const QString &card)
{
    NewGameSettings settings = start(preferences, profiles, QStringLiteral("start/") + card);
    apply(preferences.get<GameDefaults>(), settings);
    return settings;
}

void rememberStart(Preferences &preferences, const NewGameSettings &settings, const QString &card)
{
    keepStart(preferences, settings, QStringLiteral("start/") + card);
    keepStart(preferences, settings, NewGame);
}

} // namespace shinpan
