#include "core/comparison/choicesurvey.h"

#include "tests/support/fakeprofile.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace shinpan;
using shinpan::test::eventually;
using shinpan::test::fakeProfile;

/// Two builds are asked about every place of a game.
class ChoiceSurveyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothAreAskedAtEachPlaceButBehindAPass();
    void whatSeveralGamesHaveIsAskedOnce();
    void theMovesOfAnOpeningAreNobodysChoice();
    void whatIsNoLegalMoveIsNoChoice();
    void aRefusalIsAboutOnePlaceOnly();
    void anEngineThatIsGoneEndsIt();
    void itCanBeStopped();

private:
    [[nodiscard]] static std::vector<ComparedGame> oneGame()
    {
        GameLine line;
        line.size = BoardSize::square(5);
        line.moves = {{Color::Black, Point{2, 2}},
                      {Color::White, std::nullopt},
                      {Color::Black, Point{1, 1}},
                      {Color::White, Point{3, 3}}};
        return {{line}};
    }
    /// "1: C3 D4, 2: - pass": moves by their numbers, and what each build chose.
    [[nodiscard]] static QString told(const ChoiceSurvey &survey)
    {
        QStringList places;
        for (const AskedPlace &place : survey.places()) {
            QStringList choices;
            for (const std::optional<Move> &choice : place.choices) {
                choices += !choice          ? QStringLiteral("-")
                         : choice->isPass() ? QStringLiteral("pass")
                                            : QString::fromStdString(vertexOf(*choice->point));
            }
            places += QStringLiteral("%1: %2").arg(place.moveNumber()).arg(choices.join(u' '));
        }
        return places.join(QStringLiteral(", "));
    }
    /// Runs it to its end.
    static void run(ChoiceSurvey &survey)
    {
        bool isOver = false;
        connect(&survey, &ChoiceSurvey::finished, &survey, [&isOver] { isOver = true; });
        survey.start();
        QVERIFY(eventually([&isOver] { return isOver; }));
    }
};

void ChoiceSurveyTest::bothAreAskedAtEachPlaceButBehindAPass()
{
    ChoiceSurvey survey({fakeProfile({QStringLiteral("--moves"), QStringLiteral("A1 A2 A3")}),
                         fakeProfile({QStringLiteral("--moves"), QStringLiteral("A1 pass E5")})},
                        oneGame(), {});

    run(survey);

    QVERIFY(!survey.failure());
    QCOMPARE(told(survey), QStringLiteral("1: A1 A1, 2: A2 pass, 4: A3 E5"));
    QCOMPARE(survey.asked(), std::size_t(3));
    QCOMPARE(survey.places().back().toPlay, Color::White);
}

void ChoiceSurveyTest::whatSeveralGamesHaveIsAskedOnce()
{
    ComparedGame other = oneGame().front();
    other.line.moves.back() = {Color::White, Point{0, 0}};
    other.line.moves.push_back({Color::Black, Point{4, 4}});
    ChoiceSurvey survey({fakeProfile(), fakeProfile()}, {oneGame().front(), other}, {});

    QCOMPARE(told(survey), QStringLiteral("1: - -, 2: - -, 4: - -, 5: - -"));
    QCOMPARE(survey.places()[2].times, 2); // by other games too
    QCOMPARE(survey.places()[3].times, 1);
    QCOMPARE(survey.places()[3].game, std::size_t(1));
}

void ChoiceSurveyTest::theMovesOfAnOpeningAreNobodysChoice()
{
    ComparedGame game = oneGame().front();
    game.given = 1;
    ChoiceSurvey survey({fakeProfile(), fakeProfile()}, {game}, {});

    QCOMPARE(told(survey), QStringLiteral("2: - -, 4: - -"));
}

void ChoiceSurveyTest::whatIsNoLegalMoveIsNoChoice()
{
    ChoiceSurvey survey({fakeProfile({QStringLiteral("--moves"), QStringLiteral("C3 resign C3")}),
                         fakeProfile({QStringLiteral("--moves"), QStringLiteral("A1 A1 A1")})},
                        oneGame(), {});

    run(survey);

    QVERIFY(!survey.failure());
    QCOMPARE(told(survey), QStringLiteral("1: C3 A1, 2: - A1, 4: - A1"));
}

void ChoiceSurveyTest::aRefusalIsAboutOnePlaceOnly()
{
    ChoiceSurvey survey({fakeProfile({QStringLiteral("--garbage-at"), QStringLiteral("2"),
                                      QStringLiteral("--moves"), QStringLiteral("A1 A2 A3")}),
                         fakeProfile()},
                        oneGame(), {});

    run(survey);

    QVERIFY(!survey.failure());
    QVERIFY2(told(survey).contains(QStringLiteral("2: - pass")), qPrintable(told(survey)));
    QVERIFY(survey.places().back().isAnswered());
}

void ChoiceSurveyTest::anEngineThatIsGoneEndsIt()
{
    ChoiceSurvey survey(
        {fakeProfile(), fakeProfile({QStringLiteral("--crash-at"), QStringLiteral("genmove")})},
        oneGame(), {});

    run(survey);

    QCOMPARE(survey.asked(), std::size_t(0));
    QVERIFY(survey.failure());
    QVERIFY2(survey.failure()->english().startsWith(QStringLiteral("the second engine ")),
             qPrintable(survey.failure()->english()));
}

void ChoiceSurveyTest::itCanBeStopped()
{
    ChoiceSurvey survey(
        {fakeProfile({QStringLiteral("--freeze-at"), QStringLiteral("genmove")}), fakeProfile()},
        oneGame(), {});
    QTimer::singleShot(200, &survey, &ChoiceSurvey::cancel);

    run(survey);

    QCOMPARE(survey.failure()->english(), QStringLiteral("it was stopped"));
}

SHINPAN_TEST(ChoiceSurveyTest)
#include "choicesurvey_test.moc"
