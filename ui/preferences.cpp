#include "ui/preferences.h"

#include "core/board/point.h"
#include "core/record/sgfcharset.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

const auto SchemeKey = QLatin1String("appearance/colorScheme");
const auto LanguageKey = QLatin1String("appearance/language");
const auto TextSizeKey = QLatin1String("appearance/textSize");
const auto GeometryKey = QLatin1String("window/geometry");
const auto BlackKey = QLatin1String("newGame/black");
const auto WhiteKey = QLatin1String("newGame/white");
const auto SizeKey = QLatin1String("newGame/size");
const auto KomiKey = QLatin1String("newGame/komi");
const auto HandicapKey = QLatin1String("newGame/handicap");
const auto FreeHandicapKey = QLatin1String("newGame/freeHandicap");
const auto RulesKey = QLatin1String("newGame/rules");
const auto BlackTimeKey = QLatin1String("newGame/blackTime");
const auto WhiteTimeKey = QLatin1String("newGame/whiteTime");
const auto FallbackCharsetKey = QLatin1String("files/fallbackCharset");
const auto RecentKey = QLatin1String("files/recent");
const auto ReloadsKey = QLatin1String("files/reloadsUnasked");
const auto SessionKey = QLatin1String("files/restoresSession");
const auto CommandsKey = QLatin1String("console/commands");
const auto PaceKey = QLatin1String("game/paceMilliseconds");
const auto CoordinatesKey = QLatin1String("board/coordinates");
const auto NumbersKey = QLatin1String("board/moveNumbers");
const auto LastCountKey = QLatin1String("board/numberedMoves");
const auto LastMoveKey = QLatin1String("board/marksLastMove");
const auto NextKey = QLatin1String("board/showsNextMoves");
const auto SiblingsKey = QLatin1String("board/showsSiblingMoves");
const auto ConfirmsKey = QLatin1String("board/confirmsMoves");
const auto OrientationKey = QLatin1String("board/orientation");
const auto ThemeKey = QLatin1String("board/theme");
const auto LivelyKey = QLatin1String("board/isLively");
const auto SoundKey = QLatin1String("board/hasSound");

[[nodiscard]] Seat seatOf(const QString &engineId, const std::vector<EngineProfile> &profiles)
{
    const auto found = std::ranges::find(profiles, engineId, &EngineProfile::id);
    return found == profiles.end() || engineId.isEmpty() ? Seat() : Seat{*found};
}

[[nodiscard]] QString idOf(const Seat &seat)
{
    return seat.engine ? seat.engine->id : QString();
}

[[nodiscard]] TimeControl timeOf(const QVariant &stored)
{
    return timeControlFromText(stored.toString().toStdString()).value_or(TimeControl());
}

/// A stored enumerator up to `last`; `usual` if there is none.
template <typename Enum>
[[nodiscard]] Enum enumeratorOf(const QVariant &stored, Enum last, Enum usual)
{
    bool isNumber = false;
    const int value = stored.toInt(&isNumber);
    return isNumber && value >= 0 && value <= static_cast<int>(last) ? static_cast<Enum>(value)
                                                                     : usual;
}

