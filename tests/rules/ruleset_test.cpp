#include "core/rules/ruleset.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace shinpan;

namespace {

[[nodiscard]] QString inQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

class RulesetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spellingNamesAPreset_data()
    {
        QTest::addColumn<QString>("spellings");
        QTest::newRow("Chinese")
            << u"Chinese,chinese,CN,Chinese rules,中国规则,中國規則,数子法,중국룰"_s;
        QTest::newRow("Chinese-KGS") << u"Chinese-KGS,chinese-kgs,chinese_ogs,Chinese OGS"_s;
        QTest::newRow("Japanese")
            << u"Japanese,japanese,jp,JPN,KGS Japanese,Japanese rules,日本ルール,日本规则,"
               "일본식,japanische Regeln,японские правила"_s;
        QTest::newRow("Korean") << u"Korean,korean,kr,한국 룰,韩国规则"_s;
        QTest::newRow("AGA") << u"AGA,aga,BGA,French"_s;
        QTest::newRow("AGA-Button") << u"AGA-Button,aga button"_s;
        QTest::newRow("New Zealand") << u"NZ,New Zealand,new-zealand,new_zealand,NewZealand"_s;
        QTest::newRow("Tromp-Taylor") << u"Tromp-Taylor,Tromp/Taylor,tromp taylor,tt,TT--"_s;
        QTest::newRow("Ing") << u"GOE,goe,Ing,ING,Ing rules,应氏规则,應氏計點規則"_s;
        QTest::newRow("Stone-Scoring") << u"stone-scoring,Stone scoring,ancient-area,ancient"_s;
        QTest::newRow("Ancient-Territory") << u"ancient-territory"_s;
    }
    void spellingNamesAPreset()
    {
        QFETCH(QString, spellings);
        for (const QString &spelling : spellings.split(u',')) {
            const RulesetPreset *preset = findRulesetPreset(spelling.toStdString());
            QVERIFY2(preset != nullptr, qPrintable(spelling));
            QCOMPARE(inQt(preset->name), QString::fromUtf8(QTest::currentDataTag()));
            QVERIFY(rulesetFromText(spelling.toStdString()) == preset->rules);
        }
    }

    void otherTextNamesNone()
    {
        for (const char *text : {"", "  ", "japan", "rules", "规则", "chinese1", "ko"}) {
            QVERIFY2(findRulesetPreset(text) == nullptr, text);
            QVERIFY2(!rulesetFromText(text), text);
        }
    }

    /// The fields that distinguish each preset, and the customary komi.
    void presetsSayWhatTheRulesSay_data()
    {
        QTest::addColumn<QString>("fields");
        QTest::addColumn<double>("komi");
        QTest::newRow("Chinese") << u"ko=simple,whb=N,fpok=1"_s << 7.5;
        QTest::newRow("Chinese-KGS") << u"ko=positional,whb=N,fpok=1"_s << 7.5;
        QTest::newRow("Japanese") << u"ko=simple,score=territory"_s << 6.5;
        QTest::newRow("Korean") << u"ko=simple,score=territory"_s << 6.5;
        QTest::newRow("AGA")
            << u"ko=situational,whb=N-1,fpok=1,passStones=true,whitePassesLast=true"_s << 7.5;
        QTest::newRow("AGA-Button") << u"ko=situational,whb=N-1,fpok=1,button=1"_s << 7.0;
        QTest::newRow("New Zealand") << u"ko=situational,suicide=all,fpok=1"_s << 7.0;
        QTest::newRow("Tromp-Taylor") << u"ko=positional,suicide=all"_s << 7.5;
        QTest::newRow("Ing") << u"ko=positional,suicide=all,fpok=1,passesToEnd=4"_s << 7.5;
        QTest::newRow("Stone-Scoring") << u"ko=simple,tax=all,fpok=1"_s << 7.5;
        QTest::newRow("Ancient-Territory") << u"ko=simple,score=territory,tax=all"_s << 6.5;
    }
    void presetsSayWhatTheRulesSay()
    {
        QFETCH(QString, fields);
        QFETCH(double, komi);
        const RulesetPreset *preset = findRulesetPreset(QTest::currentDataTag());
        QVERIFY(preset != nullptr);
        QVERIFY(rulesetFromText(fields.toStdString()) == preset->rules);
        QCOMPARE(preset->komi, komi);
    }

