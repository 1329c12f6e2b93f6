#include "app/cli/verb/verb.h"

#include "app/common/exitcode.h"
#include "app/common/output.h"
#include "core/util/spoken.h"

#include <QCommandLineParser>

#include <algorithm>
#include <csignal>

namespace shinpan {

namespace {

[[nodiscard]] bool asksForHelp(const QStringList &words)
{
    const QStringList options = words.mid(0, words.indexOf(QStringLiteral("--")));
    return options.contains(QStringLiteral("--help")) || options.contains(QStringLiteral("-h"));
}

[[nodiscard]] QString listOf(std::span<const Verb *const> verbs)
{
    qsizetype longest = 0;
    for (const Verb *verb : verbs) {
        longest = std::max(longest, verb->name.size());
    }
    QString list;
    for (const Verb *verb : verbs) {
        list += QStringLiteral("  %1 %2\n")
                    .arg(verb->name, -static_cast<int>(longest) - 1)
                    .arg(QLatin1String(verb->summary));
    }
    return list;
}

/// A table of the verb's exit codes.
[[nodiscard]] QString exitCodesOf(const Verb &verb)
{
    QString table = QStringLiteral("\nExit codes:\n");
    const auto add = [&table](ExitCode code, const char *meaning) {
        if (meaning != nullptr) {
            table += QStringLiteral("  %1  %2\n").arg(code, 3).arg(QString::fromUtf8(meaning));
        }
    };
    add(ExitDone, verb.done);
    add(ExitNo, verb.no);
    add(ExitFailed, verb.failed);
    add(ExitInterrupted, "interrupted");
    return table;
}

[[nodiscard]] QString jsonOf(const Verb &verb)
{
    QString tables;
    for (const char *table : verb.json) {
        tables += table ? u'\n' + QString::fromUtf8(table) : QString();
    }
    return tables.isEmpty() ? tables : QStringLiteral(R"(
JSON: new members may come, none goes. A "?" behind a type means that null stands where something is
unknown or there is none, [] a list. A number/inf is a number, "inf" or "-inf". Times are ISO 8601 in
UTC, probabilities from 0 to 1.
)") + tables;
}

int complain(const QString &path, const QString &text)
{
    standardError().writeLine(
        spoken(QT_TRANSLATE_NOOP("Messages", "%1: %2 (see %1 --help)"), path, text));
    return ExitFailed;
}

[[nodiscard]] bool isNegativeNumber(const QString &word)
{
    bool isNumber = false;
    return word.toDouble(&isNumber) <= 0 && isNumber && word.startsWith(u'-');
}

/// What to do about words that were taken for unknown options.
[[nodiscard]] QString remedyFor(const QStringList &words, const Verb &verb)
{
    const auto number = std::ranges::find_if(words, isNegativeNumber);
    if (number != words.end()) {
        return QStringLiteral("; where %1 is a number and no option, -- goes in front of it and of "
                              "all that is no option")
            .arg(*number);
    }
    return verb.takesCommands
             ? QStringLiteral("; a command line with options of its own goes in quotes")
             : QString();
}

/// The verb of that family that the first word names.
[[nodiscard]] int runOneOf(const Verb &family, const QStringList &words, const QString &path)
{
    if (words.isEmpty()) {
        standardError().write(helpOf(family, path));
        return ExitFailed;
    }
    const auto named = std::ranges::find(family.verbs, words.first(), &Verb::name);
    return named != family.verbs.end()
             ? runVerb(**named, words.sliced(1), path)
             : complain(path, spoken(QT_TRANSLATE_NOOP("Messages", "\"%1\" is not a verb"),
                                     words.first()));
}

} // namespace

QString helpOf(const Verb &verb, const QString &path)
{
    return QStringLiteral("Usage: ") + path + u' ' + QLatin1String(verb.usage) + u'\n'
         + QString::fromUtf8(verb.help) + listOf(verb.verbs)
         + (verb.moreHelp ? verb.moreHelp() : QString()) + jsonOf(verb) + exitCodesOf(verb);
}

int runVerb(const Verb &verb, const QStringList &words, const QString &program)
{
    const QString path = (program + u' ' + verb.name).trimmed();
    const bool isFamily = !verb.verbs.empty();
    if (verb.ignoresClosedPipe) {
        std::signal(SIGPIPE, SIG_IGN);
    }
    if (asksForHelp(isFamily ? words.mid(0, 1) : words)) {
        standardOutput().write(helpOf(verb, path));
        return ExitDone;
    }
    if (isFamily) {
        return runOneOf(verb, words, path);
    }
    QCommandLineParser parser;
    const Result<int> exitCode =
        parseWords(parser, verb, words).and_then([&] { return verb.run(parser); });
    return exitCode ? *exitCode : complain(path, spoken(exitCode.error()));
}

Result<void> parseWords(QCommandLineParser &parser, const Verb &verb, const QStringList &words)
{
    if (verb.addOptions) {
        verb.addOptions(parser);
    }
    if (parser.parse(QStringList{verb.name} + (verb.completed ? verb.completed(words) : words))) {
        return {};
    }
    QString mistake = parser.errorText();
    if (mistake.endsWith(u'.')) {
        mistake.chop(1);
    }
    return failure(Message::verbatim(
        parser.unknownOptionNames().isEmpty() ? mistake : mistake + remedyFor(words, verb)));
}

void addOption(QCommandLineParser &parser,
               const char *names,
               const char *description,
               const char *value)
{
    addOption(parser, names, QString::fromUtf8(description), value);
}

void addOption(QCommandLineParser &parser,
               const char *names,
               const QString &description,
               const char *value)
{
    parser.addOption(
        {QString::fromLatin1(names).split(u' '), description, QString::fromLatin1(value)});
}

QString optionsHelp(void (*addOptions)(QCommandLineParser &), const QString &description)
{
    QCommandLineParser parser;
    addOptions(parser);
    parser.setApplicationDescription(description);
    const QString text = parser.helpText();
    return text.sliced(text.indexOf(u'\n') + 1); // below the line of the usage
}

} // namespace shinpan
