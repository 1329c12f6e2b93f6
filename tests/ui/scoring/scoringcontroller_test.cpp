#include "ui/scoring/scoringcontroller.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"

#include <QSignalSpy>
#include <QTest>

using namespace shinpan;
using test::at;

namespace {

/// Black holds the left with a dead white stone in it, White the right.
///
///     5 . X O . .
///     4 . X O . .
///     3 o X O . .
///     2 . X O . .
///     1 . X O . .
constexpr auto Walls = "AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce][ac]";

[[nodiscard]] QByteArray gameWith(const char *root, const char *last = "")
{
    return QByteArray("(;SZ[5]") + root + Walls + ";B[];W[]" + last + ")";
}

} // namespace

/// Scoring records; tests/ui/scoring/scoringgame_test.cpp scores games.
class ScoringControllerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void nothingIsScoredUntilAsked();
    void aRecordIsCountedByItsOwnTerms();
    void unknownRulesAreThePersonsToChoose();
    void ourEstimateIsProposedAndStandsAsAnOpinion();
    void territoryInTheRecordIsProposedInstead();
    void aPreviewShowsAnOpinionAndWhatDiffers();
    void anOpinionIsTakenOverAndTakenBack();
    void doneWritesResultTerritoryAndEvidence();
    void whatDoneWroteIsThereAfterReopening();
    void anotherResultIsReplacedOnlyWhenConfirmed();
    void aScoreSettledAnewReplacesTheOldOne();
    void chosenRulesAreWritten();
    void goingElsewhereOrAnotherRecordEndsIt();
    void aPositionThatChangesEndsIt();
    void aStartedGameEndsIt();
    void aGameInProgressIsOnlyLookedAt();

private:
    [[nodiscard]] OpenGame &game() const { return m_table->game; }
    [[nodiscard]] GameInfo info() const { return game().record().info(); }
    /// Shows a record's last position and scores it.
    void score(const QByteArray &sgf) const;
    [[nodiscard]] QString dead() const;
    [[nodiscard]] QString propertyHere(const char *name) const;

    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<ScoringController> m_scoring;
};

void ScoringControllerTest::init()
{
    m_table = std::make_unique<test::GameTable>();
    m_scoring = std::make_unique<ScoringController>(m_table->game);
}

void ScoringControllerTest::cleanup()
{
    m_scoring.reset();
    m_table.reset();
}

void ScoringControllerTest::score(const QByteArray &sgf) const
{
    game().showTree(readSgf(sgf)->tree);
    game().cursor().toEnd();
    m_scoring->begin();
}

QString ScoringControllerTest::dead() const
{
    QStringList names;
    for (const Point point : m_scoring->session()->count().dead) {
        names << QString::fromStdString(vertexOf(point));
    }
    return names.join(u' ');
}

QString ScoringControllerTest::propertyHere(const char *name) const
{
    QStringList values;
    for (const QByteArrayView value : game().record().tree().values(game().cursor().node(), name)) {
        values << QString::fromLatin1(value);
    }
    return values.join(u' ');
}

void ScoringControllerTest::nothingIsScoredUntilAsked()
{
    game().showTree(readSgf(gameWith("KM[6.5]"))->tree);
    QVERIFY(!m_scoring->session());
    QVERIFY(!m_scoring->isShown());
    QVERIFY(m_scoring->markup().empty());
    m_scoring->toggleDead(at("A3")); // and nothing happens
    m_scoring->finish();
    QCOMPARE(info().result, QString());
}

void ScoringControllerTest::aRecordIsCountedByItsOwnTerms()
{
    score(gameWith("RU[Japanese]KM[5.5]HA[2]"));
    QVERIFY(m_scoring->isShown());
    QVERIFY(m_scoring->mayFinish());
    QVERIFY(!m_scoring->areRulesUnknown());
    QCOMPARE(m_scoring->session()->rules(), findRulesetPreset("Japanese")->rules);
    QCOMPARE(m_scoring->session()->terms().komi, 5.5);
    QCOMPARE(m_scoring->session()->terms().handicap, 2);
}

void ScoringControllerTest::unknownRulesAreThePersonsToChoose()
{
    score(gameWith("RU[Calvinball]KM[0]"));
    QVERIFY(m_scoring->areRulesUnknown());
    QVERIFY(m_scoring->mayChooseRules());
    m_scoring->setRules(findRulesetPreset("Japanese")->rules);
    QCOMPARE(m_scoring->session()->count().sides.black.stones, 0);
    m_scoring->setRules(findRulesetPreset("Chinese")->rules);
    QCOMPARE(m_scoring->session()->count().sides.black.stones, 5);
}

