#include "core/check/framingjudge.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using Fault = FramingJudge::Fault;

/// Whether the bytes of replies are as GTP 2 §2.6–2.9 wants them. Every engine is asked "1 name",
/// "2 version", "3 quit".
class FramingJudgeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faultsAreTold_data();
    void faultsAreTold();
    void piecesMakeNoDifference();
    void faultNamesItsCommands();
    void silenceInsideAReplyIsAMissingEnd();
};

namespace {

constexpr const char *FaultNames[] = {"banner", "noise",    "missing", "extra", "cr",
                                      "no id",  "wrong id", "glued",   "second"};

[[nodiscard]] FramingJudge askedThreeTimes()
{
    FramingJudge judge;
    judge.beginProcess();
    for (const char *line : {"1 name\n", "2 version\n", "3 quit\n"}) {
        judge.noteCommand(line);
    }
    return judge;
}

[[nodiscard]] QStringList faultsOf(const FramingJudge &judge)
{
    QStringList names;
    for (int i = 0; i < FramingJudge::FaultCount; ++i) {
        if (judge.of(static_cast<Fault>(i)).count > 0) {
            names.append(QLatin1String(FaultNames[i]));
        }
    }
    return names;
}

} // namespace

void FramingJudgeTest::faultsAreTold_data()
{
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<QStringList>("faults");
    const auto row = [](const char *name, const char *output, const QStringList &faults) {
        QTest::newRow(name) << QByteArray(output) << faults;
    };
    row("well-formed", "=1 a\n\n=2 b\n\n=3\n\n", {});
    row("several lines, a refusal", "=1 a\nb\n= c\n\n?2 no\n\n=3 \n\n", {});
    row("banner", "hello\n=1 a\n\n", {QStringLiteral("banner")});
    row("empty lines before the first reply", "\n\n=1 a\n\n", {});
    row("noise", "=1 a\n\nthinking\n=2 b\n\n", {QStringLiteral("noise")});
    row("one line feed", "=1 a\n=2 b\n\n", {QStringLiteral("missing")});
    row("three line feeds", "=1 a\n\n\n=2 b\n\n", {QStringLiteral("extra")});
    row("CR LF", "=1 a\r\n\r\n=2 b\r\n\r\n", {QStringLiteral("cr")});
    row("no ids", "= a\n\n= b\n\n", {QStringLiteral("no id")});
    row("another id", "=1 a\n\n=1002 b\n\n", {QStringLiteral("wrong id")});
    row("glued", "=1a\n\n", {QStringLiteral("glued")});
    row("twice", "=1 a\n\n=1 a\n\n=2 b\n\n", {QStringLiteral("second")});
    row("a reply was lost", "=2 b\n\n=3\n\n", {});
}

void FramingJudgeTest::faultsAreTold()
{
    QFETCH(const QByteArray, output);
    QFETCH(const QStringList, faults);
    FramingJudge judge = askedThreeTimes();

    judge.feed(output);

    QCOMPARE(faultsOf(judge), faults);
    QVERIFY(judge.hasSeenReply());
}

void FramingJudgeTest::piecesMakeNoDifference()
{
    FramingJudge judge = askedThreeTimes();

    for (const char byte : QByteArray("=1 a\r\n\r\n\n?2b\nc\n=3\n\n")) {
        judge.feed(QByteArrayView(&byte, 1));
    }

    QCOMPARE(faultsOf(judge), (QStringList{QStringLiteral("missing"), QStringLiteral("extra"),
                                           QStringLiteral("cr"), QStringLiteral("glued")}));
}

void FramingJudgeTest::faultNamesItsCommands()
{
    FramingJudge judge = askedThreeTimes();

    judge.feed("=1 a\n\n\n\n=2 b\n\n\n=3\n\n");

    QCOMPARE(judge.of(Fault::ExtraBlankLine).count, 3);
    QCOMPARE(judge.of(Fault::ExtraBlankLine).commands, (QByteArrayList{"name", "version"}));
}

void FramingJudgeTest::silenceInsideAReplyIsAMissingEnd()
{
    FramingJudge judge = askedThreeTimes();

    judge.feed("=1 a\n");
    judge.noteSilence();

    QCOMPARE(faultsOf(judge), QStringList{QStringLiteral("missing")});
}

SHINPAN_TEST(FramingJudgeTest)

#include "framingjudge_test.moc"
