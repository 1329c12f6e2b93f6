#pragma once

#include "app/cli/verb/interruptshield.h"
#include "app/cli/verb/verbarguments.h"
#include "app/common/output.h"
#include "core/record/sgf/sgfcollection.h"

#include <cstdint>
#include <functional>
#include <span>

namespace shinpan {

// What `shinpan-cli sgf` ends with, as grep and diff have it.
inline constexpr int SgfDone = 0;
inline constexpr int SgfHasWarnings = 1; ///< `check` only
inline constexpr int SgfFailed = 2;      ///< wrong call, or a file that cannot be read or written

/// One call of a verb: what it was told, where it prints, and how it went so far.
class SgfRun
{
public:
    SgfRun(QString verb, VerbArguments arguments)
        : m_verb(std::move(verb))
        , m_arguments(std::move(arguments))
    { }

    [[nodiscard]] const VerbArguments &arguments() const { return m_arguments; }
    [[nodiscard]] Output &out() { return standardOutput(); }

    /// What --encoding says. Fails when there is no such character set.
    [[nodiscard]] Result<SgfReadOptions> readOptions() const;

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
    QString m_verb;
    VerbArguments m_arguments;
    int m_exitCode = SgfDone;
};

/// Something that can be done with SGF files.
struct SgfVerb
{
    QLatin1String name;
    const char *summary;
    const char *help; ///< from its options on; the usage line stands above
    const char *usage;
    std::span<const VerbOption> options; ///< beside --help
    void (*run)(SgfRun &);
};

/// The options of every verb that reads many files.
inline constexpr VerbOption RecursiveOption{QLatin1String("recursive"), VerbOption::Value::None,
                                            'r'};
inline constexpr VerbOption EncodingOption{QLatin1String("encoding"), VerbOption::Value::Required};
inline constexpr VerbOption JsonOption{QLatin1String("json"), VerbOption::Value::None};
inline constexpr VerbOption OutputOption{QLatin1String("output"), VerbOption::Value::Required, 'o'};
inline constexpr VerbOption QuietOption{QLatin1String("quiet"), VerbOption::Value::None, 'q'};
inline constexpr VerbOption GameOption{QLatin1String("game"), VerbOption::Value::Required};

/// A file that was named, or found in a directory that was named, and what its bytes are.
struct SgfInput
{
    QString path; ///< "-": standard input
    QByteArray bytes;
    SgfReadOptions options;
};
/// What a verb reads. Those that write a file back take nothing but SGF.
enum class SgfFormats : std::uint8_t { SgfOnly, All };
/// The endings of their files, without the dot.
[[nodiscard]] QStringList suffixesOf(SgfFormats formats);
/// Calls `visit` for each file that the arguments mean, directories (with --recursive) looked
/// through in the order of their names. Complains about what cannot be read and goes on; stops when
/// nobody reads the output any more.
void forEachInput(SgfRun &run,
                  SgfFormats formats,
                  const std::function<void(const SgfInput &)> &visit);
/// Calls `visit` for the games in each file; complains about those that hold none.
void forEachCollection(SgfRun &run,
                       SgfFormats formats,
                       const std::function<void(const SgfInput &, const SgfCollection &)> &visit);
/// Calls `visit` for each game of Go in each file of any format, or for the one that --game means.
void forEachGame(
    SgfRun &run,
    const std::function<void(const SgfInput &, const SgfCollection &, std::size_t)> &visit);
/// The game that --game means of the only file that the arguments name; the file's first by
/// default. Nothing, after a complaint, if there is none. Warnings about the game are printed on
/// stderr.
[[nodiscard]] std::optional<SgfGame> readOnlyGame(SgfRun &run);

/// "game.sgf:3:14", "game.sgf" without a line.
[[nodiscard]] QString located(const QString &path, int line, int column);

// Each in a file of its own.
extern const SgfVerb SgfCheckVerb;
extern const SgfVerb SgfConvertVerb;
extern const SgfVerb SgfFormatVerb;
extern const SgfVerb SgfImageVerb;
extern const SgfVerb SgfInfoVerb;
extern const SgfVerb SgfMergeVerb;
extern const SgfVerb SgfPositionVerb;
extern const SgfVerb SgfSplitVerb;
extern const SgfVerb SgfTreeVerb;

} // namespace shinpan
