#include "core/explorer/occurrence.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <vector>

using namespace shinpan;

namespace {

[[nodiscard]] std::vector<Occurrence> readAll(std::uint64_t first,
                                              const QByteArray &bytes,
                                              bool *isDamaged = nullptr)
{
    OccurrenceReader reader(first, bytes);
    std::vector<Occurrence> all;
    while (reader.next()) {
        all.push_back(reader.occurrence());
    }
    if (isDamaged != nullptr) {
        *isDamaged = reader.isDamaged();
    }
    return all;
}

[[nodiscard]] OccurrenceBlock blockOf(const std::vector<std::vector<Occurrence>> &keys)
{
    OccurrenceBlock block;
    for (const std::vector<Occurrence> &key : keys) {
        block.add(key.data(), key.data() + key.size());
    }
    return block;
}

} // namespace

/// Occurrence and the blocks in which they are stored.
class OccurrenceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPositionComesBackAsItWasPacked();
    void aBlockIsReadAsItWasWritten();
    void whateverIsCutOffOrChangedIsReadToAnEnd();
};

void OccurrenceTest::aPositionComesBackAsItWasPacked()
{
    for (const BoardSize size : {BoardSize::square(19), BoardSize{52, 52}, BoardSize::square(1)}) {
        for (const int next : {0, PassedPosition::passOf(size), PassedPosition::endOf(size)}) {
            const PassedPosition position{(std::uint64_t{1} << 48) - 1, GameWalk::MostMoves,
                                          Color::White, static_cast<std::uint16_t>(next), 1001};

            QCOMPARE(Occurrence::of(position, 7, size).unpacked(size), position);
        }
    }
}

void OccurrenceTest::aBlockIsReadAsItWasWritten()
{
    const std::vector<std::vector<Occurrence>> keys{
        {{5, 1, 200, 0}},
        {{900, 1, 3, 501}, {900, 1, 4, 0}, {900, 70'000, 2, 0}},
        {{(std::uint64_t{1} << 48) - 1, 4'000'000'000, 4'000'000'001, 1}}};

    const OccurrenceBlock block = blockOf(keys);

    std::vector<Occurrence> all;
    for (const auto &key : keys) {
        all.insert(all.end(), key.begin(), key.end());
    }
    QCOMPARE(block.firstKey(), std::uint64_t{5});
    QVERIFY(readAll(5, block.bytes()) == all);
}

void OccurrenceTest::whateverIsCutOffOrChangedIsReadToAnEnd()
{
    const QByteArray bytes =
        blockOf({{{5, 1, 200, 0}}, {{900, 1, 3, 501}, {900, 70'000, 2, 0}}}).bytes();
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        QVERIFY(readAll(5, bytes.left(i)).size() < 3);
        QByteArray changed = bytes;
        changed[i] = static_cast<char>(0xFF);
        QVERIFY(readAll(5, changed).size() <= 3);
    }
    bool isDamaged = false;
    QVERIFY(readAll(5, QByteArray(20, static_cast<char>(0xFF)), &isDamaged).empty());
    QVERIFY(isDamaged);
}

SHINPAN_TEST(OccurrenceTest)
#include "occurrence_test.moc"
