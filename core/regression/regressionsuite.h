#pragma once

#include "core/gtp/gtpcommand.h"
#include "core/util/message.h"
#include "core/util/regularfile.h"
#include "core/util/result.h"

#include <QByteArrayView>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace shinpan {

/// What a suite expects of the answer to a test: its line that begins with `#?`.
struct Expectation
{
    QString pattern;             ///< between the brackets, with a leading `!` (anything but this)
    bool expectsFailure = false; ///< `*` behind the bracket: the engine is known to fail
    bool isIgnored = false;      ///< `&` behind it: asked, shown, and counted nowhere

    friend bool operator==(const Expectation &, const Expectation &) = default;
};

/// A command of a suite. One with a number is a test; the others set up what tests are about.
struct SuiteStep
{
    GtpCommand command;
    std::optional<int> test{};
    std::optional<Expectation> expectation{}; ///< none also where nothing stands behind `#?`
    int line = 0;                             ///< of the file, from 1

    friend bool operator==(const SuiteStep &, const SuiteStep &) = default;
};

/// What is odd in a suite, and where.
struct SuiteWarning
{
    int line = 0;
    Message text; ///< no full stop

    friend bool operator==(const SuiteWarning &, const SuiteWarning &) = default;
};

/// A file of regression tests (`.tst`), as GNU Go and GoGui have them: plain GTP, with what is
/// expected in comments.
///
///     loadsgf games/incident156.sgf 249
///     1 owl_attack C3
///     #? [1 B4]
struct RegressionSuite
{
    QString path; ///< of the file
    QString name; ///< in reports, such as "reading.tst"
    std::vector<SuiteStep> steps;
    std::vector<SuiteWarning> warnings;

    /// The number of tests, with those that are tests to GoGui only, see isTest().
    [[nodiscard]] int testCount() const;
};

/// A file of more is not a suite; the largest of GNU Go's has 100 KB.
inline constexpr qint64 LargestSuite = 16 * MiB;

/// Never fails: what is odd is mended and reported, as GNU Go's scripts mend it or as a reader
/// would. What follows `quit` is left out.
[[nodiscard]] RegressionSuite readSuite(QByteArrayView file);

/// The same of a file.
[[nodiscard]] Result<RegressionSuite> readSuiteFile(const QString &path);

/// A suite, or some of its tests: as regress.pike has them, "reading.tst:1,3-5".
struct SuiteChoice
{
    struct Range
    {
        int first = 0;
        int last = 0;

        friend bool operator==(const Range &, const Range &) = default;
    };

    QString path;
    std::vector<Range> tests{}; ///< none: all

    friend bool operator==(const SuiteChoice &, const SuiteChoice &) = default;
};

/// What is not a list of numbers behind the last colon belongs to the path.
[[nodiscard]] SuiteChoice suiteChoiceFromText(const QString &text);

/// Replaces `@FILE` by the suites of that file, one on a line; `#` begins a comment; relative paths
/// start at the file's folder, and it may name further such files.
[[nodiscard]] Result<std::vector<SuiteChoice>> suiteChoices(const QStringList &words);

/// Reads them, and gives each a name of its own: that of its file, or the path if two are alike.
/// Tests that were not chosen are left out. The failure names the file, or the test that is not
/// there.
[[nodiscard]] Result<std::vector<RegressionSuite>> readSuites(std::span<const SuiteChoice> choices);

} // namespace shinpan
