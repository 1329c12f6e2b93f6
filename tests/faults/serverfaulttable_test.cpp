#include "core/cgos/play/cgosaccount.h"
#include "tests/faults/ownprocess.h"
#include "tests/support/fakecgosserver.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::eventually;
using shinpan::test::FakeCgosServer;

namespace {

/// What one server may add to our memory at its peak, in MiB.
constexpr double MostGrowth = 32;

/// A login, answered before it is asked; a server need not wait for us.
constexpr char Login[] = "protocol genmove_analyze\nusername\npassword\n";
constexpr char Setup[] = "setup 1 9 7.0 60000 alpha(1) beta(2)\n"; ///< we are White

/// One row: what a server does, and what is said of it.
struct ServerFault
{
    const char *name; ///< a sentence without its subject, the server
    void (*manner)(QTcpSocket &caller);
    const char *words;
    bool isTheEnd = false; ///< the account gives up; otherwise it calls again
};

void say(QTcpSocket &caller, const QByteArray &bytes)
{
    caller.write(bytes);
}

const ServerFault Faults[] = {
    {"never says a word", [](QTcpSocket &) {}, "the server does not ask who we are"},
    {"asks half of what it has to ask", [](QTcpSocket &caller) { say(caller, "protocol\nuserna"); },
     "the server does not ask who we are"},
    {"hangs up at once", [](QTcpSocket &caller) { caller.abort(); }, "was cut off"},
    {"hangs up in the middle of a word",
     [](QTcpSocket &caller) {
         say(caller, "proto");
         caller.disconnectFromHost();
     },
     "was cut off"},
    {"is another kind of server",
     [](QTcpSocket &caller) {
         say(caller, QByteArray("HTTP/1.1 400 Bad Request\r\n").repeated(200));
     },
     "does not speak CGOS"},
    {"talks binary nonsense",
     [](QTcpSocket &caller) { say(caller, QByteArray("\x00\xff\x80\n\x01\n", 6).repeated(200)); },
     "does not speak CGOS"},
    {"floods us with lines",
     [](QTcpSocket &caller) {
         say(caller, Login + QByteArray("info and so on\n").repeated(200'000));
     },
     "floods us with lines"},
    {"floods us without a line feed",
     [](QTcpSocket &caller) { say(caller, QByteArray(4 << 20, 'x')); },
     "the server does not ask who we are"},
    {"sets up a game of far too many moves",
     [](QTcpSocket &caller) {
         say(caller, Login + QByteArray(Setup).trimmed()
                         + QByteArray(" pass 1000").repeated(200'000) + "\nplay w D4 1000\n");
         say(caller, QByteArray("?\n").repeated(200));
     },
     "does not speak CGOS"},
    {"sets up a game that is not ours",
     [](QTcpSocket &caller) { say(caller, Login + QByteArray("setup 1 9 7.0 60000 x(1) y(2)\n")); },
     "which is not ours"},
    {"moves out of turn",
     [](QTcpSocket &caller) { say(caller, QByteArray(Login) + Setup + "play w D4 1000\n"); },
     "names a move out of turn"},
    {"moves off the board",
     [](QTcpSocket &caller) { say(caller, QByteArray(Login) + Setup + "play b K10 1000\n"); },
     "names a move that is not one"},
    {"asks for a move out of turn",
     [](QTcpSocket &caller) { say(caller, QByteArray(Login) + Setup + "genmove w 1000\n"); },
     "asks for a move out of turn"},
    {"ends a game that there is not",
     [](QTcpSocket &caller) { say(caller, Login + QByteArray("gameover 2026-11-25 W+7.0\n")); },
     "logged in"},
    {"sets up one game after the other",
     [](QTcpSocket &caller) {
         QByteArray said(Login);
         for (int game = 1; game <= 400; ++game) {
             said += "setup " + QByteArray::number(game % 2 == 0 ? game : 7)
                   + " 9 7.0 60000 alpha(1) beta(2)\n";
         }
         say(caller, said);
     },
     "begins more games than anybody plays; it is left alone for 1 min"},
    {"begins and ends one game after the other",
     [](QTcpSocket &caller) {
         say(caller, Login + (QByteArray(Setup) + "gameover 2026-11-25 W+7.0\n").repeated(200));
     },
     "begins more games than anybody plays; it is left alone for 1 min"},
    {"goes on with one game over and over",
     [](QTcpSocket &caller) { say(caller, Login + QByteArray(Setup).repeated(400)); },
     "begins more games than anybody plays; it is left alone for 1 min"},
    {"sets up one game after the other that is not ours",
     [](QTcpSocket &caller) {
         say(caller, Login + QByteArray("setup 1 9 7.0 60000 x(1) y(2)\n").repeated(400));
     },
     "begins more games than anybody plays; it is left alone for 1 min"},
    {"floods us with long lines",
     [](QTcpSocket &caller) {
         say(caller, Login + ("info " + QByteArray(100'000, 'x') + '\n').repeated(40));
     },
     "floods us with lines; it is left alone for 1 min"},
    {"asks who we are over and over",
     [](QTcpSocket &caller) { say(caller, QByteArray(Login).repeated(2'000)); },
     "floods us with lines; it is left alone for 1 min"},
    {"has a game go on for ever",
     [](QTcpSocket &caller) {
         say(caller, QByteArray(Login) + QByteArray(Setup).trimmed()
                         + QByteArray(" pass 1000").repeated(3'000) + "\nplay b D4 1000\n");
     },
     "has the game go on for ever"},
    {"refuses us", [](QTcpSocket &caller) { say(caller, "Error: no\n"); }, "the server refuses: no",
     true},
    {"lets somebody else in under our name",
     [](QTcpSocket &caller) {
         say(caller,
             Login + QByteArray("info another login is being attempted using this user name\n"));
         caller.disconnectFromHost();
     },
     "somebody else has logged in under this name", true},
};

} // namespace

/// Every fault that a CGOS server may have: clear words, bounded memory, and an account that can be
/// stopped at any time.
class ServerFaultTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWordsAreTheTables_data();
    void theWordsAreTheTables();
};

void ServerFaultTableTest::theWordsAreTheTables_data()
{
    QTest::addColumn<const ServerFault *>("fault");
    for (const ServerFault &fault : Faults) {
        QTest::newRow(fault.name) << &fault;
    }
}

void ServerFaultTableTest::theWordsAreTheTables()
{
    QFETCH(const ServerFault *const, fault);
    QTemporaryDir folder;
    FakeCgosServer server;
    server.beHostile(fault->manner);
    CgosAccount account(
        {.login = {QStringLiteral("alpha"), QStringLiteral("secret1")},
         .server = server.address(),
         .engine = test::fakeProfile(),
         .folder = folder.path(),
         .patience = {.login = 400ms, .first = 20ms, .inGame = 50ms, .most = 100ms}});
    QString said;
    std::optional<bool> end;
    connect(&account, &CgosAccount::remarked, this,
            [&said](const Message &text) { said += text.english() + u'\n'; });
    connect(&account, &CgosAccount::finished, this, [&end](bool isWell) { end = isWell; });
    QVERIFY(account.open());
    test::forgetPeak();
    const double before = test::peakMemory();
    account.start();
    QVERIFY2(eventually([&] { return said.contains(QLatin1String(fault->words)); }),
             qPrintable(said));
    const double growth = test::peakMemory() - before;
    QVERIFY2(growth < MostGrowth, qPrintable(QString::number(growth)));
    if (fault->isTheEnd) {
        QVERIFY(eventually([&end] { return end.has_value(); }));
        QCOMPARE(end, false);
        QCOMPARE(server.calls, 1);
        return;
    }
    account.stop(CgosAccount::Stop::Now);
    QVERIFY(eventually([&end] { return end.has_value(); }));
    QCOMPARE(end, true);
}

SHINPAN_TEST(ServerFaultTableTest)

#include "serverfaulttable_test.moc"
