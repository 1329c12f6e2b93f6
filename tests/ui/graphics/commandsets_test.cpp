#include "ui/graphics/commandsets.h"

#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace shinpan;

namespace {

[[nodiscard]] QStringList labels(const std::vector<EngineCommand> &commands)
{
    QStringList labels;
    for (const EngineCommand &command : commands) {
        labels.append(command.label);
    }
    return labels;
}

} // namespace

/// What engines offer, or are offered to be asked.
class CommandSetsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyReadyMadeListIsSound_data()
    {
        QTest::addColumn<int>("least");
        QTest::newRow("standard") << 5;
        QTest::newRow("gnugo") << 40;
        QTest::newRow("leelaz") << 5;
        QTest::newRow("katago") << 10;
        QTest::newRow("pachi") << 15;
    }

    void everyReadyMadeListIsSound()
    {
        QFETCH(const int, least);
        const QString text = readyMadeCommands(QLatin1String(QTest::currentDataTag()));
        const CommandList list = readCommands(text);
        QCOMPARE(list.badLines, 0);
        QVERIFY(std::cmp_greater_equal(list.commands.size(), least));
        qsizetype lines = 0;
        for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
            lines += line.startsWith(u'#') ? 0 : 1;
        }
        QCOMPARE(std::ssize(list.commands), lines); // no label stands there twice
        for (const EngineCommand &command : list.commands) {
            const bool isNone = command.type == ReplyType::None;
            QCOMPARE(isNone, text.contains(QStringLiteral("none/") + command.label + u'/'));
            QCOMPARE(command.type == ReplyType::Duel, !command.note.isEmpty());
        }
    }

    void anUnknownListIsEmpty() { QVERIFY(readyMadeCommands(QStringLiteral("fuego")).isEmpty()); }

    void anEngineIsOfferedWhatItKnows()
    {
        const auto offered = offeredCommands(QStringLiteral("GNU Go"),
                                             {"dragon_data", "top_moves", "final_score"}, {}, {});
        const QStringList known = labels(offered);
        QVERIFY(known.contains(QStringLiteral("Dragons: data")));
        QVERIFY(known.contains(QStringLiteral("Final score")));
        QVERIFY(!known.contains(QStringLiteral("Worms: data")));
    }

    void itsOwnDescriptionComesFirstAndNothingTwice()
    {
        const auto offered = offeredCommands(
            QStringLiteral("Pachi"), {"gogui-winrates", "gogui-best_moves", "final_score"},
            QStringLiteral("gfx/Best Winrates/gogui-winrates\nstring/Final score/my_score"), {});
        QCOMPARE(labels(offered),
                 QStringList({QStringLiteral("Best Winrates"), QStringLiteral("Final score"),
                              QStringLiteral("Best moves")}));
        QCOMPARE(offered[1].command, QStringLiteral("my_score"));
    }

    void aPersonsOwnCommandsAreAddedByALine()
    {
        const QString own = QStringLiteral("string/Mine/shine %p\ngfx/Not mine/other\n"
                                           "string/Final score/final_score 1");
        const auto offered =
            offeredCommands(QStringLiteral("X"), {"shine", "final_score"}, {}, own);
        QCOMPARE(labels(offered),
                 QStringList({QStringLiteral("Final score"), QStringLiteral("Mine")}));
        QCOMPARE(offered.front().command, QStringLiteral("final_score 1"));
        QVERIFY(offered.back().isOwn);
    }

    void anEngineThatListsNothingIsOfferedEverything()
    {
        QVERIFY(offeredCommands(QStringLiteral("GNU Go"), {}, {}, {}).size() > 40);
    }
};

SHINPAN_TEST(CommandSetsTest)
#include "commandsets_test.moc"
