#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTest>

#include <csignal>

using namespace shinpan::test;

namespace {

constexpr char Sloppy[] = "  (;SZ[9]GaMe[1];W[cc]C[hi]\n\n;B[tt]XY[a\\]b])\n";
constexpr char Strict[] = "(;FF[4]GM[1]CA[UTF-8]SZ[9]\n;W[cc]C[hi];B[tt]XY[a\\]b])\n";
constexpr char Truncated[] = "(;SZ[9];B[cc];W[dd]C[and then";

} // namespace

/// `shinpan-cli sgf format`.
class SgfFormatTest : public SgfCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void theResultIsPrinted();
    void formattingTwiceChangesNothing();
    void aFileIsReplaced();
    void aFileInOrderIsNotTouched();
    void quietSaysNothing();
    void permissionsAndLinksStay();
    void whatWouldBeLostIsNotRewritten();
    void anUnreadableFileIsLeftAlone();
    void theResultGoesToAFile();
    void aReaderThatLeavesIsNoFailure();
    void aFullDiskIsReported();
    void ctrlCLeavesNoHalfFile();
};

void SgfFormatTest::theResultIsPrinted()
{
    const Run run = runSgf({QStringLiteral("format"), QStringLiteral("-")}, Sloppy);

    QCOMPARE(run.output, QByteArray(Strict));
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
}

void SgfFormatTest::formattingTwiceChangesNothing()
{
    QCOMPARE(runSgf({QStringLiteral("format"), QStringLiteral("-")}, Strict).output,
             QByteArray(Strict));
}

void SgfFormatTest::aFileIsReplaced()
{
    const QString sloppy = write(QStringLiteral("a.sgf"), Sloppy);

    const Run run = runSgf({QStringLiteral("format"), QStringLiteral("-i"), sloppy});

    QCOMPARE(content(QStringLiteral("a.sgf")), QByteArray(Strict));
    QCOMPARE(QString::fromUtf8(run.output), sloppy + QStringLiteral(": rewritten\n"));
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(files(), QStringList{QStringLiteral("a.sgf")});
}

