#include "core/gtpserver/controllerlink.h"

#include "tests/relay/scriptedcontroller.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using test::ScriptedController;

class ControllerLinkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandsComeOneByOne();
    void whatIsNoCommandEndsAnAnalysisAllTheSame();
    void aLineThatIsTooLongIsAnsweredOnce();
    void whoFloodsHasToWait();
    void callersTakeTurns();
    void whoDoesNotReadIsHungUpOn();
    void theEndOfTheInputIsTold();
};

namespace {

using Query = std::optional<GtpQuery>;

[[nodiscard]] QByteArray nameOf(const Completion<Query> &next)
{
    if (!QTest::qWaitFor([&] { return next.isComplete(); }, 30'000)) {
        return "nothing came";
    }
    return next.value() ? QByteArray::fromStdString(next.value()->name) : QByteArray("the end");
}

} // namespace

void ControllerLinkTest::commandsComeOneByOne()
{
    ScriptedController controller;
    ControllerLink link(controller.takeInput(), controller.takeOutput());
    controller.say("\n# a remark\n1 name\n  ver");
    QCOMPARE(nameOf(link.next()), QByteArray("name"));
    const auto next = link.next();
    QVERIFY(!next.isComplete()); // half a command came along with the first one
    controller.say("sion # now\n");

    QCOMPARE(nameOf(next), QByteArray("version"));
}

void ControllerLinkTest::whatIsNoCommandEndsAnAnalysisAllTheSame()
{
    ScriptedController controller;
    ControllerLink link(controller.takeInput(), controller.takeOutput());
    const QSignalSpy more(&link, &ControllerLink::moreCame);
    controller.say("lz-analyze 10\n");
    QCOMPARE(nameOf(link.next()), QByteArray("lz-analyze"));
    QVERIFY(!link.hasMore());
    const int before = static_cast<int>(more.count());
    controller.say("\n");

    QTRY_COMPARE(more.count(), before + 1);
    QVERIFY(link.hasMore());
}

void ControllerLinkTest::aLineThatIsTooLongIsAnsweredOnce()
{
    ScriptedController controller;
    ControllerLink link(controller.takeInput(), controller.takeOutput());
    controller.say("5 " + QByteArray(3'000'000, 'x') + "\n6 name\n");

    QCOMPARE(nameOf(link.next()), QByteArray("name"));
    QTRY_COMPARE(controller.heard(), QByteArray("?5 line too long\n\n"));
}

void ControllerLinkTest::whoFloodsHasToWait()
{
    ScriptedController controller;
    ControllerLink link(controller.takeInput(), controller.takeOutput());
    const QByteArray flood = QByteArray("name\n").repeated(100'000);
    controller.say(flood);
    QCOMPARE(nameOf(link.next()), QByteArray("name"));
    int taken = 1;
    while (taken < 100'000) {
        const auto next = link.next();
        if (nameOf(next) != "name") {
            break;
        }
        ++taken;
    }

    QCOMPARE(taken, 100'000); // nothing was lost for it
}

/// A caller with a thousand commands gets no thousand answers before anybody else has one.
void ControllerLinkTest::callersTakeTurns()
{
    constexpr int Count = 10'000;
    ScriptedController greedy;
    ControllerLink greedyLink(greedy.takeInput(), greedy.takeOutput());
    greedyLink.guard({});
    ScriptedController modest;
    ControllerLink modestLink(modest.takeInput(), modest.takeOutput());
    modestLink.guard({});
    greedy.say(QByteArray("x\n").repeated(Count) + "name\n");
    modest.say("version\n");
    const auto last = greedyLink.next();

    QCOMPARE(nameOf(modestLink.next()), QByteArray("version"));
    QVERIFY(!last.isComplete());
    QCOMPARE(nameOf(last), QByteArray("name")); // in the end
    QTRY_COMPARE_WITH_TIMEOUT(greedy.heard().count("? unknown command"), Count, 30'000);
}

void ControllerLinkTest::whoDoesNotReadIsHungUpOn()
{
    ScriptedController controller;
    ControllerLink link(controller.takeInput(), controller.takeOutput());
    const QSignalSpy hungUp(&link, &ControllerLink::hungUp);
    controller.stopReading();
    const auto next = link.next();
    const std::string answer(1'000'000, 'x');
    for (int i = 0; i < 40 && hungUp.isEmpty(); ++i) {
        link.answer("1", answer);
    }

    QCOMPARE(hungUp.count(), 1);
    QCOMPARE(link.fault().english(),
             QStringLiteral("does not read its answers, of which 16 MiB wait"));
    QCOMPARE(nameOf(next), QByteArray("the end"));
}

void ControllerLinkTest::theEndOfTheInputIsTold()
{
    ScriptedController controller;
    ControllerLink link(controller.takeInput(), controller.takeOutput());
    controller.say("name\nquit"); // without a line feed
    controller.end();

    QCOMPARE(nameOf(link.next()), QByteArray("name"));
    QCOMPARE(nameOf(link.next()), QByteArray("quit"));
    QCOMPARE(nameOf(link.next()), QByteArray("the end"));
}

SHINPAN_TEST(ControllerLinkTest)

#include "controllerlink_test.moc"
