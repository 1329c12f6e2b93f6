#include "core/competition/store/recordfollower.h"

#include "core/competition/store/resultstore.h"
#include "tests/competition/storesketch.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

namespace {

[[nodiscard]] StoredMove moveAt(const char *vertex)
{
    return {.vertex = QString::fromLatin1(vertex)};
}

[[nodiscard]] QString id(int number)
{
    return QStringLiteral("AvB_%1").arg(number);
}

/// Ids with states and numbers of moves, and how many events.
[[nodiscard]] QString said(const RecordFollower &follower)
{
    QStringList texts;
    for (const StoredGame &game : follower.games()) {
        texts += QStringLiteral("%1 %2").arg(game.id, gameStateName(game.state));
    }
    for (const std::size_t place : follower.running()) {
        texts += QStringLiteral("%1 has %2 moves")
                     .arg(follower.games()[place].id)
                     .arg(follower.movesOf(place).size());
    }
    texts += QStringLiteral("%1 events").arg(follower.events().size());
    return texts.join(u'\n');
}

} // namespace

/// Reading on gives what reading from the beginning does.
class RecordFollowerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void whatIsReadBitByBitIsWhatIsReadAtOnce();
    void anotherSeriesIsReadFromItsBeginning();
    void withoutARecordThereIsNothingToFollow();

private:
    [[nodiscard]] std::unique_ptr<ResultStore> open(const char *komi) const
    {
        return std::move(ResultStore::openForRun(m_file,
                                                 settingsWithKomi(QString::fromLatin1(komi)),
                                                 ResultStore::OtherSettings::NewSeries)
                             .value());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void RecordFollowerTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("cup.toml"));
}

void RecordFollowerTest::whatIsReadBitByBitIsWhatIsReadAtOnce()
{
    const auto store = open("6.5");
    RecordFollower follower(m_file);
    const auto goesOn = [&] {
        RecordFollower fresh(m_file);
        const bool isRead = store->flush() && follower.read() && fresh.read();
        return isRead
                 ? said(follower)
                       + (said(fresh) == said(follower) ? QString() : QStringLiteral(" (other)"))
                 : QStringLiteral("cannot be read");
    };
    QCOMPARE(goesOn(), QStringLiteral("0 events"));
    QVERIFY(follower.isAnew());

    store->beginGame(begunGame(id(0)));
    store->addMove(id(0), moveAt("C3"));
    store->beginGame(begunGame(id(1)));
    QCOMPARE(goesOn(), QStringLiteral("AvB_0 running\nAvB_1 running\nAvB_0 has 1 moves\n"
                                      "AvB_1 has 0 moves\n0 events"));
    store->addMove(id(0), moveAt("D4"));
    store->finishGame(finishedGame(id(1), 9));
    store->addEvent({.text = QStringLiteral("something")});
    QCOMPARE(goesOn(), QStringLiteral("AvB_0 running\nAvB_1 finished\nAvB_0 has 2 moves\n"
                                      "1 events"));
    QCOMPARE(follower.ended(), std::vector<std::size_t>{1});
    store->beginGame(begunGame(id(0))); // again: the first time is broken off
    store->addEvent({.text = QStringLiteral("something else")});
    QCOMPARE(goesOn(), QStringLiteral("AvB_0 broken-off\nAvB_1 finished\nAvB_0 running\n"
                                      "AvB_0 has 0 moves\n2 events"));
    QCOMPARE(follower.ended(), std::vector<std::size_t>{0});
    QCOMPARE(goesOn(), said(follower)); // nothing is new
    QVERIFY(follower.ended().empty());
    QVERIFY(!follower.isAnew());
}

void RecordFollowerTest::anotherSeriesIsReadFromItsBeginning()
{
    RecordFollower follower(m_file);
    {
        const auto store = open("6.5");
        store->finishGame(finishedGame(id(0), 9));
        store->finishGame(finishedGame(id(1), 9));
    }
    QVERIFY(follower.read());
    {
        const auto store = open("7.5");
        store->finishGame(finishedGame(id(0), 9));
    }

    QVERIFY(follower.read());

    QVERIFY(follower.isAnew());
    QCOMPARE(said(follower), QStringLiteral("AvB_0 finished\n0 events"));
}

void RecordFollowerTest::withoutARecordThereIsNothingToFollow()
{
    RecordFollower follower(m_file);

    QVERIFY(!follower.read());
    QVERIFY(follower.games().empty());
}

SHINPAN_TEST(RecordFollowerTest)
#include "recordfollower_test.moc"
