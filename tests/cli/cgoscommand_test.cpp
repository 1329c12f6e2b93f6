#include "tests/cli/commandline.h"
#include "tests/support/fakecgosserver.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::eventually;
using shinpan::test::FakeCgosServer;
using shinpan::test::finish;
using shinpan::test::Run;
using shinpan::test::runCli;
using shinpan::test::startCli;

/// `shinpan-cli cgos`, with a stand-in for the server.
class CgosCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theExampleIsUnderstood();
    void mistakesAreToldByLine();
    void aPasswordThatOthersMayReadIsRefused();
    void itPlaysAndTellsHowItWent();

private:
    [[nodiscard]] QString write(const QString &name, const QByteArray &text, bool isSecret = false);
    [[nodiscard]] QByteArray accounts(const QByteArray &server) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void CgosCommandTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QString CgosCommandTest::write(const QString &name, const QByteArray &text, bool isSecret)
{
    QFile file(m_folder->filePath(name));
    const bool isOpen = file.open(QIODevice::WriteOnly);
    file.write(text);
    const auto others = isSecret ? QFile::Permissions() : QFile::ReadOther;
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | others);
    return isOpen ? file.fileName() : QString();
}

QByteArray CgosCommandTest::accounts(const QByteArray &server) const
{
    const QByteArray engine =
        test::fakeProfile({QStringLiteral("--moves"), QStringLiteral("D4")}).commandLine.toUtf8();
    return "server = \"" + server + "\"\nfolder = \"out\"\n[[player]]\nid = \"fake\"\ncommand = '"
         + engine + "'\n[[account]]\nname = \"alpha\"\npassword_file = \"secret\"\n";
}

void CgosCommandTest::theExampleIsUnderstood()
{
    const Run example = runCli({QStringLiteral("cgos"), QStringLiteral("--example")});
    QCOMPARE(example.exitCode, 0);
    const QString file = write(QStringLiteral("accounts.toml"), example.output);
    const Run run = runCli({QStringLiteral("cgos"), file});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("first.password"), run.errors.constData());
    QVERIFY2(!run.errors.contains("accounts.toml"), run.errors.constData());
}

void CgosCommandTest::mistakesAreToldByLine()
{
    const QString file =
        write(QStringLiteral("accounts.toml"),
              accounts("localhost:7000") + "[[account]]\nname = \"7up\"\ncolour = 1\n");
    const Run run = runCli({QStringLiteral("cgos"), file});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("accounts.toml:10: account[2].name:"), run.errors.constData());
    QVERIFY2(run.errors.contains("account[2].colour"), run.errors.constData());
}

void CgosCommandTest::aPasswordThatOthersMayReadIsRefused()
{
    const QString file = write(QStringLiteral("accounts.toml"), accounts("localhost:7000"));
    QVERIFY(!write(QStringLiteral("secret"), "secret1\n").isEmpty());
    const Run run = runCli({QStringLiteral("cgos"), file});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("chmod 600"), run.errors.constData());
    QVERIFY(!run.errors.contains("secret1"));
}

void CgosCommandTest::itPlaysAndTellsHowItWent()
{
    FakeCgosServer server;
    server.schedule({.opponent = {"E5"}, .result = "B+3.0"});
    const QString file =
        write(QStringLiteral("accounts.toml"), accounts(server.address().text().toUtf8()));
    QVERIFY(!write(QStringLiteral("secret"), "secret1\n", true).isEmpty());
    QProcess process;
    startCli(process,
             {QStringLiteral("cgos"), file, QStringLiteral("--games"), QStringLiteral("1")});
    QVERIFY(eventually([&process] { return process.state() == QProcess::NotRunning; }));
    const Run run = finish(process);
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.contains("alpha: game 1: B+3, won"), run.output.constData());
    QVERIFY2(run.output.contains(
                 "alpha: 1 games, 1 won, 0 lost, 0 drawn, 0 broken off; last rating 1800?"),
             run.output.constData());
    QVERIFY(!run.output.contains("secret1"));
    QCOMPARE(server.password, "secret1");
    const QDir out(m_folder->filePath(QStringLiteral("out")));
    QCOMPARE(out.entryList(QDir::Files, QDir::Name),
             (QStringList{QStringLiteral("alpha-1.sgf"), QStringLiteral("alpha.csv"),
                          QStringLiteral("alpha.log")}));
}

SHINPAN_TEST(CgosCommandTest)

#include "cgoscommand_test.moc"
