#include "core/engine/profile/enginerules.h"

#include "core/engine/profile/enginetemplates.h"
#include "tests/engine/madeupmachine.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::machineWith;

namespace {

using Arguments = EngineProfile::RulesArguments;

[[nodiscard]] Ruleset rulesNamed(const QString &name)
{
    return rulesetFromText(name.toStdString()).value();
}

/// The engine as it is typed, with nothing known of it.
[[nodiscard]] EngineProfile typed(const QString &commandLine)
{
    EngineProfile profile;
    profile.commandLine = commandLine;
    return profile;
}

/// The engine as it is kept in the list.
[[nodiscard]] EngineProfile kept(const QString &commandLine)
{
    EngineProfile profile = typed(commandLine);
    profile.rulesArguments = usualRulesArguments(profile);
    return profile;
}

} // namespace

class EngineRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKnownEngineIsStartedWithTheRulesOfTheGame_data();
    void aKnownEngineIsStartedWithTheRulesOfTheGame();
    void aCommandThatWasTypedIsStartedAsItIs();
    void anEngineNobodyKnowsTakesTheArgumentsOfItsProfile();
    void aFoundEngineIsToldTheRules();
    void whatCannotBeToldIsSaid_data();
    void whatCannotBeToldIsSaid();
    void whoSpeaksGmpIsNotToldTheKomi();
    void suicideThatIsKnownToBeRefusedIsSaid_data();
    void suicideThatIsKnownToBeRefusedIsSaid();
    void whatAnEngineIsKnownNotToTakeIsSaid();
    void whatAnEngineGivesForAHandicapIsKnown();
};

void EngineRulesTest::aKnownEngineIsStartedWithTheRulesOfTheGame_data()
{
    QTest::addColumn<QString>("commandLine");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("started");
    const auto row = [](const char *name, const char *line, const char *rules,
                        const char *started) {
        QTest::newRow(name) << QString::fromUtf8(line) << QString::fromUtf8(rules)
                            << QString::fromUtf8(started);
    };

    row("Chinese", "gnugo --mode gtp", "Chinese", "gnugo --mode gtp --chinese-rules");
    row("Japanese", "gnugo --mode gtp", "Japanese", "gnugo --mode gtp --japanese-rules");
    row("other area rules", "gnugo --mode gtp", "AGA", "gnugo --mode gtp --chinese-rules");
    row("other territory rules", "/usr/games/gnugo --mode gtp", "Ancient-Territory",
        "/usr/games/gnugo --mode gtp --japanese-rules");
    row("behind ssh", "ssh -T host gnugo --mode gtp", "Chinese",
        "ssh -T host gnugo --mode gtp --chinese-rules");
    row("it says already", "gnugo --chinese-rules --mode gtp", "Chinese",
        "gnugo --chinese-rules --mode gtp");
    row("it says the contrary", "gnugo --mode gtp --japanese-rules", "Chinese",
        "gnugo --mode gtp --japanese-rules");
    row("it takes no such option", "leelaz --gtp", "Japanese", "leelaz --gtp");
    row("GTP tells it", "katago gtp", "Japanese", "katago gtp");
    row("an address", "tcp://gnugo:5000", "Japanese", "tcp://gnugo:5000");
}

void EngineRulesTest::aKnownEngineIsStartedWithTheRulesOfTheGame()
{
    QFETCH(QString, commandLine);
    QFETCH(QString, rules);
    QFETCH(QString, started);

    QCOMPARE(startedFor(kept(commandLine), rulesNamed(rules)).commandLine, started);
}

void EngineRulesTest::aCommandThatWasTypedIsStartedAsItIs()
{
    const EngineProfile profile = typed(QStringLiteral("gnugo --mode gtp"));

    QCOMPARE(startedFor(profile, rulesNamed(QStringLiteral("Chinese"))), profile);
}

