#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan::test;

namespace {

constexpr char Games[] = "(;SZ[9]PB[Ann]PW[Bob]RE[B+R]DT[2001-02-03];B[ee];W[cc];B[gg])\n"
                         "(;SZ[9]PB[Cy]PW[Dee]RE[W+3.5]DT[2004];B[ee];W[gg];B[cc])\n";

} // namespace

/// `shinpan-cli sgf index`, `sgf explore`, `sgf openings` and `sgf duplicates`.
class SgfIndexTest : public SgfCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aPositionIsFoundWithItsContinuations();
    void theAnswerIsJson();
    void filesThatCannotBeReadAreTold();
    void foldersAreKnownAndForgotten();
    void wrongCallsAreTold();
    void openingsAreWritten();
    void duplicatesAreListedAndMerged();

private:
    [[nodiscard]] QString index(const QStringList &words);
};

/// Makes an index of what the words name.
QString SgfIndexTest::index(const QStringList &words)
{
    const QString all = path(QStringLiteral("all.index"));
    const Run run = runSgf(QStringList{QStringLiteral("index"), QStringLiteral("-o"), all} + words);
    if (run.exitCode != 0) {
        QTest::qFail(run.errors.constData(), __FILE__, __LINE__);
    }
    return all;
}

void SgfIndexTest::aPositionIsFoundWithItsContinuations()
{
    const QString games = write(QStringLiteral("games.sgf"), Games);
    const QString all = index({games});

    const Run run = runSgf({QStringLiteral("explore"), games, QStringLiteral("--move"),
                            QStringLiteral("1"), QStringLiteral("--index"), all});

    QCOMPARE(run.exitCode, 0);
    const QList<QByteArray> lines = run.output.split('\n');
    QVERIFY(lines[1].startsWith("all          2 100.0 %  50.0 %"));
    QVERIFY(lines[2].startsWith("G7           2 100.0 %  50.0 %")); // all corners are one
    QVERIFY(lines[3].contains("games.sgf, game 2, move 1: Cy - Dee, 2004 W+3.5"));
    QVERIFY(lines[4].contains("games.sgf, game 1, move 1: Ann - Bob, 2001-02-03 B+R"));
}

void SgfIndexTest::theAnswerIsJson()
{
    const QString games = write(QStringLiteral("games.sgf"), Games);
    const QString all = index({games});

    const Run run = runSgf({QStringLiteral("explore"), games, QStringLiteral("--json"),
                            QStringLiteral("--move"), QStringLiteral("2"), QStringLiteral("--to"),
                            QStringLiteral("2001"), QStringLiteral("--player"),
                            QStringLiteral("ann"), QStringLiteral("--index"), all});

    const QJsonObject answer = QJsonDocument::fromJson(run.output).object();
    QCOMPARE(answer[u"games"].toInt(), 1);
    QCOMPARE(answer[u"black"].toInt(), 1);
    QCOMPARE(answer[u"lastYear"].toInt(), 2001);
    QCOMPARE(answer[u"moves"][0][u"move"].toString(), QStringLiteral("G3"));
    QCOMPARE(answer[u"list"][0][u"white"].toString(), QStringLiteral("Bob"));
    QCOMPARE(answer[u"list"][0][u"size"].toArray(), (QJsonArray{9, 9}));
}

void SgfIndexTest::filesThatCannotBeReadAreTold()
{
    const QString games = write(QStringLiteral("games.sgf"), Games);
    const QString broken = write(QStringLiteral("broken.sgf"), "nothing");

    const Run run = runSgf({QStringLiteral("index"), QStringLiteral("--json"), QStringLiteral("-o"),
                            path(QStringLiteral("b.index")), games, broken});

    QCOMPARE(run.exitCode, 2);
    QVERIFY(run.output.contains("{\"fault\":\"" + broken.toUtf8() + '"'));
    const QByteArray last = run.output.trimmed().split('\n').last();
    const QJsonObject end = QJsonDocument::fromJson(last).object();
    QVERIFY(end[u"done"].toBool());
    QCOMPARE(end[u"games"].toInt(), 2);
    QCOMPARE(end[u"faults"].toInt(), 1);
}

void SgfIndexTest::foldersAreKnownAndForgotten()
{
    const QString games = write(QStringLiteral("games.sgf"), Games);
    const QString all = index({games});

    const Run again = runSgf({QStringLiteral("index"), QStringLiteral("-o"), all});
    const Run forgotten = runSgf(
        {QStringLiteral("index"), QStringLiteral("-o"), all, QStringLiteral("--forget"), games});

    QVERIFY(again.output.startsWith("1 files: 0 read, 0 gone"));
    QVERIFY(forgotten.output.startsWith("0 files: 0 read, 1 gone"));
}

void SgfIndexTest::wrongCallsAreTold()
{
    const QString games = write(QStringLiteral("games.sgf"), Games);
    const QString all = index({games});
    const auto complaint = [&](const QStringList &words) {
        const Run run = runSgf(QStringList{QStringLiteral("explore"), games} + words);
        return run.exitCode == 2 ? run.errors : QByteArray();
    };

    QVERIFY(complaint({QStringLiteral("--index"), games}).contains("is not an index of games"));
    QVERIFY(complaint(
                {QStringLiteral("--index"), all, QStringLiteral("--from"), QStringLiteral("soon")})
                .contains("\"soon\" is not a date"));
    QVERIFY(
        complaint({QStringLiteral("--index"), all, QStringLiteral("--move"), QStringLiteral("77")})
            .contains("games.sgf"));
}

void SgfIndexTest::openingsAreWritten()
{
    const QString all = index({write(QStringLiteral("games.sgf"), Games)});
    const QStringList call{QStringLiteral("openings"),
                           QStringLiteral("--size"),
                           QStringLiteral("9"),
                           QStringLiteral("--moves"),
                           QStringLiteral("2"),
                           QStringLiteral("--index"),
                           all,
                           QStringLiteral("--wins")};

    const Run run = runSgf(call + QStringList{QStringLiteral("1")});
    const Run none = runSgf(call + QStringList{QStringLiteral("2")});

    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.output.contains(";B[ee];W[cc]C[2 games: Black won 1, White 1]"));
    QVERIFY(!run.output.contains("[gg]"));
    QCOMPARE(none.exitCode, 2);
    QVERIFY(none.errors.contains("ask for fewer wins or moves"));
}

void SgfIndexTest::duplicatesAreListedAndMerged()
{
    const QString one = write(QStringLiteral("a.sgf"), Games);
    const QString other = write(QStringLiteral("b.sgf"),
                                "(;SZ[9]PB[ANN]PW[Bob]C[Ours.];B[ee];W[gc]C[A fine move.];B[cg])");
    const QString merged = path(QStringLiteral("merged.sgf"));

    const Run run = runSgf({QStringLiteral("duplicates"), one, other, QStringLiteral("--merge"),
                            QStringLiteral("-o"), merged});

    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.output.contains("2 records"));
    QVERIFY(run.output.contains("turned or mirrored; other comments or variations"));
    QVERIFY(run.output.endsWith("1 of 3 games are there more than once\n"));
    const QByteArray sgf = content(QStringLiteral("merged.sgf"));
    QCOMPARE(sgf.count("(;"), 2);
    QVERIFY(sgf.contains("A fine move."));
    QVERIFY(sgf.contains("Ours."));
}

SHINPAN_TEST(SgfIndexTest)
#include "sgfindex_test.moc"