void ScoringControllerTest::ourEstimateIsProposedAndStandsAsAnOpinion()
{
    score(gameWith("RU[Japanese]KM[0]"));
    QCOMPARE(dead(), QStringLiteral("A3"));
    QCOMPARE(m_scoring->opinions().size(), std::size_t(1));
    QCOMPARE(m_scoring->opinions()[0].score, m_scoring->session()->count().score);
    QVERIFY(!m_scoring->session()->mayUndo());
}

void ScoringControllerTest::territoryInTheRecordIsProposedInstead()
{
    score(gameWith("RU[Japanese]KM[0]", "TW[aa][ab][ac][ad][ae][ba][bb][bc][bd][be][da][db]"));
    QCOMPARE(dead(), QStringLiteral("B1 B2 B3 B4 B5"));
    QCOMPARE(m_scoring->opinions().size(), std::size_t(1));
    QCOMPARE(differences(m_scoring->opinions()[0], *m_scoring->session()).size(), std::size_t(6));
}

void ScoringControllerTest::aPreviewShowsAnOpinionAndWhatDiffers()
{
    score(gameWith("RU[Japanese]KM[0]"));
    m_scoring->toggleDead(at("A3"));
    const QSignalSpy changed(m_scoring.get(), &ScoringController::changed);
    const auto has = [this](const char *vertex, MarkKind kind) {
        const BoardMarkup markup = m_scoring->markup();
        return std::any_of(markup.begin(), markup.end(), [&](const Mark &mark) {
            return mark.point == at(vertex) && mark.kind == kind;
        });
    };
    QVERIFY(!has("A3", MarkKind::Dead));

    m_scoring->setPreview(0);
    QCOMPARE(changed.size(), 1);
    QVERIFY(has("A3", MarkKind::Dead));
    QVERIFY(has("A3", MarkKind::Differs));
    QCOMPARE(dead(), QString()); // what is marked stays

    m_scoring->setPreview(std::nullopt);
    QVERIFY(!has("A3", MarkKind::Dead));
    m_scoring->setPreview(7); // there is no such opinion
    QVERIFY(!m_scoring->preview());
}

void ScoringControllerTest::anOpinionIsTakenOverAndTakenBack()
{
    score(gameWith("RU[Japanese]KM[0]"));
    m_scoring->toggleDead(at("A3"));
    m_scoring->adopt(0);
    QCOMPARE(dead(), QStringLiteral("A3"));
    m_scoring->undo();
    QCOMPARE(dead(), QString());
    m_scoring->undo();
    QCOMPARE(dead(), QStringLiteral("A3"));
}

void ScoringControllerTest::doneWritesResultTerritoryAndEvidence()
{
    score(gameWith("RU[Japanese]KM[0.5]"));

    m_scoring->finish();

    QVERIFY(!m_scoring->session());
    // 5 points and a prisoner against 10 points and komi
    QCOMPARE(info().result, QStringLiteral("W+4.5"));
    QCOMPARE(propertyHere("TB"), QStringLiteral("aa ab ac ad ae"));
    QCOMPARE(propertyHere("TW").split(u' ').size(), 10);
    QVERIFY(propertyHere("SCORE").contains(QLatin1String("Black 6 = 5 territory + 1 prisoner")));
    QCOMPARE(propertyHere("C"), QString());
    QVERIFY(game().record().isModified());
    const QString evidence = propertyHere("SCORE");
    m_scoring->begin();
    m_scoring->finish();
    QCOMPARE(propertyHere("SCORE"), evidence); // said once
}

void ScoringControllerTest::whatDoneWroteIsThereAfterReopening()
{
    score(gameWith("RU[Japanese]KM[0.5]"));
    m_scoring->toggleDead(at("B1"));
    QCOMPARE(dead(), QStringLiteral("B1 B2 B3 B4 B5"));
    m_scoring->finish();
    const QString result = info().result;

    score(writeSgf(game().record().tree()));

    QCOMPARE(info().result, result);
    QCOMPARE(dead(), QStringLiteral("B1 B2 B3 B4 B5"));
    QCOMPARE(QString::fromStdString(toSgf(m_scoring->session()->count().score)), result);
}

