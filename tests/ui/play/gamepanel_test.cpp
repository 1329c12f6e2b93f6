#include "ui/play/gamepanel.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/engine/profile/enginerank.h"
#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/gametable.h"
#include "ui/match/gametermsline.h"
#include "ui/match/playerplate.h"
#include "ui/words/ranktext.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace shinpan;
using test::eventually;
using test::fakeEngine;

/// The seats beside the board, and the plate of each.
class GamePanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void platesNameWhoSitsThere();
    void aRecordsPlayersAreNamedUntilSomebodySitsDown();
    void whatIsPlayedIsSaid();
    void captivesAreCountedForTheirCaptor();
    void aRecordShowsWhoIsToPlay();
    void theTurnIsMarkedBesideItsSeat();
    void anEngineIsSaidToThink();
    void onlyEnginesAreSaidToStart();
    void theSeatThatFailedIsMarked();
    void aPausedSeatSaysSo();
    void afterTheGameNobodyIsToPlay();
    void aPlayerIsChosenFromTheMenu();
    void theMenuHasTheStrengthsOfTheEngine();
    void anEngineCanBeAddedFromTheMenu();
    void newEnginesAppearInTheMenu();
    void anEnginesNameIsShownAsItIs();
    void everyControlHasAName();

private:
    [[nodiscard]] PlayerPlate &plate(Color color) const
    {
        return *m_panel->findChildren<PlayerPlate *>().at(color == Color::Black ? 0 : 1);
    }
    /// Everything that stands on the plate: "You | 0 captured | your move".
    [[nodiscard]] QString shown(Color color) const;
    [[nodiscard]] QToolButton &name(Color color) const
    {
        return *plate(color).findChild<QToolButton *>();
    }
    void choose(Color color, const QString &entry) const;

    QTemporaryDir m_directory;
    std::unique_ptr<EngineProfileStore> m_store;
    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<GamePanel> m_panel;
};

void GamePanelTest::init()
{
    m_store =
        std::make_unique<EngineProfileStore>(m_directory.filePath(QStringLiteral("engines.json")));
    m_store->setStored({fakeEngine({}, QStringLiteral("Weak"))});
    m_table = std::make_unique<test::GameTable>();
    m_table->set({}, {});
    m_panel = std::make_unique<GamePanel>(m_table->game, *m_store);
}

void GamePanelTest::cleanup()
{
    m_panel.reset();
    m_table.reset();
    m_store.reset();
}

QString GamePanelTest::shown(Color color) const
{
    QStringList texts{name(color).text()};
    const QList<QLabel *> labels = plate(color).findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        if (!label->text().isEmpty()) {
            texts.append(label->text());
        }
    }
    return texts.join(QLatin1String(" | "));
}

void GamePanelTest::choose(Color color, const QString &entry) const
{
    QMenu *menu = name(color).menu();
    Q_EMIT menu->aboutToShow();
    const QList<QAction *> entries = menu->actions();
    for (QAction *action : entries) {
        if (action->text() == entry) {
            action->trigger();
            return;
        }
    }
    QFAIL(qPrintable(QStringLiteral("the menu lacks ") + entry));
}

void GamePanelTest::platesNameWhoSitsThere()
{
    QCOMPARE(shown(Color::Black), QStringLiteral("You | 0 captured | to play"));

    m_table->game.setSeat(Color::White, {fakeEngine({}, QStringLiteral("Strong"))});

    QCOMPARE(shown(Color::White), QStringLiteral("Strong | 0 captured"));
    QCOMPARE(plate(Color::White).accessibleName(), QStringLiteral("White: Strong"));
    QCOMPARE(name(Color::White).accessibleName(),
             QStringLiteral("White is played by Strong. Change"));
}

void GamePanelTest::aRecordsPlayersAreNamedUntilSomebodySitsDown()
{
    m_table->game.showTree(readSgf("(;SZ[9]PB[Shusaku]PW[Gennan Inseki];B[ee])")->tree);
    QCOMPARE(shown(Color::Black), QStringLiteral("Shusaku | 0 captured | to play"));
    QCOMPARE(plate(Color::White).accessibleName(), QStringLiteral("White: Gennan Inseki"));

    choose(Color::White, QStringLiteral("Weak"));
    QCOMPARE(shown(Color::White), QStringLiteral("Weak | 0 captured"));
    QCOMPARE(shown(Color::Black), QStringLiteral("Shusaku | 0 captured | to play"));

    m_table->game.start();
    QVERIFY(m_table->waitForPerson());
    QCOMPARE(shown(Color::Black), QStringLiteral("Shusaku | 0 captured | your move"));
}

