#include "core/engine/queryengine.h"

#include "core/engine/enginehub.h"
#include "core/engine/profile/enginetemplates.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using shinpan::test::outcome;

/// A process that answers JSON queries, whatever it does.
class QueryEngineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void itIsKnownByItsCommandLine_data();
    void itIsKnownByItsCommandLine();
    void itPlaysNoGames();
    void everyQueryHasOneFinalAnswerInAnyOrder();
    void anUrgentQueryIsToldAsSuch();
    void noMoreQueriesThanItTakesAreWithIt();
    void whatIsWithdrawnIsTerminatedAndNotHeardOf();
    void anErrorWithoutAnIdIsTold();
    void aRefusalBelongsToItsQuery();
    void linesThatAreNoJsonArePassedOver();
    void itIsStartedAgainWithWhatIsLeftToAsk_data();
    void itIsStartedAgainWithWhatIsLeftToAsk();
    void aQueryThatItDiesOfIsRefused();
    void oneThatNeverAnswersFails();
    void oneThatSpeaksGtpIsToldApart();
    void oneThatIsNotThereFails();
    void oneThatEndsAtOnceSaysWhy_data();
    void oneThatEndsAtOnceSaysWhy();
    void thoseWhoAskForTheSameProfileShareIt();

private:
    [[nodiscard]] bool start(const QStringList &options);
    void ask(int count, int priority = 0);
    [[nodiscard]] QByteArray sent() const;

    std::shared_ptr<QueryEngine> m_engine;
    QList<int> m_final;    ///< the queries, from 0, in the order of their final answers
    QList<int> m_refused;  ///< likewise
    QStringList m_reasons; ///< of refusals
    QStringList m_remarks;
    std::optional<EngineError> m_failure;
    int m_asked = 0;
    QTemporaryDir m_directory;
};

namespace {

[[nodiscard]] EngineProfile queryProfile(QStringList options)
{
    EngineProfile profile =
        test::fakeProfile(options
                          + QStringList{QStringLiteral("--json-analysis"),
                                        QStringLiteral("--analyze-ms"), QStringLiteral("1")});
    profile.commandLine.prepend(QStringLiteral("json:"));
    return profile;
}

[[nodiscard]] QJsonObject query()
{
    return {{QStringLiteral("moves"), QJsonArray()}, {QStringLiteral("maxVisits"), 10}};
}

} // namespace

void QueryEngineTest::init()
{
    m_final.clear();
    m_refused.clear();
    m_reasons.clear();
    m_remarks.clear();
    m_failure.reset();
    m_asked = 0;
}

void QueryEngineTest::cleanup()
{
    if (m_engine) {
        QVERIFY(outcome(m_engine->close(2s)));
        m_engine.reset();
    }
}

bool QueryEngineTest::start(const QStringList &options)
{
    EngineProfile profile = queryProfile(
        options
        + QStringList{QStringLiteral("--log"), m_directory.filePath(QStringLiteral("log"))});
    QFile::remove(m_directory.filePath(QStringLiteral("log")));
    profile.timeouts.startUp = 10s;
    m_engine = QueryEngine::create(profile, nullptr);
    connect(m_engine.get(), &QueryEngine::failed, this,
            [this](const EngineError &error) { m_failure = error; });
    connect(m_engine.get(), &QueryEngine::remarked, this,
            [this](const Message &remark) { m_remarks.append(remark.english()); });
    const auto started = outcome(m_engine->start());
    return started && *started;
}

void QueryEngineTest::ask(int count, int priority)
{
    for (int i = 0; i < count; ++i) {
        m_engine->ask(query(), priority, this,
                      [this, number = m_asked++](const QueryAnswer &answer) {
                          if (answer.kind == QueryAnswer::Kind::Final) {
                              m_final.append(number);
                          } else if (answer.kind == QueryAnswer::Kind::Refused) {
                              m_refused.append(number);
                              m_reasons.append(answer.text.english());
                          }
                      });
    }
}

QByteArray QueryEngineTest::sent() const
{
    QFile log(m_directory.filePath(QStringLiteral("log")));
    return log.open(QIODevice::ReadOnly) ? log.readAll() : QByteArray();
}

void QueryEngineTest::itIsKnownByItsCommandLine_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<bool>("isOne");
    QTest::newRow("analysis") << QStringLiteral("katago analysis -config a.cfg -model b") << true;
    QTest::newRow("a version") << QStringLiteral("/opt/katago-v1.16 analysis") << true;
    QTest::newRow("ssh") << QStringLiteral("ssh host katago analysis -config a") << true;
    QTest::newRow("a script that says so") << QStringLiteral("json:./analyse.sh") << true;
    QTest::newRow("GTP") << QStringLiteral("katago gtp -config analysis") << false;
    QTest::newRow("another program") << QStringLiteral("leelaz analysis") << false;
    QTest::newRow("a word elsewhere") << QStringLiteral("katago -model analysis gtp") << false;
}

