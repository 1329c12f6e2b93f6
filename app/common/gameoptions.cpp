#include "app/common/gameoptions.h"

#include "core/gtp/tcpdoor.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cmath>

namespace shinpan {

namespace {

const QString SizeOption = QStringLiteral("size");
const QString RulesOption = QStringLiteral("rules");
const QString KomiOption = QStringLiteral("komi");
const QString HandicapOption = QStringLiteral("handicap");
const QString TimeOption = QStringLiteral("time");
const ByColor<QString> SideTimeOption{QStringLiteral("time-black"), QStringLiteral("time-white")};

[[nodiscard]] QString translated(const char *text)
{
    return QCoreApplication::translate("GameOptions", text);
}

[[nodiscard]] QString rulesNames()
{
    QStringList names;
    for (const RulesetPreset &preset : rulesetPresets()) {
        names.append(QString::fromUtf8(preset.name));
    }
    return names.join(QStringLiteral(", "));
}

[[nodiscard]] Result<Ruleset> readRules(const QCommandLineParser &parser)
{
    return readOption(
        parser, RulesOption, MatchSetup().rules,
        [](const QString &text) { return rulesetFromText(text.toStdString()); },
        translated("names no rules; allowed are %1, and KataGo's fields such as "
                   "ko=simple,scoring=area,suicide=false")
            .arg(rulesNames()));
}

[[nodiscard]] QString allowedHandicap(const MatchSetup &setup)
{
    const int most = maxHandicap(setup.size, setup.handicapStyle);
    if (setup.handicapStyle == HandicapStyle::Free) {
        return translated("a board of size %1 takes 2 to %2 free stones")
            .arg(setup.size.columns)
            .arg(most);
    }
    if (most == 0) {
        return translated("a board of size %1 has no fixed points for handicap stones; free:N "
                          "lets Black place them")
            .arg(setup.size.columns);
    }
    return translated("a board of size %1 has fixed points for 0 or 2 to %2 stones; free:N lets "
                      "Black place them")
        .arg(setup.size.columns)
        .arg(most);
}

/// The setup with the handicap, which depends on its board.
[[nodiscard]] Result<MatchSetup> withHandicap(const QCommandLineParser &parser, MatchSetup setup)
{
    if (!parser.isSet(HandicapOption)) {
        return setup;
    }
    const QString value = parser.value(HandicapOption);
    const QString free = QStringLiteral("free:");
    const bool isFree = value.startsWith(free, Qt::CaseInsensitive);
    bool isNumber = false;
    setup.handicap = (isFree ? value.sliced(free.size()) : value).toInt(&isNumber);
    setup.handicapStyle = isFree ? HandicapStyle::Free : HandicapStyle::Fixed;
    const bool isNone = setup.handicap == 0 && !isFree;
    const bool isPossible =
        setup.handicap >= 2 && setup.handicap <= maxHandicap(setup.size, setup.handicapStyle);
    if (!isNumber || (!isNone && !isPossible)) {
        return wrongValue(parser, HandicapOption,
                          translated("is not possible; %1").arg(allowedHandicap(setup)));
    }
    return setup;
}

[[nodiscard]] Result<double> readKomi(const QCommandLineParser &parser, double preset)
{
    const auto read = [](const QString &text) {
        bool isNumber = false;
        const double komi = text.toDouble(&isNumber);
        const bool isGood =
            isNumber && std::isfinite(komi) && std::abs(komi) <= MatchSetup::MostKomi;
        return isGood ? std::optional(komi) : std::nullopt;
    };
    return readOption(parser, KomiOption, preset, read, translated("is not a number of points"));
}

/// The time of that side, by its own option or by that for both.
[[nodiscard]] Result<TimeControl> readTime(const QCommandLineParser &parser, Color color)
{
    const bool isOwn = parser.isSet(SideTimeOption[color]);
    return readOption(
        parser, isOwn ? SideTimeOption[color] : TimeOption, TimeControl(),
        [](const QString &text) { return timeControlFromText(text.toStdString()); },
        translated("is no time control; allowed are %1")
            .arg(QString::fromUtf8(timeControlExamples())));
}

} // namespace

void addGameOptions(QCommandLineParser &parser)
{
    const auto add = [&parser](const QString &name, const QString &description, const char *value) {
        parser.addOption({name, description, QString::fromLatin1(value)});
    };
    add(SizeOption, translated("Board size, 1 to 25 (default 19)."), "N");
    add(RulesOption,
        translated(
            "The rules to play and score by (default Chinese): %1; or KataGo's fields, such as "
            "ko=positional,scoring=area,tax=none,suicide=true.")
            .arg(rulesNames()),
        "RULES");
    add(KomiOption,
        translated("Points for White (default: as usual under the rules, such as 7.5 "
                   "Chinese, 6.5 Japanese; 0.5 with a handicap)."),
        "K");
    add(HandicapOption,
        translated("Handicap stones: N on the fixed points, 2 to 9; free:N wherever Black "
                   "likes (default 0)."),
        "N|free:N");
    add(TimeOption,
        translated("How long each side may think (default none): %1.")
            .arg(QString::fromUtf8(timeControlExamples())),
        "TIME");
    add(SideTimeOption.black, translated("The same for Black alone."), "TIME");
    add(SideTimeOption.white, translated("The same for White alone."), "TIME");
}

Result<MatchSetup> readGameOptions(const QCommandLineParser &parser)
{
    FirstFailure failed;
    MatchSetup setup;
    setup.size =
        BoardSize::square(failed.valueOf(readWholeNumber(parser, SizeOption, 1, MaxGtpSide, 19)));
    setup.rules = failed.valueOf(readRules(parser));
    if (!failed.text()) { // else there may be no board
        setup = failed.valueOf(withHandicap(parser, setup));
    }
    setup.komi = failed.valueOf(readKomi(parser, usualKomi(setup.rules, setup.handicap)));
    for (const Color color : BothColors) {
        setup.time[color] = failed.valueOf(readTime(parser, color));
    }
    return failed.orElse(setup);
}

Result<int> readWholeNumber(const QCommandLineParser &parser,
                            const QString &option,
                            int least,
                            int most,
                            int preset)
{
    return readWholeNumber(parser, option, least, most).map([preset](std::optional<int> number) {
        return number.value_or(preset);
    });
}

Result<std::optional<int>> readWholeNumber(const QCommandLineParser &parser,
                                           const QString &option,
                                           int least,
                                           int most)
{
    if (!parser.isSet(option)) {
        return std::optional<int>();
    }
    bool isNumber = false;
    const int number = parser.value(option).toInt(&isNumber);
    if (!isNumber || number < least || number > most) {
        return wrongValue(parser, option,
                          translated("is not a whole number from %1 to %2").arg(least).arg(most));
    }
    return std::optional(number);
}

Result<std::optional<TcpAddress>> readListen(const QCommandLineParser &parser)
{
    const QString option = QStringLiteral("listen");
    if (!parser.isSet(option)) {
        return std::nullopt;
    }
    const Result<TcpAddress> address = listeningAddress(parser.value(option));
    if (!address) {
        return wrongValue(parser, option, address.error());
    }
    return *address;
}

} // namespace shinpan
