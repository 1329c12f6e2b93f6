#include "ui/document/collectiondocument.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/gametable.h"
#include "ui/document/gameloader.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace shinpan;

/// The games of a file, one of which is on the screen.
class CollectionDocumentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aNewRecordIsADocumentWithOneGame();
    void theFirstGameOfGoIsShown();
    void anotherGameTakesTheScreen();
    void changesAreKeptWhenAnotherGameIsShown();
    void historyIsKeptWhenAnotherGameIsShown();
    void oneReturnsToThePlaceInAGame();
    void whatIsStoredHasTheChangesOfTheScreen();
    void gamesAreInserted();
    void gamesAreRemoved();
    void theNeighbourOfARemovedGameIsShown();
    void anEmptyGameIsLeftWhenAllAreRemoved();
    void gamesArePutInAnotherOrder();
    void rearrangingIsUndoneAndRedone();
    void aRemovedGameComesBackWithItsChanges();
    void undoingBackToTheFileIsNoChange();
    void aSavedDocumentIsUnmodified();
    void editsAreToldOnceForMany();
    void aNewGameIsAnotherDocument();
    void aGameThatIsPlayedKeepsItsMoves();

private:
    void open(const QByteArray &sgf);
    [[nodiscard]] QString names() const;
    [[nodiscard]] GameId game(std::size_t place) const { return m_games->games()[place]; }
    [[nodiscard]] QString shown() const;

    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<CollectionDocument> m_games;
};

void CollectionDocumentTest::init()
{
    m_table = std::make_unique<test::GameTable>();
    m_table->set({}, {});
    m_games = std::make_unique<CollectionDocument>(m_table->game);
}

void CollectionDocumentTest::cleanup()
{
    m_games.reset();
    m_table.reset();
}

void CollectionDocumentTest::open(const QByteArray &sgf)
{
    GameLoader loader;
    loader.readBytes(sgf, {}, [this](Result<LoadedGames, SgfError> loaded) {
        if (!loaded) {
            qFatal("%s", qPrintable(loaded.error().text.english()));
        }
        m_games->open(std::move(*loaded));
    });
}

/// The names of the games, in order: "a b c".
QString CollectionDocumentTest::names() const
{
    QStringList names;
    for (const GameId id : m_games->games()) {
        const QString name = m_games->summary(id).gameName;
        names << (name.isEmpty() ? QStringLiteral("-") : name);
    }
    return names.join(u' ');
}

QString CollectionDocumentTest::shown() const
{
    return m_table->game.record().info().gameName;
}

void CollectionDocumentTest::aNewRecordIsADocumentWithOneGame()
{
    QCOMPARE(m_games->size(), std::size_t{1});
    QCOMPARE(m_games->current(), game(0));
    QVERIFY(!m_games->isModified());
}

void CollectionDocumentTest::theFirstGameOfGoIsShown()
{
    const QSignalSpy opened(m_games.get(), &CollectionDocument::opened);

    open("(;GM[2]GN[othello])(;GN[a];B[ee])(;GN[b])");

    QCOMPARE(opened.size(), 1);
    QCOMPARE(names(), QStringLiteral("othello a b"));
    QCOMPARE(m_games->current(), game(1));
    QVERIFY(!m_games->isGo(game(0)));
    QVERIFY(m_games->isGo(game(1)));
    QCOMPARE(shown(), QStringLiteral("a"));
    QVERIFY(!m_games->isModified());
}

void CollectionDocumentTest::anotherGameTakesTheScreen()
{
    open("(;GN[a])(;GN[b]SZ[9])");
    const QSignalSpy changed(m_games.get(), &CollectionDocument::currentChanged);

    m_games->show(game(1));

    QCOMPARE(changed.size(), 1);
    QCOMPARE(shown(), QStringLiteral("b"));
    QCOMPARE(m_games->current(), game(1));
    QVERIFY(!m_games->isModified());
}

