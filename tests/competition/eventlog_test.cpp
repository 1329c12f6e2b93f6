#include "core/competition/store/eventlog.h"

#include "tests/support/fulldisk.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;

namespace {

using Kind = CompetitionEvent::Kind;

CompetitionEvent eventOf(Kind kind, const QString &game, const QString &player, const QString &text)
{
    return {.time = QDateTime(QDate(2026, 11, 21), QTime(18, 5, 9)),
            .kind = kind,
            .gameId = game,
            .player = player,
            .text = text};
}

} // namespace

/// What people read about a run.
class EventLogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eventsAreLines_data();
    void eventsAreLines();
    void aLineIsOnTheDiskAtOnceAndTheNextRunAppends();
    void whatCannotBeWrittenIsNamed();
    void namesOfEventsAreReadBack();
};

void EventLogTest::eventsAreLines_data()
{
    QTest::addColumn<CompetitionEvent>("event");
    QTest::addColumn<QString>("line");
    const QString game = QStringLiteral("AvB_3");
    const QString anna = QStringLiteral("anna");
    QTest::newRow("of the run") << eventOf(Kind::RunStarted, {}, {}, {})
                                << QStringLiteral("run started");
    QTest::newRow("of a game") << eventOf(Kind::GameEnded, game, {}, QStringLiteral("anna won"))
                               << QStringLiteral("game AvB_3 ended: anna won");
    QTest::newRow("of a player") << eventOf(Kind::Quarantined, {}, anna, QStringLiteral("3 faults"))
                                 << QStringLiteral("player anna quarantined: 3 faults");
    QTest::newRow("long") << eventOf(Kind::Warning, {}, {}, QStringLiteral("one\ntwo"))
                          << QStringLiteral("warning: one\n    two");
}

void EventLogTest::eventsAreLines()
{
    QFETCH(const CompetitionEvent, event);
    QFETCH(const QString, line);
    QCOMPARE(toText(event), line);
}

void EventLogTest::aLineIsOnTheDiskAtOnceAndTheNextRunAppends()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cup.log"));
    for (const Kind kind : {Kind::RunStarted, Kind::RunEnded}) {
        const auto log = EventLog::open(path);
        QVERIFY(log);
        QVERIFY((*log)->write(eventOf(kind, {}, {}, {})));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray first = "2026-11-21 18:05:09 run started\n";
        QCOMPARE(file.readAll(),
                 kind == Kind::RunStarted ? first : first + "2026-11-21 18:05:09 run ended\n");
    }
}

void EventLogTest::whatCannotBeWrittenIsNamed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cup.log"));
    const auto log = EventLog::open(path);
    QVERIFY(log);
    const test::FullDisk full;
    const Result<void> written = (*log)->write(eventOf(Kind::RunStarted, {}, {}, {}));
    QVERIFY(!written);
    QVERIFY(written.error().english().contains(path));
    QVERIFY(!EventLog::open(QStringLiteral("/nowhere/cup.log")));
}

void EventLogTest::namesOfEventsAreReadBack()
{
    for (int kind = 0; kind <= static_cast<int>(Kind::Warning); ++kind) {
        QCOMPARE(eventFromName(eventName(static_cast<Kind>(kind))), static_cast<Kind>(kind));
    }
    QCOMPARE(eventFromName(QStringLiteral("nonsense")), std::nullopt);
}

SHINPAN_TEST(EventLogTest)

#include "eventlog_test.moc"
