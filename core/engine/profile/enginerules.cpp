#include "core/engine/profile/enginerules.h"

#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/engineaddress.h"
#include "core/engine/profile/enginetemplates.h"

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

using Arguments = EngineProfile::RulesArguments;

/// How an engine counts that no GTP command tells the rules, and what tells it on its command line.
struct KnownCounting
{
    ScoringMethod usual = ScoringMethod::Area; ///< how it counts when nothing tells it
    Arguments arguments;
    /// The points it gives White for a handicap where it counts area.
    HandicapCompensation compensation = HandicapCompensation::All;
};

/// The fact of what tells an engine a setting on its command line; null where nothing does.
[[nodiscard]] const EngineFact *optionsFor(const EngineProfile &profile, const char *setting)
{
    for (const EngineFact *fact : knowledgeOf(profile).of(FactKind::ToldByArguments)) {
        if (fact->text("setting") == QLatin1String(setting)) {
            return fact;
        }
    }
    return nullptr;
}

[[nodiscard]] HandicapCompensation compensationNamed(const QString &word)
{
    return word == QLatin1String("none")        ? HandicapCompensation::None
         : word == QLatin1String("all-but-one") ? HandicapCompensation::AllButOne
                                                : HandicapCompensation::All;
}

/// Nothing where GTP commands tell it, or it is not known.
[[nodiscard]] std::optional<KnownCounting> knownCounting(const EngineProfile &profile)
{
    std::optional<KnownCounting> known;
    for (const EngineFact *fact : knowledgeOf(profile).of(FactKind::Counts)) {
        if (fact->isSo("told")) {
            continue;
        }
        const bool isArea = fact->text("scoring") == QLatin1String("area");
        if (fact->arguments().isEmpty()) {
            known = known.value_or(KnownCounting());
            known->usual = isArea ? ScoringMethod::Area : ScoringMethod::Territory;
        }
        if (known && isArea) {
            known->compensation = compensationNamed(fact->text("compensation"));
        }
    }
    if (const EngineFact *const options = optionsFor(profile, "scoring"); known && options) {
        known->arguments = {options->text("options", "area"),
                            options->text("options", "territory")};
    }
    return known;
}

[[nodiscard]] SuicideRule suicideNamed(const QString &word)
{
    return word == QLatin1String("none")    ? SuicideRule::Forbidden
         : word == QLatin1String("several") ? SuicideRule::MultiStone
                                            : SuicideRule::Allowed;
}

[[nodiscard]] const QString &argumentsFor(const Arguments &arguments, ScoringMethod method)
{
    return method == ScoringMethod::Area ? arguments.area : arguments.territory;
}

/// "--rules" of "--rules chinese" and of "--rules=chinese".
[[nodiscard]] QString optionOf(const QString &words)
{
    const Result<CommandWords> split = splitCommandLine(words);
    return split ? split->program.section(u'=', 0, 0) : QString();
}

/// The arguments of the person's own, or those that the engine is known to take.
[[nodiscard]] Arguments knownArguments(const EngineProfile &profile)
{
    const std::optional<KnownCounting> known = knownCounting(profile);
    return profile.rulesArguments == Arguments() && known ? known->arguments
                                                          : profile.rulesArguments;
}

/// Whether the command line has one of the options that these arguments begin with.
[[nodiscard]] bool hasOption(const EngineProfile &profile, const Arguments &arguments)
{
    const Result<CommandWords> line = splitCommandLine(profile.commandLine);
    const QStringList options{optionOf(arguments.area), optionOf(arguments.territory)};
    return line && std::ranges::any_of(line->arguments, [&options](const QString &word) {
               const QString option = word.section(u'=', 0, 0);
               return !option.isEmpty() && options.contains(option);
           });
}

/// What the command line says last; nothing if it says neither, or the same for both.
[[nodiscard]] std::optional<ScoringMethod> saidBy(const QString &commandLine,
                                                  const Arguments &arguments)
{
    const QString line = u' ' + commandLine.simplified() + u' ';
    const auto placeOf = [&line](const QString &words) {
        return words.trimmed().isEmpty() ? -1 : line.lastIndexOf(u' ' + words.simplified() + u' ');
    };
    const qsizetype area = placeOf(arguments.area);
    const qsizetype territory = placeOf(arguments.territory);
    if (area == territory) {
        return std::nullopt;
    }
    return area > territory ? ScoringMethod::Area : ScoringMethod::Territory;
}

} // namespace

Arguments usualRulesArguments(const EngineProfile &profile)
{
    const Arguments arguments = knownCounting(profile).value_or(KnownCounting()).arguments;
    return hasOption(profile, arguments) ? Arguments() : arguments;
}

EngineProfile startedFor(const EngineProfile &profile, const Ruleset &rules)
{
    const QString &words = argumentsFor(profile.rulesArguments, rules.scoring);
    if (words.trimmed().isEmpty() || hasOption(profile, profile.rulesArguments)
        || tcpAddressOf(profile.commandLine)) {
        return profile;
    }
    EngineProfile started = profile;
    started.commandLine = profile.commandLine.trimmed() + u' ' + words.trimmed();
    return started;
}

std::optional<ScoringMethod> countsOtherwise(const EngineProfile &profile, const Ruleset &rules)
{
    std::optional<ScoringMethod> method =
        saidBy(startedFor(profile, rules).commandLine, knownArguments(profile));
    if (const std::optional<KnownCounting> known = knownCounting(profile); known && !method) {
        method = known->usual;
    }
    return method == rules.scoring ? std::nullopt : method;
}

