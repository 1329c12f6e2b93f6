#include "ui/info/commentpanel.h"

#include "core/record/sgfproperties.h"
#include "core/record/sgfreader.h"
#include "tests/support/testmain.h"
#include "tests/ui/accessiblenames.h"
#include "tests/ui/controls.h"
#include "tests/ui/gametable.h"

#include <QPlainTextEdit>
#include <QTest>

#include <memory>

using namespace shinpan;

class CommentPanelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void theCommentOfTheNodeIsShown();
    void typingWritesIntoTheRecord();
    void clearingRemovesTheComment();
    void aCommentWrittenElsewhereIsShown();
    void theTextCursorStaysWhenNothingChanged_data();
    void theTextCursorStaysWhenNothingChanged();
    void typingCanBeUndone();
    void hardBlanksSurviveTyping();
    void everyControlHasAName();

private:
    [[nodiscard]] GameController &game() const { return m_table->game; }
    [[nodiscard]] QPlainTextEdit &text() const
    {
        return *test::control<QPlainTextEdit>(*m_panel, "Comment on this position");
    }
    [[nodiscard]] QString comment() const
    {
        return commentAt(game().record().tree(), game().cursor().node());
    }
    void placeTextCursor(int position) const;

    std::unique_ptr<test::GameTable> m_table;
    std::unique_ptr<CommentPanel> m_panel;
};

void CommentPanelTest::init()
{
    m_table = std::make_unique<test::GameTable>();
    game().showTree(readSgf("(;SZ[9]C[At the start];B[ee]C[A move];W[cc])")->tree);
    m_panel = std::make_unique<CommentPanel>(game());
}

void CommentPanelTest::cleanup()
{
    m_panel.reset();
    m_table.reset();
}

void CommentPanelTest::placeTextCursor(int position) const
{
    QTextCursor cursor = text().textCursor();
    cursor.setPosition(position);
    text().setTextCursor(cursor);
}

void CommentPanelTest::theCommentOfTheNodeIsShown()
{
    QCOMPARE(text().toPlainText(), QStringLiteral("At the start"));

    game().cursor().forward();
    QCOMPARE(text().toPlainText(), QStringLiteral("A move"));

    game().cursor().forward();
    QCOMPARE(text().toPlainText(), QString());
    QVERIFY(!game().record().isModified());
}

void CommentPanelTest::typingWritesIntoTheRecord()
{
    placeTextCursor(2);

    QTest::keyClicks(&text(), QStringLiteral("xy"));

    QCOMPARE(comment(), QStringLiteral("Atxy the start"));
    QCOMPARE(text().textCursor().position(), 4);
    QVERIFY(game().record().isModified());
}

void CommentPanelTest::clearingRemovesTheComment()
{
    text().selectAll();

    QTest::keyClick(&text(), Qt::Key_Delete);

    QVERIFY(!game().record().tree().has(game().cursor().node(), "C"));
}

void CommentPanelTest::aCommentWrittenElsewhereIsShown()
{
    game().record().appendComment(game().cursor().node(), QStringLiteral("More"));

    QCOMPARE(text().toPlainText(), comment());
    QVERIFY(comment().contains(QLatin1String("More")));
}

void CommentPanelTest::theTextCursorStaysWhenNothingChanged_data()
{
    QTest::addColumn<QString>("comment");

    QTest::newRow("plain") << QStringLiteral("Some words");
    QTest::newRow("lines") << QStringLiteral("Some\n\nwords\n");
    QTest::newRow("hard blank") << QStringLiteral("Some%1words").arg(QChar(QChar::Nbsp));
}

void CommentPanelTest::theTextCursorStaysWhenNothingChanged()
{
    QFETCH(QString, comment);
    game().record().setComment(game().cursor().node(), comment);
    placeTextCursor(3);

    GameInfo info = game().record().info();
    info.event = QStringLiteral("Another event");
    game().record().setInfo(info); // the cursor announces its node again

    QCOMPARE(text().textCursor().position(), 3);
}

void CommentPanelTest::typingCanBeUndone()
{
    placeTextCursor(2);
    QTest::keyClicks(&text(), QStringLiteral("xy"));

    text().undo();

    QCOMPARE(comment(), QStringLiteral("At the start"));
}

void CommentPanelTest::hardBlanksSurviveTyping()
{
    const QString french = QStringLiteral("Bien joué%1!").arg(QChar(QChar::Nbsp));
    game().record().setComment(game().cursor().node(), french);
    text().moveCursor(QTextCursor::End);

    QTest::keyClicks(&text(), QStringLiteral("!"));

    QCOMPARE(comment(), french + u'!');
}

void CommentPanelTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_panel), QStringList());
}

SHINPAN_TEST(CommentPanelTest)
#include "commentpanel_test.moc"
