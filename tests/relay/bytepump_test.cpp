#include "core/relay/bytepump.h"

#include "core/engine/profile/engineaddress.h"
#include "tests/relay/scriptedcontroller.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QSignalSpy>
#include <QTest>
#include <malloc.h>

using namespace shinpan;
using test::ScriptedController;

/// A relay that has nothing else to do.
class BytePumpTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBytePassesAsItIs();
    void whatWasAskedBeforeTheEndIsAnswered();
    void anEngineThatFloodsWaitsForTheReader();
};

namespace {

[[nodiscard]] std::unique_ptr<BytePump> pumpFor(ScriptedController &controller,
                                                const QStringList &engine)
{
    auto transport = transportFor(test::fakeProfile(engine));
    return std::make_unique<BytePump>(std::move(*transport), controller.takeInput(),
                                      controller.takeOutput());
}

} // namespace

void BytePumpTest::everyBytePassesAsItIs()
{
    ScriptedController controller;
    const auto pump =
        pumpFor(controller, {QStringLiteral("--answer"), QStringLiteral("odd= \\x07a\\t \\xe9  "),
                             QStringLiteral("--crlf")});
    pump->start();

    controller.say("7 odd\n");

    QTRY_COMPARE_WITH_TIMEOUT(controller.heard(),
                              QByteArray("=7  \x07"
                                         "a\t \xe9  \r\n\r\n"),
                              10'000);
}

void BytePumpTest::whatWasAskedBeforeTheEndIsAnswered()
{
    ScriptedController controller;
    const auto pump =
        pumpFor(controller, {QStringLiteral("--late-at"), QStringLiteral("name:300")});
    const QSignalSpy ended(pump.get(), &BytePump::finished);
    pump->start();
    controller.say("name\n");
    controller.end();

    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 10'000);
    QTRY_COMPARE(controller.heard(), QByteArray("= fakeengine\n\n"));
}

void BytePumpTest::anEngineThatFloodsWaitsForTheReader()
{
    ScriptedController controller;
    const auto pump =
        pumpFor(controller, {QStringLiteral("--repeat"), QStringLiteral("name=blah ")});
    const QSignalSpy ended(pump.get(), &BytePump::finished);
    controller.stopReading();
    pump->start();
    const std::size_t before = mallinfo2().uordblks;
    for (int i = 0; i < 4; ++i) {
        controller.say("name\n"); // 15 million bytes each
    }

    const auto holdsALot = [before] { return mallinfo2().uordblks > before + (16 << 20); };
    QVERIFY(!QTest::qWaitFor(holdsALot, 500));
    QCOMPARE(ended.count(), 0);
    pump->stop();
    controller.hangUp();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 10'000);
}

SHINPAN_TEST(BytePumpTest)

#include "bytepump_test.moc"
