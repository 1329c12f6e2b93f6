#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/cli/commandline.h"
#include "tests/faults/fault.h"
#include "tests/faults/ownprocess.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <sys/resource.h>

#include <map>
#include <memory>

using namespace shinpan;
using shinpan::test::eventually;
using shinpan::test::Fault;
using shinpan::test::faultTable;
using shinpan::test::isAsSaid;
using shinpan::test::OnCommandLine;
using shinpan::test::processesMarked;
using shinpan::test::Run;
using shinpan::test::ShortLimit;

namespace {

/// Every question has its limit in seconds, and the game is over within a minute, whatever happens.
const QString Deadlines = QStringLiteral("start=3s,setup=3s,move=3s,scoring=3s,quit=1s");
/// The limits for floods that do end, so that they get there on a busy machine.
const QString LongDeadlines = QStringLiteral("start=20s,setup=20s,move=20s,scoring=20s,quit=1s");
constexpr qint64 MostTime = 60'000; // ms

/// What shinpan-cli may take at its peak, in MiB, floods included.
constexpr double MostMemory = 192;

constexpr std::size_t AtOnce = 6;

/// What a run of shinpan-cli left behind.
struct GameSeen
{
    Run run;
    qint64 duration = 0; ///< ms
    QByteArray results;
    QByteArray sgf;
    QByteArray log;
    int processesLeft = 0;
};

struct Running
{
    const Fault *fault = nullptr;
    QString mark;
    std::unique_ptr<QTemporaryDir> directory;
    std::unique_ptr<QProcess> process;
    QElapsedTimer clock;

    [[nodiscard]] bool isOver() const { return process->state() == QProcess::NotRunning; }
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList argumentsFor(const Fault &fault, const QTemporaryDir &directory)
{
    const bool isFlood = fault.details.peakGrowth > 0;
    const bool mustEnd = fault.details.shortLimit == ShortLimit::None;
    QStringList arguments{QStringLiteral("match")};
    arguments += test::argumentsOf(fault);
    arguments += {QStringLiteral("--deadline"), isFlood && mustEnd ? LongDeadlines : Deadlines};
    arguments += {QStringLiteral("--results"), directory.filePath(QStringLiteral("results"))};
    arguments += {QStringLiteral("--sgf"), directory.path()};
    if (!isFlood) { // the log would hold all of it
        arguments += {QStringLiteral("--gtp-log"), directory.path()};
    }
    return arguments;
}

QJsonValue nameOf(std::optional<Color> color)
{
    if (!color) {
        return {};
    }
    return *color == Color::Black ? QStringLiteral("black") : QStringLiteral("white");
}

} // namespace

/// The table of faults through `shinpan-cli match`: exit code, what it prints and what it writes.
class CliFaultTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theProgramSaysWhatHappened_data() { addRows(OnCommandLine::Same); }
    void theProgramSaysWhatHappened();
    void theResultsFileHasIt_data() { addRows(OnCommandLine::Same); }
    void theResultsFileHasIt();
    void theRecordAndTheLogHaveIt_data() { addRows(OnCommandLine::Same); }
    void theRecordAndTheLogHaveIt();
    void aCallThatCannotWorkIsRefused_data() { addRows(OnCommandLine::BadCall); }
    void aCallThatCannotWorkIsRefused();
    void nothingIsLeftOfIt();
    void noEngineMakesItTakeAMinute();
    void memoryIsBounded();

private:
    static void addRows(OnCommandLine kind);
    static Running begin(const Fault &fault);
    void end(Running &running);

    std::map<const Fault *, GameSeen> m_outcomes;
};

void CliFaultTableTest::initTestCase()
{
    std::vector<Running> running;
    auto next = faultTable().begin();
    while (next != faultTable().end() || !running.empty()) {
        while (next != faultTable().end() && running.size() < AtOnce) {
            running.push_back(begin(*next++));
        }
        const bool isAnyOver =
            eventually([&running] { return std::ranges::any_of(running, &Running::isOver); });
        const auto over =
            isAnyOver ? std::ranges::find_if(running, &Running::isOver) : running.begin();
        end(*over);
        running.erase(over);
    }
}

Running CliFaultTableTest::begin(const Fault &fault)
{
    Running running{.fault = &fault,
                    .mark = test::uniqueMark(),
                    .directory = std::make_unique<QTemporaryDir>(),
                    .process = std::make_unique<QProcess>(),
                    .clock = {}};
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(test::MarkVariable, running.mark);
    running.process->setProcessEnvironment(environment);
    running.clock.start();
    test::startCli(*running.process, argumentsFor(fault, *running.directory));
    return running;
}