    void komiIsUsualForRulesAndHandicap_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("handicap");
        QTest::addColumn<double>("komi");
        QTest::newRow("a preset's") << u"Japanese"_s << 0 << 6.5;
        QTest::newRow("another preset's") << u"New Zealand"_s << 0 << 7.0;
        QTest::newRow("other area") << u"ko=none"_s << 0 << 7.5;
        QTest::newRow("other territory") << u"score=territory,suicide=all"_s << 0 << 6.5;
        QTest::newRow("area with a handicap") << u"Chinese"_s << 2 << 0.5;
        QTest::newRow("territory with a handicap") << u"Japanese"_s << 9 << 0.5;
    }
    void komiIsUsualForRulesAndHandicap()
    {
        QFETCH(QString, rules);
        QFETCH(int, handicap);
        QTEST(usualKomi(*rulesetFromText(rules.toStdString()), handicap), "komi");
    }

    void presetIsFoundByBothItsNames()
    {
        QCOMPARE(rulesetPresets().size(), std::size_t{11});
        for (const RulesetPreset &preset : rulesetPresets()) {
            QCOMPARE(findRulesetPreset(preset.name), &preset);
            QCOMPARE(findRulesetPreset(preset.sgfName), &preset);
        }
    }

    void presetIsWrittenAsItsName()
    {
        for (const RulesetPreset &preset : rulesetPresets()) {
            const std::string text = toText(preset.rules);
            QVERIFY(text == preset.sgfName || preset.name == "Korean"); // the same as Japanese
            QVERIFY(rulesetFromText(text) == preset.rules);
        }
    }

    void fieldsAreWrittenAndReadBack()
    {
        using enum KoRule;
        int combinations = 0;
        for (const KoRule ko : {KoRule::None, Simple, PositionalSuperko, SituationalSuperko,
                                NaturalSituationalSuperko}) {
            for (int bits = 0; bits < 3 * 2 * 3 * 3 * 32; ++bits) {
                int rest = bits;
                const auto next = [&](int values) {
                    const int value = rest % values;
                    rest /= values;
                    return value;
                };
                Ruleset rules;
                rules.ko = ko;
                rules.suicide = static_cast<SuicideRule>(next(3));
                rules.scoring = static_cast<ScoringMethod>(next(2));
                rules.tax = static_cast<GroupTax>(next(3));
                rules.handicapCompensation = static_cast<HandicapCompensation>(next(3));
                rules.hasButton = next(2) == 1;
                rules.friendlyPass = next(2) == 1;
                rules.passStones = rules.whitePassesLast = next(2) == 1;
                rules.passesToEnd = 2 + next(2);
                rules.cyclesVoid = next(2) == 1;
                const std::string text = toText(rules);
                QVERIFY2(rulesetFromText(text) == rules, text.c_str());
                ++combinations;
            }
        }
        QCOMPARE(combinations, 5 * 54 * 32);
    }

    void fieldsThatAreNotNamedFollowTheOthers()
    {
        QVERIFY(rulesetFromText("ko=positional") == Ruleset{});
        const auto territory = rulesetFromText("scoring=territory");
        QVERIFY(territory && territory->tax == GroupTax::Seki && !territory->cyclesVoid);
        const auto simple = rulesetFromText("KO : Simple, tax = all");
        QVERIFY(simple && simple->tax == GroupTax::All && simple->cyclesVoid);
    }

    void rulesAreReadAsKataGoWritesThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fields");
        QTest::newRow("kata-get-rules")
            << QStringLiteral(R"({"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE",)"
                              R"("scoring":"TERRITORY","suicide":false,"tax":"SEKI",)"
                              R"("whiteHandicapBonus":"0"})")
            << u"japanese"_s;
        QTest::newRow("kata-get-rules with blanks")
            << QStringLiteral(R"({ "ko" : "SITUATIONAL", "suicide" : true,)"
                              R"( "whiteHandicapBonus" : "N-1", "hasButton" : true })")
            << u"ko=situational,suicide=true,whb=N-1,hasButton=true"_s;
        QTest::newRow("record") << u"koSIMPLEscoreAREAtaxNONEsui0whbNfpok1"_s << u"chinese"_s;
        QTest::newRow("record with a button")
            << u"koPOSITIONALscoreTERRITORYtaxALLsui1button1whbN-1"_s
            << u"ko=positional,scoring=territory,tax=all,suicide=true,button=true,whb=n-1"_s;
        QTest::newRow("Spight's superko") << u"koSPIGHTscoreAREA"_s << u"ko=natural"_s;
    }
    void rulesAreReadAsKataGoWritesThem()
    {
        QFETCH(QString, text);
        QFETCH(QString, fields);
        const auto expected = rulesetFromText(fields.toStdString());
        QVERIFY(expected.has_value());
        QVERIFY(rulesetFromText(text.toStdString()) == expected);
    }

    void otherTextIsNoRuleset_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {",", "{}", "ko", "ko=", "ko=super", "ko=simplest", "scoring", "tax=half",
              "suicide=maybe", "whb=2", "passesToEnd=0", "passesToEnd=x", "passesToEnd=99999999999",
              "komi=6.5", "ko=simple,komi=7", "japanese,ko=none"}) {
            QTest::addRow("'%s'", text) << QString::fromUtf8(text);
        }
    }
    void otherTextIsNoRuleset()
    {
        QFETCH(QString, text);
        QVERIFY(!rulesetFromText(text.toStdString()));
    }

    void kataGoIsToldInItsOwnWords_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("json");
        QTest::newRow("Japanese")
            << u"japanese"_s
            << QStringLiteral(
                   R"({"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","scoring":"TERRITORY",)"
                   R"("suicide":false,"tax":"SEKI","whiteHandicapBonus":"0"})");
        QTest::newRow("AGA with a button")
            << u"aga-button"_s
            << QStringLiteral(
                   R"({"friendlyPassOk":true,"hasButton":true,"ko":"SITUATIONAL","scoring":"AREA",)"
                   R"("suicide":false,"tax":"NONE","whiteHandicapBonus":"N-1"})");
        QTest::newRow("what it cannot say")
            << u"ko=none,suicide=all,whb=N,tax=all,passesToEnd=4"_s
            << QStringLiteral(
                   R"({"friendlyPassOk":false,"hasButton":false,"ko":"SIMPLE","scoring":"AREA",)"
                   R"("suicide":true,"tax":"ALL","whiteHandicapBonus":"N"})");
        QTest::newRow("Spight's superko")
            << u"ko=natural"_s
            << QStringLiteral(
                   R"({"friendlyPassOk":false,"hasButton":false,"ko":"SPIGHT","scoring":"AREA",)"
                   R"("suicide":false,"tax":"NONE","whiteHandicapBonus":"0"})");
    }
    void kataGoIsToldInItsOwnWords()
    {
        QFETCH(QString, rules);
        QFETCH(QString, json);
        const auto ruleset = rulesetFromText(rules.toStdString());
        QVERIFY(ruleset.has_value());
        QCOMPARE(QString::fromStdString(toKataGoJson(*ruleset)), json);
    }
};

SHINPAN_TEST(RulesetTest)
#include "ruleset_test.moc"
