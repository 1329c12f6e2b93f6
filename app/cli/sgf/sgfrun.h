#pragma once

#include "app/cli/verb/verb.h"
#include "app/common/exitcode.h"
#include "app/common/output.h"
#include "core/record/sgf/sgfcollection.h"

#include <QCommandLineParser>

#include <cstdint>
#include <functional>
#include <optional>

namespace shinpan {

/// What the exit code 2 is for every verb of `sgf`.
inline constexpr char SgfFailure[] =
    "bad call, or something could not be read, found or written; the other files\n"
    "       were processed all the same";

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
    void complain(const QString &path, const QString &what)
    {
        complain(path, SgfError{0, 0, Message::verbatim(what)});
    }

    /// Writes a file in one step, which Ctrl+C cannot cut in two; complains and returns false if
    /// that fails.
    bool save(const QByteArray &bytes, const QString &path);

    /// Begins what stands apart from what was printed before, by an empty line between them.
    void separate();
    /// From now on somebody else does that, who knows what was printed before.
    void separateBy(std::function<void()> separator) { m_separator = std::move(separator); }

    /// The exit code becomes at least this.
    void worsen(int exitCode) { m_exitCode = std::max(m_exitCode, exitCode); }
    [[nodiscard]] int exitCode() const { return m_exitCode; }

private:
    QLatin1String m_verb;
    const QCommandLineParser &m_arguments;
    int m_exitCode = ExitDone;
    bool m_hasBegun = false;
    std::function<void()> m_separator;
};

/// The place as "game.sgf:3:14", or "game.sgf" without a line.
[[nodiscard]] QString located(const QString &path, int line, int column);

/// Has the work of a verb done and returns the exit code.
[[nodiscard]] int runSgfVerb(const Verb &verb,
                             const QCommandLineParser &arguments,
                             void (*work)(SgfRun &));

/// What stands at the end of every verb's help: --help. A verb may have more.
[[nodiscard]] QString sgfHelpEnd();

/// A verb of `sgf`: `self` is the very object, `begun` what it has of its own, `work` what it does.
template <const Verb &self, const QList<QCommandLineOption> &options, void (*work)(SgfRun &)>
[[nodiscard]] constexpr Verb sgfVerb(Verb begun)
{
    begun.moreHelp = begun.moreHelp ? begun.moreHelp : sgfHelpEnd;
    begun.failed = SgfFailure;
    begun.addOptions = [](QCommandLineParser &parser) { parser.addOptions(options); };
    begun.run = [](const QCommandLineParser &arguments) -> Result<int> {
        return runSgfVerb(self, arguments, work);
    };
    return begun;
}

// Options of several verbs.
/// It also has the name that it once had.
inline const QCommandLineOption CharsetOption(QStringList{QStringLiteral("charset"),
                                                          QStringLiteral("encoding")},
                                              {},
                                              QStringLiteral("NAME"));
inline const QCommandLineOption GameOption(QStringLiteral("game"), {}, QStringLiteral("N"));
inline const QCommandLineOption JsonOption(QStringLiteral("json"));
inline const QCommandLineOption OutputOption(QStringList{QStringLiteral("output"),
                                                         QStringLiteral("o")},
                                             {},
                                             QStringLiteral("FILE"));
inline const QCommandLineOption ForceOption(QStringLiteral("force"));
inline const QCommandLineOption MoveOption(QStringLiteral("move"), {}, QStringLiteral("VALUE"));
inline const QCommandLineOption NodeOption(QStringLiteral("node"), {}, QStringLiteral("VALUE"));
inline const QCommandLineOption QuietOption(QStringList{QStringLiteral("quiet"),
                                                        QStringLiteral("q")});
inline const QCommandLineOption RecursiveOption(QStringList{QStringLiteral("recursive"),
                                                            QStringLiteral("r")});

/// A file that was named, or found in a directory that was named, and what its bytes are.
struct SgfInput
{
    QString path; ///< "-": standard input
    QByteArray bytes;
    SgfReadOptions options;
};
/// What a verb reads. The one that writes files back takes nothing but SGF.
enum class SgfFormats : std::uint8_t { SgfOnly, All };
/// The endings of their files, without the dot.
[[nodiscard]] QStringList suffixesOf(SgfFormats formats);
/// What files have in common that must be worked on in their order.
using SgfKey = std::function<QString(const QString &path)>;
/// Files that have nothing to do with each other.
[[nodiscard]] inline QString eachAlone(const QString &path)
{
    return path;
}
/// Calls `visit` for each file that the arguments mean, directories (with --recursive) looked
/// through in the order of their names. Complains about what cannot be read and goes on; stops when
/// nobody reads the output.
///
/// With a key, other processes than this one may call it for some of the files, at the same time
/// (SgfCrew): it prints, saves and worsens the exit code, and notes nothing for later. Those of the
/// same key are worked on by the same process in their order.
void forEachInput(SgfRun &run,
                  SgfFormats formats,
                  const std::function<void(const SgfInput &)> &visit,
                  const SgfKey &keyOf = {});
/// Calls `visit` for the games in each file; complains about those that hold none. What was odd in
/// the files is not told.
void forEachCollection(SgfRun &run,
                       SgfFormats formats,
                       const std::function<void(const SgfInput &, const SgfCollection &)> &visit,
                       const SgfKey &keyOf = {});
/// The games of a file as writeSgfCollection() has them. Prints on stderr what was odd in the file
/// and in all of its games, each of which is read only once for both.
[[nodiscard]] QByteArray writeTellingWarnings(const QString &path, const SgfCollection &collection);

/// A game and where it stands.
struct SgfListedGame
{
    const QString &path;
    const SgfCollection &collection;
    std::size_t index;
    SgfGame game;
};
/// Calls `visit` for each game of Go in each file of any format, or for the one that --game means.
/// Warnings about these games and their files are printed on stderr.
void forEachGame(SgfRun &run,
                 const std::function<void(const SgfListedGame &)> &visit,
                 const SgfKey &keyOf = {});
/// The game that --game means of the only file that the arguments name; the file's first by
/// default. Nothing, after a complaint, if there is none. Warnings are printed as above.
[[nodiscard]] std::optional<SgfGame> readOnlyGame(SgfRun &run);

} // namespace shinpan
