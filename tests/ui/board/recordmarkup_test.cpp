#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/processortime.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/openwindow.h"
#include "ui/board/boardview.h"
#include "ui/board/recordoverlay.h"
#include "ui/export/gamediagram.h"
#include "ui/export/textdiagram.h"
#include "ui/kit/noticebar.h"

#include <QTest>

#include <array>

using namespace shinpan;

namespace {

[[nodiscard]] GameTree treeOf(const QByteArray &sgf)
{
    return readSgf(sgf)->tree;
}

/// This many arrows across a board of 19 × 19.
[[nodiscard]] QByteArray arrows(int count)
{
    QByteArray values;
    for (int i = 0; i < count; ++i) {
        const auto letter = [](int value) { return static_cast<char>('a' + value % 19); };
        const std::array value{
            '[', letter(i), letter(i / 19), ':', letter(i + 7), letter(i / 3 + 5), ']'};
        values.append(value.data(), value.size());
    }
    return "AR" + values;
}

} // namespace

/// What a node draws, however much that is.
class RecordMarkupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPointBearsItsFirstLabel()
    {
        const GameTree tree = treeOf("(;SZ[9]LB[aa:A][bb:B][aa:C])");
        const BoardSize size = boardSizeOf(tree);
        const BoardMarkup markup = markupOf(Board(size), markupAt(tree, tree.root(), size));
        QCOMPARE(markup, (BoardMarkup{{test::at("A9"), MarkKind::Label, QStringLiteral("A")},
                                      {test::at("B8"), MarkKind::Label, QStringLiteral("B")}}));
    }

    /// All points of a text diagram are as wide as the widest: 361 times a million letters.
    void aLongLabelIsCut()
    {
        const GameTree tree = treeOf("(;SZ[19]LB[aa:" + QByteArray(1'000'000, 'x') + "])");
        const BoardPicture picture = positionPicture(tree, {tree.root(), false}, {});
        QVERIFY(
            picture.scene.markup.front().text.endsWith(QStringLiteral("xx… (1000000 characters)")));
        const qsizetype length = toPlainText(picture).size();
        QVERIFY2(length < 50'000, qPrintable(QString::number(length)));
    }

    void ofVeryManyLinesTheFirstAreDrawn()
    {
        test::OpenWindow open;
        const auto *bar =
            open.window->findChild<BoardView *>()->parentWidget()->findChild<NoticeBar *>();
        const test::ProcessorTime time;
        open.table.game.showTree(
            treeOf("(;SZ[19]" + arrows(20'000) + ";B[aa];" + arrows(200) + ')'));
        QVERIFY(!open.window->grab().isNull());
        QVERIFY2(time.seconds() < 3, qPrintable(QString::number(time.seconds())));
        QVERIFY(bar->isVisible());
        QVERIFY(bar->text().contains(QLatin1String("20,000")));

        open.table.game.cursor().toEnd();
        QVERIFY(!bar->isVisible());
    }
};

SHINPAN_TEST(RecordMarkupTest)
#include "recordmarkup_test.moc"
