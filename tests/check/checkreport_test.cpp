#include "core/check/checkreport.h"

#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;

class CheckReportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gapsAreFilledOnce();
    void sizesAreRanges_data();
    void sizesAreRanges();
    void gradeSaysTheWorst();
    void summaryTellsWhatSpoilsGames();
    void textGoesByArea();
    void briefTextLeavesOutWhatWorks();
    void jsonHoldsEverything();
};

namespace {

[[nodiscard]] CheckFinding finding(const char *id,
                                   CheckArea area,
                                   CheckVerdict verdict,
                                   bool hampersGames = false)
{
    CheckFinding made;
    made.text = Message::of("does “%1”", QString::fromUtf8(id));
    made.id = id;
    made.area = area;
    made.verdict = verdict;
    made.hampersGames = hampersGames;
    made.evidence = QStringLiteral("> 1 name\n< =1 a");
    return made;
}

[[nodiscard]] CheckReport reportWith(std::vector<CheckFinding> findings)
{
    CheckReport report;
    report.name = QStringLiteral("Fake");
    report.version = QStringLiteral("1.0");
    report.findings = std::move(findings);
    report.sizes = {5, 6, 7, 9};
    report.isComplete = true;
    return report;
}

[[nodiscard]] QString summaryOf(const CheckReport &report)
{
    return toText(report, CheckDetail::Brief).trimmed().section(u'\n', -1);
}

} // namespace

void CheckReportTest::gapsAreFilledOnce()
{
    QCOMPARE(filledIn(QStringLiteral("%2 of %1, 5%"), {QStringLiteral("%2"), QStringLiteral("x")}),
             QStringLiteral("x of %2, 5%"));
}

void CheckReportTest::sizesAreRanges_data()
{
    QTest::addColumn<std::vector<int>>("sizes");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << std::vector<int>{} << QString();
    QTest::newRow("one") << std::vector<int>{19} << QStringLiteral("19");
    QTest::newRow("a range") << std::vector<int>{2, 3, 4} << QStringLiteral("2–4");
    QTest::newRow("mixed") << std::vector<int>{7, 9, 10, 13, 19}
                           << QStringLiteral("7, 9–10, 13, 19");
}

void CheckReportTest::sizesAreRanges()
{
    QFETCH(const std::vector<int>, sizes);
    QFETCH(const QString, text);
    QCOMPARE(rangesOf(sizes), text);
}

void CheckReportTest::gradeSaysTheWorst()
{
    CheckReport report = reportWith({finding("a", CheckArea::Moves, CheckVerdict::Odd)});
    QCOMPARE(report.grade(), CheckReport::Grade::Fine);

    report.findings.push_back(finding("b", CheckArea::Moves, CheckVerdict::Wrong));
    QCOMPARE(report.grade(), CheckReport::Grade::Wrong);

    report.isComplete = false;
    QCOMPARE(report.grade(), CheckReport::Grade::Unchecked);
}

void CheckReportTest::summaryTellsWhatSpoilsGames()
{
    CheckReport report = reportWith({});
    QCOMPARE(summaryOf(report), QStringLiteral("plays on 5–7, 9; fine for matches"));

    report.findings.push_back(finding("a", CheckArea::Moves, CheckVerdict::Wrong));
    QCOMPARE(summaryOf(report),
             QStringLiteral("plays on 5–7, 9; fit for matches: the one thing that is wrong does "
                            "not matter there"));
    report.findings.push_back(finding("b", CheckArea::Moves, CheckVerdict::Wrong));
    QCOMPARE(summaryOf(report),
             QStringLiteral("plays on 5–7, 9; fit for matches: the 2 things that are wrong do not "
                            "matter there"));

    report.findings.push_back(finding("c", CheckArea::Moves, CheckVerdict::Wrong, true));
    QCOMPARE(summaryOf(report),
             QStringLiteral("plays on 5–7, 9; not fit for matches because of 1 of the 3 things "
                            "that are wrong"));

    report = reportWith({finding("a", CheckArea::Moves, CheckVerdict::Wrong, true)});
    QCOMPARE(summaryOf(report),
             QStringLiteral("plays on 5–7, 9; not fit for matches; 1 thing is wrong"));
}

void CheckReportTest::textGoesByArea()
{
    const CheckReport report = reportWith({finding("late", CheckArea::Time, CheckVerdict::Works),
                                           finding("ids", CheckArea::Protocol, CheckVerdict::Odd),
                                           finding("more", CheckArea::Time, CheckVerdict::Absent)});

    QCOMPARE(toText(report, CheckDetail::Full),
             QStringLiteral("Fake 1.0\n"
                            "Protocol\n"
                            "  odd     does “ids”\n"
                            "Time\n"
                            "  works   does “late”\n"
                            "  absent  does “more”\n"
                            "plays on 5–7, 9; fine for matches\n"));
}

void CheckReportTest::briefTextLeavesOutWhatWorks()
{
    const CheckReport report =
        reportWith({finding("late", CheckArea::Time, CheckVerdict::Works),
                    finding("name", CheckArea::Protocol, CheckVerdict::Wrong),
                    finding("ids", CheckArea::Protocol, CheckVerdict::Wrong, true)});

    QCOMPARE(toText(report, CheckDetail::Brief),
             QStringLiteral("Fake 1.0\n"
                            "Protocol\n"
                            "  wrong   does “name”\n"
                            "  serious does “ids”\n"
                            "plays on 5–7, 9; not fit for matches because of 1 of the 2 things "
                            "that are wrong\n"));
}

void CheckReportTest::jsonHoldsEverything()
{
    const CheckReport report =
        reportWith({finding("ids", CheckArea::Protocol, CheckVerdict::Wrong, true)});

    const QJsonObject json = QJsonDocument::fromJson(toJson(report)).object();

    QCOMPARE(json.value(QStringLiteral("grade")).toString(), QStringLiteral("wrong"));
    QCOMPARE(json.value(QStringLiteral("sizes")).toArray(), (QJsonArray{5, 6, 7, 9}));
    const QJsonObject first = json.value(QStringLiteral("findings")).toArray().at(0).toObject();
    QCOMPARE(first,
             (QJsonObject{{QStringLiteral("id"), QStringLiteral("ids")},
                          {QStringLiteral("area"), QStringLiteral("protocol")},
                          {QStringLiteral("verdict"), QStringLiteral("wrong")},
                          {QStringLiteral("hampersGames"), true},
                          {QStringLiteral("text"), QStringLiteral("does “ids”")},
                          {QStringLiteral("evidence"), QStringLiteral("> 1 name\n< =1 a")}}));
}

SHINPAN_TEST(CheckReportTest)

#include "checkreport_test.moc"