void GamePanelTest::theMenuHasTheStrengthsOfTheEngine()
{
    EngineProfile engine{QStringLiteral("gnu"),
                         QStringLiteral("GNU Go"),
                         QStringLiteral("gnugo --mode gtp --level 3"),
                         {},
                         {},
                         {}};
    m_store->setStored({engine});
    const auto strengths = [this]() -> QMenu * {
        QMenu *menu = name(Color::White).menu();
        Q_EMIT menu->aboutToShow();
        const QList<QAction *> entries = menu->actions();
        const auto found = std::ranges::find(entries, QStringLiteral("Strength"), &QAction::text);
        return found == entries.end() ? nullptr : (*found)->menu<QMenu *>();
    };
    QVERIFY(strengths() == nullptr); // of a person there is none

    m_table->game.setSeat(Color::White, {engine});
    const QList<QAction *> levels = strengths()->actions();
    const auto chosen = std::ranges::find_if(levels, &QAction::isChecked);
    QVERIFY((*chosen)->text().endsWith(QStringLiteral("level 3"))); // its rank stands before it
    levels.at(4)->trigger();

    QCOMPARE(m_table->game.seats().white.engine->commandLine,
             QStringLiteral("gnugo --mode gtp --level 5"));
    const auto rank = rankOf(*m_table->game.seats().white.engine, m_table->game.settings().size);
    QCOMPARE(shown(Color::White),
             QStringLiteral("GNU Go (level 5) | %1 · 0 captured").arg(text::rank(*rank)));
}

void GamePanelTest::whatIsPlayedIsSaid()
{
    const auto *line = m_panel->findChild<GameTermsLine *>();
    QVERIFY2(line->text().contains(QLatin1String("komi")), qPrintable(line->text()));

    m_table->game.showTree(
        readSgf("(;SZ[9]PB[Kim]BR[3d]PW[Lee]RU[Japanese]KM[0.5]HA[2]EV[Club cup]DT[2026-11-25]"
                "RE[B+2.5];W[ee])")
            ->tree);

    QCOMPARE(line->text(), QStringLiteral("Japanese rules · komi 0.5 · 2 handicap stones · Club "
                                          "cup · 2026-11-25 · Black wins by 2.5 points"));
    QCOMPARE(plate(Color::Black).accessibleName(), QStringLiteral("Black: Kim 3d"));
    QCOMPARE(plate(Color::White).accessibleName(), QStringLiteral("White: Lee"));
}

void GamePanelTest::captivesAreCountedForTheirCaptor()
{
    m_table->game.showTree(readSgf("(;SZ[9];B[ba];W[aa];B[ab])")->tree);

    m_table->game.cursor().toEnd();

    QCOMPARE(shown(Color::Black), QStringLiteral("You | 1 captured"));
    QCOMPARE(shown(Color::White), QStringLiteral("You | 0 captured | to play"));
    const auto spoken = plate(Color::Black).findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(spoken, [](const QLabel *label) {
        return label->accessibleName() == QLatin1String("Stones captured by Black: 1");
    }));
}

void GamePanelTest::aRecordShowsWhoIsToPlay()
{
    m_table->game.showTree(readSgf("(;SZ[9]PL[W];W[aa];B[];W[])")->tree);
    QCOMPARE(shown(Color::White), QStringLiteral("You | 0 captured | to play"));
    m_table->game.cursor().forward();
    QCOMPARE(shown(Color::White), QStringLiteral("You | 0 captured"));
    QCOMPARE(shown(Color::Black), QStringLiteral("You | 0 captured | to play"));
}

