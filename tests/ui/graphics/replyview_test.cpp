#include "ui/graphics/replyview.h"

#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/graphics/commandlayer.h"
#include "ui/kit/emptyhint.h"

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
        QCOMPARE(view.model().headerData(ReplyRows::Value, Qt::Horizontal, Qt::DisplayRole),
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
        QCOMPARE(text(0, ReplyRows::Other), QStringLiteral("6.5"));
        QCOMPARE(text(0, ReplyRows::Difference), QStringLiteral("+2.5"));
        QCOMPARE(text(1, ReplyRows::Difference), QStringLiteral("≠"));
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

    void aMapBeginsWithItsStrongestValues()
    {
        ReplyView view;
        CommandLayer layer = layerOf(ReplyType::DBoard, QStringLiteral("0 10.5 9"));
        layer.command.command = QStringLiteral("policy");
        layer.rows = {{QStringLiteral("A9"), QStringLiteral("0"), at("A9")},
                      {QStringLiteral("B9"), QStringLiteral("10.5"), at("B9")},
                      {QStringLiteral("C9"), QStringLiteral("9"), at("C9")}};
        view.show(&layer, QStringLiteral("A"), {});
        auto *table = view.findChild<QTreeView *>();
        const auto names = [table] {
            QString names;
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                names += table->model()->index(row, ReplyRows::Name).data().toString();
            }
            return names;
        };
        QCOMPARE(names(), QStringLiteral("B9C9A9"));
        std::optional<Point> pointed;
        connect(&view, &ReplyView::pointed, this,
                [&](const std::optional<Point> &point) { pointed = point; });
        table->setCurrentIndex(table->model()->index(0, 0));
        QCOMPARE(pointed, std::optional(at("B9")));

        table->sortByColumn(ReplyRows::Name, Qt::AscendingOrder); // as a click on the head does
        view.show(&layer, QStringLiteral("B"), {});
        QCOMPARE(names(), QStringLiteral("A9B9C9"));

        layer.command.command = QStringLiteral("influence of White");
        layer.rows[2].value = QStringLiteral("-20");
        view.show(&layer, QStringLiteral("A"), {});
        QCOMPARE(names(), QStringLiteral("C9A9B9"));
    }

    void aFailureIsSaidInFull()
    {
        ReplyView view;
        CommandLayer layer = layerOf(ReplyType::DBoard, {});
        layer.rows = {{}};
        layer.state = CommandLayer::State::Failed;
        layer.problem = QStringLiteral("answered “unacceptable size” to boardsize 9");
        view.show(&layer, QStringLiteral("A"), {});
        const auto *hint = view.findChild<EmptyHint *>();
        QVERIFY(!hint->isHidden());
        QCOMPARE(hint->text(), QStringLiteral("A: ") + layer.problem);
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
