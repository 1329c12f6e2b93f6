#include "core/util/memoryreturn.h"

#include "tests/faults/ownprocess.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "tests/ui/support/opendocuments.h"

#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;
using test::OpenDocuments;

namespace {

constexpr int Nodes = 30000;

/// A game with variations and comments, of some megabytes when it is open.
[[nodiscard]] QByteArray largeGame()
{
    QByteArray sgf = "(;FF[4]GM[1]SZ[19]";
    for (int i = 0; i < Nodes; ++i) {
        const char file = static_cast<char>('a' + (i * 7) % 19);
        const char rank = static_cast<char>('a' + (i / 19) % 19);
        sgf += QByteArrayLiteral("(;B[") + file + rank + "]C[A comment of some words, number "
             + QByteArray::number(i) + "])";
    }
    return sgf + ')';
}

} // namespace

/// What is closed no longer weighs anything.
class MemoryReturnTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWindowOfDocumentsOpenedAndClosedHasItsFirstSize();
};

void MemoryReturnTest::aWindowOfDocumentsOpenedAndClosedHasItsFirstSize()
{
    if (test::isMemoryInflated()) {
        QSKIP("a sanitizer keeps what is freed");
    }
    constexpr int Documents = 24;
    const MemoryReturn memoryReturn(100ms);
    const OpenDocuments open;
    open.open("first.sgf", largeGame());
    const double first = test::residentMemory();

    std::vector<QPointer<Document>> others;
    for (int i = 0; i < Documents; ++i) {
        others.emplace_back(&open.open(qPrintable(QStringLiteral("%1.sgf").arg(i)), largeGame()));
    }
    const double all = test::residentMemory();
    // The last that was opened stays longest: it lies above the others.
    for (const QPointer<Document> &document : others) {
        open.set->close(*document);
    }

    QTRY_VERIFY(std::ranges::none_of(others, [](const auto &document) { return document; }));
    QVERIFY2(all > 2 * first, "the documents are too small to tell anything");
    QTRY_VERIFY2(test::residentMemory() <= 1.5 * first,
                 qPrintable(QStringLiteral("%1 MiB with one document, %2 with all, %3 now")
                                .arg(first)
                                .arg(all)
                                .arg(test::residentMemory())));
}

SHINPAN_TEST(MemoryReturnTest)
#include "memoryreturn_test.moc"
