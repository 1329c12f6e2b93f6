#include "core/competition/report/reportformats.h"
#include "tests/competition/reportfixture.h"
#include "tests/support/jsonshape.h"
#include "tests/support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// The JSON of reports is what its help says, member by member.
class ReportShapeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyReportIsAsDescribed_data();
    void everyReportIsAsDescribed();
    void infinityIsNotNull();
    void whatIsNotDescribedIsFound();

private:
    const JsonShape m_shape{QString::fromUtf8(ReportShape), QStringLiteral("The report:")};
};

namespace {

QJsonObject jsonOf(const CompetitionReport &report)
{
    return QJsonDocument::fromJson(toJson(report)).object();
}

} // namespace

void ReportShapeTest::everyReportIsAsDescribed_data()
{
    QTest::addColumn<CompetitionType>("type");
    QTest::addColumn<std::size_t>("players");
    QTest::newRow("playoff") << CompetitionType::Playoff << std::size_t{2};
    QTest::newRow("all-play-all") << CompetitionType::AllPlayAll << std::size_t{4};
    QTest::newRow("round-robin") << CompetitionType::RoundRobin << std::size_t{4};
    QTest::newRow("gauntlet") << CompetitionType::Gauntlet << std::size_t{3};
    QTest::newRow("knockout") << CompetitionType::Knockout << std::size_t{4};
    QTest::newRow("swiss") << CompetitionType::Swiss << std::size_t{5};
    QTest::newRow("sprt") << CompetitionType::SprtMatch << std::size_t{2};
    QTest::newRow("pool") << CompetitionType::Pool << std::size_t{3};
}

void ReportShapeTest::everyReportIsAsDescribed()
{
    QFETCH(CompetitionType, type);
    QFETCH(std::size_t, players);
    const bool hasNoNumber = type == CompetitionType::Playoff || type == CompetitionType::SprtMatch;
    const Competition cup =
        competitionOf(type, players, hasNoNumber ? std::nullopt : std::optional(2));
    EngineIdentity engine;
    engine.player = cup.players[0].id;
    engine.name = QStringLiteral("Engine");
    engine.files.emplace_back().path = QStringLiteral("/bin/engine");
    CompetitionEvent event;
    event.time = QDateTime::fromSecsSinceEpoch(1'000'000'000);
    event.text = QStringLiteral("something");
    for (const int games : {0, 1, 20}) {
        const CompetitionReport report =
            makeReport(cup, playAtRandom(cup, games, 7), {engine}, {event});
        QCOMPARE(m_shape.faults(jsonOf(report)), QString());
    }
}

void ReportShapeTest::infinityIsNotNull()
{
    const Competition cup = competitionOf(CompetitionType::Playoff, 2, {});
    const QJsonObject lost = jsonOf(makeReport(cup, matchOf(cup, "WBWBWB")));
    QCOMPARE(lost[u"matchups"][0][u"byPairs"][u"elo"][u"low"], QJsonValue(QStringLiteral("-inf")));
    QCOMPARE(m_shape.faults(lost), QString());
}

void ReportShapeTest::whatIsNotDescribedIsFound()
{
    const Competition cup = competitionOf(CompetitionType::AllPlayAll, 2, 4);
    QJsonObject report = jsonOf(makeReport(cup, playAtRandom(cup, 4, 7)));
    report[QStringLiteral("extra")] = 1;
    report.remove(QStringLiteral("tune"));
    report[QStringLiteral("leftOut")] = QJsonValue();
    report[QStringLiteral("name")] = 3;
    report[QStringLiteral("format")] = QStringLiteral("shinpan-report-2");
    const QStringList found{
        QStringLiteral("it.format is not \"shinpan-report-1\""),
        QStringLiteral("it.leftOut is null"), QStringLiteral("it.name is not text"),
        QStringLiteral("it.tune is missing"), QStringLiteral("it.extra is not described")};
    QCOMPARE(m_shape.faults(report), found.join(u'\n'));
}

SHINPAN_TEST(ReportShapeTest)
#include "reportshape_test.moc"
