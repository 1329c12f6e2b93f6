#include "tests/support/testmain.h"

#include <QProcess>
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

private:
    struct Outcome
    {
        int exitCode = -1;
        QString output;
        QString errorOutput;
    };

    [[nodiscard]] static Outcome run(const QStringList &words, const QString &platform = {});
};

/// Without a platform there is no display to be found.
ProgramTest::Outcome ProgramTest::run(const QStringList &words, const QString &platform)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        environment.remove(QLatin1String(name));
    }
    if (!platform.isEmpty()) {
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
    }
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(SHINPAN_PROGRAM), words);
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

    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(outcome.errorOutput.contains(QLatin1String("shinpan: --size: \"huge\" is not")),
             qPrintable(outcome.errorOutput));
    QCOMPARE(outcome.output, QString());
}

void ProgramTest::aMistakeSteersNoTerminal()
{
    const Outcome outcome =
        run({QStringLiteral("--\x1b]0;canary\a\u009b\u202e")}, QStringLiteral("offscreen"));

    QCOMPARE(outcome.exitCode, 1);
    QVERIFY2(outcome.errorOutput.contains(QStringLiteral("\ufffd]0;canary\ufffd\ufffd\ufffd")),
             qPrintable(outcome.errorOutput));
    QVERIFY(!outcome.errorOutput.contains(u'\x1b'));
}

SHINPAN_TEST(ProgramTest)
#include "program_test.moc"
