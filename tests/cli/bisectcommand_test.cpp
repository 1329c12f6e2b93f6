#include "tests/cli/commandline.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using shinpan::test::Run;
using shinpan::test::runCli;

/// `shinpan-cli bisect`.
class BisectCommandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstBuildThatFailsIsFound();
    void oneThatCannotBeRunIsGoneAround();
    void noneFails();
    void aMatchFindsTheFirstThatIsWeaker();
    void whatIsMissingIsBuilt();
    void aBuildThatCannotBeMadeIsGoneAround();
    void badCallsAreExplained_data();
    void badCallsAreExplained();

private:
    QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_directory.filePath(name));
        if (file.open(QIODevice::WriteOnly)) {
            file.write(text);
        }
        return file.fileName();
    }
    /// Runs twelve builds: these cannot be run, and those from `bad` on fail.
    [[nodiscard]] Run bisect(int bad, const QList<int> &missing = {}) const;
    /// Runs builds 1 to 10 by a script that makes their engines, bad from 7 on, except this one.
    [[nodiscard]] Run build(int broken) const;

    QTemporaryDir m_directory;
};

Run BisectCommandTest::bisect(int bad, const QList<int> &missing) const
{
    QByteArray builds = "# the oldest first\n";
    for (int build = 1; build <= 12; ++build) {
        const QString version = QStringLiteral("%1.%2").arg(build >= bad ? 2 : 1).arg(build);
        builds += (missing.contains(build)
                       ? QStringLiteral("/nowhere/build-%1").arg(build)
                       : test::fakeProfile({QStringLiteral("--version"), version}).commandLine)
                      .toUtf8()
                + '\n';
    }
    return runCli({QStringLiteral("bisect"), QStringLiteral("--test"),
                   write(QStringLiteral("a.tst"), "1 version\n#? [1[.].*]\n2 name\n#? [x]\n")
                       + QStringLiteral(":1"),
                   u'@' + write(QStringLiteral("builds"), builds)});
}

void BisectCommandTest::theFirstBuildThatFailsIsFound()
{
    for (const int bad : {1, 5, 12}) {
        const Run run = bisect(bad);

        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.output.contains("\nthe first that fails: build " + QByteArray::number(bad)
                                     + " of 12, "),
                 run.output.constData());
        QVERIFY2(run.output.count("\nbuild ") + 1 <= 4, run.output.constData());
        QVERIFY2(run.output.contains("  a.tst:1 FAIL: expected [1[.].*], answered 2."),
                 run.output.constData());
    }
}

void BisectCommandTest::oneThatCannotBeRunIsGoneAround()
{
    const Run found = bisect(9, {6, 7});
    QCOMPARE(found.exitCode, 0);
    QVERIFY2(found.output.contains("the first that fails: build 9 of 12"),
             found.output.constData());

    const Run unclear = bisect(9, {7, 8});
    QCOMPARE(unclear.exitCode, 2);
    QVERIFY2(unclear.output.contains("the first that fails is one of 3, the last of which does: "
                                     "build 9 of 12"),
             unclear.output.constData());
}

void BisectCommandTest::noneFails()
{
    const Run run = bisect(13);

    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.output.endsWith("\nno build fails that could be run (3 runs)\n"),
             run.output.constData());
}

void BisectCommandTest::aMatchFindsTheFirstThatIsWeaker()
{
    QStringList builds;
    for (int build = 1; build <= 10; ++build) {
        builds +=
            test::fakeProfile(
                build < 7 ? QStringList{QStringLiteral("--name"), QStringLiteral("b%1").arg(build)}
                          : QStringList{QStringLiteral("--resign-at"), QStringLiteral("1")})
                .commandLine;
    }

    const Run run =
        runCli(QStringList{QStringLiteral("bisect"), QStringLiteral("--sprt"),
                           QStringLiteral("-100,0"), QStringLiteral("--size"), QStringLiteral("9"),
                           QStringLiteral("--random-opening"), QStringLiteral("6")}
               + builds);

    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.contains("\nthe first that fails: build 7 of 10, "),
             run.output.constData());
    // The oldest is its own measure: nine are left, which four runs tell apart.
    const qsizetype at = run.output.lastIndexOf('(');
    QVERIFY2(run.output.mid(at + 1, 1).toInt() <= 4, run.output.constData());
    QVERIFY2(run.output.contains("fails\n  LLR -"), run.output.constData());
}

Run BisectCommandTest::build(int broken) const
{
    const QString script =
        write(QStringLiteral("make-build"),
              "#!/bin/sh\n[ $1 = " + QByteArray::number(broken) + " ] && exit 1\nmkdir -p '"
                  + m_directory.path().toUtf8() + "'/$1\ncd '" + m_directory.path().toUtf8()
                  + "'/$1\necho built $1 >> ../built\n[ $1 -ge 7 ] && version=2 || version=1\n"
                    "printf '#!/bin/sh\\nexec "
                  + test::fakeProfile().commandLine.toUtf8()
                  + " --version %s\\n' $version > engine\nchmod +x engine\n");
    QFile::setPermissions(script, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QStringList revisions;
    for (int build = 1; build <= 10; ++build) {
        revisions += QString::number(build);
    }
    return runCli(QStringList{QStringLiteral("bisect"), QStringLiteral("--test"),
                              write(QStringLiteral("a.tst"), "1 version\n#? [1]\n"),
                              QStringLiteral("--template"),
                              m_directory.path() + QStringLiteral("/{}/engine"),
                              QStringLiteral("--build"), script}
                  + revisions);
}

void BisectCommandTest::whatIsMissingIsBuilt()
{
    const Run run = build(0);

    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.output.contains("\nthe first that fails: build 7 of 10, 7 "),
             run.output.constData());
    QFile built(m_directory.filePath(QStringLiteral("built")));
    QVERIFY(built.open(QIODevice::ReadOnly));
    QVERIFY2(built.readAll().count('\n') <= 4, run.output.constData());
}

void BisectCommandTest::aBuildThatCannotBeMadeIsGoneAround()
{
    QVERIFY(QDir(m_directory.filePath(QStringLiteral("6"))).removeRecursively());

    const Run run = build(6);

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.output.contains("the first that fails is one of 2, the last of which does: build "
                                 "7 of 10"),
             run.output.constData());
}

void BisectCommandTest::badCallsAreExplained_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("text");
    const QString suite = write(QStringLiteral("good.tst"), "1 name\n");
    const auto row = [](const char *name, const QString &words, const char *text) {
        QTest::newRow(name) << words << QByteArray(text);
    };
    row("no test", QStringLiteral("bisect cat"), "say what to test");
    row("two tests", QStringLiteral("bisect cat --sprt 0,5 --test ") + suite, "say what to test");
    row("no build", QStringLiteral("bisect --test ") + suite, "no build is given");
    row("no place", QStringLiteral("bisect 1 --template cat --test ") + suite, "has no {}");
    row("numbers", QStringLiteral("bisect --template cat{} 3 -0.5 --test ") + suite,
        "where -0.5 is a number and no option, -- goes in front of it");
    row("no quotes", QStringLiteral("bisect gnugo --mode gtp --test ") + suite,
        "'mode'; a command line with options of its own goes in quotes");
    row("no bounds", QStringLiteral("bisect cat --sprt 5"), "--sprt: \"5\" is not two numbers");
}

void BisectCommandTest::badCallsAreExplained()
{
    QFETCH(const QString, words);
    QFETCH(const QByteArray, text);

    const Run run = runCli(words.split(u' '));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains(text), run.errors.constData());
}

SHINPAN_TEST(BisectCommandTest)
#include "bisectcommand_test.moc"