void QueryEngineTest::itIsKnownByItsCommandLine()
{
    QFETCH(QString, command);
    QTEST(speaksQueries({.commandLine = command}), "isOne");
}

void QueryEngineTest::itPlaysNoGames()
{
    const std::shared_ptr<Engine> engine = Engine::create(queryProfile({}), nullptr);
    const auto started = outcome(engine->start(1s, 1s));
    QVERIFY(started && !*started);
    QVERIFY(started->error().sentence().english().contains(QStringLiteral("katago gtp")));
}

void QueryEngineTest::everyQueryHasOneFinalAnswerInAnyOrder()
{
    // It pauses for long enough to have the second query before it answers the first.
    QVERIFY(start({QStringLiteral("--analyze-ms"), QStringLiteral("100")}));
    ask(4);
    QVERIFY(eventually([this] { return m_final.size() == 4; }));
    QVERIFY(m_final != QList<int>({0, 1, 2, 3}));
    std::ranges::sort(m_final);
    QCOMPARE(m_final, QList<int>({0, 1, 2, 3}));
    QCOMPARE(m_engine->version(), QStringLiteral("1.0"));
}

void QueryEngineTest::anUrgentQueryIsToldAsSuch()
{
    QVERIFY(start({}));
    ask(3);
    ask(1, QueryEngine::Urgent);
    QVERIFY(eventually([this] { return m_final.size() == 4; }));
    QCOMPARE(sent().count("\"priority\":0"), 3);
    QCOMPARE(sent().count("\"priority\":1"), 1);
}

void QueryEngineTest::noMoreQueriesThanItTakesAreWithIt()
{
    QVERIFY(start({QStringLiteral("--freeze-at"), QStringLiteral("1")}));
    ask(static_cast<int>(QueryEngine::MostAtOnce) + 10);
    ask(1, QueryEngine::Urgent);
    const auto written = [this] { return sent().count("maxVisits"); };
    QVERIFY(eventually([&] { return written() > 0; }));
    QVERIFY(written() <= static_cast<qsizetype>(QueryEngine::MostAtOnce) + 1);
    QVERIFY(outcome(m_engine->close(0s)));
}

void QueryEngineTest::whatIsWithdrawnIsTerminatedAndNotHeardOf()
{
    QVERIFY(start({}));
    QJsonObject endless = query();
    endless.insert(QStringLiteral("maxVisits"), qint64(1) << 50);
    endless.insert(QStringLiteral("reportDuringSearchEvery"), 0.1);
    int heard = 0;
    const qint64 number = m_engine->ask(endless, QueryEngine::Urgent, this,
                                        [&heard](const QueryAnswer &) { ++heard; });
    QVERIFY(eventually([&] { return heard > 2; }));

    m_engine->withdraw(number);
    heard = 0;
    ask(1);
    QVERIFY(eventually([this] { return m_final.size() == 1; }));
    QVERIFY(sent().contains("\"action\":\"terminate\""));
    QCOMPARE(heard, 0);
}

void QueryEngineTest::anErrorWithoutAnIdIsTold()
{
    QVERIFY(start({QStringLiteral("--panic-at"), QStringLiteral("1")}));
    ask(1);
    QVERIFY(eventually([this] { return m_final.size() == 1; }));
    QCOMPARE(m_remarks, QStringList(QStringLiteral("reported an error: “could not read a line”")));
}

void QueryEngineTest::aRefusalBelongsToItsQuery()
{
    QVERIFY(start({QStringLiteral("--illegal-query-at"), QStringLiteral("2")}));
    ask(3);
    QVERIFY(eventually([this] { return m_final.size() + m_refused.size() == 3; }));
    QCOMPARE(m_refused, QList<int>({1}));
    QCOMPARE(m_reasons, QStringList(QStringLiteral("moves: Illegal move 1: D4")));
    QVERIFY(m_remarks.isEmpty());
}

void QueryEngineTest::linesThatAreNoJsonArePassedOver()
{
    QVERIFY(start({QStringLiteral("--stray-at"), QStringLiteral("1"), QStringLiteral("--banner"),
                   QStringLiteral("Welcome")}));
    ask(2);
    QVERIFY(eventually([this] { return m_final.size() == 2; }));
}

void QueryEngineTest::itIsStartedAgainWithWhatIsLeftToAsk_data()
{
    QTest::addColumn<QStringList>("fault");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QString &option, const char *reason) {
        QTest::newRow(name) << QStringList{option, QStringLiteral("5")}
                            << QString::fromLatin1(reason);
    };
    row("killed", QStringLiteral("--crash-at"), "killed by signal");
    row("exits", QStringLiteral("--exit-at"), "exited with code 1");
    QTest::newRow("too long a line")
        << QStringList{QStringLiteral("--long-at"), QStringLiteral("5:9000000")}
        << QStringLiteral("more than 8 million");
}

