#include "app/cli/live/livesections.h"
#include "tests/support/testmain.h"
#include "tests/ui/competition/competitionfixture.h"
#include "tests/ui/competition/standingscells.h"

#include <cmath>

using namespace shinpan;
using test::Cells;
using test::cellsOfHtml;
using test::cellsOfText;
using test::cellsOfTextReport;
using test::cellsOfWindow;
using test::largestEloGap;
using test::only;
using test::textIn;

namespace {

constexpr double Rounding = 0.56; ///< of Elo: to the next whole one, or to a tenth

[[nodiscard]] QStringList terminalLines(const LiveSnapshot &snapshot)
{
    QStringList lines;
    for (const TextLine &line : standingsSection(snapshot, {200, 50}).lines) {
        QString text;
        for (const TextSpan &span : line) {
            text += span.text;
        }
        lines += text;
    }
    return lines;
}

} // namespace

/// The order and numbers of a competition's standings are the same wherever they are shown.
class CompetitionAgreementTest : public test::CompetitionFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void windowTerminalAndReportsSayTheSame_data();
    void windowTerminalAndReportsSayTheSame();
};

void CompetitionAgreementTest::windowTerminalAndReportsSayTheSame_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("titles"); ///< beside those of all types
    const auto row = [](const char *type, const char *settings, int players, const char *titles) {
        QTest::newRow(type) << QByteArray("type = \"") + type + "\"\n" + settings << players
                            << QString::fromLatin1(titles);
    };
    row("playoff",
        "games = 2\n[[matchup]]\nplayers = [\"b\", \"c\"]\n"
        "[[matchup]]\nplayers = [\"a\", \"c\"]\ngames = 3",
        3, "");
    row("all-play-all", "games = 2", 3, "points sodos");
    row("round-robin", "games = 1", 3, "points sodos");
    row("gauntlet", "games = 2", 3, "");
    row("knockout", "games = 1", 3, "");
    row("swiss", "rounds = 2\ngames = 1", 3, "points sos sodos byes");
    row("sprt", "games = 4\n[sprt]\nelo0 = 0\nelo1 = 50", 2, "");
}

void CompetitionAgreementTest::windowTerminalAndReportsSayTheSame()
{
    QFETCH(QByteArray, head);
    QFETCH(int, players);
    QFETCH(QString, titles);
    const QStringList compared =
        QStringLiteral("place player games score %1").arg(titles).simplified().split(u' ');
    writeLadder(head.constData(), players);
    playOut();

    const std::vector<Cells> shown = cellsOfWindow(*table("Standings").model());

    QCOMPARE(shown.size(), static_cast<std::size_t>(players));
    const QString expected = only(compared, shown);
    QVERIFY2(!expected.contains(QStringLiteral("missing")), qPrintable(expected));
    const QString report = textIn(path("cup.report.txt"));
    const QString page = textIn(path("cup.report.html"));
    const std::vector<Cells> terminal = cellsOfText(terminalLines(*session().snapshot()));
    QVERIFY(largestEloGap(terminal, shown) < Rounding);
    for (const std::vector<Cells> &other :
         {terminal, cellsOfTextReport(report), cellsOfHtml(page)}) {
        QCOMPARE(only(compared, other), expected);
        if (players > 2) { // two need no rating in a report
            QVERIFY2(largestEloGap(other, shown) < Rounding, qPrintable(report));
        }
    }
    const std::shared_ptr<const CompetitionReport> made = session().report();
    if (made->sprt) {
        const QString ratio = QString::number(std::abs(made->sprt->llr), 'f', 2);
        for (const QString &text : {report, page, shownTexts()}) {
            QVERIFY2(text.contains(ratio), qPrintable(text));
        }
    }
}

SHINPAN_TEST(CompetitionAgreementTest)
#include "competitionagreement_test.moc"
