#include "core/rules/ruleset.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

class RulesetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spellingNamesAPreset_data()
    {
        QTest::addColumn<QString>("spellings");
        QTest::newRow("Japanese") << u"Japanese,japanese,jp,JPN"_qs;
        QTest::newRow("Korean") << u"Korean,korean,kr"_qs;
        QTest::newRow("Chinese") << u"Chinese,chinese,CN,chinese-kgs,chinese_ogs"_qs;
        QTest::newRow("AGA") << u"AGA,aga,BGA,French"_qs;
        QTest::newRow("New Zealand") << u"NZ,New Zealand,new-zealand,new_zealand,NewZealand"_qs;
        QTest::newRow("Tromp-Taylor") << u"Tromp-Taylor,Tromp/Taylor,tromp taylor,tt,TT--"_qs;
        QTest::newRow("Ing") << u"GOE,goe,Ing,ING"_qs;
    }
    void spellingNamesAPreset()
    {
        QFETCH(QString, spellings);
        for (const QString &spelling : spellings.split(u',')) {
            const RulesetPreset *preset = findRulesetPreset(spelling.toStdString());
            QVERIFY2(preset != nullptr, qPrintable(spelling));
            QCOMPARE(QString::fromUtf8(preset->name.data()),
                     QString::fromUtf8(QTest::currentDataTag()));
        }
    }

    void otherTextNamesNone()
    {
        for (const char *text :
             {"", "  ", "japan", "Japanese rules", "chinese1", "stone-scoring"}) {
            QVERIFY2(findRulesetPreset(text) == nullptr, text);
        }
    }

    void presetsSayWhatTheRulesSay_data()
    {
        QTest::addColumn<int>("ko");
        QTest::addColumn<bool>("suicide");
        QTest::addColumn<bool>("area");
        QTest::addColumn<int>("compensation");
        QTest::addColumn<double>("komi");
        const auto row = [](const char *name, KoRule ko, bool suicide, bool area,
                            HandicapCompensation compensation, double komi) {
            QTest::newRow(name) << static_cast<int>(ko) << suicide << area
                                << static_cast<int>(compensation) << komi;
        };
        using Compensation = HandicapCompensation;
        row("Japanese", KoRule::Simple, false, false, Compensation::None, 6.5);
        row("Korean", KoRule::Simple, false, false, Compensation::None, 6.5);
        row("Chinese", KoRule::PositionalSuperko, false, true, Compensation::All, 7.5);
        row("AGA", KoRule::SituationalSuperko, false, true, Compensation::AllButOne, 7.5);
        row("New Zealand", KoRule::SituationalSuperko, true, true, Compensation::None, 7.0);
        row("Tromp-Taylor", KoRule::PositionalSuperko, true, true, Compensation::None, 7.5);
        row("Ing", KoRule::PositionalSuperko, true, true, Compensation::None, 7.5);
    }
    void presetsSayWhatTheRulesSay()
    {
        QFETCH(int, ko);
        QFETCH(bool, suicide);
        QFETCH(bool, area);
        QFETCH(int, compensation);
        QFETCH(double, komi);
        const RulesetPreset *preset = findRulesetPreset(QTest::currentDataTag());
        QVERIFY(preset != nullptr);
        const Ruleset expected{static_cast<KoRule>(ko),
                               suicide ? SuicideRule::Allowed : SuicideRule::Forbidden,
                               area ? ScoringMethod::Area : ScoringMethod::Territory,
                               static_cast<HandicapCompensation>(compensation)};
        QVERIFY(preset->rules == expected);
        QCOMPARE(preset->komi, komi);
    }

    void presetIsFoundByBothItsNames()
    {
        QCOMPARE(rulesetPresets().size(), std::size_t{7});
        for (const RulesetPreset &preset : rulesetPresets()) {
            QCOMPARE(findRulesetPreset(preset.name), &preset);
            QCOMPARE(findRulesetPreset(preset.sgfName), &preset);
        }
    }
};

SHINPAN_TEST(RulesetTest)
#include "ruleset_test.moc"