void CliFaultTableTest::end(Running &running)
{
    const qint64 duration = running.clock.elapsed();
    const QTemporaryDir &directory = *running.directory;
    m_outcomes[running.fault] = {.run = test::finish(*running.process),
                                 .duration = duration,
                                 .results =
                                     contentOf(directory.filePath(QStringLiteral("results"))),
                                 .sgf = contentOf(directory.filePath(QStringLiteral("game-1.sgf"))),
                                 .log = contentOf(directory.filePath(QStringLiteral("game-1.log"))),
                                 .processesLeft = processesMarked(running.mark)};
}

void CliFaultTableTest::addRows(OnCommandLine kind)
{
    QTest::addColumn<const Fault *>("fault");
    for (const Fault &fault : faultTable()) {
        if (fault.details.onCommandLine == kind) {
            QTest::newRow(fault.name) << &fault;
        }
    }
}

void CliFaultTableTest::theProgramSaysWhatHappened()
{
    QFETCH(const Fault *, fault);
    const Run &run = m_outcomes.at(fault).run;
    const QString output = QString::fromUtf8(run.output);

    QCOMPARE(run.exitCode, fault->verdict.end == GameEnd::Void ? 1 : 0);
    const QByteArray line = QByteArray("game 1: ") + fault->verdict.result + " ("
                          + gameEndName(fault->verdict.end).toUtf8() + ", * moves)"
                          + (fault->verdict.reason[0] == '\0' ? "" : ": ") + fault->verdict.reason
                          + '\n';
    QVERIFY2(isAsSaid(output, line.constData()), run.output.constData());
    QCOMPARE(run.output.count('\n'), 1);
    QVERIFY2(run.errors.count('\n') <= 1, run.errors.constData()); // that there is no clock
}

void CliFaultTableTest::theResultsFileHasIt()
{
    QFETCH(const Fault *, fault);
    const QByteArray &results = m_outcomes.at(fault).results;

    QCOMPARE(results.count('\n'), 1);
    const QJsonObject game = QJsonDocument::fromJson(results).object();
    QVERIFY2(isAsSaid(game[u"result"].toString(), fault->verdict.result), results.constData());
    QCOMPARE(game[u"end"].toString(), gameEndName(fault->verdict.end));
    QCOMPARE(game[u"winner"], nameOf(fault->verdict.winner));
    QCOMPARE(game[u"culprit"], nameOf(fault->verdict.culprit));
    QVERIFY2(isAsSaid(game[u"reason"].toString(), fault->verdict.reason), results.constData());
}

void CliFaultTableTest::theRecordAndTheLogHaveIt()
{
    QFETCH(const Fault *, fault);
    const GameSeen &outcome = m_outcomes.at(fault);
    const QJsonObject game = QJsonDocument::fromJson(outcome.results).object();

    const auto read = readSgf(outcome.sgf);

    QVERIFY(read);
    const GameTree &tree = read->tree;
    QCOMPARE(simpleTextAt(tree, tree.root(), "RE"), game[u"result"].toString());
    const QString comment = commentAt(tree, tree.endOfLine(tree.root()));
    QVERIFY2(comment.contains(game[u"reason"].toString()), qPrintable(comment));
    QVERIFY2(outcome.log.contains(fault->details.evidence), outcome.log.right(2000).constData());
}

void CliFaultTableTest::aCallThatCannotWorkIsRefused()
{
    QFETCH(const Fault *, fault);
    const GameSeen &outcome = m_outcomes.at(fault);

    QCOMPARE(outcome.run.exitCode, 2);
    QCOMPARE(outcome.run.output, QByteArray());
    QVERIFY2(outcome.run.errors.contains(fault->game.white), outcome.run.errors.constData());
    QCOMPARE(outcome.run.errors.count('\n'), 1);
    QCOMPARE(outcome.results, QByteArray());
    QCOMPARE(outcome.sgf, QByteArray());
}

void CliFaultTableTest::nothingIsLeftOfIt()
{
    for (const auto &[fault, outcome] : m_outcomes) {
        QVERIFY2(outcome.processesLeft == 0, fault->name);
    }
}

void CliFaultTableTest::noEngineMakesItTakeAMinute()
{
    for (const auto &[fault, outcome] : m_outcomes) {
        const QString what =
            QStringLiteral("%1: %2 ms").arg(QLatin1String(fault->name)).arg(outcome.duration);
        QVERIFY2(outcome.duration < MostTime, qPrintable(what));
    }
}

void CliFaultTableTest::memoryIsBounded()
{
    rusage usage{};
    QCOMPARE(::getrusage(RUSAGE_CHILDREN, &usage), 0);
    const double peak = static_cast<double>(usage.ru_maxrss) / 1024;
    QVERIFY2(test::isMemoryInflated() || peak < MostMemory, qPrintable(QString::number(peak)));
}

SHINPAN_TEST(CliFaultTableTest)
#include "clifaulttable_test.moc"
