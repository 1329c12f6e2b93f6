#include "core/engine/profile/enginestrength.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

namespace {

[[nodiscard]] EngineProfile profileOf(const QString &commandLine)
{
    EngineProfile profile;
    profile.name = QStringLiteral("Bot");
    profile.commandLine = commandLine;
    return profile;
}

[[nodiscard]] EngineProfile strong(const EngineProfile &profile, int strength)
{
    const EngineStrength &knob = *strengthKnob(profile);
    return withStrength(profile, knob, strength, QLatin1String(knob.label));
}

[[nodiscard]] int numberIn(const EngineProfile &profile)
{
    return strengthOf(profile, *strengthKnob(profile)).value_or(-1);
}

} // namespace

class EngineStrengthTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNumberIsReadAndReplacedWhereItStands_data();
    void theNumberIsReadAndReplacedWhereItStands();
    void fuegoIsToldByAStartupCommand();
    void theNameSaysTheStrengthOnce();
    void recordsAreToldTheStrengthInWords();
    void anUnknownEngineHasNoKnob();
    void anUnreadableCommandLineStaysAsItIs();
    void measuredStrengthsReplaceHowItIsStarted();
    void typedStrengthsAreRead_data();
    void typedStrengthsAreRead();
};

void EngineStrengthTest::theNumberIsReadAndReplacedWhereItStands_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("strength");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *name, const char *before, int strength, const char *after) {
        QTest::newRow(name) << QString::fromLatin1(before) << strength
                            << QString::fromLatin1(after);
    };
    constexpr int None = -1;

    row("added", "gnugo --mode gtp", None, "gnugo --mode gtp --level 7");
    row("in the middle", "gnugo --level 10 --mode gtp", 10, "gnugo --level 7 --mode gtp");
    row("with an equals sign", "gnugo --level=10 --mode gtp", 10, "gnugo --level=7 --mode gtp");
    row("a short option", "leelaz -g -v 100 -w net", 100, "leelaz -g -v 7 -w net");
    row("a short option with its value", "leelaz -g -v100", 100, "leelaz -g -v7");
    row("home and quotes", "leelaz -g -w ~/'my net.gz'", None, "leelaz -g -w ~/'my net.gz' -v 7");
    row("KataGo", "katago gtp", None, "katago gtp -override-config maxVisits=7");
    row("KataGo, among others", "katago gtp -override-config maxTime=5,maxVisits=90,rules=aga", 90,
        "katago gtp -override-config maxTime=5,maxVisits=7,rules=aga");
    row("KataGo, beside another", "katago gtp -override-config maxTime=5", None,
        "katago gtp -override-config maxTime=5,maxVisits=7");
    row("Pachi", "pachi -t =5000 threads=4", 5000, "pachi -t =7 threads=4");
    row("Pachi with seconds", "pachi -t 20", None, "pachi -t =7");
    row("on another computer", "ssh -T host gnugo --mode gtp --level 3", 3,
        "ssh -T host gnugo --mode gtp --level 7");
    row("a value that is none", "gnugo --level high", None, "gnugo --level 7");
}

void EngineStrengthTest::theNumberIsReadAndReplacedWhereItStands()
{
    QFETCH(QString, before);
    QFETCH(int, strength);
    QFETCH(QString, after);

    QCOMPARE(numberIn(profileOf(before)), strength);
    const EngineProfile other = strong(profileOf(before), 7);
    QCOMPARE(other.commandLine, after);
    QCOMPARE(numberIn(other), 7);
}

void EngineStrengthTest::fuegoIsToldByAStartupCommand()
{
    EngineProfile fuego = profileOf(QStringLiteral("fuego --quiet"));
    fuego.startupCommands = {QStringLiteral("komi 7")};
    QCOMPARE(numberIn(fuego), -1);

    const EngineProfile weak = strong(fuego, 500);
    const QStringList commands{QStringLiteral("komi 7"),
                               QStringLiteral("uct_param_player max_games 500")};
    QCOMPARE(weak.startupCommands, commands);
    QCOMPARE(weak.commandLine, fuego.commandLine);
    QCOMPARE(numberIn(strong(weak, 900)), 900);
    QCOMPARE(strong(weak, 900).startupCommands.size(), 2);
}

void EngineStrengthTest::theNameSaysTheStrengthOnce()
{
    EngineProfile gnuGo = profileOf(QStringLiteral("gnugo --mode gtp"));
    gnuGo.name = QStringLiteral("GNU Go");

    const EngineProfile five = strong(gnuGo, 5);
    QCOMPARE(five.name, QStringLiteral("GNU Go (level 5)"));
    QCOMPARE(strong(five, 10).name, QStringLiteral("GNU Go (level 10)"));

    EngineProfile copy = five;
    copy.name = QStringLiteral("GNU Go (level 5) 2"); // as a duplicate is named
    QCOMPARE(strong(copy, 10).name, QStringLiteral("GNU Go (level 10)"));
}

