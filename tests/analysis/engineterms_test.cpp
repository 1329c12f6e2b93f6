#include "core/analysis/engineterms.h"

#include "core/analysis/liveanalysis.h"
#include "tests/engine/enginefixture.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"
#include "tests/support/reaping.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::gameOf;
using shinpan::test::outcome;

namespace {

const QString KataGoJapanese = QStringLiteral(
    R"({"friendlyPassOk":true,"hasButton":false,"ko":"SIMPLE","scoring":"TERRITORY","suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"})");

[[nodiscard]] EngineGame gameUnder(const char *rules, double komi)
{
    EngineGame game;
    game.rules = rulesetFromText(rules);
    game.komi = komi;
    return game;
}

} // namespace

/// What an engine says that it plays by, against what it was told.
class EngineTermsTest : public test::EngineFixture
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup()
    {
        QVERIFY(endEngine());
        QVERIFY(test::everyProcessIsReaped());
    }
    void theSameTermsAreNoOthers();
    void otherRulesAndKomiAreNamed();
    void whatWasNotSaidIsNoDifference();
    void theEngineIsAskedForBoth();
    void nonsenseIsNotHeard();
    void anAnalysisAsksOnceAndWhereTermsAreOthers();
};

void EngineTermsTest::theSameTermsAreNoOthers()
{
    const EngineGame game = gameUnder("Japanese", 6.5);
    const EngineTerms said{rulesetFromText(KataGoJapanese.toStdString()), 6.5};
    QVERIFY(said.rules.has_value());
    QVERIFY(otherThan(game, said).isEmpty()); // whether passing early is friendly is no difference
}

void EngineTermsTest::otherRulesAndKomiAreNamed()
{
    const EngineGame game = gameUnder("Chinese", 7.5);
    const EngineTerms said{rulesetFromText("Japanese"), 6.5};
    QVERIFY(otherThan(game, said) == said);
    QVERIFY((otherThan(gameUnder("Chinese", 6.5), said) == EngineTerms{said.rules, std::nullopt}));
    QVERIFY((otherThan(gameUnder("Japanese", 0), said) == EngineTerms{std::nullopt, 6.5}));
}

void EngineTermsTest::whatWasNotSaidIsNoDifference()
{
    QVERIFY(otherThan(gameUnder("Chinese", 7.5), {}).isEmpty());
    EngineGame untold;
    QVERIFY(otherThan(untold, {rulesetFromText("Japanese"), untold.komi}).isEmpty());
}

void EngineTermsTest::theEngineIsAskedForBoth()
{
    QVERIFY(start({QStringLiteral("--answer"), QStringLiteral("kata-get-rules=") + KataGoJapanese,
                   QStringLiteral("--answer"), QStringLiteral("get_komi=6.5")}));
    QVERIFY(tellsTerms(*m_engine));
    const std::optional<EngineTerms> terms = outcome(askForTerms(m_engine, Ample));
    QVERIFY(terms.has_value());
    QCOMPARE(terms->komi, std::optional(6.5));
    QVERIFY(terms->rules && terms->rules->scoring == ScoringMethod::Territory);
}

void EngineTermsTest::nonsenseIsNotHeard()
{
    QVERIFY(start({QStringLiteral("--answer"), QStringLiteral("kata-get-rules=whatever"),
                   QStringLiteral("--answer"), QStringLiteral("get_komi=much")}));
    const std::optional<EngineTerms> terms = outcome(askForTerms(m_engine, Ample));
    QVERIFY(terms && terms->isEmpty());
}

void EngineTermsTest::anAnalysisAsksOnceAndWhereTermsAreOthers()
{
    QVERIFY(start(
        {QStringLiteral("--answer"), QStringLiteral("get_komi=5"), QStringLiteral("--analyze"),
         QStringLiteral("lz-analyze=")
             + fileWith(QStringLiteral("info move D4 visits 7 winrate 6000 order 0 pv D4\n"))}));
    LiveAnalysis live(m_engine, Ample);
    int told = 0;
    QList<double> heard;
    connect(&live, &LiveAnalysis::updated, this, [&told] { ++told; });
    connect(&live, &LiveAnalysis::termsHeard, this,
            [&heard](const EngineTerms &terms) { heard.append(terms.komi.value_or(0)); });
    const auto follow = [&](const EngineGame &game) {
        told = 0;
        live.follow(game, {});
    };
    EngineGame game = gameOf("D4");
    follow(game);
    QTRY_VERIFY_WITH_TIMEOUT(told > 0, 30'000);
    QCOMPARE(heard, QList<double>({5}));
    follow(gameOf("D4 E5"));
    QTRY_VERIFY_WITH_TIMEOUT(told > 0, 30'000);
    QCOMPARE(heard.size(), 1);
    game.komi += 1;
    follow(game);
    QTRY_VERIFY_WITH_TIMEOUT(told > 0, 30'000);
    QCOMPARE(heard.size(), 2);
    live.distrustTerms();
    follow(game);
    QTRY_VERIFY_WITH_TIMEOUT(told > 0, 30'000);
    QCOMPARE(heard.size(), 3);
}

SHINPAN_TEST(EngineTermsTest)
#include "engineterms_test.moc"
