#pragma once

#include "core/util/result.h"

#include <QLatin1String>
#include <QString>
#include <QStringList>

#include <array>
#include <span>

class QCommandLineParser;

namespace shinpan {

/// Something that `shinpan-cli` can be told to do. Either `run` does it, or it has verbs of its
/// own, one of which the next word names.
struct Verb
{
    QLatin1String name;
    const char *summary;             ///< in the list that it stands in
    const char *usage;               ///< what follows the name
    const char *help;                ///< what follows that line; a list of `verbs` stands below
    QString (*moreHelp)() = nullptr; ///< what stands below that
    /// What JSON it writes: headings, and below them members with their types. From 1.0 on these
    /// are promises, against which PromisesTest holds its output.
    std::array<const char *, 2> json = {};
    // What its exit codes mean, for its help.
    const char *done = "done";
    const char *no = nullptr; ///< null: it never says no
    const char *failed = "bad call, or it could not be run";
    void (*addOptions)(QCommandLineParser &) = nullptr; ///< beside --help
    bool takesCommands = false;                         ///< of engines, each as one word
    /// Inserts words that the options need but that may be left out.
    QStringList (*completed)(QStringList words) = nullptr;
    /// Returns the ExitCode. The failure says what is wrong with the call.
    Result<int> (*run)(const QCommandLineParser &) = nullptr;
    std::span<const Verb *const> verbs = {};
    /// Ends in good order, not by SIGPIPE, when the reader of our output goes away.
    bool ignoresClosedPipe = false;
};

/// Does what the words after the verb's name say, including --help, and returns the exit code.
/// `program` is what stands in front of the name. Needs the QCoreApplication.
[[nodiscard]] int runVerb(const Verb &verb,
                          const QStringList &words,
                          const QString &program = QStringLiteral("shinpan-cli"));

/// What --help prints; `path` is the verb with what stands in front of it, "shinpan-cli match".
[[nodiscard]] QString helpOf(const Verb &verb, const QString &path);

/// Has the parser read the words after the verb's name. The failure says what is wrong with them.
[[nodiscard]] Result<void> parseWords(QCommandLineParser &parser,
                                      const Verb &verb,
                                      const QStringList &words);

/// Adds an option: its names with blanks between them, what it does, and what its value is called
/// (null: it has none).
void addOption(QCommandLineParser &parser,
               const char *names,
               const char *description,
               const char *value = nullptr);
void addOption(QCommandLineParser &parser,
               const char *names,
               const QString &description,
               const char *value = nullptr);

/// Help for Verb::moreHelp: a description and the options, as Qt prints them.
[[nodiscard]] QString optionsHelp(void (*addOptions)(QCommandLineParser &),
                                  const QString &description);

} // namespace shinpan
