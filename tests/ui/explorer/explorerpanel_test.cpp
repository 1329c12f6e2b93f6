#include "ui/explorer/explorerpanel.h"

#include "core/record/gamecursor.h"
#include "core/record/gamerecord.h"
#include "tests/explorer/gamefolder.h"
#include "tests/support/testmain.h"
#include "ui/explorer/explorerdesk.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <memory>

using namespace shinpan;
using namespace shinpan::test;

namespace {

constexpr char Games[] = "(;SZ[9]PB[Ann]PW[Bob]RE[B+R]DT[2001-02-03];B[ee]SBKV[60];W[cc];B[gg])"
                         "(;SZ[9]PB[Cy]PW[Dee]RE[W+3.5]DT[2004];B[ee];W[gg];B[cc])"
                         "(;SZ[9]PB[Cy]PW[Bob]RE[W+R];B[cc])";

} // namespace

/// ExplorerPanel with its desk, an index and the process that writes it.
class ExplorerPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void continuationsAndGamesAreShown();
    void theTablesFollowTheCursor();
    void playersAndDatesAreFiltered();
    void returnPlaysAContinuationAndOpensAGame();
    void withoutAnIndexItSaysWhatToDo();
    void aFolderIsIndexedByAProcess();
    void aProcessThatFailsIsTold();
    void aDamagedIndexIsTold();
    void nothingIsAskedWhileItIsHidden();
    void nothingIsToldDuringASeriousGame();

private:
    void show(const QString &program = QStringLiteral(SHINPAN_CLI));
    [[nodiscard]] QTreeView &table(const char *name) const;
    [[nodiscard]] QString cell(const char *name, int row, int column) const;
    [[nodiscard]] QLineEdit &field(const char *name) const;
    [[nodiscard]] QString words() const;

    std::unique_ptr<GameFolder> m_folder;
    std::unique_ptr<GameRecord> m_record;
    std::unique_ptr<GameCursor> m_cursor;
    std::unique_ptr<ExplorerDesk> m_desk;
    std::unique_ptr<ExplorerPanel> m_panel;
};

void ExplorerPanelTest::init()
{
    m_folder = std::make_unique<GameFolder>();
    m_record = std::make_unique<GameRecord>(gameOf("(;SZ[9];B[ee];W[cg])"));
    m_cursor = std::make_unique<GameCursor>(*m_record);
}

void ExplorerPanelTest::cleanup()
{
    m_panel.reset();
    m_desk.reset();
    m_cursor.reset();
    m_record.reset();
    m_folder.reset();
}

void ExplorerPanelTest::show(const QString &program)
{
    m_desk = std::make_unique<ExplorerDesk>(*m_cursor, m_folder->indexPath(), program);
    m_panel = std::make_unique<ExplorerPanel>(*m_desk, QList<QAction *>());
    m_panel->resize(600, 600);
    m_panel->show();
}

QTreeView &ExplorerPanelTest::table(const char *name) const
{
    const auto tables = m_panel->findChildren<QTreeView *>();
    for (QTreeView *table : tables) {
        if (table->accessibleName() == QLatin1String(name)) {
            return *table;
        }
    }
    qFatal("no such table");
}

QString ExplorerPanelTest::cell(const char *name, int row, int column) const
{
    return table(name).model()->index(row, column).data().toString();
}

QLineEdit &ExplorerPanelTest::field(const char *name) const
{
    const auto fields = m_panel->findChildren<QLineEdit *>();
    for (QLineEdit *field : fields) {
        if (field->accessibleName() == QLatin1String(name)) {
            return *field;
        }
    }
    qFatal("no such field");
}

/// All that labels say.
QString ExplorerPanelTest::words() const
{
    QStringList words;
    const auto labels = m_panel->findChildren<QLabel *>();
    for (const QLabel *label : labels) {
        words += label->isVisible() ? label->text() : QString();
    }
    return words.join(u'\n');
}

void ExplorerPanelTest::continuationsAndGamesAreShown()
{
    m_folder->write(QStringLiteral("a.sgf"), Games);
    static_cast<void>(m_folder->update());
    show();

    QTRY_COMPARE(table("Continuations").model()->rowCount(), 2);

    QCOMPARE(cell("Continuations", 0, 0), QStringLiteral("E5"));
    QCOMPARE(cell("Continuations", 0, 1), QStringLiteral("2"));
    QCOMPARE(cell("Continuations", 0, 2), QStringLiteral("67 %"));
    QCOMPARE(cell("Continuations", 0, 3), QStringLiteral("50 %"));
    QCOMPARE(cell("Continuations", 0, 5), QStringLiteral("2004"));
    QCOMPARE(cell("Continuations", 0, 6), QStringLiteral("60 %"));
    QCOMPARE(cell("Continuations", 1, 0), QStringLiteral("G7"));
    QCOMPARE(table("Games with this position").model()->rowCount(), 3);
    QCOMPARE(cell("Games with this position", 0, 0), QStringLiteral("Cy – Dee"));
    QCOMPARE(cell("Games with this position", 1, 1), QStringLiteral("2001"));
    QTRY_VERIFY(words().contains(QStringLiteral("3 of 3 games"))); // once it has looked for more
}

void ExplorerPanelTest::theTablesFollowTheCursor()
{
    m_folder->write(QStringLiteral("a.sgf"), Games);
    static_cast<void>(m_folder->update());
    show();
    QTRY_COMPARE(table("Continuations").model()->rowCount(), 2);

    m_cursor->toEnd();

    QTRY_COMPARE(cell("Continuations", 0, 0), QStringLiteral("G7")); // mirrored
    QCOMPARE(table("Games with this position").model()->rowCount(), 2);
    QCOMPARE(cell("Games with this position", 0, 3), QStringLiteral("2"));
}

