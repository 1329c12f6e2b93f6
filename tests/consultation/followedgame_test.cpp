#include "core/consultation/followedgame.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

/// What is known of an engine's game by what it was told.
class FollowedGameTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void conversations_data();
    void conversations();
    void rulesAreToldIfTheyWereTold();
    void aGameThatCannotBeIsUnknownUntilTheNext();
};

namespace {

/// Lines of a command, a slash and its answer.
void follow(FollowedGame &game, const QByteArrayList &lines)
{
    for (const QByteArray &line : lines) {
        const qsizetype slash = line.indexOf('/');
        const QByteArray command = slash < 0 ? line : line.left(slash);
        const std::optional<GtpQuery> query = gtpwords::queryFromLine(command.toStdString());
        QVERIFY(query);
        game.follow(*query, slash < 0 ? std::string() : line.mid(slash + 1).toStdString());
    }
}

/// "5x5 komi 6.5 set-up C3 moves b D4 w pass"
[[nodiscard]] QString textOf(const FollowedGame &game)
{
    const EngineGame told = game.toldGame();
    QString text = QStringLiteral("%1x%2 komi %3 set-up")
                       .arg(told.line.size.columns)
                       .arg(told.line.size.rows)
                       .arg(told.komi);
    const auto add = [&text](const std::string &word) {
        text += u' ' + QString::fromStdString(word);
    };
    for (const SetUpStone &stone : told.line.setUp) {
        add(vertexOf(stone.point));
    }
    text += QStringLiteral(" moves");
    for (const Move &move : told.line.moves) {
        add(gtpwords::wordFor(move.color));
        add(gtpwords::wordFor(move.point));
    }
    return text;
}

} // namespace

void FollowedGameTest::conversations_data()
{
    QTest::addColumn<QByteArrayList>("lines");
    QTest::addColumn<QString>("game");
    const auto row = [](const char *name, const QByteArrayList &lines, const char *game) {
        QTest::newRow(name) << (QByteArrayList{"boardsize 5", "clear_board", "komi 6.5"} + lines)
                            << QString::fromLatin1(game);
    };
    row("nothing yet", {}, "5x5 komi 6.5 set-up moves");
    row("moves, told and chosen", {"play b C3", "genmove w/PASS", "genmove_black/ d4 "},
        "5x5 komi 6.5 set-up moves b C3 w pass b D4");
    row("a resignation is no move", {"genmove b/resign"}, "5x5 komi 6.5 set-up moves");
    row("nor is a claim, nor what is not played",
        {"gomill-genmove_ex b claim/claim", "reg_genmove b/C3", "gomill-genmove_ex/claim"},
        "5x5 komi 6.5 set-up moves");
    row("moves taken back", {"play b C3", "play w C4", "undo"}, "5x5 komi 6.5 set-up moves b C3");
    row("handicap stones that the engine chose",
        {"boardsize 9", "clear_board", "place_free_handicap 2/C3 \nG6", "genmove w/E5"},
        "9x9 komi 6.5 set-up C3 G6 moves w E5");
    row("questions change nothing", {"showboard/  A B\n", "kata-analyze 10", "name/X"},
        "5x5 komi 6.5 set-up moves");
}

void FollowedGameTest::conversations()
{
    QFETCH(const QByteArrayList, lines);
    QFETCH(const QString, game);
    FollowedGame followed;
    follow(followed, lines);
    QVERIFY(followed.isKnown());
    QCOMPARE(textOf(followed), game);
}

void FollowedGameTest::rulesAreToldIfTheyWereTold()
{
    FollowedGame game;
    QVERIFY(!game.toldGame().rules);
    follow(game, {"kata-set-rules japanese"});
    QVERIFY(game.toldGame().rules);
    QVERIFY(game.toldGame().rules->scoring == ScoringMethod::Territory);
}

void FollowedGameTest::aGameThatCannotBeIsUnknownUntilTheNext()
{
    FollowedGame game;
    follow(game, {"play b C3", "play w C3"}); // an engine of strange rules took it
    QVERIFY(!game.isKnown());
    follow(game, {"play w D4"});
    QVERIFY(!game.isKnown());
    follow(game, {"clear_board"});
    QVERIFY(game.isKnown());
}

SHINPAN_TEST(FollowedGameTest)
#include "followedgame_test.moc"