void EngineStrengthTest::recordsAreToldTheStrengthInWords()
{
    EngineProfile engine;
    for (const auto &[line, words] :
         {std::pair{"shinpan-engine --level 3", "level 3"}, std::pair{"shinpan-engine", ""},
          std::pair{"gnugo --mode gtp --level 8", "level 8"}, std::pair{"other --level 3", ""}}) {
        engine.commandLine = QString::fromLatin1(line);
        QCOMPARE(strengthWords(engine, QStringLiteral("Engine")), QString::fromLatin1(words));
    }
    // What has no number may have been given a name that says it.
    engine.commandLine = QStringLiteral("other --level 3");
    for (const auto &[name, words] :
         {std::pair{"Leela Zero (1600 playouts)", "1600 playouts"},
          std::pair{"leela zero fast", "fast"}, std::pair{"Leela Zero – slow", "slow"},
          std::pair{"Leela Zero", ""}, std::pair{"Leela Zeroes", ""},
          std::pair{"My partner", ""}}) {
        engine.name = QString::fromUtf8(name);
        QCOMPARE(strengthWords(engine, QStringLiteral("Leela Zero")), QString::fromUtf8(words));
    }
    QCOMPARE(strengthWords(engine, {}), QString());
}

void EngineStrengthTest::anUnknownEngineHasNoKnob()
{
    QVERIFY(!strengthKnob(profileOf(QStringLiteral("mybot --level 3"))));
    QVERIFY(!strengthKnob(profileOf(QStringLiteral("AQ"))));
}

void EngineStrengthTest::anUnreadableCommandLineStaysAsItIs()
{
    const EngineStrength &knob = *strengthKnob(profileOf(QStringLiteral("gnugo")));
    const EngineProfile unreadable = profileOf(QStringLiteral("gnugo 'x"));

    QVERIFY(!strengthOf(unreadable, knob));
    QCOMPARE(withStrength(unreadable, knob, 5, QStringLiteral("level %1")), unreadable);
}

void EngineStrengthTest::measuredStrengthsReplaceHowItIsStarted()
{
    EngineProfile engine = profileOf(QStringLiteral("bot --visits 400"));
    engine.name = QStringLiteral("Bot");
    engine.startupCommands = {QStringLiteral("komi 7")};
    engine.strengths = {
        {QStringLiteral("9x9, -100 Elo"), QStringLiteral("bot --visits 7"), {}, {}},
        {QStringLiteral("9x9, +50 Elo"), QStringLiteral("bot --visits 90"), {}, {}}};
    QVERIFY(!measuredStrengthOf(engine));
    QVERIFY(!strengthNamed(engine, QStringLiteral("19x19, +50 Elo")));

    const EngineProfile weak = atStrength(engine, engine.strengths.front());

    QCOMPARE(weak.name, QStringLiteral("Bot (9x9, -100 Elo)"));
    QCOMPARE(weak.commandLine, QStringLiteral("bot --visits 7"));
    QCOMPARE(weak.startupCommands, QStringList());
    QCOMPARE(weak.id, engine.id);
    QCOMPARE(measuredStrengthOf(weak)->name, QStringLiteral("9x9, -100 Elo"));
    QCOMPARE(strengthNamed(engine, QStringLiteral("9x9, +50 Elo"))->commandLine,
             QStringLiteral("bot --visits 90"));
}

void EngineStrengthTest::typedStrengthsAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("strengths"); ///< or the word that is none

    QTest::newRow("commas") << QStringLiteral("1, 5, 10") << QStringLiteral("1 5 10");
    QTest::newRow("blanks and slashes") << QStringLiteral(" 1 /5 / 10") << QStringLiteral("1 5 10");
    QTest::newRow("twice") << QStringLiteral("5,1,5") << QStringLiteral("5 1");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("a word") << QStringLiteral("1, strong") << QStringLiteral("!strong");
    QTest::newRow("too little") << QStringLiteral("0") << QStringLiteral("!0");
    QTest::newRow("too much") << QStringLiteral("1 1000000") << QStringLiteral("!1000000");
    QTest::newRow("a fraction") << QStringLiteral("1.5") << QStringLiteral("!1.5");
}

void EngineStrengthTest::typedStrengthsAreRead()
{
    QFETCH(QString, text);
    QFETCH(QString, strengths);

    const EngineStrength &knob = *strengthKnob(profileOf(QStringLiteral("gnugo")));
    const Result<std::vector<int>> read = strengthsIn(text, knob);
    QStringList words;
    if (read) {
        for (const int strength : *read) {
            words.append(QString::number(strength));
        }
    }
    QCOMPARE(read ? words.join(u' ') : u'!' + read.error().english(), strengths);
}

SHINPAN_TEST(EngineStrengthTest)
#include "enginestrength_test.moc"