void CollectionDocumentTest::historyIsKeptWhenAnotherGameIsShown()
{
    open("(;GN[a]SZ[9])(;GN[b]SZ[9])");
    m_table->play("E5");
    m_games->show(game(1));
    QVERIFY(m_games->isModified());
    QVERIFY(!m_table->game.record().mayUndo());
    m_games->show(game(0));
    m_table->game.record().undo();
    QCOMPARE(m_table->game.record().tree().nodeCount(), std::size_t{1});
    QVERIFY(!m_games->isModified());
    m_games->show(game(1));
    m_games->show(game(0));
    m_table->game.record().redo();
    QCOMPARE(m_table->game.record().tree().nodeCount(), std::size_t{2});
    QVERIFY(m_games->isModified());
    m_games->show(game(1));
    m_games->setUnmodified();
    QVERIFY(!m_games->isModified());
}

void CollectionDocumentTest::changesAreKeptWhenAnotherGameIsShown()
{
    open("(;GN[a]SZ[9])(;GN[b]SZ[9])");
    m_table->play("E5");

    m_games->show(game(1));
    m_table->play("C3");
    QVERIFY(m_games->isModified());
    m_games->show(game(0));

    QVERIFY(m_games->isModified());
    m_table->game.cursor().toEnd();
    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5"));
    QCOMPARE(m_games->summary(game(1)).moves, 1U);
}

void CollectionDocumentTest::oneReturnsToThePlaceInAGame()
{
    open("(;GN[a]SZ[9];B[ee];W[cc];B[gg])(;GN[b])");
    m_table->game.cursor().forward(2);

    m_games->show(game(1));
    m_games->show(game(0));

    QCOMPARE(m_table->movesToCursor(), QStringLiteral("E5 C7"));
}

void CollectionDocumentTest::whatIsStoredHasTheChangesOfTheScreen()
{
    open("(;GN[a]SZ[9])(;GN[b]SZ[9])");
    m_table->play("E5");

    const SgfCollection stored = m_games->store();

    QCOMPARE(CollectionDocument::indicesOf(m_games->games()), (std::vector<std::size_t>{0, 1}));
    QCOMPARE(stored.summary(0).moves, 1U);
    QVERIFY(m_games->isModified());
}

void CollectionDocumentTest::gamesAreInserted()
{
    open("(;GN[a])(;GN[b])");
    const QSignalSpy rearranged(m_games.get(), &CollectionDocument::rearranged);

    const std::vector<GameId> added =
        m_games->insert(1, {readSgf("(;GN[x])")->tree, readSgf("(;GN[y])")->tree});

    QCOMPARE(names(), QStringLiteral("a x y b"));
    QCOMPARE(added, (std::vector<GameId>{game(1), game(2)}));
    QCOMPARE(rearranged.size(), 1);
    QCOMPARE(shown(), QStringLiteral("a"));
    QVERIFY(m_games->isModified());
}

void CollectionDocumentTest::gamesAreRemoved()
{
    open("(;GN[a])(;GN[b])(;GN[c])(;GN[d])");

    m_games->remove({game(3), game(1)});

    QCOMPARE(names(), QStringLiteral("a c"));
    QCOMPARE(shown(), QStringLiteral("a"));
}

void CollectionDocumentTest::theNeighbourOfARemovedGameIsShown()
{
    open("(;GN[a])(;GN[b])(;GN[c])");
    m_games->show(game(1));

    m_games->remove({game(1)});
    QCOMPARE(shown(), QStringLiteral("c"));
    m_games->remove({game(1)});

    QCOMPARE(shown(), QStringLiteral("a"));
}

void CollectionDocumentTest::anEmptyGameIsLeftWhenAllAreRemoved()
{
    open("(;GN[a]SZ[13];B[aa])(;GN[b])");

    m_games->remove(m_games->games());

    QCOMPARE(names(), QStringLiteral("-"));
    QCOMPARE(m_table->game.record().tree().nodeCount(), std::size_t{1});
    QCOMPARE(m_table->game.record().boardSize().columns, std::uint8_t{13});
}