void EngineRulesTest::anEngineNobodyKnowsTakesTheArgumentsOfItsProfile()
{
    EngineProfile profile = typed(QStringLiteral("mybot gtp"));
    profile.rulesArguments = {QStringLiteral("--rules chinese"),
                              QStringLiteral("--rules japanese")};
    const Ruleset japanese = rulesNamed(QStringLiteral("Japanese"));

    QCOMPARE(startedFor(profile, japanese).commandLine,
             QStringLiteral("mybot gtp --rules japanese"));
    QCOMPARE(countsOtherwise(profile, japanese), std::nullopt);

    profile.commandLine = QStringLiteral("mybot --rules=aga gtp");
    QCOMPARE(startedFor(profile, japanese).commandLine, profile.commandLine);
    profile.commandLine = QStringLiteral("mybot --rules chinese gtp");
    QCOMPARE(countsOtherwise(profile, japanese), ScoringMethod::Area);
}

void EngineRulesTest::aFoundEngineIsToldTheRules()
{
    const FoundEngines found = findEngines(machineWith({QStringLiteral("/usr/games/gnugo")}));

    QCOMPARE(found.complete.front().commandLine, QStringLiteral("gnugo --mode gtp --level 10"));
    QCOMPARE(found.complete.front().rulesArguments,
             (Arguments{QStringLiteral("--chinese-rules"), QStringLiteral("--japanese-rules")}));
}

void EngineRulesTest::whatCannotBeToldIsSaid_data()
{
    QTest::addColumn<EngineProfile>("profile");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("warning");
    const auto row = [](const char *name, const EngineProfile &profile, const char *rules,
                        const char *warning) {
        QTest::newRow(name) << profile << QString::fromUtf8(rules) << QString::fromUtf8(warning);
    };
    const EngineProfile plain = typed(QStringLiteral("gnugo --mode gtp"));
    const EngineProfile chinese = typed(QStringLiteral("gnugo --mode gtp --chinese-rules"));
    const EngineProfile leela = typed(QStringLiteral("leelaz --gtp"));
    const char *const territory = "counts by Japanese rules (territory), but the game is counted "
                                  "by area; add --chinese-rules to its command line";

    row("typed, told nothing, area", plain, "Chinese", territory);
    row("typed, told nothing, territory", plain, "Japanese", "");
    row("kept", kept(plain.commandLine), "Chinese", "");
    row("told the same", chinese, "New Zealand", "");
    row("told the contrary", chinese, "Korean",
        "counts by Chinese rules (area), but the game is counted by territory; its command line "
        "has --chinese-rules, not --japanese-rules");
    row("kept and told the contrary", kept(chinese.commandLine), "Korean",
        "counts by Chinese rules (area), but the game is counted by territory; its command line "
        "has --chinese-rules, not --japanese-rules");
    row("the last one counts", typed(chinese.commandLine + QStringLiteral(" --japanese-rules")),
        "Japanese", "");
    row("knows one way only", leela, "Japanese",
        "counts by Chinese rules (area), but the game is counted by territory, and it cannot be "
        "told other rules");
    row("knows one way, which it is", leela, "Tromp-Taylor", "");
    row("told by GTP", typed(QStringLiteral("katago gtp")), "Japanese", "");
    row("unknown", typed(QStringLiteral("mybot")), "Japanese", "");
}

void EngineRulesTest::whatCannotBeToldIsSaid()
{
    QFETCH(EngineProfile, profile);
    QFETCH(QString, rules);
    QFETCH(QString, warning);

    QCOMPARE(countingWarning(profile, rulesNamed(rules)).english(), warning);
    QCOMPARE(countsOtherwise(profile, rulesNamed(rules)).has_value(), !warning.isEmpty());
}

void EngineRulesTest::whoSpeaksGmpIsNotToldTheKomi()
{
    const Ruleset chinese = rulesNamed(QStringLiteral("Chinese"));
    const QString warning =
        QStringLiteral("is not told the komi, for which the Go Modem Protocol has no word");

    QCOMPARE(countingWarning(typed(QStringLiteral("gmp:mybot --gmp")), chinese).english(), warning);
    QCOMPARE(countingWarning(typed(QStringLiteral("gmp://localhost:7000")), chinese).english(),
             warning);
    QCOMPARE(countingWarning(typed(QStringLiteral("gmp:mybot --komi 7")), chinese).english(),
             QString());
}