bool hearsNoKomi(const EngineProfile &profile)
{
    const std::optional<QString> command = gmpCommandOf(profile.commandLine);
    return command && !command->contains(QLatin1String("komi"), Qt::CaseInsensitive);
}

std::optional<HandicapCompensation> ownCompensation(const EngineProfile &profile)
{
    const std::optional<KnownCounting> known = knownCounting(profile);
    if (!known) {
        return std::nullopt;
    }
    const ScoringMethod method =
        saidBy(profile.commandLine, knownArguments(profile)).value_or(known->usual);
    return method == ScoringMethod::Area ? known->compensation : HandicapCompensation::None;
}

std::optional<SuicideRule> takesLessSuicide(const EngineProfile &profile, const Ruleset &rules)
{
    const Result<CommandWords> line = splitCommandLine(profile.commandLine);
    std::optional<SuicideRule> most;
    for (const EngineFact *fact : knowledgeOf(profile).of(FactKind::Suicide)) {
        const QString option = fact->arguments();
        if (option.isEmpty() || (line && line->arguments.contains(option))) {
            most = std::max(most, std::optional(suicideNamed(fact->text("most"))));
        }
    }
    return most < rules.suicide ? most : std::nullopt;
}

Message suicideWarning(const EngineProfile &profile, const Ruleset &rules)
{
    const std::optional<SuicideRule> most = takesLessSuicide(profile, rules);
    if (!most) {
        return {};
    }
    const EngineFact *const options = optionsFor(profile, "suicide");
    const bool isOfOne = rules.suicide == SuicideRule::Allowed;
    const QString remedy =
        options ? options->text("options", isOfOne ? "one" : "several") : QString();
    const Message what =
        *most == SuicideRule::Forbidden
            ? Message::of(QT_TRANSLATE_NOOP("Messages", "refuses suicide"))
            : Message::of(QT_TRANSLATE_NOOP("Messages", "refuses suicide of a single stone"));
    if (remedy.isEmpty()) {
        return Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "%1, which these rules allow, and would forfeit a game in which its "
                              "opponent plays it; it cannot be told otherwise"),
            what);
    }
    return Message::of(
        QT_TRANSLATE_NOOP("Messages",
                          "%1, which these rules allow, and would forfeit a game in which its "
                          "opponent plays it; add %2 to its command line"),
        what, remedy);
}

Message limitsWarning(const EngineProfile &profile, BoardSize size, double komi)
{
    const EngineKnowledge &known = knowledgeOf(profile);
    for (const EngineFact *fact : known.of(FactKind::TakesSizes)) {
        const double least = fact->number("least").value_or(1);
        const double most = *fact->number("most");
        if (least == most && (size.columns != most || size.rows != most)) {
            return Message::of(QT_TRANSLATE_NOOP("Messages", "plays on %1×%1 only"),
                               QString::number(most));
        }
        if (std::min(size.columns, size.rows) < least || std::max(size.columns, size.rows) > most) {
            return Message::of(QT_TRANSLATE_NOOP("Messages", "plays on boards of %1 to %2 lines"),
                               QString::number(least), QString::number(most));
        }
    }
    for (const EngineFact *fact : known.of(FactKind::TakesKomi)) {
        const std::optional<double> step = fact->number("step");
        if (step && std::remainder(komi, *step) != 0) {
            return Message::of(QT_TRANSLATE_NOOP("Messages", "takes a komi in steps of %1 only"),
                               QString::number(*step));
        }
    }
    return {};
}

std::vector<Message> setUpWarnings(const EngineProfile &profile,
                                   const Ruleset &rules,
                                   BoardSize size,
                                   double komi)
{
    std::vector<Message> warnings{countingWarning(profile, rules), suicideWarning(profile, rules),
                                  limitsWarning(profile, size, komi)};
    std::erase_if(warnings, [](const Message &warning) { return warning.isEmpty(); });
    return warnings;
}

Message countingDifference(const EngineProfile &profile, const Ruleset &rules)
{
    const std::optional<ScoringMethod> method = countsOtherwise(profile, rules);
    if (!method) {
        return {};
    }
    return Message::of(
        *method == ScoringMethod::Area
            ? QT_TRANSLATE_NOOP("Messages", "counts by Chinese rules (area), but the game is "
                                            "counted by territory")
            : QT_TRANSLATE_NOOP("Messages", "counts by Japanese rules (territory), but the game "
                                            "is counted by area"));
}

Message countingWarning(const EngineProfile &profile, const Ruleset &rules)
{
    const std::optional<ScoringMethod> method = countsOtherwise(profile, rules);
    if (!method) {
        return hearsNoKomi(profile) ? Message::of(
                   QT_TRANSLATE_NOOP("Messages", "is not told the komi, for which the Go Modem "
                                                 "Protocol has no word"))
                                    : Message();
    }
    const Message differs = countingDifference(profile, rules);
    const Arguments arguments = knownArguments(profile);
    const QString &remedy = argumentsFor(arguments, rules.scoring);
    if (remedy.isEmpty()) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "%1, and it cannot be told other rules"),
                           differs);
    }
    const QString &present = argumentsFor(arguments, *method);
    return saidBy(profile.commandLine, arguments)
             ? Message::of(QT_TRANSLATE_NOOP("Messages", "%1; its command line has %2, not %3"),
                           differs, present, remedy)
             : Message::of(QT_TRANSLATE_NOOP("Messages", "%1; add %2 to its command line"), differs,
                           remedy);
}

} // namespace shinpan
