#include "core/regression/regressionreport.h"

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
    return QString::number(seconds, 'f', seconds < 100 ? 2 : 1);
}

[[nodiscard]] QString rowText(const QString &name, int width, const QStringList &cells)
{
    QString row = name.leftJustified(width);
    for (const QString &cell : cells) {
        row += cell.rightJustified(NumberWidth);
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
    QString line = QStringLiteral("%1 %2").arg(testName(result), changeText(change.kind));
    if (change.now && change.before) {
        line += QStringLiteral(": was %1 (%2), is %3 (%4)")
                    .arg(verdictText(*change.before), excerpt(change.before->given, LongestAnswer),
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

QString changeText(TestChange::Kind kind)
{
    constexpr std::array Words{"passes no more", "passes now", "answers otherwise", "is new",
                               "is gone"};
    return QLatin1String(Words[static_cast<std::size_t>(kind)]);
}

QString changesText(const std::vector<TestChange> &changes)
{
    std::array<int, 5> counts{};
    for (const TestChange &change : changes) {
        ++counts[static_cast<std::size_t>(change.kind)];
    }
    constexpr std::array Words{"no longer passing", "passing now", "answered otherwise", "new",
                               "gone"};
    QStringList parts;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts[kind] > 0) {
            parts += QStringLiteral("%1 %2").arg(counts[kind]).arg(QLatin1String(Words[kind]));
        }
    }
    return parts.isEmpty() ? QStringLiteral("nothing") : parts.join(QStringLiteral(", "));
}

QString toText(const SuiteReport &suite, bool showsAll)
{
    QString text;
    const auto addNote = [&](const SuiteWarning &note) {
        text += QStringLiteral("%1 line %2: %3\n")
                    .arg(suite.suite.name, QString::number(note.line), note.text);
    };
    std::ranges::for_each(suite.suite.warnings, addNote);
    std::ranges::for_each(suite.outcome.notes, addNote);
    for (const TestResult &result : suite.outcome.results) {
        if (showsAll || result.isUnexpectedFailure() || result.isUnexpectedPass()) {
            text += QStringLiteral("%1 %2: %3: %4\n")
                        .arg(testName(result), verdictText(result), result.command,
                             spoken(outcomeOf(result)));
        }
    }
    if (suite.outcome.failure) {
        text += QStringLiteral("%1: the engine %2\n")
                    .arg(suite.suite.name, suite.outcome.failure->english());
    }
    return text;
}

QString summaryText(const RegressionReport &report)
{
    qsizetype width = 8;
    for (const SuiteReport &suite : report.suites) {
        width = std::max(width, suite.suite.name.size() + 1);
    }
    const int column = static_cast<int>(width);
    QString text =
        rowText(QStringLiteral("suite"), column,
                {QStringLiteral("tests"), QStringLiteral("pass"), QStringLiteral("fail"),
                 QStringLiteral("PASS"), QStringLiteral("FAIL"), QStringLiteral("broken"),
                 QStringLiteral("seconds"), QStringLiteral("CPU")});
    for (const SuiteReport &suite : report.suites) {
        text += rowText(suite.suite.name, column, tallyOf(suite));
    }
    if (report.suites.size() > 1) {
        text += rowText(QStringLiteral("all"), column, tallyOf(report));
    }
    if (report.changes) {
        text += QStringLiteral("\nChanged since the earlier run: %1\n")
                    .arg(changesText(*report.changes));
        for (const TestChange &change : *report.changes) {
            text += changeLine(change);
        }
    }
    return text;
}

} // namespace shinpan
