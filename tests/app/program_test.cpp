#include "tests/support/testmain.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

/// The program itself, as a shell starts it.
class ProgramTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpNeedsNoDisplay();
    void versionNeedsNoDisplay();
    void aMistakeIsExplainedAndEndsTheProgram();
    void aMistakeSteersNoTerminal();
    void asAnEngineItSaysNothingButGtp();
    void anEngineWhoseControllerIsGoneLeaves();
    void itListensForControllers();
    void aPortThatIsTakenIsToldOf();

private:
    struct Outcome
    {
        int exitCode = -1;
        QString output;
        QString errorOutput;
    };

    /// `input` is all that it hears.
    [[nodiscard]] static Outcome run(const QStringList &words,
                                     const QString &platform = {},
                                     const QByteArray &input = {});
    static void prepare(QProcess &program, const QString &platform, const QTemporaryDir &home);
};

/// Finds no display without a platform.
void ProgramTest::prepare(QProcess &program, const QString &platform, const QTemporaryDir &home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        environment.remove(QLatin1String(name));
    }
    if (!platform.isEmpty()) {
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
    }
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.path());
    program.setProcessEnvironment(environment);
}

ProgramTest::Outcome ProgramTest::run(const QStringList &words,
                                      const QString &platform,
                                      const QByteArray &input)
{
    const QTemporaryDir home;
    QProcess program;
    prepare(program, platform, home);
    program.start(QStringLiteral(SHINPAN_PROGRAM), words);
    program.write(input);
    program.closeWriteChannel();
    if (!program.waitForFinished() || program.exitStatus() != QProcess::NormalExit) {
        return {};
    }
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

void ProgramTest::helpNeedsNoDisplay()
{
    const Outcome outcome = run({QStringLiteral("--help")});

    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.startsWith(QLatin1String("Usage: shinpan")),
             qPrintable(outcome.output));
}

void ProgramTest::versionNeedsNoDisplay()
{
    const Outcome outcome = run({QStringLiteral("--version")});

    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QStringLiteral("shinpan " SHINPAN_VERSION "\n"));
}

void ProgramTest::aMistakeIsExplainedAndEndsTheProgram()
{
    const Outcome outcome =
        run({QStringLiteral("--size"), QStringLiteral("huge")}, QStringLiteral("offscreen"));

    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errorOutput.contains(QLatin1String("shinpan: --size: \"huge\" is not")),
             qPrintable(outcome.errorOutput));
    QCOMPARE(outcome.output, QString());
}

void ProgramTest::aMistakeSteersNoTerminal()
{
    const Outcome outcome =
        run({QStringLiteral("--\x1b]0;canary\a\u009b\u202e")}, QStringLiteral("offscreen"));

    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errorOutput.contains(QStringLiteral("\ufffd]0;canary\ufffd\ufffd\ufffd")),
             qPrintable(outcome.errorOutput));
    QVERIFY(!outcome.errorOutput.contains(u'\x1b'));
}

void ProgramTest::asAnEngineItSaysNothingButGtp()
{
    const Outcome outcome =
        run({QStringLiteral("--gtp")}, QStringLiteral("offscreen"),
            "1 name\nboardsize 9\nclear_board\nplay b E5\nshow\nplay w E5\n7 quit\n");

    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QStringLiteral("=1 Shinpan\n\n=\n\n=\n\n=\n\n? unknown command\n\n"
                                            "? illegal move\n\n=7\n\n"));
}

void ProgramTest::anEngineWhoseControllerIsGoneLeaves()
{
    const Outcome outcome =
        run({QStringLiteral("--gtp")}, QStringLiteral("offscreen"), "boardsize 9\ngenmove b\n");

    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QStringLiteral("=\n\n? the game was ended\n\n"));
}

void ProgramTest::itListensForControllers()
{
    const QTemporaryDir home;
    QProcess program;
    prepare(program, QStringLiteral("offscreen"), home);
    program.setReadChannel(QProcess::StandardError);
    program.start(QStringLiteral(SHINPAN_PROGRAM),
                  {QStringLiteral("--gtp"), QStringLiteral("--listen"), QStringLiteral("0")});
    static const QRegularExpression Where(
        QStringLiteral("shinpan: listening at 127\\.0\\.0\\.1:(\\d+)"));
    QString errors;
    while (!Where.match(errors).hasMatch() && program.waitForReadyRead(20'000)) {
        errors += QString::fromUtf8(program.readAllStandardError());
    }
    const quint16 port = Where.match(errors).captured(1).toUShort();
    QVERIFY2(port != 0, qPrintable(errors));
    for (const char *const said : {"1 protocol_version\n", "1 protocol_version\nquit\n"}) {
        QTcpSocket caller;
        caller.connectToHost(QStringLiteral("127.0.0.1"), port);
        QVERIFY(caller.waitForConnected(10'000));
        caller.write(said);
        QByteArray heard;
        while (!heard.endsWith("\n\n") && caller.waitForReadyRead(10'000)) {
            heard += caller.readAll();
        }
        QVERIFY2(heard.startsWith("=1 2\n\n"), heard.constData());
    }
    QCOMPARE(program.state(), QProcess::Running);
    QCOMPARE(program.readAllStandardOutput(), QByteArray());
    program.terminate();
    QVERIFY(program.waitForFinished());
}

void ProgramTest::aPortThatIsTakenIsToldOf()
{
    QTcpServer taken;
    QVERIFY(taken.listen(QHostAddress::LocalHost));
    const Outcome outcome = run(
        {QStringLiteral("--gtp"), QStringLiteral("--listen"), QString::number(taken.serverPort())},
        QStringLiteral("offscreen"));

    QCOMPARE(outcome.exitCode, 2);
    QVERIFY2(outcome.errorOutput.contains(QLatin1String("shinpan: --listen: ")),
             qPrintable(outcome.errorOutput));
}

SHINPAN_TEST(ProgramTest)
#include "program_test.moc"
