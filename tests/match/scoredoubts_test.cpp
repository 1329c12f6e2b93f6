#include "core/match/engineplayer.h"
#include "core/match/match.h"
#include "core/match/score/scorekeeper.h"
#include "tests/match/enginematchfixture.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::outcome;
using shinpan::test::smallGame;
using shinpan::test::words;
using If = ScoreDoubt::If;

namespace {

/// Black's wall on C and White's on D of a 5×5 board, and more moves.
[[nodiscard]] GameLine walls(const char *more = "")
{
    GameLine line;
    line.size = BoardSize::square(5);
    Color color = Color::Black;
    for (const QByteArray &vertex :
         (QByteArray("C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 ") + more).trimmed().split(' ')) {
        line.moves.push_back(vertex == "pass" ? Move::pass(color)
                                              : Move{color, test::at(vertex.constData())});
        color = opposite(color);
    }
    return line;
}

[[nodiscard]] MatchSetup setupWith(const char *rules, double komi)
{
    MatchSetup setup = smallGame();
    setup.size = BoardSize::square(5);
    setup.rules = findRulesetPreset(rules)->rules;
    setup.komi = komi;
    return setup;
}

[[nodiscard]] std::vector<If> conditionsOf(const ScoreOpinion &opinion)
{
    std::vector<If> conditions;
    for (const ScoreDoubt &doubt : opinion.doubts) {
        conditions.push_back(doubt.condition);
    }
    return conditions;
}

} // namespace

/// Engines of which something is known are asked for a score.
class ScoreDoubtsTest : public test::EngineMatchFixture
{
    Q_OBJECT

private Q_SLOTS:
    void theWordOfAKnownEngineIsDoubted_data();
    void theWordOfAKnownEngineIsDoubted();
    void anEstimateInAFriendlyGameDecidesNothing();
    void gnuGoIsNotBelievedAfterAnotherKomi();
    void whoNamesNoDeadStoneIsNotAskedForThem();

private:
    [[nodiscard]] std::optional<ScoreOpinion> opinionOf(Player &player,
                                                        const GameLine &line,
                                                        const MatchSetup &setup);
};

std::optional<ScoreOpinion> ScoreDoubtsTest::opinionOf(Player &player,
                                                       const GameLine &line,
                                                       const MatchSetup &setup)
{
    const auto ready = outcome(player.prepare(line, setup, Color::Black));
    return ready && *ready ? outcome(player.score(line, {})) : std::nullopt;
}

void ScoreDoubtsTest::theWordOfAKnownEngineIsDoubted_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<std::vector<If>>("conditions");
    const auto row = [](const char *name, const char *options, const char *rules,
                        const std::vector<If> &conditions) {
        QTest::newRow(name) << QString::fromLatin1(options) << QByteArray(rules) << conditions;
    };
    row("nobody that is known", "--name Nobody", "Chinese", {});
    row("KataGo, friendly passing", "--name KataGo --version 1.17.2", "Chinese", {If::Always});
    row("KataGo, the dead are taken off", "--name KataGo --version 1.17.2", "Tromp-Taylor", {});
    row("Pachi", "--name Pachi --version 12.90", "Japanese", {If::Seki});
    row("Pachi, area", "--name Pachi --version 12.90", "Chinese", {});
}

void ScoreDoubtsTest::theWordOfAKnownEngineIsDoubted()
{
    QFETCH(QString, options);
    QFETCH(QByteArray, rules);
    QFETCH(std::vector<If>, conditions);
    const auto player = fake(options.split(u' ') + words("--score B+5"));

    const auto opinion = opinionOf(*player, walls("pass pass"), setupWith(rules.constData(), 0));
    QVERIFY(opinion);
    QCOMPARE(opinion->score, Score{5});
    QCOMPARE(conditionsOf(*opinion), conditions);
}

/// KataGo 1.17.2: handicap 2, two passes, Chinese rules: "B+15"; Tromp-Taylor, same board: "B+81".
void ScoreDoubtsTest::anEstimateInAFriendlyGameDecidesNothing()
{
    MatchSetup setup = smallGame();
    setup.rules = findRulesetPreset("Chinese")->rules;
    const QStringList options = words("--name KataGo --version 1.17.2 --score B+15 --moves D4");
    QVERIFY(play(fake(options), fake(words("--name KataGo --version 1.17.2 --score B+15")), setup));

    QCOMPARE(m_match->result().toSgf(), QStringLiteral("B+%1").arg(81 - setup.komi));
    const QString evidence = m_match->scoreSheet()->reports.front().text;
    QVERIFY2(evidence.contains(QLatin1String("Black says \"B+15\" (KataGo answers final_score with "
                                             "an estimate of its search")),
             qPrintable(evidence));
}

void ScoreDoubtsTest::gnuGoIsNotBelievedAfterAnotherKomi()
{
    EngineProfile profile;
    profile.name = m_name;
    profile.commandLine = QStringLiteral("gnugo --mode gtp --level 1");
    const auto player = engine(profile);

    const auto first = opinionOf(*player, walls(), setupWith("Japanese", 0));
    QVERIFY(first);
    QCOMPARE(first->score, Score{5});
    QCOMPARE(conditionsOf(*first), std::vector<If>());

    const auto later = opinionOf(*player, walls("pass pass"), setupWith("Japanese", 10));
    QVERIFY(later);
    QCOMPARE(later->text, QStringLiteral("B+5.0")); // it is White's by 5
    QCOMPARE(conditionsOf(*later), std::vector{If::Always});
    ScoreKeeper keeper({test::boardFrom("..XO.\n..XO.\n..XO.\n..XO.\n..XO."), Color::Black,
                        findRulesetPreset("Japanese")->rules},
                       {10, 0}, {}, false);
    keeper.hearPlayers({*later, *later});
    while (keeper.nextStep()) {
        static_cast<void>(keeper.takeStep());
    }
    QCOMPARE(keeper.result().toSgf(), QStringLiteral("W+5"));

    const auto moved = opinionOf(*player, walls("A1 pass"), setupWith("Japanese", 10));
    QVERIFY(moved);
    QCOMPARE(moved->score, Score{-6});
    QCOMPARE(conditionsOf(*moved), std::vector<If>());
}

/// Leela Zero's list is empty whatever stands there, and would be taken for "all alive".
void ScoreDoubtsTest::whoNamesNoDeadStoneIsNotAskedForThem()
{
    const auto opinionOfOneNamed = [this](const char *name) {
        const std::unique_ptr<Player> player =
            fake(words("--version 0.17 --answer final_score=B+5 --answer final_status_list= --name")
                 << QString::fromLatin1(name));
        return *opinionOf(*player, walls(), setupWith("chinese", 0));
    };

    const ScoreOpinion leela = opinionOfOneNamed("Leela Zero");
    QVERIFY(!leela.dead && !leela.seki);
    QCOMPARE(leela.score, std::optional(Score{5}));
    QCOMPARE(leela.note.english(),
             QStringLiteral("Leela Zero never names a dead stone, nor one in seki."));

    const ScoreOpinion other = opinionOfOneNamed("Somebody");
    QVERIFY(other.dead && other.dead->empty() && other.note.isEmpty());
}

SHINPAN_TEST(ScoreDoubtsTest)

#include "scoredoubts_test.moc"
