#include "tests/check/checkfixture.h"
#include "tests/support/fakeprofile.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using shinpan::test::checkOf;
using shinpan::test::faultsIn;
using shinpan::test::processesWith;
using shinpan::test::quickLimits;
using shinpan::test::uniqueWord;

/// fakeengine in many guises: each is found out, and nothing else is found.
class EngineCheckFaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guiseIsFoundOut_data();
    void guiseIsFoundOut();
    void onlyWhatMatchesNeedMakesUnfitForThem_data();
    void onlyWhatMatchesNeedMakesUnfitForThem();
    void aBreakdownAfterTwoPassesSaysSo();
    void endlessOutputIsBounded_data();
    void endlessOutputIsBounded();
};

void EngineCheckFaultsTest::guiseIsFoundOut_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("faults");
    const auto row = [](const char *name, const char *options, const char *faults) {
        QTest::newRow(name) << QString::fromUtf8(options) << QString::fromUtf8(faults);
    };
    row("banner", "--banner hello\\n", "wrong framing.banner");
    row("noise", "--stray-at version", "wrong framing.noise");
    row("CR LF", "--crlf", "odd framing.cr");
    row("one byte at a time", "--split", "");
    row("no ids", "--no-ids", "wrong ids.missing");
    row("glued ids", "--glue-ids", "odd ids.glued");
    row("two answers", "--double-at komi", "wrong ids.second");
    row("no name", "--refuse name", "wrong protocol.name");
    row("no list", "--refuse list_commands", "wrong protocol.list");
    row("no komi", "--refuse komi", "odd komi.any,wrong komi");
    row("small boards", "--max-size 9", "");
    row("no undo", "--unknown undo", "");
    row("refuses undo", "--refuse undo", "odd undo.empty,wrong undo");
    row("own words", "--refuse-with shinpan-nonsense=what?", "odd protocol.unknown");
    row("refuses a point", "--refuse-move C3",
        "wrong board.sizes-untrue,wrong clear-board,wrong ko.take,wrong pass,wrong play,"
        "wrong play.same-color");
    row("illegal move", "--illegal-at 3", "wrong genmove");
    row("no move", "--garbage-at 2", "wrong genmove");
    row("dies thinking", "--crash-at genmove", "wrong breakdown.ends");
    row("wrong score", "--score B+1", "wrong score");
    row("odd score", "--score nonsense", "wrong score");
    row("score right", "--score W+15.5", "wrong score.komi");
    row("bad handicap", "--answer fixed_handicap=A1", "odd handicap.fixed,odd handicap.number");
    row("ignores quit", "--ignore-quit --ignore-eof", "odd quit.input,wrong quit");
    row("exit code", "--exit-code 3", "odd quit");
    row("helper", "--keep-child", "odd quit.helpers");
}

void EngineCheckFaultsTest::guiseIsFoundOut()
{
    QFETCH(const QString, options);
    QFETCH(const QString, faults);
    const QString word = uniqueWord();
    QStringList words{QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--version"),
                      word};
    words += options.split(u' ');

    const auto report = checkOf(words);

    QVERIFY(report);
    QStringList found = faultsIn(*report);
    for (const QString &own : test::fakeEngineFaults()) {
        found.removeOne(own);
    }
    QCOMPARE(found.join(u','), faults);
    QCOMPARE(processesWith(word), 0);
}

void EngineCheckFaultsTest::onlyWhatMatchesNeedMakesUnfitForThem_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isUnfit");
    const auto row = [](const char *name, const char *options, const char *id, bool isUnfit) {
        QTest::newRow(name) << QString::fromUtf8(options) << QString::fromUtf8(id) << isUnfit;
    };
    row("no name", "--refuse name", "protocol.name", false);
    row("ends at its name", "--crash-at name", "breakdown.ends", true);
    row("no undo", "--refuse undo", "undo", false);
    row("ends at undo", "--crash-at undo", "breakdown.ends", false);
    row("ends thinking", "--crash-at genmove", "breakdown.ends", true);
    row("illegal move", "--illegal-at 3", "genmove", true);
    row("wrong score", "--score B+1", "score", true);
    row("komi after the score", "--score W+15.5", "score.komi", false);
    row("stays after quit", "--ignore-quit --ignore-eof", "quit", false);
}

void EngineCheckFaultsTest::onlyWhatMatchesNeedMakesUnfitForThem()
{
    QFETCH(const QString, options);
    QFETCH(const QString, id);
    QFETCH(const bool, isUnfit);

    const auto report =
        checkOf(QStringList{QStringLiteral("--random"), QStringLiteral("1")} + options.split(u' '));

    QVERIFY(report);
    const CheckFinding *const finding = test::findingIn(*report, id.toLatin1().constData());
    QVERIFY(finding);
    QCOMPARE(finding->verdict, CheckVerdict::Wrong);
    QCOMPARE(finding->hampersGames, isUnfit);
}

/// Two passes end a game: what comes then does not spoil it.
void EngineCheckFaultsTest::aBreakdownAfterTwoPassesSaysSo()
{
    const auto report = checkOf(
        {QStringLiteral("--random"), QStringLiteral("1"), QStringLiteral("--crash-after-passes")});

    QVERIFY(report);
    QStringList breakdowns;
    for (const CheckFinding &finding : report->findings) {
        if (finding.id == "breakdown.ends") {
            breakdowns.append(finding.text.english().section(u':', 0, 0));
            QVERIFY2(!finding.hampersGames, qUtf8Printable(finding.text.english()));
        }
    }
    QCOMPARE(breakdowns,
             QStringList(QStringLiteral("ends when asked for “genmove b” after two passes")));
}

void EngineCheckFaultsTest::endlessOutputIsBounded_data()
{
    QTest::addColumn<QString>("option");
    for (const char *option :
         {"--endless-line-at", "--endless-reply-at", "--endless-noise-at", "--endless-stderr-at",
          "--freeze-at", "--close-stdout-at", "--close-stdin-at"}) {
        QTest::newRow(option) << QString::fromUtf8(option);
    }
}

void EngineCheckFaultsTest::endlessOutputIsBounded()
{
    QFETCH(const QString, option);
    const QString word = uniqueWord();
    CheckLimits limits = quickLimits();
    limits.command = 500ms;

    const auto report = checkOf({option, QStringLiteral("undo"), QStringLiteral("--version"), word},
                                EngineCheck::Depth::Full, limits);

    QVERIFY(report);
    QVERIFY2(report->count(CheckVerdict::Wrong) > 0, "nothing is wrong");
    QVERIFY(report->isComplete);
    QCOMPARE(processesWith(word), 0);
}

SHINPAN_TEST(EngineCheckFaultsTest)

#include "enginecheckfaults_test.moc"
