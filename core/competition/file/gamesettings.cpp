#include "core/competition/file/competitiontables.h"

#include <array>

namespace shinpan {

namespace {

using namespace setting;

constexpr int LeastSide = 2;

/// How long a move may take where a side has no clock and the file says nothing.
constexpr std::chrono::milliseconds UsualWatchdog = std::chrono::minutes(10);

[[nodiscard]] std::optional<BoardSize> sizeFromText(const QString &text)
{
    const QStringList sides = text.toLower().split(u'x');
    std::array<int, 2> side{};
    bool isGood = sides.size() == 2;
    for (qsizetype i = 0; isGood && i < 2; ++i) {
        bool isNumber = false;
        const int number = sides[i].trimmed().toInt(&isNumber);
        isGood = isNumber && number >= LeastSide && number <= MaxBoardSide;
        side[static_cast<std::size_t>(i)] = number;
    }
    return isGood ? std::optional(
               BoardSize{static_cast<std::uint8_t>(side[0]), static_cast<std::uint8_t>(side[1])})
                  : std::nullopt;
}

/// Adds a mistake if that board cannot have that many stones.
void checkHandicap(CompetitionSettings &game, const MatchSetup &setup)
{
    const int most = maxHandicap(setup.size, setup.handicapStyle);
    if (setup.handicap == 0 || (setup.handicap >= 2 && setup.handicap <= most)) {
        return;
    }
    const QString range =
        most < 2 ? QStringLiteral("none") : QStringLiteral("0 or 2 to %1").arg(most);
    game.reject(Handicap,
                Message::of(QT_TRANSLATE_NOOP(
                                "Messages", "%1 stones are not possible; a board of %2x%3 takes %4 "
                                            "where handicap_style is \"%5\""),
                            setup.handicap, setup.size.columns, setup.size.rows, range,
                            wordFor(StyleWords, setup.handicapStyle)));
}

} // namespace

void readValue(BoardSize &size, CompetitionSettings &game, QLatin1String key)
{
    const TomlValue *value = game.find(key);
    if (value == nullptr || !std::holds_alternative<QString>(value->data)) {
        size = BoardSize::square(game.number(key, size.columns, LeastSide, MaxBoardSide));
        return;
    }
    size = game.parsed<BoardSize>(
        key, {}, sizeFromText,
        Message::of(QT_TRANSLATE_NOOP(
                        "Messages",
                        "it takes a number from %1 to %2, or columns and rows such as \"13x9\""),
                    LeastSide, MaxBoardSide));
}

void readValue(Ruleset &rules, CompetitionSettings &game, QLatin1String key)
{
    const auto read = [](const QString &text) { return rulesetFromText(text.toStdString()); };
    QStringList names;
    for (const RulesetPreset &preset : rulesetPresets()) {
        names.append(QString::fromUtf8(preset.name).toLower());
    }
    rules = game.parsed<Ruleset>(
        key, rules, read,
        Message::of(QT_TRANSLATE_NOOP(
                        "Messages",
                        "it takes %1, or fields as KataGo's: \"ko=simple,scoring=area,tax=none,"
                        "suicide=false\""),
                    names.join(QLatin1String(", "))));
}

void readValue(ByColor<TimeControl> &time, CompetitionSettings &game, QLatin1String key)
{
    const auto read = [](const QString &text) { return timeControlFromText(text.toStdString()); };
    const ByColor<QLatin1String> own{BlackTime, WhiteTime};
    for (const Color color : BothColors) { // its own, or that of both, whichever stands nearer
        time[color] =
            game.parsed<TimeControl>(game.nearest(own[color], key), time[color], read,
                                     Message::of(QT_TRANSLATE_NOOP("Messages", "it takes %1"),
                                                 QString::fromUtf8(timeControlExamples())));
    }
}

void readValue(ScoringPolicy &scoring, CompetitionSettings &game, QLatin1String key)
{
    const QString text = game.text(key, QStringLiteral("default"));
    const Result<ScoringPolicy> policy = scoringPolicyFromText(text);
    if (!policy) {
        game.reject(key, policy.error());
        return;
    }
    if (policy->contains(ScoringStep::AskPerson)) {
        game.reject(
            key, Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” asks a person, and there is none"),
                             text));
    }
    scoring = *policy;
}

void readValue(AdjudicationRule &rule, CompetitionSettings &game, QLatin1String key)
{
    const Result<AdjudicationRule> read =
        adjudicationRuleFromText(game.text(key, QStringLiteral("none")));
    if (!read) {
        game.reject(key, read.error());
        return;
    }
    rule = *read;
}

MatchSetup readSetup(CompetitionSettings &game)
{
    MatchSetup setup;
    game.read(setup);
    checkHandicap(game, setup);
    if (!game.has(Komi)) {
        setup.komi = usualKomi(setup.rules, setup.handicap);
    }
    const bool hasClocks = setup.time.black.isLimited() && setup.time.white.isLimited();
    if (!hasClocks && !game.has(Watchdog)) {
        setup.watchdog = UsualWatchdog;
    }
    return setup;
}

} // namespace shinpan
