#include "core/ladder/ladderstep.h"

#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;

namespace {

using Reason = LadderStep::Reason;

const QString Bot = QStringLiteral("Bot");

/// Its levels, of 20, 15 and 10 kyu.
const std::vector<LadderRung> Levels{{QStringLiteral("1"), -19.0},
                                     {QStringLiteral("2"), -14.0},
                                     {QStringLiteral("3"), -9.0}};

/// The games against one opponent, oldest first: W, L or = on a 9×9 board.
[[nodiscard]] LadderBook bookOf(const char *results,
                                const char *strength = "2",
                                int handicap = 0,
                                const QString &opponent = Bot)
{
    LadderBook book;
    QDateTime when(QDate(2026, 11, 1), QTime(12, 0));
    for (const char *result = results; *result != '\0'; ++result) {
        when = when.addDays(1);
        book.add({.terms = {opponent, QString::fromLatin1(strength), 9, handicap},
                  .when = when,
                  .rank = -14.0,
                  .outcome = *result == 'W' ? LadderGame::Outcome::Won
                           : *result == 'L' ? LadderGame::Outcome::Lost
                                            : LadderGame::Outcome::Drawn});
    }
    return book;
}

[[nodiscard]] std::optional<LadderStep> stepAfter(const LadderBook &book)
{
    return nextStep(book, Bot, 9, Levels, 5);
}

[[nodiscard]] LadderStep step(const char *strength, int handicap, Reason reason)
{
    return {QString::fromLatin1(strength), handicap, reason};
}

} // namespace

class LadderStepTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoWinsInARowMakeItHarder()
    {
        QCOMPARE(stepAfter(bookOf("LWW")), step("3", 0, Reason::Wins));
        QCOMPARE(stepAfter(bookOf("WW", "2", 4)), step("2", 3, Reason::Wins));
        QCOMPARE(stepAfter(bookOf("WW", "2", 2)), step("2", 0, Reason::Wins));
        QVERIFY(!stepAfter(bookOf("WW", "3"))); // there is none stronger
    }

    void twoLossesInARowMakeItEasier()
    {
        QCOMPARE(stepAfter(bookOf("WLL")), step("1", 0, Reason::Losses));
        QCOMPARE(stepAfter(bookOf("LL", "1")), step("1", 2, Reason::Losses));
        QCOMPARE(stepAfter(bookOf("LL", "2", 3)), step("2", 4, Reason::Losses));
        QVERIFY(!stepAfter(bookOf("LL", "1", 5))); // there is no room for more
    }

    void levelsOfTheSameRankAreNoStep()
    {
        const std::vector<LadderRung> levels{{QStringLiteral("1"), -4.4},
                                             {QStringLiteral("2"), -4.2},
                                             {QStringLiteral("3"), -3.9},
                                             {QStringLiteral("4"), -3.2}};
        const auto next = [&levels](const LadderBook &book) {
            return nextStep(book, Bot, 9, levels, 5);
        };
        QCOMPARE(next(bookOf("WW", "1")), step("4", 0, Reason::Wins));
        QVERIFY(!next(bookOf("WW", "4")));
        QCOMPARE(next(bookOf("LL", "4")), step("3", 0, Reason::Losses));
        QCOMPARE(next(bookOf("LL", "3")), step("3", 2, Reason::Losses)); // level 1 is no weaker
    }

    void strengthsWithoutARankAreNoStepFromThoseThatHaveOne()
    {
        const std::vector<LadderRung> strengths{{QStringLiteral("50 visits"), {}},
                                                {QStringLiteral("200 visits"), {}},
                                                {QStringLiteral("20 kyu"), -19.0},
                                                {QStringLiteral("19 kyu"), -18.0}};
        const auto next = [&strengths](const LadderBook &book) {
            return nextStep(book, Bot, 9, strengths, 5);
        };
        QCOMPARE(next(bookOf("LL", "20 kyu")), step("20 kyu", 2, Reason::Losses));
        QCOMPARE(next(bookOf("LL", "19 kyu")), step("20 kyu", 0, Reason::Losses));
        QCOMPARE(next(bookOf("WW", "50 visits")), step("200 visits", 0, Reason::Wins));
        QVERIFY(!next(bookOf("WW", "200 visits")));
    }

    void anythingElseStaysAsItIs()
    {
        for (const char *results : {"W", "L", "WL", "LW", "WLW", "W=", "=W"}) {
            QVERIFY2(!stepAfter(bookOf(results)), results);
        }
        QVERIFY(!stepAfter(bookOf("WW", "7"))); // the engine is not offered like that any more
    }

    void onlyGamesOnTheSameTermsAreInARow()
    {
        LadderBook book = bookOf("W");
        LadderGame other = book.games().front();
        other.terms.strength = QStringLiteral("1");
        other.when = other.when.addDays(9);
        book.add(other);
        QVERIFY(!stepAfter(book));
    }

    void aNewOpponentIsMetAtOnesOwnRank()
    {
        const QString stranger = QStringLiteral("Stranger");
        QCOMPARE(stepAfter(bookOf("WLWLWL", "5", 0, stranger)), step("2", 0, Reason::Rank));
        QVERIFY(!stepAfter(bookOf("WL", "5", 0, stranger))); // which two games do not tell
        QVERIFY(!stepAfter(LadderBook()));
        QVERIFY(!nextStep(bookOf("WLWLWL"), Bot, 19, Levels, 9)); // nor those of another size
    }
};

SHINPAN_TEST(LadderStepTest)
#include "ladderstep_test.moc"
