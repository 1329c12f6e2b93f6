#include "ui/graphics/replyview.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/graphics/commandlayer.h"

#include <QTest>
#include <QTreeView>

using namespace shinpan;
using namespace shinpan::test;

namespace {

[[nodiscard]] CommandLayer layerOf(ReplyType type, const QString &reply)
{
    CommandLayer layer;
    layer.command.type = type;
    layer.state = CommandLayer::State::Shown;
    layer.reply = reply;
    layer.drawing = BoardDrawing(BoardSize::square(9));
    layer.rows = rowsOf(layer.command, reply, layer.drawing);
    return layer;
}

} // namespace

/// Answers as they are read.
class ReplyViewTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAndValuesAreATable()
    {
        ReplyView view;
        const CommandLayer layer =
            layerOf(ReplyType::HpString, QStringLiteral("size   4\ncolor   black"));
        view.show(&layer, QStringLiteral("A"), {});
        QCOMPARE(view.model().rowCount(), 2);
        QCOMPARE(view.model().columnCount(), 2);
        QCOMPARE(view.model().headerData(ReplyModel::Value, Qt::Horizontal, Qt::DisplayRole),
                 QVariant(QStringLiteral("A")));
        QVERIFY(view.text().isEmpty());
    }

    void proseIsAText()
    {
        ReplyView view;
        const CommandLayer layer = layerOf(ReplyType::HString, QStringLiteral("one\ntwo"));
        view.show(&layer, QStringLiteral("A"), {});
        QCOMPARE(view.text(), QStringLiteral("one\ntwo"));
    }

    void theOtherEnginesValuesStandBeside()
    {
        ReplyView view;
        CommandLayer layer = layerOf(ReplyType::String, QStringLiteral("size 4\nname x"));
        layer.others = layerOf(ReplyType::String, QStringLiteral("size 6.5\nname y")).rows;
        view.show(&layer, QStringLiteral("A"), QStringLiteral("B"));
        QCOMPARE(view.model().columnCount(), 4);
        const auto text = [&](int row, int column) {
            return view.model().data(view.model().index(row, column), Qt::DisplayRole).toString();
        };
        QCOMPARE(text(0, ReplyModel::Other), QStringLiteral("6.5"));
        QCOMPARE(text(0, ReplyModel::Difference), QStringLiteral("+2.5"));
        QCOMPARE(text(1, ReplyModel::Difference), QStringLiteral("≠"));
    }

    void aRowPointsToItsPlace()
    {
        ReplyView view;
        CommandLayer layer = layerOf(ReplyType::Gfx, {});
        layer.drawing.at(at("C3")).hasCircle = true;
        layer.rows = rowsOf(layer.command, {}, layer.drawing);
        view.show(&layer, QStringLiteral("A"), {});
        std::optional<Point> pointed;
        connect(&view, &ReplyView::pointed, this,
                [&](const std::optional<Point> &point) { pointed = point; });
        auto *table = view.findChild<QTreeView *>();
        table->setCurrentIndex(table->model()->index(0, 0));
        QCOMPARE(pointed, std::optional(at("C3")));
    }

    void withoutAnAnswerItSaysWhatWillStandThere()
    {
        ReplyView view;
        view.show(nullptr, {}, {});
        QCOMPARE(view.model().rowCount(), 0);
    }
};

SHINPAN_TEST(ReplyViewTest)
#include "replyview_test.moc"
