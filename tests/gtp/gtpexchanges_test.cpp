#include "core/gtp/gtpexchanges.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using LineKind = GtpTranscriptLine::Kind;

namespace {

/// The talk of engines, taken line by line.
class Talk
{
public:
    GtpExchanges::Link add(LineKind kind, QByteArrayView text, int source = 0)
    {
        return exchanges.add(m_next++, source, kind, text);
    }
    /// The line number of the command that this is the answer to; -1: none.
    qint64 answer(QByteArrayView text, int source = 0)
    {
        return add(LineKind::Reply, text, source).to.value_or(-1);
    }
    [[nodiscard]] QByteArray nameOf(const GtpExchanges::Link &link) const
    {
        return exchanges.textOf(link.name);
    }

    GtpExchanges exchanges;

private:
    qint64 m_next = 0;
};

} // namespace

class GtpExchangesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerBelongsToTheCommandWithItsId();
    void withoutIdsTheOldestIsAnswered();
    void aNumberThatIsNoIdIsTheAnswer();
    void aLateAnswerBelongsToNoCommand();
    void anAnswerOvertakesWhatWasNeverAnswered();
    void enginesAreKeptApart();
    void furtherLinesBelongToTheReply();
    void onlyAnalysisStreams();
    void whatWaitsIsPendingUntilTheEngineGoes();
    void aSilentEngineDoesNotFillTheMemory();
    void aCommentIsNotAnswered();
};

void GtpExchangesTest::aCommentIsNotAnswered()
{
    Talk talk;
    talk.add(LineKind::Command, "7 genmove b");
    talk.add(LineKind::Command, "# interrupt");
    QVERIFY(!talk.exchanges.isPending(0, 1));

    QCOMPARE(talk.answer("=7 D4"), 0);
    talk.add(LineKind::Command, "8 name");
    QCOMPARE(talk.answer("=8 GNU Go"), 3);
}

void GtpExchangesTest::anAnswerBelongsToTheCommandWithItsId()
{
    Talk talk;
    const GtpExchanges::Link command = talk.add(LineKind::Command, "7 play b D4");
    QCOMPARE(talk.nameOf(command), QByteArray("play"));
    talk.add(LineKind::Command, "8 genmove w");

    QCOMPARE(talk.answer("=7"), 0);
    const GtpExchanges::Link reply = talk.add(LineKind::Reply, "?8 illegal");
    QCOMPARE(reply.to, 1);
    QCOMPARE(talk.nameOf(reply), QByteArray("genmove"));
}

void GtpExchangesTest::withoutIdsTheOldestIsAnswered()
{
    Talk talk;
    talk.add(LineKind::Command, "name");
    talk.add(LineKind::Command, "version");

    QCOMPARE(talk.answer("= GNU Go"), 0);
    QCOMPARE(talk.answer("=3.8"), 1);
    QCOMPARE(talk.answer("="), -1);
}

void GtpExchangesTest::aNumberThatIsNoIdIsTheAnswer()
{
    Talk talk;
    talk.add(LineKind::Command, "1 protocol_version");
    QCOMPARE(talk.answer("=2"), 0);

    talk.add(LineKind::Command, "protocol_version");
    QCOMPARE(talk.answer("=2"), 2);
}

void GtpExchangesTest::aLateAnswerBelongsToNoCommand()
{
    Talk talk;
    talk.add(LineKind::Command, "4 name");
    QCOMPARE(talk.answer("=4 engine"), 0);
    talk.add(LineKind::Command, "5 genmove b");

    QCOMPARE(talk.answer("=4 engine"), -1);
    QVERIFY(talk.exchanges.isPending(0, 2));
    QCOMPARE(talk.answer("=5 D4"), 2);
}

void GtpExchangesTest::anAnswerOvertakesWhatWasNeverAnswered()
{
    Talk talk;
    talk.add(LineKind::Command, "1 name");
    talk.add(LineKind::Command, "2 version");

    QCOMPARE(talk.answer("=2 1.0"), 1);
    QVERIFY(!talk.exchanges.isPending(0, 0));
}

void GtpExchangesTest::enginesAreKeptApart()
{
    Talk talk;
    talk.add(LineKind::Command, "1 name", 0);
    talk.add(LineKind::Command, "1 version", 3);

    QCOMPARE(talk.answer("=1 1.0", 3), 1);
    QCOMPARE(talk.answer("=1 engine", 0), 0);
}

void GtpExchangesTest::furtherLinesBelongToTheReply()
{
    Talk talk;
    talk.add(LineKind::Command, "1 list_commands");
    QCOMPARE(talk.answer("=1 name"), 0);
    QVERIFY(!talk.add(LineKind::ErrorOutput, "thinking").to);

    const GtpExchanges::Link line = talk.add(LineKind::ReplyLine, "info is a command too");
    QCOMPARE(line.to, 1);
    QCOMPARE(line.kind, LineKind::ReplyLine);
    QCOMPARE(talk.nameOf(line), QByteArray("list_commands"));
}

void GtpExchangesTest::onlyAnalysisStreams()
{
    Talk talk;
    talk.add(LineKind::Command, "1 kata-genmove_analyze b 10");
    QCOMPARE(talk.answer("=1"), 0);

    QCOMPARE(talk.add(LineKind::ReplyLine, "info move D4 visits 3").kind, LineKind::StreamLine);
    QCOMPARE(talk.add(LineKind::ReplyLine, "play D4").kind, LineKind::ReplyLine);
}

void GtpExchangesTest::whatWaitsIsPendingUntilTheEngineGoes()
{
    Talk talk;
    talk.add(LineKind::Command, "1 genmove b");
    QVERIFY(talk.exchanges.isPending(0, 0));
    QVERIFY(!talk.exchanges.isPending(1, 0));

    talk.exchanges.close(0);

    QVERIFY(!talk.exchanges.isPending(0, 0));
    QCOMPARE(talk.answer("=1 D4"), -1);
}

void GtpExchangesTest::aSilentEngineDoesNotFillTheMemory()
{
    Talk talk;
    for (int i = 0; i < 20'000; ++i) {
        talk.add(LineKind::Command, "name");
    }

    QVERIFY(!talk.exchanges.isPending(0, 0));
    QVERIFY(talk.exchanges.isPending(0, 19'999));
}

SHINPAN_TEST(GtpExchangesTest)
#include "gtpexchanges_test.moc"
