#include "ui/ending/endfeature.h"

#include "core/record/tree/sgfproperties.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/fileoptions.h"
#include "ui/ending/announcement.h"
#include "ui/ending/endcard.h"
#include "ui/play/gameactions.h"
#include "ui/review/reviewdialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

using namespace shinpan;
using test::eventually;

/// What is said and offered when a game comes to its end.
class EndFeatureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void aPassIsAnnouncedOnTheBoard();
    void givingUpIsAskedAbout();
    void aResignationIsAnnouncedAndTheResultIsToldInWords();
    void anEnginesResignationIsAnnouncedToo();
    void aRematchExchangesTheColours();
    void aRematchWithAHandicapDoesNot();
    void theGameCanBeSavedFromTheCard();
    void aFinishedGameIsKept();
    void noQuestionStandsBetweenAKeptGameAndTheRematch();
    void twoGamesAreKeptUnderTwoNames();
    void aStoppedGameHasNoEnd();
    void theCardGoesWithTheNextGame();
    void theWholeGameCanBeReviewed();

private:
    [[nodiscard]] OpenGame &game() const { return m_open->table.game; }
    [[nodiscard]] Announcement &announcement() const { return m_open->part<Announcement>(); }
    [[nodiscard]] EndCard &card() const { return m_open->part<EndCard>(); }
    [[nodiscard]] QPushButton *button(const char *text) const
    {
        return test::buttonWithText<QPushButton>(card(), text);
    }
    /// Has games kept, as they are for whoever wishes nothing else.
    void keep() const;
    [[nodiscard]] QString folder() const
    {
        return m_open->directory.filePath(QStringLiteral("kept"));
    }
    [[nodiscard]] QStringList kept() const
    {
        return QDir(folder()).entryList({QStringLiteral("*.sgf")});
    }
    /// The person plays E5 and gives up.
    void loseAGame() const;
    void resign() const;

    std::unique_ptr<test::OpenWindow> m_open;
};

void EndFeatureTest::resign() const
{
    game().person().resign();
    QVERIFY(m_open->table.waitForState(Match::State::Over));
}

void EndFeatureTest::loseAGame() const
{
    QVERIFY(m_open->table.startWithEngine({}));
    QVERIFY(m_open->table.playAndAwaitTurn("E5"));
    resign();
}

void EndFeatureTest::aPassIsAnnouncedOnTheBoard()
{
    QVERIFY(m_open->table.startWithEngine({QStringLiteral("--moves"), QStringLiteral("pass C3")}));
    QVERIFY(announcement().isHidden());

    QVERIFY(m_open->table.playAndAwaitTurn("E5"));

    QVERIFY(announcement().isVisible());
    QCOMPARE(announcement().text(), QStringLiteral("White passes"));
    QVERIFY(announcement().parentWidget()->rect().contains(announcement().geometry()));
    QVERIFY2(eventually([this] { return announcement().isHidden(); }), "it goes by itself");
}

void EndFeatureTest::givingUpIsAskedAbout()
{
    QVERIFY(m_open->table.startWithEngine({}));
    const auto ask = [this] {
        m_open->window->actions().resign->trigger();
        return m_open->window->findChild<QMessageBox *>();
    };

    auto *question = ask();
    QVERIFY(question->isVisible());
    QTest::keyClick(question, Qt::Key_Escape);
    QVERIFY(game().status().isRunning());
    QVERIFY(eventually([this] { return m_open->window->findChild<QMessageBox *>() == nullptr; }));
    question = ask();
    QVERIFY(game().status().isRunning());
    test::buttonWithText<QPushButton>(*question, "Resign")->click();

    QVERIFY(m_open->table.waitForState(Match::State::Over));
    QCOMPARE(game().record().info().result, QStringLiteral("W+R"));
}

void EndFeatureTest::aResignationIsAnnouncedAndTheResultIsToldInWords()
{
    loseAGame();

    QCOMPARE(announcement().text(), QStringLiteral("Black resigns"));
    QVERIFY(announcement().isVisible());
    QVERIFY(card().isVisible());
    QCOMPARE(card().findChildren<QLabel *>().at(0)->text(),
             QStringLiteral("White wins by resignation"));
    QCOMPARE(card().findChildren<QLabel *>().at(1)->text(), QStringLiteral("Not saved yet."));
}

