#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace shinpan::test;

namespace {

QByteArray gameOf(const QByteArray &black, const QByteArray &white)
{
    return "(;FF[4]GM[1]CA[UTF-8]SZ[9]\nPB[" + black + "]PW[" + white + "]\n;B[ee];W[cc])\n";
}

} // namespace

/// `shinpan-cli sgf split`, `sgf merge` and `sgf convert`.
class SgfSplitTest : public SgfCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void eachGameGetsAFile();
    void numbersHaveLeadingZerosAndRunOn();
    void filesAreNamedAfterPlayers();
    void anUnknownFieldIsRefused();
    void filesThatAreThereAreKept();
    void splitAndMergedIsTheSame();
    void whatCannotBeReadIsLeftOut();
    void otherCharacterSetsBecomeUtf8();
    void otherFormatsBecomeSgf_data();
    void otherFormatsBecomeSgf();
    void severalFilesAreConvertedIntoADirectory();
};

void SgfSplitTest::eachGameGetsAFile()
{
    const QString file = write(QStringLiteral("all.sgf"), gameOf("A", "B") + gameOf("C", "D"));

    const Run run = runSgf(
        {QStringLiteral("split"), file, QStringLiteral("-o"), path(QStringLiteral("new/games"))});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(QString::fromUtf8(run.output), path(QStringLiteral("new/games/1.sgf")) + u'\n'
                                                + path(QStringLiteral("new/games/2.sgf")) + u'\n');
    QCOMPARE(content(QStringLiteral("new/games/1.sgf")), gameOf("A", "B"));
    QCOMPARE(content(QStringLiteral("new/games/2.sgf")), gameOf("C", "D"));
    QCOMPARE(files().size(), 3);
}

void SgfSplitTest::numbersHaveLeadingZerosAndRunOn()
{
    const QString ten = write(QStringLiteral("a.sgf"), gameOf("A", "B").repeated(10));
    const QString two = write(QStringLiteral("b.sgf"), gameOf("A", "B").repeated(2));

    QCOMPARE(runSgf({QStringLiteral("split"), ten, two, QStringLiteral("-q"), QStringLiteral("-o"),
                     path(QStringLiteral("o"))})
                 .output,
             QByteArray());

    QVERIFY(files().contains(QStringLiteral("o/01.sgf")));
    QVERIFY(files().contains(QStringLiteral("o/12.sgf")));
    QCOMPARE(files().size(), 14);
}

void SgfSplitTest::filesAreNamedAfterPlayers()
{
    const QString file = write(QStringLiteral("all.sgf"),
                               gameOf("李", "../x") + gameOf("", "B?") + gameOf("李", "../X"));

    const Run run =
        runSgf({QStringLiteral("split"), file, QStringLiteral("-o"), path(QStringLiteral("o")),
                QStringLiteral("--name"), QStringLiteral("{black} vs {white}")});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(files(), (QStringList{QStringLiteral("all.sgf"), QStringLiteral("o/unknown vs B_.sgf"),
                                   QStringLiteral("o/李 vs .._X-2.sgf"),
                                   QStringLiteral("o/李 vs .._x.sgf")}));
}

void SgfSplitTest::anUnknownFieldIsRefused()
{
    const Run run = runSgf({QStringLiteral("split"), QStringLiteral("-"), QStringLiteral("--name"),
                            QStringLiteral("{number} {color}")},
                           gameOf("A", "B"));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("there is no {color}"), run.errors.constData());
}

void SgfSplitTest::filesThatAreThereAreKept()
{
    const QString file = write(QStringLiteral("all.sgf"), gameOf("A", "B") + gameOf("C", "D"));
    write(QStringLiteral("1.sgf"), "mine");
    const QStringList call{QStringLiteral("split"), file, QStringLiteral("-o"),
                           m_directory->path()};

    const Run run = runSgf(call);

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("1.sgf: already exists; --force"), run.errors.constData());
    QCOMPARE(content(QStringLiteral("1.sgf")), QByteArray("mine"));
    QCOMPARE(content(QStringLiteral("2.sgf")), gameOf("C", "D"));

    QCOMPARE(runSgf(call + QStringList{QStringLiteral("--force")}).exitCode, 0);
    QCOMPARE(content(QStringLiteral("1.sgf")), gameOf("A", "B"));
}

