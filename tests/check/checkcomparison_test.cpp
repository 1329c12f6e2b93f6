#include "core/check/checkcomparison.h"

#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QTest>

using namespace shinpan;

namespace {

[[nodiscard]] CheckFinding finding(const char *id, CheckVerdict verdict, const char *text)
{
    return {Message::verbatim(QString::fromUtf8(text)), id, CheckArea::Board, verdict};
}

[[nodiscard]] CheckReport reportOf(const char *version, std::vector<CheckFinding> findings)
{
    CheckReport report;
    report.name = QStringLiteral("Bot");
    report.version = QString::fromUtf8(version);
    report.findings = std::move(findings);
    return report;
}

const CheckFinding Undo = finding("undo", CheckVerdict::Works, "takes moves back");
const CheckFinding NoUndo = finding("undo", CheckVerdict::Wrong, "forgets a capture");
const CheckFinding Score = finding("score", CheckVerdict::Works, "scores in 12 ms");
const CheckFinding LaterScore = finding("score", CheckVerdict::Works, "scores in 3.5 ms");
const CheckFinding Komi = finding("komi", CheckVerdict::Odd, "takes any komi");

} // namespace

/// The comparison of two checks of an engine.
class CheckComparisonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameIsNoChange();
    void whatIsOtherwiseIsTold();
    void whatNoCheckHasWrittenIsRefused_data();
    void whatNoCheckHasWrittenIsRefused();

private:
    [[nodiscard]] static EarlierCheck writtenAndRead(const CheckReport &report)
    {
        return readEarlierCheck(toJson(report)).value();
    }
};

/// Times differ from run to run.
void CheckComparisonTest::theSameIsNoChange()
{
    const EarlierCheck earlier = writtenAndRead(reportOf("1", {Undo, Score, Komi}));
    const std::vector<CheckChange> changes =
        changesSince(earlier, reportOf("2", {LaterScore, Komi, Undo}));

    QVERIFY(changes.empty());
    QCOMPARE(toText(earlier, changes), QStringLiteral("as Bot 1\n"));
}

void CheckComparisonTest::whatIsOtherwiseIsTold()
{
    const EarlierCheck earlier = writtenAndRead(reportOf("1", {Undo, Komi}));
    const std::vector<CheckChange> changes = changesSince(earlier, reportOf("2", {Score, NoUndo}));

    QCOMPARE(toText(earlier, changes), QStringLiteral("other than Bot 1:\n"
                                                      "  score\n"
                                                      "    before: not found\n"
                                                      "    now:    works scores in 12 ms\n"
                                                      "  undo\n"
                                                      "    before: works takes moves back\n"
                                                      "    now:    wrong forgets a capture\n"
                                                      "  komi\n"
                                                      "    before: odd takes any komi\n"
                                                      "    now:    not found\n"));
    QCOMPARE(QJsonDocument(toJson(changes)).toJson(QJsonDocument::Compact),
             QByteArray(R"([{"before":null,"id":"score",)"
                        R"("now":{"text":"scores in 12 ms","weight":"works"}},)"
                        R"({"before":{"text":"takes moves back","weight":"works"},"id":"undo",)"
                        R"("now":{"text":"forgets a capture","weight":"wrong"}},)"
                        R"({"before":{"text":"takes any komi","weight":"odd"},"id":"komi",)"
                        R"("now":null}])"));
}

void CheckComparisonTest::whatNoCheckHasWrittenIsRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("findings");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("findings that are none") << QByteArray(R"({"findings": 3})");
}

void CheckComparisonTest::whatNoCheckHasWrittenIsRefused()
{
    QFETCH(QByteArray, json);
    const Result<EarlierCheck> earlier = readEarlierCheck(json);
    QVERIFY(!earlier);
    QVERIFY(earlier.error().english().contains(QLatin1String("check --json")));
}

SHINPAN_TEST(CheckComparisonTest)

#include "checkcomparison_test.moc"