void CollectionDocumentTest::gamesArePutInAnotherOrder()
{
    open("(;GN[a])(;GN[b])(;GN[c])");

    m_games->reorder({game(2), game(0), game(1)});

    QCOMPARE(names(), QStringLiteral("c a b"));
    QCOMPARE(shown(), QStringLiteral("a"));
    QCOMPARE(m_games->placeOf(m_games->current()), std::size_t{1});
}

void CollectionDocumentTest::rearrangingIsUndoneAndRedone()
{
    open("(;GN[a])(;GN[b])(;GN[c])");
    m_games->remove({game(0)});
    m_games->reorder({game(1), game(0)});
    QCOMPARE(names(), QStringLiteral("c b"));

    m_games->undo();
    QCOMPARE(names(), QStringLiteral("b c"));
    m_games->undo();
    QCOMPARE(names(), QStringLiteral("a b c"));
    QVERIFY(!m_games->mayUndo());
    m_games->redo();
    m_games->redo();

    QCOMPARE(names(), QStringLiteral("c b"));
    QVERIFY(!m_games->mayRedo());
}

void CollectionDocumentTest::aRemovedGameComesBackWithItsChanges()
{
    open("(;GN[a]SZ[9])(;GN[b]SZ[9])");
    m_table->play("E5");
    m_games->remove({game(0)});
    m_table->play("C3");

    m_games->undo();

    QCOMPARE(names(), QStringLiteral("a b"));
    QCOMPARE(m_games->summary(game(0)).moves, 1U);
    QCOMPARE(m_games->summary(game(1)).moves, 1U);
}

void CollectionDocumentTest::undoingBackToTheFileIsNoChange()
{
    open("(;GN[a])(;GN[b])");
    m_games->remove({game(1)});
    QVERIFY(m_games->isModified());

    m_games->undo();

    QVERIFY(!m_games->isModified());
}

void CollectionDocumentTest::aSavedDocumentIsUnmodified()
{
    open("(;GN[a]SZ[9])(;GN[b]SZ[9])");
    m_table->play("E5");
    m_games->show(game(1));
    m_games->remove({game(0)});

    m_games->setUnmodified();

    QVERIFY(!m_games->isModified());
    m_games->undo();
    QVERIFY(m_games->isModified());
}

void CollectionDocumentTest::editsAreToldOnceForMany()
{
    open("(;GN[a]SZ[9])(;GN[b])");
    QSignalSpy edited(m_games.get(), &CollectionDocument::currentEdited);

    m_table->play("E5");
    m_table->play("C3");

    QVERIFY(edited.wait(5000));
    QCOMPARE(edited.size(), 1);
    QCOMPARE(m_games->summary(m_games->current()).moves, 2U);
}

void CollectionDocumentTest::aNewGameIsAnotherDocument()
{
    open("(;GN[a])(;GN[b])");
    m_games->remove({game(1)});
    const QSignalSpy opened(m_games.get(), &CollectionDocument::opened);

    m_table->set({}, {});

    QCOMPARE(opened.size(), 1);
    QCOMPARE(names(), QStringLiteral("-"));
    QVERIFY(!m_games->mayUndo());
    QVERIFY(!m_games->isModified());
}

void CollectionDocumentTest::aGameThatIsPlayedKeepsItsMoves()
{
    open("(;GN[a]SZ[9])(;GN[b])");
    m_table->game.start();
    m_table->play("E5");
    QVERIFY(test::eventually([this] { return m_table->movesToCursor() == QLatin1String("E5"); }));

    m_games->show(game(1));

    QVERIFY(!m_table->game.status().isRunning());
    QCOMPARE(m_games->summary(game(0)).moves, 1U);
}

SHINPAN_TEST(CollectionDocumentTest)
#include "collectiondocument_test.moc"
