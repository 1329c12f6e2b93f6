#include "tests/engine/enginefixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::at;
using shinpan::test::outcome;

/// What Engine asks beyond moves, of a real process that may or may not know the answer.
class EngineQuestionsTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void itDescribesItself_data();
    void itDescribesItself();
    void itTellsItsCpuTime_data();
    void itTellsItsCpuTime();
    void itScores_data();
    void itScores();
    void itListsDeadStones_data();
    void itListsDeadStones();
    void anEngineThatWasNotStartedAnswersNothing();
};

void EngineQuestionsTest::itDescribesItself_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("text");

    QTest::newRow("name and version") << QStringList{} << QStringLiteral("fakeengine:1.0");
    QTest::newRow("without version")
        << QStringList{QStringLiteral("--refuse"), QStringLiteral("version")}
        << QStringLiteral("fakeengine");
    QTest::newRow("nothing") << QStringList{QStringLiteral("--refuse"),
                                            QStringLiteral("name version")}
                             << QString();
    QTest::newRow("its own words")
        << QStringList{QStringLiteral("--describe"), QStringLiteral("Fake Go\\nno search")}
        << QStringLiteral("Fake Go\nno search");
    QTest::newRow("no words") << QStringList{QStringLiteral("--describe"), QString()}
                              << QStringLiteral("fakeengine:1.0");
}

void EngineQuestionsTest::itDescribesItself()
{
    QFETCH(QStringList, options);
    QFETCH(QString, text);
    QVERIFY(start(options));

    QCOMPARE(outcome(m_engine->describe(Ample)).value(), text);
}

void EngineQuestionsTest::itTellsItsCpuTime_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<std::optional<double>>("seconds");
    const QString answer = QStringLiteral("--answer");
    const QString gomill = QStringLiteral("gomill-cpu_time=");
    const QString gnuGo = QStringLiteral("cputime=2.25");

    QTest::newRow("unknown") << QStringList{} << std::optional<double>();
    QTest::newRow("Gomill's") << QStringList{answer, gomill + QStringLiteral("1.5")}
                              << std::optional(1.5);
    QTest::newRow("GNU Go's") << QStringList{answer, gnuGo} << std::optional(2.25);
    QTest::newRow("both") << QStringList{answer, gomill + QStringLiteral("1.5"), answer, gnuGo}
                          << std::optional(1.5);
    QTest::newRow("words") << QStringList{answer, gomill + QStringLiteral("long")}
                           << std::optional<double>();
    QTest::newRow("negative") << QStringList{answer, gomill + QStringLiteral("-1")}
                              << std::optional<double>();
}

void EngineQuestionsTest::itTellsItsCpuTime()
{
    QFETCH(QStringList, options);
    QFETCH(std::optional<double>, seconds);
    QVERIFY(start(options));

    QCOMPARE(outcome(m_engine->cpuTime(Ample)).value(), seconds);
}

void EngineQuestionsTest::itScores_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("text");

    QTest::newRow("unknown") << QStringList{} << QString();
    QTest::newRow("answer") << QStringList{QStringLiteral("--score"), QStringLiteral("B+3.5")}
                            << QStringLiteral("B+3.5");
    QTest::newRow("refusal") << QStringList{QStringLiteral("--score"), QStringLiteral("B+3.5"),
                                            QStringLiteral("--refuse"),
                                            QStringLiteral("final_score")}
                             << QString();
}

void EngineQuestionsTest::itScores()
{
    QFETCH(QStringList, options);
    QFETCH(QString, text);
    QVERIFY(start(options));

    QCOMPARE(outcome(m_engine->finalScore(Ample)).value(), text);
}

void EngineQuestionsTest::itListsDeadStones_data()
{
    using Points = std::optional<std::vector<Point>>;
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<Points>("dead");
    const auto answer = [](const char *text) {
        return QStringList{QStringLiteral("--answer"),
                           QStringLiteral("final_status_list=") + QString::fromLatin1(text)};
    };

    QTest::newRow("none") << QStringList{} << Points(std::vector<Point>());
    QTest::newRow("lines") << answer("A1 B1\\nC3") << Points({at("A1"), at("B1"), at("C3")});
    QTest::newRow("off the board") << answer("A1 K10") << Points();
    QTest::newRow("unknown") << QStringList{QStringLiteral("--unknown"),
                                            QStringLiteral("final_status_list")}
                             << Points();
    QTest::newRow("refused") << QStringList{QStringLiteral("--refuse"),
                                            QStringLiteral("final_status_list")}
                             << Points();
}

void EngineQuestionsTest::itListsDeadStones()
{
    QFETCH(QStringList, options);
    QFETCH(std::optional<std::vector<Point>>, dead);
    QVERIFY(start(options));

    QCOMPARE(outcome(m_engine->deadStones(BoardSize::square(9), Ample)).value(), dead);
}

void EngineQuestionsTest::anEngineThatWasNotStartedAnswersNothing()
{
    create(EngineProfile());
    const auto reply = outcome(m_engine->ask(GtpCommand("name"), Ample));
    QVERIFY(reply && !reply->ok());
    QCOMPARE(reply->text.error().kind, GtpError::Kind::FailedToStart);
    EngineGame game;
    game.line.size = BoardSize::square(9);
    const auto told = outcome(m_engine->sync().bringTo(game, Ample));
    QVERIFY(told && !*told);
    QCOMPARE(told->error().error.kind, GtpError::Kind::FailedToStart);
}

SHINPAN_TEST(EngineQuestionsTest)
#include "enginequestions_test.moc"
