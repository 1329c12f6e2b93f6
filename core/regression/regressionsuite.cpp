#include "core/regression/regressionsuite.h"

#include "core/engine/dialect/gtplog.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace shinpan {

namespace {

/// Files that name files that name files…
constexpr int DeepestList = 16;

/// Reads the lines of a suite, one after the other.
class SuiteReader
{
public:
    void add(const QByteArray &line);
    [[nodiscard]] RegressionSuite finish();

private:
    void addCommand(const QByteArray &line);
    void addExpectation(const QString &text);
    void warn(const Message &text) { m_suite.warnings.push_back({m_line, text}); }

    RegressionSuite m_suite;
    int m_line = 0;
    bool m_isDirectlyBelow = false; ///< nothing stands between the last command and this line
    bool m_isOver = false;          ///< `quit` has come
    QSet<int> m_tests;
};

/// The number in front of a command; nothing if there is none.
[[nodiscard]] std::optional<int> testNumber(const QByteArray &line)
{
    bool isNumber = false;
    const int number = line.simplified().split(' ').constFirst().toInt(&isNumber);
    return isNumber && number >= 0 ? std::optional(number) : std::nullopt;
}

void SuiteReader::add(const QByteArray &line)
{
    ++m_line;
    if (m_isOver) {
        return;
    }
    if (line.startsWith("#?")) {
        addExpectation(QString::fromUtf8(line.sliced(2)).trimmed());
        m_isDirectlyBelow = true; // a second one takes the first one's place
    } else {
        addCommand(line);
    }
}

void SuiteReader::addCommand(const QByteArray &line)
{
    const QByteArray text = line.split('#').constFirst().trimmed();
    const Result<GtpCommand> command = GtpCommand::parse(text);
    m_isDirectlyBelow = command.has_value();
    if (!command) {
        if (!text.isEmpty()) {
            warn(command.error());
        }
        return;
    }
    if (command->name() == "quit") {
        m_isOver = true;
        return;
    }
    const std::optional<int> test = testNumber(text);
    if (test && m_tests.contains(*test)) {
        warn(Message::of(QT_TRANSLATE_NOOP("Messages", "there was a test %1 already"), *test));
    }
    if (test) {
        m_tests.insert(*test);
    }
    m_suite.steps.push_back({.command = *command, .test = test, .line = m_line});
}

/// GNU Go's scripts look at what stands last; they do not miss a bracket that is forgotten.
void SuiteReader::addExpectation(const QString &text)
{
    if (m_suite.steps.empty()) {
        warn(Message::of(
            QT_TRANSLATE_NOOP("Messages", "there is no command above this expectation")));
        return;
    }
    SuiteStep &step = m_suite.steps.back();
    if (!m_isDirectlyBelow) {
        warn(Message::of(QT_TRANSLATE_NOOP("Messages",
                                           "this expectation does not stand directly below its "
                                           "command; GNU Go's regress.awk does not find it")));
    } else if (step.expectation) {
        warn(Message::of(QT_TRANSLATE_NOOP(
            "Messages",
            "this is the second expectation of one command; the first does not count")));
    }
    static const QRegularExpression End(QStringLiteral("\\][&*]*$"));
    const bool isClosed = text.contains(End);
    if (text.isEmpty()) {
        return;
    }
    if (!text.startsWith(u'[') || !isClosed) {
        warn(
            Message::of(QT_TRANSLATE_NOOP("Messages", "a bracket is missing in this expectation")));
    }
    QString pattern = text.startsWith(u'[') ? text.sliced(1) : text;
    pattern.remove(End);
    step.expectation = Expectation{pattern, text.endsWith(u'*'), text.endsWith(u'&')};
}

RegressionSuite SuiteReader::finish()
{
    for (const SuiteStep &step : m_suite.steps) {
        if (step.expectation && !step.test) {
            m_line = step.line;
            warn(Message::of(QT_TRANSLATE_NOOP("Messages",
                                               "there is an expectation, but the command has no "
                                               "number; for GNU Go's scripts it is no test")));
        }
    }
    std::ranges::stable_sort(m_suite.warnings, {}, &SuiteWarning::line);
    return std::move(m_suite);
}

[[nodiscard]] Result<std::vector<SuiteChoice>> choicesOfList(const QString &path, int depth);

[[nodiscard]] Result<std::vector<SuiteChoice>> choicesOf(const QStringList &words,
                                                         const QDir &folder,
                                                         int depth)
{
    std::vector<SuiteChoice> choices;
    for (const QString &word : words) {
        if (!word.startsWith(u'@')) {
            choices.push_back(suiteChoiceFromText(depth > 0 ? folder.filePath(word) : word));
            continue;
        }
        const QString list = word.sliced(1);
        const Result<std::vector<SuiteChoice>> listed =
            choicesOfList(depth > 0 ? folder.filePath(list) : list, depth + 1);
        if (!listed) {
            return failure(listed.error());
        }
        choices.insert(choices.end(), listed->begin(), listed->end());
    }
    return choices;
}

Result<std::vector<SuiteChoice>> choicesOfList(const QString &path, int depth)
{
    if (depth > DeepestList) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1: these lists name each other"), path));
    }
    const Result<QByteArray> text = readRegularFile(path, LargestSuite);
    if (!text) {
        return failure(inFile(path, text.error()));
    }
    QStringList words;
    for (const QByteArray &line : text->split('\n')) {
        const QString word = QString::fromUtf8(line).trimmed();
        if (!word.isEmpty() && !word.startsWith(u'#')) {
            words.append(word);
        }
    }
    return choicesOf(words, QFileInfo(path).absoluteDir(), depth);
}

