#include "core/engine/profile/enginerules.h"

#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/engineaddress.h"
#include "core/engine/profile/enginetemplates.h"

#include <algorithm>

namespace shinpan {

namespace {

using Arguments = EngineProfile::RulesArguments;

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
    const EngineTemplate *const known = templateOf(profile);
    if (profile.rulesArguments != Arguments() || !known || !known->rules) {
        return profile.rulesArguments;
    }
    return {known->rules->area, known->rules->territory};
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
    const EngineTemplate *const known = templateOf(profile);
    if (!known || !known->rules) {
        return {};
    }
    const Arguments arguments{known->rules->area, known->rules->territory};
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
    const EngineTemplate *const known = templateOf(profile);
    if (!method && known && known->rules) {
        method = known->rules->usual;
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
    const EngineTemplate *const known = templateOf(profile);
    if (!known || !known->rules) {
        return std::nullopt;
    }
    const ScoringMethod method =
        saidBy(profile.commandLine, knownArguments(profile)).value_or(known->rules->usual);
    return method == ScoringMethod::Area ? known->rules->compensation : HandicapCompensation::None;
}

std::optional<SuicideRule> takesLessSuicide(const EngineProfile &profile, const Ruleset &rules)
{
    const EngineTemplate *const known = templateOf(profile);
    const Result<CommandWords> line = splitCommandLine(profile.commandLine);
    if (!known || !known->suicide || !line) {
        return std::nullopt;
    }
    const auto isGiven = [&line](QLatin1String option) {
        return !option.isEmpty() && line->arguments.contains(option);
    };
    const EngineSuicide &suicide = *known->suicide;
    const SuicideRule most = isGiven(suicide.ofOne)     ? SuicideRule::Allowed
                           : isGiven(suicide.ofSeveral) ? SuicideRule::MultiStone
                                                        : suicide.most;
    return most < rules.suicide ? std::optional(most) : std::nullopt;
}

QString suicideWarning(const EngineProfile &profile, const Ruleset &rules)
{
    const std::optional<SuicideRule> most = takesLessSuicide(profile, rules);
    if (!most) {
        return {};
    }
    const EngineSuicide &known = *templateOf(profile)->suicide;
    const QLatin1String remedy =
        rules.suicide == SuicideRule::Allowed ? known.ofOne : known.ofSeveral;
    const QString what = *most == SuicideRule::Forbidden
                           ? QStringLiteral("refuses suicide")
                           : QStringLiteral("refuses suicide of a single stone");
    return what
         + QStringLiteral(", which these rules allow, and would forfeit a game in which its "
                          "opponent plays it; ")
         + (remedy.isEmpty() ? QStringLiteral("it cannot be told otherwise")
                             : QStringLiteral("add %1 to its command line").arg(remedy));
}

QStringList rulesWarnings(const EngineProfile &profile, const Ruleset &rules)
{
    QStringList warnings{countingWarning(profile, rules), suicideWarning(profile, rules)};
    warnings.removeAll(QString());
    return warnings;
}

QString countingWarning(const EngineProfile &profile, const Ruleset &rules)
{
    const std::optional<ScoringMethod> method = countsOtherwise(profile, rules);
    if (!method) {
        return hearsNoKomi(profile) ? QStringLiteral("is not told the komi, for which the Go Modem "
                                                     "Protocol has no word")
                                    : QString();
    }
    const QString differs = *method == ScoringMethod::Area
                              ? QStringLiteral("counts by Chinese rules (area), but the game is "
                                               "counted by territory")
                              : QStringLiteral("counts by Japanese rules (territory), but the game "
                                               "is counted by area");
    const Arguments arguments = knownArguments(profile);
    const QString &remedy = argumentsFor(arguments, rules.scoring);
    if (remedy.isEmpty()) {
        return differs + QStringLiteral(", and it cannot be told other rules");
    }
    const QString &present = argumentsFor(arguments, *method);
    return saidBy(profile.commandLine, arguments)
             ? differs + QStringLiteral("; its command line has %1, not %2").arg(present, remedy)
             : differs + QStringLiteral("; add %1 to its command line").arg(remedy);
}

} // namespace shinpan
