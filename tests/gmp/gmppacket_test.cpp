#include "core/gmp/gmppacket.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using Kind = GmpCommand::Kind;

class GmpPacketTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void packetsAreAsGnuGoWritesThem();
    void whatIsWrittenIsRead();
    void aDamagedPacketIsDropped();
    void aNewStartGivesUpHalfAPacket();
    void textBetweenPacketsIsText();
    void aReservedBitIsALaterRevisions();
};

// Recorded of GNU Go 3.8.
void GmpPacketTest::packetsAreAsGnuGoWritesThem()
{
    QCOMPARE(toBytes({{Kind::NewGame, 0}, 0, 1}).toHex(), "01a1a080");
    QCOMPARE(toBytes({{Kind::Query, 9}, 1, 1}).toHex(), "03bcb089");
    QCOMPARE(toBytes({{Kind::Ok, 1023}, 0, 1}).toHex(), "018787ff");
    QCOMPARE(toBytes({{Kind::Move, 542}, 1, 0}).toHex(), "02f4d49e");
}

void GmpPacketTest::whatIsWrittenIsRead()
{
    for (int kind = 0; kind < 8; ++kind) {
        for (const int value : {0, 1, 127, 128, 513, 1023}) {
            const GmpPacket packet{{static_cast<Kind>(kind), value}, kind & 1, value & 1};
            GmpFramer framer;
            const QByteArray bytes = toBytes(packet);
            for (const char byte : bytes) { // one by one
                framer.feed(QByteArrayView(&byte, 1));
            }
            const auto read = framer.next();
            QVERIFY(read && std::holds_alternative<GmpPacket>(*read));
            QCOMPARE(std::get<GmpPacket>(*read), packet);
            QVERIFY(!framer.next());
        }
    }
}

void GmpPacketTest::aDamagedPacketIsDropped()
{
    const QByteArray whole = toBytes({{Kind::Move, 41}, 0, 1});
    for (qsizetype place = 1; place < whole.size(); ++place) {
        QByteArray damaged = whole;
        damaged[place] = static_cast<char>(damaged[place] ^ 1);
        GmpFramer framer;
        framer.feed(damaged + whole);
        QVERIFY(framer.next().has_value());
        QVERIFY(!framer.next().has_value());
    }
}

void GmpPacketTest::aNewStartGivesUpHalfAPacket()
{
    const QByteArray whole = toBytes({{Kind::Move, 41}, 0, 1});
    GmpFramer framer;
    framer.feed(whole.first(2) + whole);
    const auto read = framer.next();
    QVERIFY(read && std::holds_alternative<GmpPacket>(*read));
    QVERIFY(!framer.next());
}

void GmpPacketTest::textBetweenPacketsIsText()
{
    GmpFramer framer;
    framer.feed("hi" + toBytes({{Kind::Ok, 1023}, 0, 0}));
    QCOMPARE(std::get<char>(*framer.next()), 'h');
    QCOMPARE(std::get<char>(*framer.next()), 'i');
    QVERIFY(std::holds_alternative<GmpPacket>(*framer.next()));
}

void GmpPacketTest::aReservedBitIsALaterRevisions()
{
    QByteArray bytes = toBytes({{Kind::Move, 41}, 0, 1});
    bytes[1] = static_cast<char>(bytes[1] + 8);
    bytes[2] = static_cast<char>(bytes[2] + 8);
    GmpFramer framer;
    framer.feed(bytes);
    QVERIFY(!framer.next());
}

SHINPAN_TEST(GmpPacketTest)

#include "gmppacket_test.moc"
