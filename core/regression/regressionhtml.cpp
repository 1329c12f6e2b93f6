#include "core/regression/regressionboard.h"
#include "core/regression/regressionreport.h"
#include "core/regression/testposition.h"
#include "core/report/pagemarkup.h"
#include "core/util/excerpt.h"
#include "core/util/language.h"
#include "core/util/spoken.h"

#include <QLocale>

#include <algorithm>

namespace shinpan {

namespace {

constexpr char Style[] = R"(
:root { color-scheme: light dark; --page: #fcfbf8; --ink: #1f1d1a; --soft: #66615a; --rule: #ddd8cf; --bad: #a3241b; --good: #1f6b2c; }
@media (prefers-color-scheme: dark) {
  :root { --page: #171614; --ink: #ece8e1; --soft: #a59f95; --rule: #3c3934; --bad: #ff8a7a; --good: #8fd694; }
}
body { margin: 0; padding: 2rem max(1rem, calc(50vw - 34rem)); background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; } h3 { margin: 0 0 .4rem; }
p { margin: .3rem 0; overflow-wrap: anywhere; } code { font-family: ui-monospace, monospace; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--rule); } th:first-child { text-align: left; }
article { display: flex; flex-wrap: wrap; gap: 1.2rem; padding: 1.2rem 0; border-top: 1px solid var(--rule); }
article svg { width: min(20rem, 100%); } article div { flex: 1 1 16rem; }
.soft { color: var(--soft); } .bad { color: var(--bad); font-weight: 600; } .good { color: var(--good); font-weight: 600; }
)";

[[nodiscard]] QString paragraph(const QString &name, const QString &markup)
{
    return QStringLiteral("<p><span class=\"soft\">%1</span> %2</p>\n").arg(name, markup);
}

[[nodiscard]] QString verdictMarkup(const TestResult &result)
{
    const QLatin1String kind(result.isUnexpectedFailure() ? "bad"
                             : result.isUnexpectedPass()  ? "good"
                                                          : "soft");
    return QStringLiteral("<span class=\"%1\">%2</span>").arg(kind, verdictText(result));
}

[[nodiscard]] QString row(const QString &name, const RegressionTally &tally)
{
    QString cells;
    for (const int count : {tally.tests, tally.passed, tally.failed, tally.unexpectedPasses,
                            tally.unexpectedFailures, tally.broken}) {
        cells += QStringLiteral("<td>%1</td>").arg(count);
    }
    return QStringLiteral("<tr><th scope=\"row\">%1</th>%2<td>%3</td><td>%4</td></tr>\n")
        .arg(escaped(name), cells, spokenNumber(tally.seconds, 2),
             tally.cpuSeconds ? spokenNumber(*tally.cpuSeconds, 2) : QString());
}

[[nodiscard]] QString table(const RegressionReport &report)
{
    QString rows;
    for (const SuiteReport &suite : report.suites) {
        rows += row(suite.suite.name, tallyOf(suite));
    }
    QString headings;
    for (const QString &heading : tableHeadings()) {
        headings += QStringLiteral("<th scope=\"col\">%1</th>").arg(escaped(heading));
    }
    return QStringLiteral("<div class=\"scroll\"><table>\n<thead><tr>%1</tr></thead>\n"
                          "<tbody>%2%3</tbody></table></div>\n<p class=\"soft\">%4</p>\n")
        .arg(headings, rows, row(spoken(QT_TRANSLATE_NOOP("Messages", "all")), tallyOf(report)),
             spoken(QT_TRANSLATE_NOOP("Messages", "Capitals are what was not expected.")));
}

/// The suite of a result; null if it was not run.
[[nodiscard]] const SuiteReport *suiteOf(const RegressionReport &report, const TestResult &result)
{
    const auto found = std::ranges::find_if(
        report.suites, [&](const SuiteReport &suite) { return suite.suite.name == result.suite; });
    return found != report.suites.end() ? &*found : nullptr;
}

/// A result with its position; `before` stands where there is an earlier one.
[[nodiscard]] QString article(const RegressionReport &report,
                              const TestResult &result,
                              const std::optional<TestResult> &before,
                              const QString &heading)
{
    const auto answer = [](const TestResult &it) {
        return verdictMarkup(it) + QStringLiteral(" <code>") + escaped(excerpt(it.given))
             + QStringLiteral("</code> ") + escaped(spoken(it.reason));
    };
    QString text = QStringLiteral("<h3>%1</h3>\n").arg(heading);
    text += paragraph(spoken(QT_TRANSLATE_NOOP("Messages", "Asked")),
                      QStringLiteral("<code>%1</code>").arg(escaped(result.command)));
    text += paragraph(spoken(QT_TRANSLATE_NOOP("Messages", "Expected")),
                      QStringLiteral("<code>%1</code>%2")
                          .arg(escaped(result.expected),
                               result.expectedToFail
                                   ? u' ' + spoken(QT_TRANSLATE_NOOP("Messages", "(known to fail)"))
                                   : QString()));
    if (before) {
        text +=
            paragraph(spoken(QT_TRANSLATE_NOOP("Messages", "Answered before")), answer(*before));
    }
    text += paragraph(spoken(QT_TRANSLATE_NOOP("Messages", "Answered")), answer(result));
    text +=
        paragraph(spoken(QT_TRANSLATE_NOOP("Messages", "Took")),
                  spoken(QT_TRANSLATE_NOOP("Messages", "%1 s"), spokenNumber(result.seconds, 2)));
    const SuiteReport *suite = suiteOf(report, result);
    const std::optional<Board> board =
        suite != nullptr ? boardBefore(suite->suite, result.line) : std::nullopt;
    const QString picture = board ? boardMarkup(*board, result) : QString();
    return QStringLiteral("<article>\n%1<div>%2</div>\n</article>\n").arg(picture, text);
}

[[nodiscard]] QString changesMarkup(const RegressionReport &report)
{
    QString text;
    for (const TestChange &change : *report.changes) {
        const TestResult &result = change.now ? *change.now : *change.before;
        text += article(report, result, change.now ? change.before : std::nullopt,
                        changeText(change.kind, escaped(spoken(testName(result)))));
    }
    return QStringLiteral("<h2>%1</h2>\n%2")
        .arg(spoken(QT_TRANSLATE_NOOP("Messages", "Changed since the earlier run: %1"),
                    changesText(*report.changes)),
             text);
}

[[nodiscard]] QString unexpectedMarkup(const RegressionReport &report)
{
    QString text;
    int count = 0;
    for (const SuiteReport &suite : report.suites) {
        for (const TestResult &result : suite.outcome.results) {
            if (result.isUnexpectedFailure() || result.isUnexpectedPass()) {
                ++count;
                text += article(report, result, std::nullopt,
                                escaped(spoken(testName(result))) + u' ' + verdictMarkup(result));
            }
        }
    }
    return QStringLiteral("<h2>%1</h2>\n%2")
        .arg(spoken(QT_TRANSLATE_NOOP("Messages", "Not expected: %1"), count), text);
}

} // namespace

QByteArray toHtml(const RegressionReport &report)
{
    const QString engine = report.suites.empty() ? QString() : report.suites.front().outcome.engine;
    const QString title = spoken(QT_TRANSLATE_NOOP("Messages", "Regression tests: %1"),
                                 escaped(engine.isEmpty() ? report.command : engine));
    const QString head =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"%3\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width\">\n"
                       "<title>%1</title>\n<style>%2</style>\n</head>\n<body>\n<h1>%1</h1>\n")
            .arg(title, QLatin1String(Style), languageFor(QLocale()).replace(u'_', u'-'));
    const QString legend =
        QStringLiteral("<p class=\"soft\">%1</p>\n")
            .arg(spoken(QT_TRANSLATE_NOOP(
                "Messages", "On the boards a square is a point that the suite names, a ring one "
                            "that the engine answered, a triangle one that it was asked about.")));
    const QString page = head
                       + paragraph(spoken(QT_TRANSLATE_NOOP("Messages", "Command")),
                                   QStringLiteral("<code>%1</code>").arg(escaped(report.command)))
                       + table(report) + legend
                       + (report.changes ? changesMarkup(report) : QString())
                       + unexpectedMarkup(report) + QStringLiteral("</body>\n</html>\n");
    return page.toUtf8();
}

} // namespace shinpan