void SgfSplitTest::splitAndMergedIsTheSame()
{
    const QByteArray all = gameOf("A", "B") + gameOf("C", "D") + gameOf("E", "F");
    const QString file = write(QStringLiteral("all.sgf"), all);
    QCOMPARE(
        runSgf({QStringLiteral("split"), file, QStringLiteral("-o"), path(QStringLiteral("o"))})
            .exitCode,
        0);

    const Run run =
        runSgf({QStringLiteral("merge"), QStringLiteral("-r"), path(QStringLiteral("o")),
                QStringLiteral("-o"), path(QStringLiteral("merged.sgf"))});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(content(QStringLiteral("merged.sgf")), all);
    QCOMPARE(runSgf({QStringLiteral("merge"), path(QStringLiteral("merged.sgf"))}).output, all);
}

void SgfSplitTest::whatCannotBeReadIsLeftOut()
{
    const Run run = runSgf(
        {QStringLiteral("merge"), write(QStringLiteral("a.sgf"), gameOf("A", "B")),
         path(QStringLiteral("none.sgf")), write(QStringLiteral("c.sgf"), gameOf("C", "D"))});

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(run.output, gameOf("A", "B") + gameOf("C", "D"));
    QVERIFY2(run.errors.contains("none.sgf: "), run.errors.constData());
}

void SgfSplitTest::otherCharacterSetsBecomeUtf8()
{
    const Run run = runSgf({QStringLiteral("convert"), QStringLiteral("-")},
                           "(;FF[3]GM[1]CA[GB2312]SZ[9]PB[\xba\xda]PW[\xb0\xd7];B[ee];W[cc])");

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.output, QByteArray("(;FF[3]GM[1]CA[UTF-8]SZ[9]\nPB[黑]PW[白]\n;B[ee];W[cc])\n"));
}

void SgfSplitTest::otherFormatsBecomeSgf_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file :
         {"formats/cyberoro.ngf", "formats/old.ngf", "formats/panda.ugi", "formats/tygem.gib"}) {
        QTest::newRow(file) << QStringLiteral(SHINPAN_TEST_DATA "/") + QLatin1String(file);
    }
}

void SgfSplitTest::otherFormatsBecomeSgf()
{
    QFETCH(QString, file);
    const QString copy = path(QStringLiteral("record"));
    QVERIFY(QFile::copy(file, copy));
    const QString converted = path(QStringLiteral("converted.sgf"));

    QCOMPARE(runSgf({QStringLiteral("convert"), copy, QStringLiteral("-o"), converted}).exitCode,
             0);

    QCOMPARE(runSgf({QStringLiteral("check"), converted}).exitCode, 0);
    const auto gameIn = [](const QString &path) {
        QJsonObject game =
            jsonLines(runSgf({QStringLiteral("info"), QStringLiteral("--json"), path}).output)
                .value(0);
        game.remove(QStringLiteral("file"));
        game.remove(QStringLiteral("charset"));
        game.remove(QStringLiteral("application"));
        game.remove(QStringLiteral("warnings"));
        return game;
    };
    QVERIFY(gameIn(converted)[u"moves"].toInt() > 0);
    QCOMPARE(gameIn(converted), gameIn(copy));
    QCOMPARE(runSgf({QStringLiteral("format"), QStringLiteral("-i"), copy}).exitCode, 2);
}

void SgfSplitTest::severalFilesAreConvertedIntoADirectory()
{
    const QString a = write(QStringLiteral("a.sgf"), gameOf("A", "B"));
    const QString b = write(QStringLiteral("b.x.SGF"), gameOf("C", "D"));

    const Run run =
        runSgf({QStringLiteral("convert"), a, b, QStringLiteral("-o"), path(QStringLiteral("o"))});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(content(QStringLiteral("o/a.sgf")), gameOf("A", "B"));
    QCOMPARE(content(QStringLiteral("o/b.x.sgf")), gameOf("C", "D"));
}

SHINPAN_TEST(SgfSplitTest)
#include "sgfsplit_test.moc"
