#include "core/regression/testresult.h"

#include "core/util/printable.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <tuple>

namespace shinpan {

namespace {

/// Results of an earlier run: a hundred thousand tests.
constexpr qint64 LargestResults = 64 * MiB;

template <typename T>
[[nodiscard]] QJsonValue valueOrNull(const std::optional<T> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

[[nodiscard]] std::optional<TestResult> resultFromJson(const QJsonObject &object)
{
    const auto text = [&](const char *key) { return object[QLatin1String(key)].toString(); };
    const std::optional<Verdict> verdict = verdictFromName(text("verdict"));
    if (!verdict || text("suite").isEmpty()) {
        return std::nullopt;
    }
    TestResult result{.suite = text("suite"),
                      .test = std::nullopt,
                      .line = object[QLatin1String("line")].toInt(),
                      .command = text("command"),
                      .expected = text("expected"),
                      .given = text("given"),
                      .reason = Message::verbatim(text("reason")),
                      .verdict = *verdict,
                      .expectedToFail = object[QLatin1String("expectedToFail")].toBool(),
                      .seconds = object[QLatin1String("seconds")].toDouble()};
    if (const QJsonValue test = object[QLatin1String("test")]; test.isDouble()) {
        result.test = test.toInt();
    }
    if (const QJsonValue cpu = object[QLatin1String("cpuSeconds")]; cpu.isDouble()) {
        result.cpuSeconds = cpu.toDouble();
    }
    return result;
}

/// The suite, the number of the test (of one without: its line, which is negative then), and how
/// many of that number came before it.
using TestKey = std::tuple<QString, int, int>;

/// Names tests of one run.
class TestKeys
{
public:
    [[nodiscard]] TestKey next(const TestResult &result)
    {
        const int number = result.test.value_or(-result.line);
        return {result.suite, number, m_seen[{result.suite, number}]++};
    }

private:
    std::map<std::pair<QString, int>, int> m_seen;
};

[[nodiscard]] std::optional<TestChange::Kind> kindOfChange(const TestResult &before,
                                                           const TestResult &now)
{
    if (before.verdict == Verdict::Pass && now.verdict != Verdict::Pass) {
        return TestChange::Kind::Broken;
    }
    if (before.verdict != Verdict::Pass && now.verdict == Verdict::Pass) {
        return TestChange::Kind::Mended;
    }
    return before.verdict != now.verdict || before.given != now.given
             ? std::optional(TestChange::Kind::Answered)
             : std::nullopt;
}

} // namespace

QString verdictText(const TestResult &result)
{
    const QString name = nameOf(result.verdict);
    return result.isUnexpectedFailure() || result.isUnexpectedPass() ? name.toUpper() : name;
}

Message testName(const TestResult &result)
{
    return result.test
             ? Message::verbatim(QStringLiteral("%1:%2").arg(result.suite).arg(*result.test))
             : Message::of(QT_TRANSLATE_NOOP("Messages", "%1 line %2"), result.suite, result.line);
}

QByteArray toJson(const TestResult &result, const std::optional<Verdict> &before)
{
    const bool isChanged = before && *before != result.verdict;
    const bool isExplained = !result.reason.isEmpty();
    const QJsonObject object{{QStringLiteral("suite"), result.suite},
                             {QStringLiteral("test"), valueOrNull(result.test)},
                             {QStringLiteral("line"), result.line},
                             {QStringLiteral("command"), result.command},
                             {QStringLiteral("expected"), result.expected},
                             {QStringLiteral("given"), result.given},
                             {QStringLiteral("verdict"), QString(nameOf(result.verdict))},
                             {QStringLiteral("expectedToFail"), result.expectedToFail},
                             {QStringLiteral("seconds"), result.seconds},
                             {QStringLiteral("cpuSeconds"), valueOrNull(result.cpuSeconds)},
                             {QStringLiteral("reason"),
                              isExplained ? QJsonValue(result.reason.english()) : QJsonValue()},
                             {QStringLiteral("before"),
                              isChanged ? QJsonValue(QString(nameOf(*before))) : QJsonValue()}};
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

Result<std::vector<TestResult>> readResults(QByteArrayView lines)
{
    std::vector<TestResult> results;
    int number = 0;
    for (const QByteArray &line : lines.toByteArray().split('\n')) {
        ++number;
        if (line.trimmed().isEmpty()) {
            continue;
        }
        const std::optional<TestResult> result =
            resultFromJson(QJsonDocument::fromJson(line).object());
        if (!result) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "line %1 is not a test result as --json prints it"),
                number));
        }
        results.push_back(*result);
    }
    return results;
}

Result<std::vector<TestResult>> readResultsFile(const QString &path)
{
    const Result<std::vector<TestResult>> results =
        readRegularFile(path, LargestResults).and_then([](const QByteArray &text) {
            return readResults(text);
        });
    return results ? results : failure(inFile(path, results.error()));
}

std::vector<TestChange> changesBetween(const std::vector<TestResult> &before,
                                       const std::vector<TestResult> &now)
{
    std::map<TestKey, const TestResult *> earlier;
    TestKeys keysBefore;
    for (const TestResult &result : before) {
        earlier.emplace(keysBefore.next(result), &result);
    }
    std::vector<TestChange> changes;
    TestKeys keysNow;
    for (const TestResult &result : now) {
        const auto found = earlier.find(keysNow.next(result));
        if (found == earlier.end()) {
            changes.push_back({TestChange::Kind::New, std::nullopt, result});
            continue;
        }
        if (const auto kind = kindOfChange(*found->second, result)) {
            changes.push_back({*kind, *found->second, result});
        }
        earlier.erase(found);
    }
    for (const auto &[key, result] : earlier) {
        changes.push_back({TestChange::Kind::Gone, *result, std::nullopt});
    }
    return changes;
}

const char TestResultShape[] = R"(A test, on one line:
  suite               text
  test                integer?  its number
  line                integer   of the suite
  command             text
  expected            text      the pattern in its brackets
  given               text      the engine's words
  verdict             text      pass, fail, ignored, error, no-answer, timeout or crash
  expectedToFail      boolean   whether the suite says so
  seconds             number
  cpuSeconds          number?   where the engine tells it
  reason              text?     why there is no answer, or "refused"
  before              text?     with --compare: the verdict of then, if it was another
)";

} // namespace shinpan