void EngineRulesTest::suicideThatIsKnownToBeRefusedIsSaid_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("warning");
    const auto row = [](const char *name, const char *command, const char *rules,
                        const QString &warning) {
        QTest::newRow(name) << QString::fromLatin1(command) << QString::fromLatin1(rules)
                            << warning;
    };
    const QString loses =
        QStringLiteral(", which these rules allow, and would forfeit a game in which its opponent "
                       "plays it; ");
    const QString several = QStringLiteral("refuses suicide") + loses;
    const QString single = QStringLiteral("refuses suicide of a single stone") + loses;
    row("GNU Go", "gnugo --mode gtp", "New Zealand",
        several + QStringLiteral("add --allow-all-suicide to its command line"));
    row("GNU Go, Tromp-Taylor", "gnugo --mode gtp", "Tromp-Taylor",
        several + QStringLiteral("add --allow-all-suicide to its command line"));
    row("GNU Go, told of several stones", "gnugo --mode gtp --allow-suicide", "New Zealand",
        single + QStringLiteral("add --allow-all-suicide to its command line"));
    row("GNU Go, told all", "gnugo --mode gtp --allow-all-suicide", "New Zealand", {});
    row("GNU Go, rules without", "gnugo --mode gtp", "Chinese", {});
    row("KataGo", "katago gtp", "New Zealand",
        single + QStringLiteral("it cannot be told otherwise"));
    row("KataGo, rules without", "katago gtp", "Japanese", {});
    row("unknown", "mybot", "New Zealand", {});
}

void EngineRulesTest::suicideThatIsKnownToBeRefusedIsSaid()
{
    QFETCH(const QString, command);
    QFETCH(const QString, rules);
    QTEST(suicideWarning(typed(command), rulesNamed(rules)).english(), "warning");
    Ruleset several = rulesNamed(rules);
    several.suicide = SuicideRule::MultiStone;
    if (command == QLatin1String("katago gtp")) {
        QVERIFY(suicideWarning(typed(command), several).isEmpty());
    }
}

void EngineRulesTest::whatAnEngineIsKnownNotToTakeIsSaid()
{
    const auto warning = [](const char *command, int size, double komi) {
        return limitsWarning(typed(QString::fromLatin1(command)), BoardSize::square(size), komi)
            .english();
    };

    QCOMPARE(warning("leelaz --gtp", 9, 7.5), QStringLiteral("plays on 19×19 only"));
    QCOMPARE(warning("leelaz --gtp", 19, 7.5), QString());
    QCOMPARE(warning("gnugo --mode gtp", 20, 6.5),
             QStringLiteral("plays on boards of 1 to 19 lines"));
    QCOMPARE(warning("gnugo --mode gtp", 19, 6.25), QString());
    QCOMPARE(warning("katago gtp", 19, 6.25), QStringLiteral("takes a komi in steps of 0.5 only"));
    QCOMPARE(warning("katago gtp", 19, -7), QString());
    QCOMPARE(warning("mybot", 25, 6.25), QString());
    QCOMPARE(setUpWarnings(typed(QStringLiteral("leelaz --gtp")),
                           rulesNamed(QStringLiteral("Japanese")), BoardSize::square(9), 6.5)
                 .size(),
             std::size_t{2});
}

void EngineRulesTest::whatAnEngineGivesForAHandicapIsKnown()
{
    using Given = std::optional<HandicapCompensation>;
    const auto given = [](const char *command) {
        return ownCompensation(typed(QString::fromLatin1(command)));
    };
    QCOMPARE(given("gnugo --mode gtp --chinese-rules"), Given(HandicapCompensation::All));
    QCOMPARE(given("gnugo --mode gtp"), Given(HandicapCompensation::None));
    QCOMPARE(given("leelaz --gtp"), Given(HandicapCompensation::All));
    QCOMPARE(given("katago gtp"), Given());
    QCOMPARE(given("mybot"), Given());
}

SHINPAN_TEST(EngineRulesTest)
#include "enginerules_test.moc"
