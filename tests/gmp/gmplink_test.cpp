#include "core/gmp/gmplink.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <random>
#include <vector>

using namespace shinpan;
using Kind = GmpCommand::Kind;
using Happened = GmpLink::Event::Kind;

namespace {

/// What a side has heard, replying at once.
std::vector<GmpLink::Event> listen(GmpLink &link, const QByteArray &bytes)
{
    link.feed(bytes);
    std::vector<GmpLink::Event> events;
    while (const auto event = link.next()) {
        events.push_back(*event);
        if (event->kind == Happened::Heard) {
            link.acknowledge();
        }
    }
    return events;
}

constexpr GmpCommand MoveA1{Kind::Move, 1};

} // namespace

class GmpLinkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCommandIsHeardOnceAndAccepted();
    void aLostCommandIsRepeated();
    void aLostReplyIsGivenAgain();
    void aDoubledCommandIsHeardOnce();
    void aQuestionIsAnsweredInsteadOfAcknowledged();
    void aDenialIsHeard();
    void whoSpeakAtOnceBothTakeItBack();
    void everyCommandGetsThroughABadLine_data();
    void everyCommandGetsThroughABadLine();
};

void GmpLinkTest::aCommandIsHeardOnceAndAccepted()
{
    GmpLink one;
    GmpLink other;
    one.send(MoveA1);
    QVERIFY(one.isWaiting());
    const auto heard = listen(other, one.takeOutput());
    QCOMPARE(heard.size(), std::size_t(1));
    QCOMPARE(heard[0].command, MoveA1);
    const auto reply = listen(one, other.takeOutput());
    QCOMPARE(reply.size(), std::size_t(1));
    QCOMPARE(reply[0].kind, Happened::Accepted);
    QVERIFY(!one.isWaiting());
}

void GmpLinkTest::aLostCommandIsRepeated()
{
    GmpLink one;
    GmpLink other;
    one.send(MoveA1);
    [[maybe_unused]] const QByteArray lost = one.takeOutput();
    one.repeat();
    QCOMPARE(listen(other, one.takeOutput()).size(), std::size_t(1));
}

void GmpLinkTest::aLostReplyIsGivenAgain()
{
    GmpLink one;
    GmpLink other;
    one.send(MoveA1);
    QCOMPARE(listen(other, one.takeOutput()).size(), std::size_t(1));
    [[maybe_unused]] const QByteArray lost = other.takeOutput();
    one.repeat();
    QVERIFY(listen(other, one.takeOutput()).empty());
    QCOMPARE(listen(one, other.takeOutput()).size(), std::size_t(1));
    QVERIFY(!one.isWaiting());
}

void GmpLinkTest::aDoubledCommandIsHeardOnce()
{
    GmpLink one;
    GmpLink other;
    one.send(MoveA1);
    const QByteArray bytes = one.takeOutput();
    QCOMPARE(listen(other, bytes + bytes + bytes).size(), std::size_t(1));
    const QByteArray replies = other.takeOutput();
    QCOMPARE(listen(one, replies).size(), std::size_t(1));
}

void GmpLinkTest::aQuestionIsAnsweredInsteadOfAcknowledged()
{
    GmpLink one;
    GmpLink other;
    one.send({Kind::Query, 9});
    other.feed(one.takeOutput());
    QCOMPARE(other.next()->command, (GmpCommand{Kind::Query, 9}));
    other.answer(19);
    const auto heard = listen(one, other.takeOutput());
    QCOMPARE(heard.size(), std::size_t(2));
    QCOMPARE(heard[0].kind, Happened::Accepted);
    QCOMPARE(heard[1].command, (GmpCommand{Kind::Answer, 19}));
    QCOMPARE(listen(other, one.takeOutput()).front().kind, Happened::Accepted);
}

void GmpLinkTest::aDenialIsHeard()
{
    GmpLink one;
    GmpLink other;
    one.send(MoveA1);
    other.feed(one.takeOutput());
    QVERIFY(other.next());
    other.deny();
    const auto heard = listen(one, other.takeOutput());
    QCOMPARE(heard.size(), std::size_t(1));
    QCOMPARE(heard[0].kind, Happened::Denied);
    QCOMPARE(listen(other, one.takeOutput()).front().kind, Happened::Accepted);
    QVERIFY(!one.isWaiting() && !other.isWaiting());
}

void GmpLinkTest::whoSpeakAtOnceBothTakeItBack()
{
    GmpLink one;
    GmpLink other;
    one.send(MoveA1);
    other.send({Kind::TakeBack, 1});
    const QByteArray fromOne = one.takeOutput();
    const QByteArray fromOther = other.takeOutput();
    QCOMPARE(listen(one, fromOther).front().kind, Happened::Conflict);
    QCOMPARE(listen(other, fromOne).front().kind, Happened::Conflict);
    one.send(MoveA1);
    QCOMPARE(listen(other, one.takeOutput()).front().command, MoveA1);
    QCOMPARE(listen(one, other.takeOutput()).front().kind, Happened::Accepted);
}

void GmpLinkTest::everyCommandGetsThroughABadLine_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 20; ++seed) {
        QTest::addRow("%u", seed) << seed;
    }
}

/// Bytes are lost, doubled and changed; one side speaks, then the other.
void GmpLinkTest::everyCommandGetsThroughABadLine()
{
    QFETCH(const unsigned, seed);
    std::minstd_rand random(seed);
    const auto spoilt = [&random](const QByteArray &bytes) {
        QByteArray line;
        for (const char byte : bytes) {
            const auto fate = random() % 40;
            if (fate == 0) {
                continue;
            }
            line += fate == 1 ? static_cast<char>(byte ^ (1 << random() % 8)) : byte;
            if (fate == 2) {
                line += byte;
            }
        }
        return line;
    };
    GmpLink links[2];
    std::vector<int> heard;
    for (int turn = 0; turn < 200; ++turn) {
        GmpLink &speaker = links[turn % 2];
        GmpLink &listener = links[1 - turn % 2];
        speaker.send({Kind::Move, turn});
        for (int round = 0; speaker.isWaiting(); ++round) {
            QVERIFY(round < 100);
            for (const GmpLink::Event &event : listen(listener, spoilt(speaker.takeOutput()))) {
                if (event.kind == Happened::Heard && event.command.kind == Kind::Move) {
                    heard.push_back(event.command.value);
                }
            }
            listen(speaker, spoilt(listener.takeOutput()));
            speaker.repeat();
        }
        [[maybe_unused]] const QByteArray late = speaker.takeOutput();
    }
    // A checksum of seven bits lets few errors through; what it lets through is not ours to find.
    int wrong = 0;
    for (std::size_t turn = 0; turn < heard.size() && turn < 200; ++turn) {
        wrong += heard[turn] == static_cast<int>(turn) ? 0 : 1;
    }
    QVERIFY2(heard.size() == 200 && wrong <= 4, qPrintable(QString::number(wrong)));
}

SHINPAN_TEST(GmpLinkTest)

#include "gmplink_test.moc"
