#include "tests/cli/commandline.h"

namespace shinpan::test {

void startCli(QProcess &process, const QStringList &arguments)
{
    process.start(QStringLiteral(SHINPAN_CLI), arguments, QIODevice::ReadOnly);
}

Run finish(QProcess &process)
{
    constexpr int Patience = 30'000; // ms
    Run run;
    if (process.state() == QProcess::NotRunning || process.waitForFinished(Patience)) {
        run.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    } else {
        process.kill();
        process.waitForFinished(Patience);
    }
    run.output = process.readAllStandardOutput();
    run.errors = process.readAllStandardError();
    return run;
}

Run runCli(const QStringList &arguments, const QString &input)
{
    QProcess process;
    process.setStandardInputFile(input);
    process.start(QStringLiteral(SHINPAN_CLI), arguments);
    return finish(process);
}

Run runCli(const QStringList &arguments)
{
    QProcess process;
    startCli(process, arguments);
    return finish(process);
}

} // namespace shinpan::test