void ScoringControllerTest::anotherResultIsReplacedOnlyWhenConfirmed()
{
    const QSignalSpy asked(m_scoring.get(), &ScoringController::replacementAsked);
    score(gameWith("RU[Japanese]KM[0.5]RE[B+R]"));

    m_scoring->finish();

    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), QStringLiteral("B+R"));
    QCOMPARE(asked[0][1].toString(), QStringLiteral("W+4.5"));
    QCOMPARE(info().result, QStringLiteral("B+R"));
    QVERIFY(m_scoring->isShown());
    m_scoring->finishReplacing();
    QCOMPARE(info().result, QStringLiteral("W+4.5"));
    m_scoring->begin();
    m_scoring->finish(); // the same again needs no question
    QCOMPARE(asked.size(), 1);
}

void ScoringControllerTest::aScoreSettledAnewReplacesTheOldOne()
{
    score(gameWith("RU[Japanese]KM[0.5]"));
    game().record().setComment(game().cursor().node(), QStringLiteral("A fine game.\n\nOr not?"));
    m_scoring->finish();
    QVERIFY(propertyHere("SCORE").contains(QLatin1String("Black 6 = 5 territory + 1 prisoner")));

    m_scoring->begin();
    m_scoring->toggleDead(at("B1"));
    m_scoring->finishReplacing();

    QVERIFY(info().result != QStringLiteral("W+4.5"));
    QVERIFY(!propertyHere("SCORE").contains(QLatin1String("Black 6")));
    QCOMPARE(propertyHere("SCORE").count(QLatin1String("Black ")), 1);
    QCOMPARE(propertyHere("C"), QStringLiteral("A fine game.\n\nOr not?"));

    game().record().undo(); // all of it
    QCOMPARE(info().result, QStringLiteral("W+4.5"));
    QVERIFY(propertyHere("SCORE").contains(QLatin1String("Black 6 = 5 territory + 1 prisoner")));
    QCOMPARE(propertyHere("TB"), QStringLiteral("aa ab ac ad ae"));
}

void ScoringControllerTest::chosenRulesAreWritten()
{
    score(gameWith("KM[0.5]"));
    m_scoring->setRules(findRulesetPreset("AGA")->rules);
    m_scoring->finish();
    QCOMPARE(rulesetFromText(info().rules.toStdString()), findRulesetPreset("AGA")->rules);
}

void ScoringControllerTest::goingElsewhereOrAnotherRecordEndsIt()
{
    const QSignalSpy shown(m_scoring.get(), &ScoringController::shownChanged);
    score(gameWith("KM[0]"));
    QCOMPARE(shown.size(), 1);
    game().cursor().back();
    QCOMPARE(shown.size(), 2);
    QVERIFY(!m_scoring->session());
    game().cursor().forward();
    QVERIFY(!m_scoring->session());

    m_scoring->begin();
    m_table->set({}, {});
    QVERIFY(!m_scoring->session());
    m_scoring->begin();
    m_scoring->cancel();
    QVERIFY(!m_scoring->session());
    QCOMPARE(info().result, QString());
}

void ScoringControllerTest::aPositionThatChangesEndsIt()
{
    score(gameWith("KM[0]"));
    game().record().setComment(game().cursor().node(), QStringLiteral("even"));
    QVERIFY(m_scoring->isShown());

    GameRecord &record = game().record();
    record.setProperty(record.tree().root(), "AE", "ac");
    QVERIFY(!m_scoring->session());

    m_scoring->begin();
    record.setProperty(record.tree().root(), "SZ", "9");
    QVERIFY(!m_scoring->session());
    m_scoring->toggleDead(at("H9")); // which the other board did not have
}

void ScoringControllerTest::aStartedGameEndsIt()
{
    m_table->set({}, {});
    m_scoring->begin();
    game().start();
    QVERIFY(!m_scoring->session());
}

void ScoringControllerTest::aGameInProgressIsOnlyLookedAt()
{
    m_table->set({}, {});
    game().start();
    QVERIFY(m_table->playAndAwaitTurn("E5"));
    m_scoring->begin();
    QVERIFY(m_scoring->isShown());
    QVERIFY(!m_scoring->mayFinish());
    QVERIFY(!m_scoring->mayChooseRules());
    m_scoring->finish();
    QCOMPARE(info().result, QString());
    QVERIFY(m_scoring->isShown());
}

SHINPAN_TEST(ScoringControllerTest)
#include "scoringcontroller_test.moc"
