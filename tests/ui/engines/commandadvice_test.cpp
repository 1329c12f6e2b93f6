#include "ui/engines/commandadvice.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class CommandAdviceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doubtfulCommandLinesAreCommentedOn_data();
    void doubtfulCommandLinesAreCommentedOn();
};

void CommandAdviceTest::doubtfulCommandLinesAreCommentedOn_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("start");
    const QString fine;
    const QString notGtp = QStringLiteral("%1 speaks GTP only when it is started with “%2”.");
    const QString shell =
        QStringLiteral("No shell is at work here: the engine receives “%1” as it stands.");

    QTest::newRow("GNU Go") << QStringLiteral("gnugo --mode gtp") << fine;
    QTest::newRow("GNU Go, one word") << QStringLiteral("gnugo --mode=gtp") << fine;
    QTest::newRow("GNU Go, silent")
        << QStringLiteral("/usr/games/gnugo --level 1")
        << notGtp.arg(QStringLiteral("gnugo"), QStringLiteral("--mode gtp"));
    QTest::newRow("Leela Zero") << QStringLiteral("leelaz -g -w net") << fine;
    QTest::newRow("Leela Zero, silent")
        << QStringLiteral("leelaz -w net")
        << notGtp.arg(QStringLiteral("leelaz"), QStringLiteral("--gtp"));
    QTest::newRow("KataGo") << QStringLiteral("katago gtp -model m") << fine;
    QTest::newRow("KataGo, silent") << QStringLiteral("katago -model m")
                                    << notGtp.arg(QStringLiteral("katago"), QStringLiteral("gtp"));
    QTest::newRow("any other engine") << QStringLiteral("pachi") << fine;
    QTest::newRow("redirection") << QStringLiteral("pachi 2> log")
                                 << shell.arg(QStringLiteral("2>"));
    QTest::newRow("pipe") << QStringLiteral("pachi | tee x") << shell.arg(QStringLiteral("|"));
    QTest::newRow("variable") << QStringLiteral("pachi $HOME/x")
                              << shell.arg(QStringLiteral("$HOME/x"));
    QTest::newRow("a price is no variable") << QStringLiteral("pachi $5") << fine;
}

void CommandAdviceTest::doubtfulCommandLinesAreCommentedOn()
{
    QFETCH(QString, line);
    QFETCH(QString, start);

    QCOMPARE(commandAdvice(*splitCommandLine(line)), start);
}

SHINPAN_TEST(CommandAdviceTest)
#include "commandadvice_test.moc"
