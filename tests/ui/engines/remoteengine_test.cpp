#include "tests/engine/madeupmachine.h"
#include "tests/support/listeningengine.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/gametable.h"
#include "ui/engines/engineeditor.h"
#include "ui/match/seatcard.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using test::ListeningEngine;

/// An engine on another computer, from the editor to the board.
class RemoteEngineTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAddressIsAddedSeatedAndPlayed();
    void aWrongAddressCannotBeSeated();
    void whatGmpCannotTellIsSaidAtTheSeat();
    void aLostConnectionIsExplained();

private:
    const Machine m_machine = test::machineWith({});
};

void RemoteEngineTest::anAddressIsAddedSeatedAndPlayed()
{
    const ListeningEngine far({QStringLiteral("--moves"), QStringLiteral("C3 C4")});
    EngineEditor editor(EngineProfileList({}, {}), nullptr, m_machine);
    editor.addEngine();
    auto *commandLine = test::control<QPlainTextEdit>(editor, "Command line");
    commandLine->setPlainText(far.address());
    const QString where = far.address().section(u'/', -1);
    QCOMPARE(commandLine->accessibleDescription(),
             QStringLiteral("Connects to the engine listening at %1.").arg(where));
    QCOMPARE(editor.profiles().size(), 1);
    const EngineProfile profile = editor.profiles().front();
    QCOMPARE(profile.name, where);

    SeatCard seat(Color::White, m_machine);
    seat.setEngines({profile});
    seat.setSeat({profile});
    QVERIFY(seat.isPlayable());

    test::GameTable table;
    table.set({}, seat.seat());
    table.game.start();
    QVERIFY(table.waitForPerson());
    QVERIFY(table.playAndAwaitTurn("E5"));
    QVERIFY(table.playAndAwaitTurn("E6"));
    QCOMPARE(table.movesToCursor(), QStringLiteral("E5 C3 E6 C4"));
}

void RemoteEngineTest::aWrongAddressCannotBeSeated()
{
    EngineProfile profile = test::fakeEngine();
    profile.commandLine = QStringLiteral("tcp://far");
    SeatCard seat(Color::White, m_machine);
    seat.setSeat({profile});

    QVERIFY(!seat.isPlayable());
}

void RemoteEngineTest::whatGmpCannotTellIsSaidAtTheSeat()
{
    EngineProfile modem;
    modem.name = QStringLiteral("Modem");
    modem.commandLine = QStringLiteral("gmp://localhost:7000");
    SeatCard seat(Color::White, m_machine);
    seat.setEngines({modem});
    seat.setSeat({modem});
    QStringList words;
    for (const QLabel *const label : seat.findChildren<QLabel *>()) {
        words.append(label->text());
    }

    QVERIFY(seat.isPlayable());
    QVERIFY2(words.join(u'\n').contains(QLatin1String("Is not told the komi")),
             qPrintable(words.join(u'\n')));
}

void RemoteEngineTest::aLostConnectionIsExplained()
{
    ListeningEngine far({QStringLiteral("--hang-at"), QStringLiteral("genmove")});
    test::GameTable table;
    const QSignalSpy failed(&table.game, &OpenGame::engineFailed);
    table.set({}, {far.profile()});
    table.game.start();
    QVERIFY(table.waitForPerson());
    table.play("E5");
    QVERIFY(table.waitForState(Match::State::Asking));
    far.kill();

    QVERIFY(table.waitForState(Match::State::Suspended));
    const auto failure = failed.value(0).value(0).value<EngineFailure>();
    QCOMPARE(failure.commandLine, far.address());
    QVERIFY2(failure.what.contains(QStringLiteral("was closed by the other side")),
             qPrintable(failure.what));
    QCOMPARE(table.movesToCursor(), QStringLiteral("E5"));
}

SHINPAN_TEST(RemoteEngineTest)
#include "remoteengine_test.moc"
