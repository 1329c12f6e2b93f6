#include "core/match/score/adjudicator.h"

#include "tests/support/testmain.h"

#include <QStringList>
#include <QTest>

using namespace shinpan;
using Ground = Adjudication::Ground;

namespace {

AdjudicationRule ruleOf(const char *text)
{
    return *adjudicationRuleFromText(QString::fromLatin1(text));
}

/// Hears moves of Black and White in turn: "97" is the mover's chance in percent, "+12" or "-3" its
/// lead, "97+12" both, "." nothing.
void hear(Adjudicator &adjudicator, const QString &reports, int first = 1)
{
    int move = first;
    for (const QString &word : reports.split(u' ', Qt::SkipEmptyParts)) {
        Adjudicator::Report report;
        const qsizetype sign = std::max(word.indexOf(u'+'), word.indexOf(u'-'));
        const QString chance = sign < 0 ? word : word.left(sign);
        if (!chance.isEmpty() && chance != QLatin1String(".")) {
            report.chance = chance.toDouble() / 100;
        }
        if (sign >= 0) {
            report.lead = word.mid(sign).toDouble();
        }
        adjudicator.hear(move % 2 == 1 ? Color::Black : Color::White, move, report);
        ++move;
    }
}

QString wordOf(const std::optional<Adjudication> &verdict)
{
    return verdict ? QStringLiteral("%1 by %2 after %3")
                         .arg(verdict->winner == Color::Black ? QChar(u'B') : QChar(u'W'))
                         .arg(adjudicationGroundName(verdict->ground))
                         .arg(verdict->moves)
                   : QStringLiteral("none");
}

} // namespace

/// When a game meets a rule of the arbiter's own, by what both sides say.
class AdjudicatorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothSidesHaveToAgree_data();
    void bothSidesHaveToAgree();
    void theFirstVerdictStands();
    void theEvidenceNamesReportsMovesAndSides();
    void whatIsTakenBackWasNotSaid();
    void aCountAtTheLimitIsAVerdict();
    void nobodyIsToldWhatWasNotAskedFor();
};

void AdjudicatorTest::bothSidesHaveToAgree_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("reports");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *name, const char *rule, const char *reports,
                        const char *verdict) {
        QTest::newRow(name) << QString::fromLatin1(rule) << QString::fromLatin1(reports)
                            << QString::fromLatin1(verdict);
    };
    const char *const chance = "chance=95%,moves=2";
    row("Black", chance, "95 5 96 4", "B by chances after 4");
    row("White", chance, "50 97 3 98 2", "W by chances after 5");
    row("no earlier", chance, "97 3 97", "none");
    row("just enough", chance, "95 5 95 5", "B by chances after 4");
    row("not quite", chance, "94.99 5 95 5", "none");
    row("one of them doubts", chance, "99 6 99 6 99 6", "none");
    row("it doubted once", chance, "99 1 99 6 99 4 99 4", "B by chances after 8");
    row("both are sure of themselves", chance, "99 99 99 99 99 99", "none");
    row("both despair", chance, "1 1 1 1 1 1", "none");
    row("who says nothing breaks the row", chance, "99 1 99 . 99 1", "none");
    row("and begins it anew", chance, "99 1 99 . 99 1 99 1", "B by chances after 8");
    row("one alone says something", chance, "99 . 99 . 99 . 99 .", "none");
    row("a lead says nothing of chances", chance, "+50 -50 +50 -50 +50 -50", "none");
    const char *const lead = "lead=20,moves=2";
    row("ahead", lead, "+20 -20 +21 -25", "B by lead after 4");
    row("behind", lead, "-30 +40 -30 +30", "W by lead after 4");
    row("not far enough", lead, "+19.9 -20 +20 -20", "none");
    row("chances say nothing of a lead", lead, "99 1 99 1 99 1", "none");
    const char *const either = "chance=95%,lead=20,moves=2";
    row("one of them will do", either, "50+20 50-20 50+20 50-20", "B by lead after 4");
    row("chances come first", either, "99+20 1-20 99+20 1-20", "B by chances after 4");
    row("they do not mix", either, "99 1 +20 -20 99 1", "none");
    row("a move each", "chance=60%,moves=1", "60 40", "B by chances after 2");
    row("at the limit only", "limit=count", "99+50 1-50 99+50 1-50", "none");
    row("none", "none", "99+50 1-50 99+50 1-50", "none");
}