void SgfFormatTest::aFileInOrderIsNotTouched()
{
    const QString strict = write(QStringLiteral("a.sgf"), Strict);
    QFile file(strict);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QDateTime longAgo = QDateTime::fromSecsSinceEpoch(1'000'000'000);
    QVERIFY(file.setFileTime(longAgo, QFileDevice::FileModificationTime));
    file.close();

    const Run run = runSgf({QStringLiteral("format"), QStringLiteral("-i"), strict});

    QCOMPARE(QString::fromUtf8(run.output), strict + QStringLiteral(": unchanged\n"));
    QCOMPARE(QFile(strict).fileTime(QFileDevice::FileModificationTime), longAgo);
}

void SgfFormatTest::quietSaysNothing()
{
    const Run run =
        runSgf({QStringLiteral("format"), QStringLiteral("--in-place"), QStringLiteral("--quiet"),
                write(QStringLiteral("a.sgf"), Sloppy), write(QStringLiteral("b.sgf"), Strict)});

    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(content(QStringLiteral("a.sgf")), QByteArray(Strict));
}

void SgfFormatTest::permissionsAndLinksStay()
{
    const QString file = write(QStringLiteral("a.sgf"), Sloppy);
    const QFile::Permissions mine =
        QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
    QVERIFY(QFile::setPermissions(file, mine));
    const QString link = path(QStringLiteral("link.sgf"));
    QVERIFY(QFile::link(file, link));

    QCOMPARE(runSgf({QStringLiteral("format"), QStringLiteral("-i"), link}).exitCode, 0);

    QCOMPARE(QFile::symLinkTarget(link), file);
    QCOMPARE(QFile::permissions(file), mine);
    QCOMPARE(content(QStringLiteral("a.sgf")), QByteArray(Strict));
}

void SgfFormatTest::whatWouldBeLostIsNotRewritten()
{
    const QString truncated = write(QStringLiteral("a.sgf"), Truncated);

    const Run refused = runSgf({QStringLiteral("format"), QStringLiteral("-i"), truncated});

    QCOMPARE(refused.exitCode, 2);
    QVERIFY2(refused.errors.startsWith(truncated.toUtf8() + ":1:21: "), refused.errors.constData());
    QVERIFY2(refused.errors.contains("without --force"), refused.errors.constData());
    QCOMPARE(content(QStringLiteral("a.sgf")), QByteArray(Truncated));

    QCOMPARE(runSgf({QStringLiteral("format"), QStringLiteral("-i"), QStringLiteral("--force"),
                     truncated})
                 .exitCode,
             0);
    QVERIFY(content(QStringLiteral("a.sgf")).endsWith("C[and then])\n"));
}

void SgfFormatTest::anUnreadableFileIsLeftAlone()
{
    const QString diary = write(QStringLiteral("diary.sgf"), "Dear diary");
    const QString sloppy = write(QStringLiteral("sloppy.sgf"), Sloppy);

    const Run run = runSgf(
        {QStringLiteral("format"), QStringLiteral("-i"), QStringLiteral("--force"), diary, sloppy});

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(content(QStringLiteral("diary.sgf")), QByteArray("Dear diary"));
    QCOMPARE(content(QStringLiteral("sloppy.sgf")), QByteArray(Strict));
}

void SgfFormatTest::theResultGoesToAFile()
{
    const QString sloppy = write(QStringLiteral("a.sgf"), Sloppy);

    const Run run = runSgf(
        {QStringLiteral("format"), sloppy, QStringLiteral("-o"), path(QStringLiteral("b.sgf"))});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(content(QStringLiteral("b.sgf")), QByteArray(Strict));
    QCOMPARE(content(QStringLiteral("a.sgf")), QByteArray(Sloppy));
    QCOMPARE(runSgf({QStringLiteral("format"), sloppy, sloppy, QStringLiteral("-o"),
                     path(QStringLiteral("b.sgf"))})
                 .exitCode,
             2);
}

void SgfFormatTest::aReaderThatLeavesIsNoFailure()
{
    const QString game = write(QStringLiteral("a.sgf"), QByteArray(Strict).repeated(20'000));

    QProcess shell;
    shell.start(QStringLiteral("/bin/sh"),
                {QStringLiteral("-c"),
                 QStringLiteral("{ \"$0\" sgf tree \"$1\"; echo \"exit $?\" >&2; } | head -n 2"),
                 QStringLiteral(SHINPAN_CLI), game});
    const Run run = finish(shell);

    QCOMPARE(run.errors, QByteArray("exit 0\n"));
    QCOMPARE(run.output.count('\n'), 2);
}

void SgfFormatTest::aFullDiskIsReported()
{
    if (!QFile::exists(QStringLiteral("/dev/full"))) {
        QSKIP("needs /dev/full");
    }
    QProcess process;
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(QStringLiteral(SHINPAN_CLI), {QStringLiteral("sgf"), QStringLiteral("format"),
                                                write(QStringLiteral("a.sgf"), Strict)});
    const Run run = finish(process);

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("standard output: "), run.errors.constData());
}

/// Interrupts the rewriting of many files again and again: each is the old or the new one, and
/// nothing else lies beside them.
void SgfFormatTest::ctrlCLeavesNoHalfFile()
{
    constexpr int FileCount = 20;
    for (int round = 0; round < 5; ++round) {
        for (int i = 0; i < FileCount; ++i) {
            write(QStringLiteral("%1.sgf").arg(i), Sloppy);
        }
        QProcess process;
        process.start(QStringLiteral(SHINPAN_CLI),
                      {QStringLiteral("sgf"), QStringLiteral("format"), QStringLiteral("-i"),
                       QStringLiteral("-r"), m_directory->path()});
        QVERIFY(process.waitForReadyRead(10'000)); // it writes files before it reports them
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        static_cast<void>(finish(process));

        QCOMPARE(files().size(), FileCount);
        for (int i = 0; i < FileCount; ++i) {
            const QByteArray text = content(QStringLiteral("%1.sgf").arg(i));
            QVERIFY2(text == Sloppy || text == Strict, text.constData());
        }
    }
}

SHINPAN_TEST(SgfFormatTest)
#include "sgfformat_test.moc"
