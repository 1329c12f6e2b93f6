#include "core/regression/regressionreport.h"

#include "core/report/texttable.h"
#include "core/util/excerpt.h"
#include "core/util/spoken.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

/// Characters of an answer that a line shows.
constexpr qsizetype LongestAnswer = 120;
constexpr int NumberWidth = 9;

[[nodiscard]] QString secondsText(double seconds)
{
    return spokenNumber(seconds, seconds < 100 ? 2 : 1);
}

[[nodiscard]] QString rowText(const QString &name, int width, const QStringList &cells)
{
    QString row = name + blanksBeside(name, width);
    for (const QString &cell : cells) {
        row += blanksBeside(cell, NumberWidth) + cell;
    }
    while (row.endsWith(u' ')) {
        row.chop(1);
    }
    return row + u'\n';
}

[[nodiscard]] QString rowText(const QString &name, int width, const RegressionTally &tally)
{
    QStringList cells;
    for (const int count : {tally.tests, tally.passed, tally.failed, tally.unexpectedPasses,
                            tally.unexpectedFailures, tally.broken}) {
        cells += QString::number(count);
    }
    cells += secondsText(tally.seconds);
    cells += tally.cpuSeconds ? secondsText(*tally.cpuSeconds) : QString();
    return rowText(name, width, cells);
}

[[nodiscard]] QString changeLine(const TestChange &change)
{
    const TestResult &result = change.now ? *change.now : *change.before;
    QString line = changeText(change.kind, spoken(testName(result)));
    if (change.now && change.before) {
        line += QStringLiteral(": ")
              + spoken(QT_TRANSLATE_NOOP("Messages", "was %1 (%2), is %3 (%4)"),
                       verdictText(*change.before), excerpt(change.before->given, LongestAnswer),
                       verdictText(*change.now), excerpt(change.now->given, LongestAnswer));
    }
    return line + u'\n';
}

} // namespace

void RegressionTally::add(const TestResult &result)
{
    ++(result.verdict == Verdict::Ignored ? ignored : tests);
    if (result.verdict == Verdict::Pass) {
        ++(result.expectedToFail ? unexpectedPasses : passed);
    } else if (result.verdict == Verdict::Fail) {
        ++(result.expectedToFail ? failed : unexpectedFailures);
    } else if (result.verdict != Verdict::Ignored) {
        ++broken;
    }
    seconds += result.seconds;
    if (result.cpuSeconds) {
        cpuSeconds = cpuSeconds.value_or(0) + *result.cpuSeconds;
    }
}

void RegressionTally::add(const RegressionTally &others)
{
    tests += others.tests;
    passed += others.passed;
    failed += others.failed;
    unexpectedPasses += others.unexpectedPasses;
    unexpectedFailures += others.unexpectedFailures;
    broken += others.broken;
    ignored += others.ignored;
    seconds += others.seconds;
    if (others.cpuSeconds) {
        cpuSeconds = cpuSeconds.value_or(0) + *others.cpuSeconds;
    }
}

RegressionTally tallyOf(const SuiteReport &suite)
{
    RegressionTally tally;
    for (const TestResult &result : suite.outcome.results) {
        tally.add(result);
    }
    return tally;
}

RegressionTally tallyOf(const RegressionReport &report)
{
    RegressionTally tally;
    for (const SuiteReport &suite : report.suites) {
        tally.add(tallyOf(suite));
    }
    return tally;
}

Message outcomeOf(const TestResult &result)
{
    if (result.verdict > Verdict::Ignored) {
        return result.reason;
    }
    const auto orNothing = [](const QString &text) {
        return text.isEmpty() ? Message::of(QT_TRANSLATE_NOOP("Messages", "nothing"))
                              : Message::verbatim(text);
    };
    const Message answer = orNothing(excerpt(result.given, LongestAnswer));
    const Message given =
        result.reason.isEmpty()
            ? Message::of(QT_TRANSLATE_NOOP("Messages", "answered %1"), answer)
            : Message::of(QT_TRANSLATE_NOOP("Messages", "%1: %2"), result.reason, answer);
    return result.verdict == Verdict::Ignored
             ? given
             : Message::of(QT_TRANSLATE_NOOP("Messages", "expected %1, %2"),
                           orNothing(result.expected), given);
}