void ExplorerPanelTest::playersAndDatesAreFiltered()
{
    m_folder->write(QStringLiteral("a.sgf"), Games);
    static_cast<void>(m_folder->update());
    show();
    QTRY_COMPARE(table("Games with this position").model()->rowCount(), 3);

    field("Player").setText(QStringLiteral("bob"));
    QTRY_COMPARE(table("Games with this position").model()->rowCount(), 2);

    field("From").setText(QStringLiteral("soon"));
    QTRY_VERIFY(words().contains(QStringLiteral("“soon”"))
                || words().contains(QStringLiteral("\"soon\"")));

    field("From").setText(QStringLiteral("2001"));
    QTRY_COMPARE(table("Games with this position").model()->rowCount(), 1);
    QVERIFY(!words().contains(QStringLiteral("soon")));
}

void ExplorerPanelTest::returnPlaysAContinuationAndOpensAGame()
{
    m_folder->write(QStringLiteral("a.sgf"), Games);
    static_cast<void>(m_folder->update());
    show();
    QTRY_COMPARE(table("Continuations").model()->rowCount(), 2);
    const QSignalSpy played(m_panel.get(), &ExplorerPanel::moveChosen);
    const QSignalSpy opened(m_panel.get(), &ExplorerPanel::gameChosen);
    const QSignalSpy lit(m_panel.get(), &ExplorerPanel::pointsLit);

    QTreeView &moves = table("Continuations");
    moves.setFocus();
    moves.setCurrentIndex(moves.model()->index(1, 0));
    QCOMPARE(lit.last().at(0).value<std::vector<Point>>().size(), std::size_t{4});
    QTest::keyClick(&moves, Qt::Key_Return);
    QTreeView &games = table("Games with this position");
    games.setFocus();
    games.setCurrentIndex(games.model()->index(1, 0));
    QTest::keyClick(&games, Qt::Key_Return);

    QCOMPARE(played.size(), 1);
    QCOMPARE(played[0][0].value<ExplorerMove>().points.front(), (Point{6, 6}));
    QCOMPARE(opened.size(), 1);
    const auto game = opened[0][0].value<ExplorerGame>();
    QVERIFY(game.path.endsWith(QStringLiteral("/a.sgf")));
    QCOMPARE(game.number, std::size_t{0});
}

void ExplorerPanelTest::withoutAnIndexItSaysWhatToDo()
{
    show();

    QVERIFY(words().contains(QStringLiteral("Choose under “Folders”")));
    QVERIFY(!table("Continuations").isVisible());
    QVERIFY(!field("Player").isVisible());
}

void ExplorerPanelTest::aFolderIsIndexedByAProcess()
{
    m_folder->write(QStringLiteral("a.sgf"), Games);
    m_folder->write(QStringLiteral("b.sgf"), "nothing");
    show();

    m_desk->update().start({m_folder->path({})});

    QVERIFY(m_panel->findChild<QProgressBar *>()->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(table("Continuations").model()->rowCount(), 2, 30'000);
    QTRY_VERIFY(!m_desk->update().isRunning());
    QVERIFY(!m_panel->findChild<QProgressBar *>()->isVisible());
    QTRY_VERIFY(words().contains(QStringLiteral("1 file could not be read"))
                || words().contains(QStringLiteral("1 file(s) could not be read")));
    QCOMPARE(m_desk->folders().size(), 1);

    m_folder->write(QStringLiteral("c.sgf"), Games);
    m_desk->update().start();
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->gameCount().value_or(0), std::int64_t{6}, 30'000);
}

void ExplorerPanelTest::aProcessThatFailsIsTold()
{
    show(QStringLiteral("/no/such/program"));

    m_desk->update().start({m_folder->path({})});

    QTRY_VERIFY(!m_desk->update().isRunning());
    QTRY_VERIFY(words().contains(QStringLiteral("/no/such/program"))
                || words().contains(QStringLiteral("No such file")));
}

void ExplorerPanelTest::aDamagedIndexIsTold()
{
    m_folder->write(QStringLiteral("a.sgf"), Games);
    static_cast<void>(m_folder->update());
    {
        QFile file(m_folder->indexPath());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("this is no index of games at all");
    }
    show();

    QTRY_VERIFY(words().contains(QStringLiteral("index")));
    QVERIFY(!table("Continuations").isVisible());
}

void ExplorerPanelTest::nothingIsAskedWhileItIsHidden()
{
    m_folder->write(QStringLiteral("a.sgf"), Games);
    static_cast<void>(m_folder->update());
    show();
    QTRY_VERIFY(m_desk->answer());

    m_panel->hide();
    QVERIFY(!m_desk->answer());
    m_cursor->toEnd();
    QVERIFY(!m_desk->answer());

    m_panel->show();
    QTRY_COMPARE(table("Games with this position").model()->rowCount(), 2);
}

void ExplorerPanelTest::nothingIsToldDuringASeriousGame()
{
    m_folder->write(QStringLiteral("a.sgf"), Games);
    static_cast<void>(m_folder->update());
    show();
    QTRY_VERIFY(m_desk->answer());

    m_desk->setWithheld(true);
    QVERIFY(!m_desk->answer());
    m_cursor->toEnd();
    QTRY_VERIFY(words().contains(QStringLiteral("This is a serious game")));
    QVERIFY(!table("Continuations").isVisible());

    m_desk->setWithheld(false);
    QCOMPARE(table("Games with this position").model()->rowCount(), 2);
}

SHINPAN_TEST(ExplorerPanelTest)
#include "explorerpanel_test.moc"
