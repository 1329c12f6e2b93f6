#include "tests/storm/navigation.h"

#include "tests/engine/leelanetwork.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::fakeProfile;
using shinpan::test::Navigation;
using shinpan::test::Proof;

/// The engine is found wherever one stops on the way about a branching record.
class NavigationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRecordHoldsWhatIsHard();
    void theEngineIsWhereThePersonStops_data();
    void theEngineIsWhereThePersonStops();
    void gnuGoIsWhereThePersonStops();
    void leelaIsWhereThePersonStops();

private:
    /// Single jumps, then bursts.
    static void storm(Navigation &navigation, int jumps);
};

void NavigationTest::storm(Navigation &navigation, int jumps)
{
    for (int i = 0; i < jumps; ++i) {
        const auto wrong = navigation.jump();
        QVERIFY2(!wrong, qPrintable(wrong.value_or(QString())));
    }
    QCOMPARE(navigation.commands(), navigation.leastCommands());
    for (int i = 0; i < jumps / 10; ++i) {
        const auto wrong = navigation.jump(5);
        QVERIFY2(!wrong, qPrintable(wrong.value_or(QString())));
    }
    // What was on its way to a place that was overtaken may have been for nothing; how much that is
    // depends on the engine's pace.
    QVERIFY(navigation.commands() <= navigation.leastCommands() * 3 / 2);
}

void NavigationTest::theRecordHoldsWhatIsHard()
{
    const Navigation navigation(fakeProfile(), Proof::ListStones, 13, 1);

    const test::RecordContents &contents = navigation.contents();
    QVERIFY(contents.moves > 1000);
    QVERIFY(contents.passes > 20);
    QVERIFY(contents.captures > 100);
    QVERIFY(contents.kos > 50);
    QCOMPARE(contents.variations, 40);
    QCOMPARE(contents.setUps, 8);
}

void NavigationTest::theEngineIsWhereThePersonStops_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("jumps");
    const QString knows = QStringLiteral("--knows");
    const QString unknown = QStringLiteral("--unknown");
    const QString undo = QStringLiteral("undo");
    const QString list = QStringLiteral("list_stones");
    QTest::newRow("undo") << QStringList{knows, list} << 200;
    QTest::newRow("no undo") << QStringList{knows, list, unknown, undo} << 50;
    QTest::newRow("every short way")
        << QStringList{knows,
                       QStringLiteral("list_stones gg-undo gogui-play_sequence set_position")}
        << 2000;
}

void NavigationTest::theEngineIsWhereThePersonStops()
{
    QFETCH(QStringList, options);
    QFETCH(int, jumps);
    Navigation navigation(fakeProfile(options), Proof::ListStones, 13, 2);
    QVERIFY(!navigation.start());

    if (options.contains(QStringLiteral("--unknown"))) {
        for (int i = 0; i < jumps; ++i) {
            const auto wrong = navigation.jump();
            QVERIFY2(!wrong, qPrintable(wrong.value_or(QString())));
        }
        QVERIFY(navigation.commands() > navigation.leastCommands());
    } else {
        storm(navigation, jumps);
    }
}

void NavigationTest::gnuGoIsWhereThePersonStops()
{
    const Result<EngineProfile> profile =
        resolveEngine(QStringLiteral("gnugo --mode gtp --level 1"), {});
    if (!profile) {
        QSKIP("GNU Go is not installed");
    }
    Navigation navigation(*profile, Proof::Both, 13, 3);
    QVERIFY(!navigation.start());

    storm(navigation, 100);
}

void NavigationTest::leelaIsWhereThePersonStops()
{
    const QTemporaryDir directory;
    const QString network = directory.filePath(QStringLiteral("network"));
    QVERIFY(test::writeLeelaNetwork(network));
    const Result<EngineProfile> profile =
        resolveEngine(QStringLiteral("leelaz --gtp --cpu-only --noponder -t 1 -w ") + network, {});
    if (!profile) {
        QSKIP("Leela Zero is not installed");
    }
    Navigation navigation(*profile, Proof::ErrorOutput, 19, 4);
    QVERIFY(!navigation.start());

    storm(navigation, 30);
}

SHINPAN_TEST(NavigationTest)
#include "navigation_test.moc"
