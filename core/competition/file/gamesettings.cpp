#include "core/competition/file/competitiontables.h"

#include <array>

namespace shinpan {

namespace {

using namespace setting;

constexpr int LeastSide = 2;
constexpr double MaxKomi = 1000; // in either direction

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

[[nodiscard]] BoardSize readSize(CompetitionSettings &game)
{
    const TomlValue *value = game.find(BoardSizeKey);
    if (value != nullptr && std::holds_alternative<QString>(value->data)) {
        return game.parsed<BoardSize>(
            BoardSizeKey, {}, sizeFromText,
            QStringLiteral("it takes a number from %1 to %2, or columns and rows such as \"13x9\"")
                .arg(LeastSide)
                .arg(MaxBoardSide));
    }
    return BoardSize::square(game.number(BoardSizeKey, 19, LeastSide, MaxBoardSide));
}

[[nodiscard]] Ruleset readRules(CompetitionSettings &game)
{
    const auto read = [](const QString &text) { return rulesetFromText(text.toStdString()); };
    QStringList names;
    for (const RulesetPreset &preset : rulesetPresets()) {
        names.append(QString::fromUtf8(preset.name).toLower());
    }
    return game.parsed<Ruleset>(
        Rules, defaultRules(), read,
        QStringLiteral("it takes %1, or fields as KataGo's: \"ko=simple,scoring=area,tax=none,"
                       "suicide=false\"")
            .arg(names.join(QLatin1String(", "))));
}

void readHandicap(CompetitionSettings &game, MatchSetup &setup)
{
    setup.handicapStyle = game.choice(Style, setup.handicapStyle, StyleWords);
    setup.handicap = game.number(Handicap, 0, 0, MaxBoardSide * MaxBoardSide);
    const int most = maxHandicap(setup.size, setup.handicapStyle);
    if (setup.handicap == 0 || (setup.handicap >= 2 && setup.handicap <= most)) {
        return;
    }
    const QString range =
        most < 2 ? QStringLiteral("none") : QStringLiteral("0 or 2 to %1").arg(most);
    game.reject(Handicap, QStringLiteral("%1 stones are not possible; a board of %2x%3 takes %4 "
                                         "where handicap_style is \"%5\"")
                              .arg(setup.handicap)
                              .arg(setup.size.columns)
                              .arg(setup.size.rows)
                              .arg(range, wordFor(StyleWords, setup.handicapStyle)));
}

[[nodiscard]] TimeControl readTime(CompetitionSettings &game, QLatin1String key)
{
    const auto read = [](const QString &text) { return timeControlFromText(text.toStdString()); };
    return game.parsed<TimeControl>(
        key, {}, read, QStringLiteral("it takes %1").arg(QString::fromUtf8(timeControlExamples())));
}

[[nodiscard]] ScoringPolicy readScoring(CompetitionSettings &game)
{
    const QString text = game.text(Scorer, QStringLiteral("default"));
    const Result<ScoringPolicy> policy = scoringPolicyFromText(text);
    if (!policy) {
        game.reject(Scorer, policy.error().english());
        return {};
    }
    if (policy->contains(ScoringStep::AskPerson)) {
        game.reject(Scorer, QStringLiteral("“%1” asks a person, and there is none").arg(text));
    }
    return *policy;
}

/// A side's own time, or that of both, whichever stands nearer.
[[nodiscard]] TimeControl readTimeOf(CompetitionSettings &game, QLatin1String sideKey)
{
    return readTime(game, game.nearest(sideKey, Time));
}

} // namespace

MatchSetup readSetup(CompetitionSettings &game)
{
    MatchSetup setup;
    setup.size = readSize(game);
    setup.rules = readRules(game);
    readHandicap(game, setup);
    setup.komi = game.real(Komi, usualKomi(setup.rules, setup.handicap), -MaxKomi, MaxKomi);
    setup.time = {readTimeOf(game, BlackTime), readTimeOf(game, WhiteTime)};
    setup.timeMargin = game.duration(TimeMargin, setup.timeMargin);
    setup.minimumMoveTime = game.duration(MinimumMoveTime, setup.minimumMoveTime);
    const bool hasClocks = setup.time.black.isLimited() && setup.time.white.isLimited();
    setup.watchdog = game.duration(Watchdog, hasClocks ? setup.watchdog : UsualWatchdog);
    setup.moveLimit = game.number(MoveLimit, setup.moveLimit, 0, Many);
    setup.scoring = readScoring(game);
    setup.breakdown = game.choice(Breakdown, setup.breakdown, BreakdownWords);
    setup.restarts = game.number(Restarts, setup.restarts, 0, Many);
    setup.refusedMove = game.choice(RefusedMove, setup.refusedMove, RefusedMoveWords);
    return setup;
}

} // namespace shinpan