void GamePanelTest::theTurnIsMarkedBesideItsSeat()
{
    m_table->game.start();
    QVERIFY(m_table->waitForPerson());
    QCOMPARE(shown(Color::Black), QStringLiteral("You | 0 captured | your move"));
    QCOMPARE(shown(Color::White), QStringLiteral("You | 0 captured"));

    QVERIFY(m_table->playAndAwaitTurn("E5"));

    QCOMPARE(shown(Color::Black), QStringLiteral("You | 0 captured"));
    QCOMPARE(shown(Color::White), QStringLiteral("You | 0 captured | your move"));
}

void GamePanelTest::anEngineIsSaidToThink()
{
    QVERIFY(m_table->startWithEngine({QStringLiteral("--hang-at"), QStringLiteral("genmove")}));

    m_table->play("E5");

    QVERIFY(m_table->waitForMoves(1));
    QCOMPARE(shown(Color::White), QStringLiteral("Fake | 0 captured | thinking…"));
    QVERIFY(eventually([this] { return shown(Color::White).contains(QLatin1String("1 s")); }));
}

void GamePanelTest::onlyEnginesAreSaidToStart()
{
    m_table->set({}, {fakeEngine({QStringLiteral("--hang-at"), QStringLiteral("1")})});

    m_table->game.start();

    QVERIFY(m_table->waitForState(Match::State::Preparing));
    QCOMPARE(shown(Color::Black), QStringLiteral("You | 0 captured"));
    QCOMPARE(shown(Color::White), QStringLiteral("Fake | 0 captured | starting…"));
}

void GamePanelTest::theSeatThatFailedIsMarked()
{
    m_table->set({}, {fakeEngine({QStringLiteral("--exit-at"), QStringLiteral("1")})});

    m_table->game.start();

    QVERIFY(m_table->waitForState(Match::State::Suspended));
    QCOMPARE(shown(Color::Black), QStringLiteral("You | 0 captured"));
    QCOMPARE(shown(Color::White), QStringLiteral("Fake | 0 captured | failed"));
}

void GamePanelTest::aPausedSeatSaysSo()
{
    m_table->set({fakeEngine()}, {fakeEngine()});
    m_table->game.start();

    m_table->game.pace().pause();

    QVERIFY(m_table->waitForState(Match::State::Holding));
    QCOMPARE(shown(Color::Black), QStringLiteral("Fake | 0 captured | paused"));
    QCOMPARE(shown(Color::White), QStringLiteral("Fake | 0 captured"));
}

void GamePanelTest::afterTheGameNobodyIsToPlay()
{
    m_table->game.start();
    QVERIFY(m_table->waitForPerson());

    m_table->game.person().resign();

    QVERIFY(m_table->waitForState(Match::State::Over));
    QCOMPARE(shown(Color::Black), QStringLiteral("You | 0 captured"));
}

void GamePanelTest::aPlayerIsChosenFromTheMenu()
{
    choose(Color::White, QStringLiteral("Weak"));
    QCOMPARE(m_table->game.seats().white.engine, m_store->profiles().front());
    QVERIFY(m_table->game.seats().black.isHuman());

    choose(Color::White, QStringLiteral("You"));
    QVERIFY(m_table->game.seats().white.isHuman());
}

void GamePanelTest::anEngineCanBeAddedFromTheMenu()
{
    const QSignalSpy requests(m_panel.get(), &GamePanel::addEngineRequested);

    choose(Color::White, QStringLiteral("Add Engine…"));

    QCOMPARE(requests.size(), 1);
    QCOMPARE(requests[0][0].value<Color>(), Color::White);
}

void GamePanelTest::newEnginesAppearInTheMenu()
{
    m_store->add(fakeEngine({}, QStringLiteral("New")));

    choose(Color::Black, QStringLiteral("New"));

    QCOMPARE(m_table->game.seats().black.engine->name, QStringLiteral("New"));
}

void GamePanelTest::anEnginesNameIsShownAsItIs()
{
    // A single "&" would underline the next letter in buttons and menus.
    m_store->add(fakeEngine({}, QStringLiteral("Go & Co")));

    choose(Color::Black, QStringLiteral("Go && Co"));

    QCOMPARE(name(Color::Black).text(), QStringLiteral("Go && Co"));
    QCOMPARE(plate(Color::Black).accessibleName(), QStringLiteral("Black: Go & Co"));
}

void GamePanelTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_panel), QStringList());
}

SHINPAN_TEST(GamePanelTest)
#include "gamepanel_test.moc"
