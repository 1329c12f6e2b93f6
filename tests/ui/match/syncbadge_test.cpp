#include "ui/match/syncbadge.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"

#include <QTest>

using namespace shinpan;
using Kind = SyncState::Kind;
using test::eventually;

/// What the badge beside an engine's name says of its board.
class SyncBadgeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStateHasItsWords_data();
    void everyStateHasItsWords();
    void screenReadersHearTheSame();
    void aResyncThatIsOverAtOnceIsNotShown();
    void aResyncThatLastsIsShown();
};

void SyncBadgeTest::everyStateHasItsWords_data()
{
    QTest::addColumn<SyncState>("state");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const SyncState &state, const char *word,
                        const char *sentence) {
        QTest::newRow(name) << state << QString::fromLatin1(word) << QString::fromLatin1(sentence);
    };
    row("all is well", {Kind::InStep, 12, {}}, "", "In sync at move 12");
    row("the opponent has moved", {Kind::InStep, 11, {}}, "",
        "In sync at move 11; it hears of later moves when it is its turn");
    row("moves were taken back", {Kind::InStep, 14, {}}, "",
        "At move 14; it is led back to move 12 when it is its turn");
    row("not known", {}, "to be told", "It is told the whole game when it is its turn");
    row("out of sync",
        {Kind::OutOfStep, 0, Message::verbatim(QStringLiteral("was sent \"undo\" by hand"))},
        "out of sync", "Out of sync: it was sent \"undo\" by hand");
}

void SyncBadgeTest::everyStateHasItsWords()
{
    QFETCH(SyncState, state);
    QFETCH(QString, word);
    QFETCH(QString, sentence);
    SyncBadge badge(QStringLiteral("Black's engine"));

    badge.showState(state, 12);

    QCOMPARE(badge.text(), word);
    QCOMPARE(badge.sentence(), sentence);
    QVERIFY(badge.toolTip().startsWith(sentence));
    QVERIFY(!badge.icon().isNull());
}

void SyncBadgeTest::screenReadersHearTheSame()
{
    SyncBadge badge(QStringLiteral("Black's engine"));

    badge.showState({Kind::InStep, 3, {}}, 3);

    QCOMPARE(badge.accessibleName(), QStringLiteral("Black's engine: In sync at move 3"));
    QCOMPARE(badge.accessibleDescription(), QStringLiteral("Tells it the game anew"));
}

void SyncBadgeTest::aResyncThatIsOverAtOnceIsNotShown()
{
    SyncBadge badge(QStringLiteral("Black's engine"));
    badge.showState({Kind::InStep, 3, {}}, 3);

    badge.showState({Kind::Resyncing, 4, {}}, 4);

    QCOMPARE(badge.sentence(), QStringLiteral("In sync at move 3"));
    badge.showState({Kind::InStep, 4, {}}, 4);
    QCOMPARE(badge.sentence(), QStringLiteral("In sync at move 4"));
}

void SyncBadgeTest::aResyncThatLastsIsShown()
{
    SyncBadge badge(QStringLiteral("Black's engine"));
    badge.showState({Kind::InStep, 3, {}}, 3);

    badge.showState({Kind::Resyncing, 250, {}}, 250);

    QVERIFY(eventually([&badge] { return badge.text() == QStringLiteral("syncing…"); }));
    QCOMPARE(badge.sentence(), QStringLiteral("It is being led to move 250"));
}

SHINPAN_TEST(SyncBadgeTest)
#include "syncbadge_test.moc"