void EndFeatureTest::anEnginesResignationIsAnnouncedToo()
{
    QVERIFY(m_open->table.startWithEngine({QStringLiteral("--moves"), QStringLiteral("resign")}));

    m_open->table.play("E5");

    QVERIFY(m_open->table.waitForState(Match::State::Over));
    QCOMPARE(announcement().text(), QStringLiteral("White resigns"));
}

void EndFeatureTest::aRematchExchangesTheColours()
{
    loseAGame();
    game().record().setModified(false);
    QVERIFY(button("Rematch")->toolTip().contains(QLatin1String("swapped")));

    button("Rematch")->click();

    QVERIFY(game().seats().black.engine.has_value());
    QVERIFY(game().seats().white.isHuman());
    QVERIFY(m_open->table.waitForMoves(1));
    QVERIFY(card().isHidden());
}

void EndFeatureTest::aRematchWithAHandicapDoesNot()
{
    NewGameSettings settings;
    settings.size = 9;
    settings.handicap = 2;
    settings.seats.black.engine = test::fakeEngine();
    game().newGame(settings);
    game().start();
    QVERIFY(m_open->table.waitForPerson());
    resign();
    game().record().setModified(false);

    button("Rematch")->click();

    QCOMPARE(game().settings(), settings);
}

void EndFeatureTest::theGameCanBeSavedFromTheCard()
{
    loseAGame();
    const QString file = m_open->directory.filePath(QStringLiteral("games/a.sgf"));
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    m_open->preferences.set(RecentFiles{{file}});

    button("Save")->click();

    auto *dialog = m_open->window->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->directory().dirName(), QStringLiteral("games"));
}

void EndFeatureTest::keep() const
{
    m_open->preferences.set(&FileOptions::gamesFolder, folder());
    m_open->preferences.set(&FileOptions::keepsGames, FileOptions().keepsGames);
}

void EndFeatureTest::aFinishedGameIsKept()
{
    keep();

    loseAGame();

    DocumentController &document = m_open->window->document();
    QVERIFY(eventually([&document] { return !document.filePath().isEmpty(); }));
    const QString date = game().record().info().date;
    QCOMPARE(kept(), QStringList(QStringLiteral("You – Fake %1.sgf").arg(date)));
    QCOMPARE(QFileInfo(document.filePath()).permissions() & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
    QVERIFY(!document.isModified());
    QVERIFY(!button("Save")->isVisible());
    QVERIFY(card().findChildren<QLabel *>().at(1)->text().startsWith(
        QStringLiteral("Saved as You – Fake ")));
}

void EndFeatureTest::noQuestionStandsBetweenAKeptGameAndTheRematch()
{
    keep();
    loseAGame();

    button("Rematch")->click(); // it may not be written yet

    QVERIFY(eventually([this] { return game().seats().black.engine.has_value(); }));
    QVERIFY(m_open->window->findChild<QMessageBox *>() == nullptr);
    QVERIFY(m_open->table.waitForMoves(1));
    QCOMPARE(kept().size(), 1);
    QVERIFY(m_open->window->document().filePath().isEmpty());
}

void EndFeatureTest::twoGamesAreKeptUnderTwoNames()
{
    keep();

    loseAGame();
    QVERIFY(eventually([this] { return kept().size() == 1; }));
    loseAGame();

    QVERIFY(eventually([this] { return kept().size() == 2; }));
}

void EndFeatureTest::aStoppedGameHasNoEnd()
{
    QVERIFY(m_open->table.startWithEngine({}));

    game().stop();

    QVERIFY(m_open->table.waitForState(Match::State::Over));
    QVERIFY(card().isHidden());
}

void EndFeatureTest::theCardGoesWithTheNextGame()
{
    loseAGame();
    QVERIFY(card().isVisible());

    game().start();

    QVERIFY(card().isHidden());
}

void EndFeatureTest::theWholeGameCanBeReviewed()
{
    loseAGame();

    button("Review")->click();

    QVERIFY(m_open->window->findChild<ReviewDialog *>() != nullptr);
}

SHINPAN_TEST(EndFeatureTest)
#include "endfeature_test.moc"
