#include "core/engine/profile/enginestrength.h"

#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/enginerank.h"
#include "core/util/message.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

/// Stands for the home directory while a command line is taken apart and put together again, so
/// that `~` stays what the person typed.
constexpr QChar Home(0xE000);

/// A command line whose `~` survive.
class EditableLine
{
public:
    explicit EditableLine(const QString &line)
        : m_words(splitCommandLine(line, Home))
    { }

    [[nodiscard]] bool isValid() const { return m_words.has_value(); }
    [[nodiscard]] QStringList &arguments() { return m_words->arguments; }

    [[nodiscard]] QString text() const
    {
        QStringList words{written(m_words->program)};
        for (const QString &argument : m_words->arguments) {
            words.append(written(argument));
        }
        return words.join(u' ');
    }

private:
    [[nodiscard]] static QString written(const QString &word)
    {
        if (!word.startsWith(Home)) {
            return quoteWord(word);
        }
        return word.size() > 2 ? QStringLiteral("~/") + quoteWord(word.mid(2)) : u'~' + word.mid(1);
    }

    Result<CommandWords> m_words;
};

/// The place of the number in a text, or the place where it belongs.
struct Spot
{
    QString *text = nullptr; ///< null: in none
    qsizetype begin = 0;
    qsizetype length = 0;
    QString lead; ///< what has to be written before the number; empty where the number stands

    [[nodiscard]] std::optional<int> number() const
    {
        bool isNumber = false;
        const int value = text && lead.isEmpty() ? text->mid(begin, length).toInt(&isNumber) : 0;
        return isNumber ? std::optional(value) : std::nullopt;
    }
};

/// The number in an option's value, which begins at `begin`. A prefix that is a name makes the
/// value a list of `name=value` pairs; any other says what the number means, so that a value
/// without it is something else.
[[nodiscard]] Spot spotInValue(QString &text, qsizetype begin, QLatin1String prefix)
{
    const bool isOneOfMany = prefix.size() > 1;
    const QStringList parts =
        isOneOfMany ? text.mid(begin).split(u',') : QStringList(text.mid(begin));
    qsizetype at = begin;
    for (const QString &part : parts) {
        if (part.startsWith(prefix)) {
            return {&text, at + prefix.size(), part.size() - prefix.size(), {}};
        }
        at += part.size() + 1;
    }
    return isOneOfMany ? Spot{&text, text.size(), 0, u',' + QString(prefix)}
                       : Spot{&text, begin, text.size() - begin, prefix};
}

/// "--level 5", "--level=5", "-v 100", "-v100".
[[nodiscard]] Spot spotOnLine(QStringList &arguments, const EngineStrength &knob)
{
    const bool isLong = knob.option.size() > 2;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        QString &word = arguments[i];
        if (word == knob.option && i + 1 < arguments.size()) {
            return spotInValue(arguments[i + 1], 0, knob.prefix);
        }
        if (isLong && word.startsWith(knob.option + QLatin1Char('='))) {
            return spotInValue(word, knob.option.size() + 1, knob.prefix);
        }
        if (!isLong && word.size() > 2 && word.startsWith(knob.option)) {
            return spotInValue(word, knob.option.size(), knob.prefix);
        }
    }
    return {};
}

[[nodiscard]] Spot spotInCommands(QStringList &commands, const EngineStrength &knob)
{
    for (QString &command : commands) {
        const QString begin = knob.option + QLatin1Char(' ');
        if (command.startsWith(begin)) {
            return {&command, begin.size(), command.size() - begin.size(), {}};
        }
    }
    return {};
}

void setStrength(QStringList &words, const Spot &spot, const EngineStrength &knob, int strength)
{
    const QString number = QString::number(strength);
    if (spot.text) {
        spot.text->replace(spot.begin, spot.length, spot.lead + number);
    } else if (knob.place == EngineStrength::Place::CommandLine) {
        words << knob.option << knob.prefix + number;
    } else {
        words << knob.option + QLatin1Char(' ') + number;
    }
}

/// "GNU Go" of "GNU Go (level 5)".
[[nodiscard]] QString nameWithoutStrength(const QString &name, const QString &label)
{
    if (!name.contains(QLatin1String(" ("))) { // as most are, and the pattern takes long to make
        return name;
    }
    const QString pattern =
        QRegularExpression::escape(QStringLiteral(" (%1)").arg(label))
            .replace(QRegularExpression::escape(QStringLiteral("%1")), QStringLiteral("\\d+"));
    return QString(name).remove(QRegularExpression(pattern + QStringLiteral("( \\d+)?$")));
}

