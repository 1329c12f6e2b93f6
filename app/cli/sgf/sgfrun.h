#pragma once

#include "app/cli/verb/verb.h"
#include "app/common/output.h"
#include "core/record/sgf/sgfcollection.h"

#include <QCommandLineParser>

namespace shinpan {

// What `shinpan-cli sgf` ends with, as grep and diff have it.
inline constexpr int SgfDone = 0;
inline constexpr int SgfHasWarnings = 1; ///< `check` only
inline constexpr int SgfFailed = 2;      ///< wrong call, or a file that cannot be read or written

/// One call of a verb: what it was told, where it prints, and how it went so far.
class SgfRun
{
public:
    /// The arguments must live as long.
    SgfRun(const Verb &verb, const QCommandLineParser &arguments)
        : m_verb(verb.name)
        , m_arguments(arguments)
    { }

    [[nodiscard]] const QCommandLineParser &arguments() const { return m_arguments; }
    /// Whether the option was given; not every verb knows it.
    [[nodiscard]] bool has(const QCommandLineOption &option) const;
    [[nodiscard]] QStringList files() const { return m_arguments.positionalArguments(); }
    [[nodiscard]] Output &out() { return standardOutput(); }

    /// Says on stderr what is wrong with the call as a whole.
    void complain(const QString &what);
    /// Says what is wrong with a file: "file:line:column: what". Others can still be worked on.
    void complain(const QString &path, const SgfError &error);
    void complain(const QString &path, const QString &what) { complain(path, {0, 0, what}); }

    /// Writes a file in one step, which Ctrl+C cannot cut in two; complains and returns false if
    /// that fails.
    bool save(const QByteArray &bytes, const QString &path);

    /// The exit code becomes at least this.
    void worsen(int exitCode) { m_exitCode = std::max(m_exitCode, exitCode); }
    [[nodiscard]] int exitCode() const { return m_exitCode; }

private:
    QLatin1String m_verb;
    const QCommandLineParser &m_arguments;
    int m_exitCode = SgfDone;
};

/// "game.sgf:3:14", "game.sgf" without a line.
[[nodiscard]] QString located(const QString &path, int line, int column);

/// A verb's `run`: has the work done and returns the exit code.
[[nodiscard]] int runSgfVerb(const Verb &verb,
                             const QCommandLineParser &arguments,
                             void (*work)(SgfRun &));

/// What stands at the end of every verb's help: --help, and the exit codes.
[[nodiscard]] QString sgfHelpEnd();
/// "Exit codes: …", below an empty line.
[[nodiscard]] QString sgfExitCodes();

// Options of several verbs.
inline const QCommandLineOption EncodingOption(QStringLiteral("encoding"),
                                               {},
                                               QStringLiteral("NAME"));
inline const QCommandLineOption GameOption(QStringLiteral("game"), {}, QStringLiteral("N"));
inline const QCommandLineOption JsonOption(QStringLiteral("json"));
inline const QCommandLineOption OutputOption(QStringList{QStringLiteral("output"),
                                                         QStringLiteral("o")},
                                             {},
                                             QStringLiteral("FILE"));
inline const QCommandLineOption QuietOption(QStringList{QStringLiteral("quiet"),
                                                        QStringLiteral("q")});
inline const QCommandLineOption RecursiveOption(QStringList{QStringLiteral("recursive"),
                                                            QStringLiteral("r")});

} // namespace shinpan