void AdjudicatorTest::bothSidesHaveToAgree()
{
    QFETCH(QString, rule);
    QFETCH(QString, reports);
    QFETCH(QString, verdict);
    Adjudicator adjudicator(*adjudicationRuleFromText(rule));

    hear(adjudicator, reports);

    QCOMPARE(wordOf(adjudicator.verdict()), verdict);
}

void AdjudicatorTest::theFirstVerdictStands()
{
    Adjudicator adjudicator(ruleOf("chance=95%,moves=1"));

    hear(adjudicator, QStringLiteral("99 1 1 99 1 99"));

    QCOMPARE(wordOf(adjudicator.verdict()), QStringLiteral("B by chances after 2"));
}

void AdjudicatorTest::theEvidenceNamesReportsMovesAndSides()
{
    Adjudicator chances(ruleOf("chance=95%,moves=2"));
    Adjudicator lead(ruleOf("lead=7.5,moves=2"));

    hear(chances, QStringLiteral("96.25 4 97 2.5"), 101);
    hear(lead, QStringLiteral("-8 +9 -10.2 +7.5"), 11);

    QCOMPARE(chances.verdict()->evidence,
             QStringLiteral("Black wins by adjudication: with the last 2 moves of either side both "
                            "gave it 95 % or more (Black with move 101: 96.25, 103: 97; White with "
                            "move 102: 96, 104: 97.5)"));
    QCOMPARE(lead.verdict()->evidence,
             QStringLiteral("White wins by adjudication: with the last 2 moves of either side both "
                            "saw it 7.5 points ahead or more (Black with move 11: 8.0, 13: 10.2; "
                            "White with move 12: 9.0, 14: 7.5)"));
    QCOMPARE(lead.verdict()->result().toSgf(), QStringLiteral("W+"));
    QCOMPARE(gameEndName(lead.verdict()->result().end), QStringLiteral("adjudication"));
}

void AdjudicatorTest::whatIsTakenBackWasNotSaid()
{
    Adjudicator adjudicator(ruleOf("chance=95%,moves=2"));
    hear(adjudicator, QStringLiteral("99 1 99 1"));

    adjudicator.takeBack(2);
    QVERIFY(!adjudicator.verdict());
    hear(adjudicator, QStringLiteral("50 50 99 1"), 3);
    QVERIFY(!adjudicator.verdict());
    hear(adjudicator, QStringLiteral("99 1"), 7);

    QCOMPARE(wordOf(adjudicator.verdict()), QStringLiteral("B by chances after 8"));
}

void AdjudicatorTest::aCountAtTheLimitIsAVerdict()
{
    Adjudicator adjudicator(ruleOf("limit=count"));
    Adjudicator disputed(ruleOf("limit=count"));
    Adjudicator tied(ruleOf("limit=count"));

    adjudicator.hearCount(40, {GameEnd::Passes, Color::White, Score{-3.5}, {}, {}});
    disputed.hearCount(40, {GameEnd::Passes, {}, {}, {}, {}});
    tied.hearCount(40, {GameEnd::Passes, {}, Score{0}, {}, {}});

    QCOMPARE(wordOf(adjudicator.verdict()), QStringLiteral("W by count after 40"));
    QCOMPARE(adjudicator.verdict()->result().toSgf(), QStringLiteral("W+3.5"));
    QCOMPARE(adjudicator.verdict()->evidence,
             QStringLiteral("adjudicated at the limit of 40 moves: the position counts W+3.5"));
    QVERIFY(!disputed.verdict());
    QCOMPARE(tied.verdict()->result().toSgf(), QStringLiteral("0"));
}

void AdjudicatorTest::nobodyIsToldWhatWasNotAskedFor()
{
    Adjudicator adjudicator(ruleOf("chance=95%,moves=2"));

    adjudicator.hearCount(40, {GameEnd::Passes, Color::White, Score{-3.5}, {}, {}});

    QVERIFY(!adjudicator.verdict());
}

SHINPAN_TEST(AdjudicatorTest)
#include "adjudicator_test.moc"