/// Leaves out the tests that were not chosen.
[[nodiscard]] Result<RegressionSuite> chosen(RegressionSuite suite, const SuiteChoice &choice)
{
    if (choice.tests.empty()) {
        return suite;
    }
    const auto isIn = [](const SuiteStep &step, const SuiteChoice::Range &range) {
        return step.test && *step.test >= range.first && *step.test <= range.last;
    };
    for (const SuiteChoice::Range &range : choice.tests) {
        if (std::ranges::none_of(suite.steps,
                                 [&](const auto &step) { return isIn(step, range); })) {
            return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "%1: there is no test %2"),
                                       choice.path, range.first));
        }
    }
    std::erase_if(suite.steps, [&](const SuiteStep &step) {
        return (step.test || step.expectation)
            && std::ranges::none_of(choice.tests,
                                    [&](const auto &range) { return isIn(step, range); });
    });
    return suite;
}

} // namespace

int RegressionSuite::testCount() const
{
    return static_cast<int>(std::ranges::count_if(
        steps, [](const SuiteStep &step) { return step.test || step.expectation; }));
}

RegressionSuite readSuite(QByteArrayView file)
{
    SuiteReader reader;
    for (const QByteArray &line : file.toByteArray().split('\n')) {
        reader.add(line.endsWith('\r') ? line.chopped(1) : line);
    }
    return reader.finish();
}

Result<RegressionSuite> readSuiteFile(const QString &path)
{
    const Result<QByteArray> text = readRegularFile(path, LargestSuite);
    if (!text) {
        return failure(inFile(path, text.error()));
    }
    if (isGtpLog(*text)) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1: is the log of a conversation, not a suite"), path));
    }
    RegressionSuite suite = readSuite(*text);
    suite.path = path;
    suite.name = QFileInfo(path).fileName();
    if (suite.testCount() == 0) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1: there is no test in it"), path));
    }
    return suite;
}

SuiteChoice suiteChoiceFromText(const QString &text)
{
    static const QRegularExpression Numbers(
        QStringLiteral("^(.+):(\\d+(-\\d+)?(,\\d+(-\\d+)?)*)$"));
    const QRegularExpressionMatch match = Numbers.match(text);
    if (!match.hasMatch()) {
        return {text};
    }
    SuiteChoice choice{match.captured(1)};
    for (const QString &range : match.captured(2).split(u',')) {
        choice.tests.push_back(
            {range.section(u'-', 0, 0).toInt(), range.section(u'-', -1).toInt()});
    }
    return choice;
}

Result<std::vector<SuiteChoice>> suiteChoices(const QStringList &words)
{
    return choicesOf(words, QDir::current(), 0);
}

Result<std::vector<RegressionSuite>> readSuites(std::span<const SuiteChoice> choices)
{
    std::vector<RegressionSuite> suites;
    QMultiHash<QString, QString> pathsOf; // by name
    for (const SuiteChoice &choice : choices) {
        Result<RegressionSuite> suite =
            readSuiteFile(choice.path).and_then([&](const RegressionSuite &whole) {
                return chosen(whole, choice);
            });
        if (!suite) {
            return failure(suite.error());
        }
        if (!pathsOf.contains(suite->name, suite->path)) {
            pathsOf.insert(suite->name, suite->path);
        }
        suites.push_back(*std::move(suite));
    }
    for (RegressionSuite &suite : suites) {
        suite.name = pathsOf.count(suite.name) > 1 ? suite.path : suite.name;
    }
    return suites;
}

} // namespace shinpan