void QueryEngineTest::itIsStartedAgainWithWhatIsLeftToAsk()
{
    QFETCH(QStringList, fault);
    QFETCH(QString, reason);
    QVERIFY(start(fault));
    ask(8);
    QVERIFY(eventually([this] { return m_final.size() == 8; }));
    std::ranges::sort(m_final);
    QCOMPARE(m_final, QList<int>({0, 1, 2, 3, 4, 5, 6, 7}));
    QVERIFY2(m_remarks.value(0).contains(reason), qPrintable(m_remarks.join(u'\n')));
    QVERIFY(!m_failure);
}

void QueryEngineTest::aQueryThatItDiesOfIsRefused()
{
    QVERIFY(start({QStringLiteral("--exit-at"), QStringLiteral("2")}));
    ask(1);
    QVERIFY(eventually([this] { return m_final.size() == 1; }));
    ask(3); // of each process one is answered at most: the third death is the end
    QVERIFY(eventually([this] { return m_failure || m_final.size() + m_refused.size() == 4; }));
    QVERIFY(m_failure || !m_refused.isEmpty());
}

void QueryEngineTest::oneThatNeverAnswersFails()
{
    EngineProfile profile = test::fakeProfile({QStringLiteral("--hang-at"), QStringLiteral("1")});
    profile.commandLine.prepend(QStringLiteral("json:"));
    profile.timeouts.startUp = 100ms;
    m_engine = QueryEngine::create(profile, nullptr);
    const auto started = outcome(m_engine->start());
    QVERIFY(started && !*started);
    QVERIFY(started->error().sentence().english().contains(QStringLiteral("query_version")));
    QVERIFY(!m_engine->isRunning());
}

void QueryEngineTest::oneThatSpeaksGtpIsToldApart()
{
    EngineProfile profile = test::fakeProfile();
    profile.commandLine.prepend(QStringLiteral("json:"));
    m_engine = QueryEngine::create(profile, nullptr);
    const auto started = outcome(m_engine->start());
    QVERIFY(started && !*started);
    QVERIFY2(started->error().sentence().english().contains(QStringLiteral("as GTP engines do")),
             qPrintable(started->error().sentence().english()));
}

void QueryEngineTest::oneThatIsNotThereFails()
{
    m_engine =
        QueryEngine::create({.commandLine = QStringLiteral("json:/no/such/katago")}, nullptr);
    const auto started = outcome(m_engine->start());
    QVERIFY(started && !*started);
    QVERIFY(
        started->error().sentence().english().startsWith(QStringLiteral("could not be started")));
}

void QueryEngineTest::oneThatEndsAtOnceSaysWhy_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("words");
    QTest::newRow("an exception") << QStringLiteral(
        "echo 'KataGo v1.15'; echo \"terminate called after throwing an instance of "
        "'StringError'\"; echo '  what():  Could not find file net.bin.gz'")
                                  << QStringLiteral("what():  Could not find file net.bin.gz");
    QTest::newRow("a wrong call") << QStringLiteral(
        "echo 'PARSE ERROR: Argument: -confg'; echo 'Brief USAGE:'; "
        "echo '   katago analysis  [-config FILE]'")
                                  << QStringLiteral("PARSE ERROR: Argument: -confg");
    QTest::newRow("anything") << QStringLiteral("echo 'no such device'; echo")
                              << QStringLiteral("no such device");
}

void QueryEngineTest::oneThatEndsAtOnceSaysWhy()
{
    QFETCH(QString, script);
    QFETCH(QString, words);
    const QString path = m_directory.filePath(QStringLiteral("dying.sh"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("exec >&2\n" + script.toUtf8() + "\nexit 1\n");
    file.close();

    m_engine =
        QueryEngine::create({.commandLine = QStringLiteral("json:sh \"%1\"").arg(path)}, nullptr);
    const auto started = outcome(m_engine->start());

    QVERIFY(started && !*started);
    QCOMPARE(started->error().sentence().english(),
             QStringLiteral("exited with code 1; it wrote \"%1\"").arg(words));
}

void QueryEngineTest::thoseWhoAskForTheSameProfileShareIt()
{
    GtpTranscript transcript;
    EngineHub hub(transcript);
    const EngineProfile profile = queryProfile({});
    const auto one = hub.queryEngine(profile, {});
    QCOMPARE(hub.queryEngine(profile, {}), one);
    QVERIFY(hub.queryEngine(queryProfile({QStringLiteral("--steady")}), {}) != one);
    const auto started = outcome(one->start());
    QVERIFY(started && *started);
    QVERIFY(outcome(test::running(hub.closeAll(2s))));
    QVERIFY(hub.queryEngine(profile, {}) != one);
}

SHINPAN_TEST(QueryEngineTest)

#include "queryengine_test.moc"