QString changeText(TestChange::Kind kind, const QString &test)
{
    constexpr std::array Sentences{QT_TRANSLATE_NOOP("Messages", "%1 passes no more"),
                                   QT_TRANSLATE_NOOP("Messages", "%1 passes now"),
                                   QT_TRANSLATE_NOOP("Messages", "%1 answers otherwise"),
                                   QT_TRANSLATE_NOOP("Messages", "%1 is new"),
                                   QT_TRANSLATE_NOOP("Messages", "%1 is gone")};
    return spoken(Sentences[static_cast<std::size_t>(kind)], test);
}

QString changesText(const std::vector<TestChange> &changes)
{
    std::array<int, 5> counts{};
    for (const TestChange &change : changes) {
        ++counts[static_cast<std::size_t>(change.kind)];
    }
    constexpr std::array Sentences{QT_TRANSLATE_NOOP("Messages", "%1 no longer passing"),
                                   QT_TRANSLATE_NOOP("Messages", "%1 passing now"),
                                   QT_TRANSLATE_NOOP("Messages", "%1 answered otherwise"),
                                   QT_TRANSLATE_NOOP("Messages", "%1 new"),
                                   QT_TRANSLATE_NOOP("Messages", "%1 gone")};
    QStringList parts;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts[kind] > 0) {
            parts += spoken(Sentences[kind], counts[kind]);
        }
    }
    return parts.isEmpty() ? spoken(QT_TRANSLATE_NOOP("Messages", "nothing"))
                           : parts.join(QStringLiteral(", "));
}

QStringList tableHeadings()
{
    return {spoken(QT_TRANSLATE_NOOP("Messages", "suite")),
            spoken(QT_TRANSLATE_NOOP("Messages", "tests")),
            QStringLiteral("pass"),
            QStringLiteral("fail"),
            QStringLiteral("PASS"),
            QStringLiteral("FAIL"),
            spoken(QT_TRANSLATE_NOOP("Messages", "broken")),
            spoken(QT_TRANSLATE_NOOP("Messages", "seconds")),
            QStringLiteral("CPU")};
}

QString toText(const SuiteReport &suite, bool showsAll)
{
    QString text;
    const auto addNote = [&](const SuiteWarning &note) {
        const Message line =
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1 line %2"), suite.suite.name, note.line);
        text += spoken(QT_TRANSLATE_NOOP("Messages", "%1: %2"), line, note.text) + u'\n';
    };
    std::ranges::for_each(suite.suite.warnings, addNote);
    std::ranges::for_each(suite.outcome.notes, addNote);
    for (const TestResult &result : suite.outcome.results) {
        if (showsAll || result.isUnexpectedFailure() || result.isUnexpectedPass()) {
            text += QStringLiteral("%1 %2: %3: %4\n")
                        .arg(spoken(testName(result)), verdictText(result), result.command,
                             spoken(outcomeOf(result)));
        }
    }
    if (suite.outcome.failure) {
        const Message failure =
            Message::of(QT_TRANSLATE_NOOP("Messages", "the engine %1"), *suite.outcome.failure);
        text += spoken(inFile(suite.suite.name, failure)) + u'\n';
    }
    return text;
}

QString summaryText(const RegressionReport &report)
{
    const QStringList headings = tableHeadings();
    int width = std::max(7, columnsOf(headings.first()));
    for (const SuiteReport &suite : report.suites) {
        width = std::max(width, columnsOf(suite.suite.name));
    }
    QString text = rowText(headings.first(), ++width, headings.mid(1));
    for (const SuiteReport &suite : report.suites) {
        text += rowText(suite.suite.name, width, tallyOf(suite));
    }
    if (report.suites.size() > 1) {
        text += rowText(spoken(QT_TRANSLATE_NOOP("Messages", "all")), width, tallyOf(report));
    }
    if (report.changes) {
        text += u'\n'
              + spoken(QT_TRANSLATE_NOOP("Messages", "Changed since the earlier run: %1"),
                       changesText(*report.changes))
              + u'\n';
        for (const TestChange &change : *report.changes) {
            text += changeLine(change);
        }
    }
    return text;
}

} // namespace shinpan