/// "fast" of "Leela Zero (fast)" and "Leela Zero, fast"; nothing of "Leela Zeroes" or another name.
[[nodiscard]] QString wordsBeyond(const QString &name, const QString &engineName)
{
    const QString rest =
        name.startsWith(engineName, Qt::CaseInsensitive) ? name.mid(engineName.size()) : QString();
    if (engineName.isEmpty() || rest.isEmpty() || rest.front().isLetterOrNumber()) {
        return {};
    }
    static const QRegularExpression ends(QStringLiteral("^[\\s,:(\\[–-]+|[\\s)\\]]+$"));
    return QString(rest).remove(ends);
}

} // namespace

const EngineStrength *strengthKnob(const EngineProfile &profile)
{
    const EngineTemplate *known = templateOf(profile);
    return known && known->strength ? &*known->strength : nullptr;
}

std::optional<int> strengthOf(const EngineProfile &profile, const EngineStrength &knob)
{
    if (knob.place == EngineStrength::Place::StartupCommand) {
        QStringList commands = profile.startupCommands;
        return spotInCommands(commands, knob).number();
    }
    EditableLine line(profile.commandLine);
    return line.isValid() ? spotOnLine(line.arguments(), knob).number() : std::nullopt;
}

QString strengthWords(const EngineProfile &profile, const QString &engineName)
{
    const EngineStrength *const knob = strengthKnob(profile);
    const std::optional<int> strength = knob ? strengthOf(profile, *knob) : std::nullopt;
    return strength ? QString::fromLatin1(knob->label).arg(*strength)
                    : wordsBeyond(profile.name, engineName);
}

EngineProfile withStrength(const EngineProfile &profile,
                           const EngineStrength &knob,
                           int strength,
                           const QString &label)
{
    EditableLine line(profile.commandLine);
    if (!line.isValid()) {
        return profile;
    }
    EngineProfile other = profile;
    if (knob.place == EngineStrength::Place::StartupCommand) {
        const Spot spot = spotInCommands(other.startupCommands, knob);
        setStrength(other.startupCommands, spot, knob, strength);
    } else {
        const Spot spot = spotOnLine(line.arguments(), knob);
        setStrength(line.arguments(), spot, knob, strength);
        other.commandLine = line.text();
    }
    other.name = QStringLiteral("%1 (%2)").arg(nameWithoutStrength(profile.name, label),
                                               label.arg(strength));
    return other;
}

EngineProfile atStrength(const EngineProfile &profile, const EngineProfile::Strength &strength)
{
    EngineProfile other = profile;
    other.name = QStringLiteral("%1 (%2)").arg(profile.name, strength.name);
    other.commandLine = strength.commandLine;
    other.environment = strength.environment;
    other.startupCommands = strength.startupCommands;
    return other;
}

std::vector<EngineProfile::Strength> namedStrengthsOf(const EngineProfile &profile)
{
    std::vector<EngineProfile::Strength> strengths = profile.strengths;
    std::ranges::move(humanRanks(profile), std::back_inserter(strengths));
    return strengths;
}

namespace {

[[nodiscard]] std::optional<EngineProfile::Strength> findStrength(const EngineProfile &profile,
                                                                  auto isWanted)
{
    const std::vector<EngineProfile::Strength> strengths = namedStrengthsOf(profile);
    const auto found = std::ranges::find_if(strengths, isWanted);
    return found == strengths.end() ? std::nullopt : std::optional(*found);
}

} // namespace

std::optional<EngineProfile::Strength> measuredStrengthOf(const EngineProfile &profile)
{
    return findStrength(profile, [&](const EngineProfile::Strength &strength) {
        return strength.commandLine == profile.commandLine
            && strength.environment == profile.environment
            && strength.startupCommands == profile.startupCommands;
    });
}

std::optional<EngineProfile::Strength> strengthNamed(const EngineProfile &profile,
                                                     const QString &name)
{
    return findStrength(
        profile, [&](const EngineProfile::Strength &strength) { return strength.name == name; });
}

Result<std::vector<int>> strengthsIn(const QString &text, const EngineStrength &knob)
{
    static const QRegularExpression separators(QStringLiteral("[\\s,;/]+"));
    std::vector<int> strengths;
    const QStringList words = text.split(separators, Qt::SkipEmptyParts);
    for (const QString &word : words) {
        bool isNumber = false;
        const int strength = word.toInt(&isNumber);
        if (!isNumber || strength < knob.least || strength > knob.most) {
            return failure(Message::verbatim(word));
        }
        if (std::find(strengths.begin(), strengths.end(), strength) == strengths.end()) {
            strengths.push_back(strength);
        }
    }
    return strengths;
}

} // namespace shinpan