[[nodiscard]] QString stored(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace

Preferences::Preferences() = default;

Preferences::Preferences(const QString &iniFile)
    : m_settings(iniFile, QSettings::IniFormat)
{ }

ColorScheme Preferences::colorScheme() const
{
    const QString name = m_settings.value(SchemeKey).toString();
    if (name == QLatin1String("light")) {
        return ColorScheme::Light;
    }
    return name == QLatin1String("dark") ? ColorScheme::Dark : ColorScheme::System;
}

void Preferences::setColorScheme(ColorScheme scheme)
{
    switch (scheme) {
    case ColorScheme::System:
        setHabit(SchemeKey, {});
        break;
    case ColorScheme::Light:
        setHabit(SchemeKey, QStringLiteral("light"));
        break;
    case ColorScheme::Dark:
        setHabit(SchemeKey, QStringLiteral("dark"));
        break;
    }
}

int Preferences::textSize() const
{
    return std::clamp(m_settings.value(TextSizeKey, 100).toInt(), SmallestText, LargestText);
}

void Preferences::setTextSize(int percent)
{
    setHabit(TextSizeKey, std::clamp(percent, SmallestText, LargestText));
}

void Preferences::setHabit(QLatin1String key, const QVariant &value)
{
    if (m_settings.value(key) == value) {
        return;
    }
    if (value.isValid()) {
        m_settings.setValue(key, value);
    } else {
        m_settings.remove(key);
    }
    Q_EMIT habitsChanged();
}

QString Preferences::language() const
{
    return m_settings.value(LanguageKey).toString();
}

void Preferences::setLanguage(const QString &code)
{
    setHabit(LanguageKey, code.isEmpty() ? QVariant() : QVariant(code));
}

QByteArray Preferences::windowGeometry() const
{
    return m_settings.value(GeometryKey).toByteArray();
}

void Preferences::setWindowGeometry(const QByteArray &geometry)
{
    m_settings.setValue(GeometryKey, geometry);
}

NewGameSettings Preferences::newGame(const std::vector<EngineProfile> &profiles) const
{
    NewGameSettings settings;
    settings.seats.black = seatOf(m_settings.value(BlackKey).toString(), profiles);
    settings.seats.white = seatOf(m_settings.value(WhiteKey).toString(), profiles);
    if (!m_settings.contains(WhiteKey) && !profiles.empty()) {
        settings.seats.white.engine =
            profiles.front(); // at the first start: play against what is there
    }
    settings.size = std::clamp(m_settings.value(SizeKey, settings.size).toInt(), 1, MaxGtpSide);
    settings.handicap = std::clamp(m_settings.value(HandicapKey, settings.handicap).toInt(), 0, 9);
    settings.handicapStyle =
        m_settings.value(FreeHandicapKey).toBool() ? HandicapStyle::Free : HandicapStyle::Fixed;
    settings.rules = rulesetFromText(m_settings.value(RulesKey).toString().toStdString())
                         .value_or(settings.rules);
    const double usual = usualKomi(settings.rules, settings.handicap);
    const double komi = m_settings.value(KomiKey, usual).toDouble();
    settings.komi = std::isfinite(komi) ? komi : usual;
    settings.time = {timeOf(m_settings.value(BlackTimeKey)),
                     timeOf(m_settings.value(WhiteTimeKey))};
    return settings;
}

void Preferences::setNewGame(const NewGameSettings &settings)
{
    m_settings.setValue(BlackKey, idOf(settings.seats.black));
    m_settings.setValue(WhiteKey, idOf(settings.seats.white));
    m_settings.setValue(SizeKey, settings.size);
    m_settings.setValue(KomiKey, settings.komi);
    m_settings.setValue(HandicapKey, settings.handicap);
    m_settings.setValue(FreeHandicapKey, settings.handicapStyle == HandicapStyle::Free);
    m_settings.setValue(RulesKey, stored(toText(settings.rules)));
    m_settings.setValue(BlackTimeKey, stored(toText(settings.time.black)));
    m_settings.setValue(WhiteTimeKey, stored(toText(settings.time.white)));
}

BoardOptions Preferences::boardOptions() const
{
    const auto isOn = [this](QLatin1String key, bool usual) {
        return m_settings.value(key, usual).toBool();
    };
    BoardOptions options;
    options.coordinates =
        enumeratorOf(m_settings.value(CoordinatesKey), CoordinateStyle::Sgf, options.coordinates);
    options.numbers =
        enumeratorOf(m_settings.value(NumbersKey), MoveNumbers::Variation, options.numbers);
    options.lastCount =
        std::clamp(m_settings.value(LastCountKey, options.lastCount).toInt(), 1, MostLastMoves);
    options.marksLastMove = isOn(LastMoveKey, options.marksLastMove);
    options.showsNext = isOn(NextKey, options.showsNext);
    options.showsSiblings = isOn(SiblingsKey, options.showsSiblings);
    options.confirmsMoves = isOn(ConfirmsKey, options.confirmsMoves);
    options.orientation =
        Orientation::fromIndex(std::clamp(m_settings.value(OrientationKey).toInt(), 0, 7));
    options.theme = m_settings.value(ThemeKey).toString();
    options.isLively = isOn(LivelyKey, options.isLively);
    options.hasSound = isOn(SoundKey, options.hasSound);
    return options;
}

void Preferences::setBoardOptions(const BoardOptions &options)
{
    if (options == boardOptions()) {
        return;
    }
    m_settings.setValue(CoordinatesKey, static_cast<int>(options.coordinates));
    m_settings.setValue(NumbersKey, static_cast<int>(options.numbers));
    m_settings.setValue(LastCountKey, options.lastCount);
    m_settings.setValue(LastMoveKey, options.marksLastMove);
    m_settings.setValue(NextKey, options.showsNext);
    m_settings.setValue(SiblingsKey, options.showsSiblings);
    m_settings.setValue(ConfirmsKey, options.confirmsMoves);
    m_settings.setValue(OrientationKey, options.orientation.index());
    m_settings.setValue(ThemeKey, options.theme);
    m_settings.setValue(LivelyKey, options.isLively);
    m_settings.setValue(SoundKey, options.hasSound);
    Q_EMIT boardOptionsChanged();
}

QByteArray Preferences::fallbackCharset() const
{
    const SgfReadOptions usual;
    const QByteArray charset = m_settings.value(FallbackCharsetKey).toByteArray();
    return isKnownCharset(charset) ? charset : usual.fallback;
}

void Preferences::setFallbackCharset(const QByteArray &charset)
{
    setHabit(FallbackCharsetKey, charset);
}

QStringList Preferences::recentFiles() const
{
    return m_settings.value(RecentKey).toStringList().mid(0, MostRecentFiles);
}

void Preferences::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setValue(RecentKey, files.mid(0, MostRecentFiles));
}

void Preferences::removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    m_settings.setValue(RecentKey, files);
}

void Preferences::clearRecentFiles()
{
    m_settings.remove(RecentKey);
}

QStringList Preferences::commandHistory() const
{
    return m_settings.value(CommandsKey).toStringList();
}

void Preferences::addCommand(const QString &line)
{
    QStringList lines = commandHistory();
    if (lines.isEmpty() || lines.constLast() != line) {
        lines.append(line);
        m_settings.setValue(CommandsKey,
                            lines.mid(std::max<qsizetype>(0, lines.size() - MostCommands)));
    }
}

bool Preferences::reloadsUnasked() const
{
    return m_settings.value(ReloadsKey, true).toBool();
}

void Preferences::setReloadsUnasked(bool reloads)
{
    setHabit(ReloadsKey, reloads);
}

bool Preferences::restoresSession() const
{
    return m_settings.value(SessionKey, false).toBool();
}

void Preferences::setRestoresSession(bool restores)
{
    setHabit(SessionKey, restores);
}

std::chrono::milliseconds Preferences::pace() const
{
    return std::chrono::milliseconds(std::clamp(m_settings.value(PaceKey, 500).toInt(), 0, 60'000));
}

void Preferences::setPace(std::chrono::milliseconds pace)
{
    setHabit(PaceKey, static_cast<int>(pace.count()));
}

} // namespace shinpan
