#include "core/engine/dialect/commandtraits.h"

#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace shinpan;

Q_DECLARE_METATYPE(shinpan::CommandEffect)

/// The table of what commands do.
class CommandTraitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCommandStandsOnce();
    void theEffectOfACommandIsKnown_data();
    void theEffectOfACommandIsKnown();
    void whatAnyFurtherLineEndsIsInterruptible();
    void whatGeneratesMovesSaysWhereTheMoveStands();
};

void CommandTraitsTest::everyCommandStandsOnce()
{
    QSet<QByteArray> names;
    for (const CommandTraits &command : knownCommands()) {
        const QByteArray name = command.name.toByteArray();
        QVERIFY2(!names.contains(name), name.constData());
        names.insert(name);
        QVERIFY2(command.effect != CommandEffect::Unknown, name.constData());
    }
}

void CommandTraitsTest::theEffectOfACommandIsKnown_data()
{
    QTest::addColumn<CommandEffect>("effect");
    const auto rows = [](CommandEffect effect, std::initializer_list<const char *> names) {
        for (const char *const name : names) {
            QTest::newRow(name) << effect;
        }
    };
    rows(CommandEffect::Tells,
         {"boardsize", "rectangular_boardsize", "clear_board", "komi", "play", "black", "white",
          "undo", "gg-undo", "fixed_handicap", "place_free_handicap", "set_free_handicap",
          "set_position", "gogui-play_sequence", "gogui-setup", "gogui-setup_player", "kgs-rules",
          "kata-set-rules"});
    rows(CommandEffect::Generates,
         {"genmove", "genmove_black", "genmove_white", "genmove_debug", "gomill-genmove_ex",
          "kgs-genmove_cleanup", "lz-genmove_analyze", "kata-genmove_analyze", "genmove_analyze",
          "cgos-genmove_analyze"});
    rows(CommandEffect::Alters, {"loadsgf", "trymove", "tryko", "popgo", "orientation", "auto",
                                 "go", "predict", "pachi-predict", "sg_exec", "play_sequence"});
    rows(CommandEffect::None, {"reg_genmove", "gg_genmove", "restricted_genmove", "kata-search",
                               "kata-search_cancellable", "kata-search_debug", "showboard",
                               "final_score", "lz-analyze"});
    rows(CommandEffect::Unknown, {"", "nonsense", "Play", "uct_stat_player"});
}

void CommandTraitsTest::theEffectOfACommandIsKnown()
{
    QFETCH(CommandEffect, effect);
    const CommandTraits traits = traitsOf(QTest::currentDataTag());

    QCOMPARE(traits.effect, effect);
    QCOMPARE(traits.isChange(), effect != CommandEffect::None && effect != CommandEffect::Unknown);
}

void CommandTraitsTest::whatAnyFurtherLineEndsIsInterruptible()
{
    for (const char *const name : {"lz-analyze", "kata-analyze", "analyze"}) {
        QVERIFY2(traitsOf(name).end == CommandEnd::NextLine, name);
        QVERIFY2(traitsOf(name).isInterruptible(), name);
    }
    for (const char *const name : {"kata-search_cancellable", "kata-search_analyze_cancellable"}) {
        QVERIFY2(traitsOf(name).end == CommandEnd::ByItselfOrNextLine, name);
        QVERIFY2(traitsOf(name).isInterruptible(), name);
    }
    for (const char *const name :
         {"kata-search", "kata-search_analyze", "genmove", "lz-genmove_analyze", "nonsense"}) {
        QVERIFY2(!traitsOf(name).isInterruptible(), name);
    }
}

void CommandTraitsTest::whatGeneratesMovesSaysWhereTheMoveStands()
{
    for (const CommandTraits &command : knownCommands()) {
        if (command.effect == CommandEffect::Generates) {
            QCOMPARE(command.isStreamed, command.name.endsWith(QByteArrayView("_analyze")));
        }
    }
    QVERIFY(traitsOf("genmove_black").color == Color::Black);
    QVERIFY(traitsOf("white").color == Color::White);
    QVERIFY(!traitsOf("genmove").color);
}

SHINPAN_TEST(CommandTraitsTest)
#include "commandtraits_test.moc"
