#include "ui/info/commentpanel.h"

#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/processortime.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/gametable.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

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
    void aRunOfTypingIsUndoneAtOnce();
    void hardBlanksSurviveTyping();
    void aLongCommentIsShownInPartAndKeptWhole();
    void longWordsArePastedQuickly();
    void pointsLightUpUnderTheMouse();
    void pointsLightUpUnderTheTextCursor();
    void aMoveLightsItsPointAndIsGoneTo();
    void altReturnFollowsALink();
    void theNameOfThePositionIsEdited();
    void aNameThatIsTooLongToEditIsKept();
    void aJudgementIsTurnedByItsButton();
    void judgementsHaveKeys();
    void everyControlHasAName();

private:
    [[nodiscard]] OpenGame &game() const { return m_table->game; }
    [[nodiscard]] QPlainTextEdit &text() const
    {
        return *test::control<QPlainTextEdit>(*m_panel, "Comment on this position");
    }
    [[nodiscard]] QString comment() const
    {
        return commentAt(game().record().tree(), game().cursor().node());
    }
    void placeTextCursor(int position) const;
    void setComment(const char *comment) const
    {
        game().record().setComment(game().cursor().node(), QString::fromUtf8(comment));
    }
    /// The place where a character of the comment is painted.
    [[nodiscard]] QPoint placeOf(int position) const;
    [[nodiscard]] QByteArray property(const char *name) const
    {
        return game().record().tree().values(game().cursor().node(), name).first().toByteArray();
    }

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

void CommentPanelTest::aRunOfTypingIsUndoneAtOnce()
{
    placeTextCursor(2);
    QTest::keyClicks(&text(), QStringLiteral("xy"));

    QTest::keySequence(&text(), QKeySequence::Undo);
    QCOMPARE(comment(), QStringLiteral("At the start"));
    QCOMPARE(text().toPlainText(), QStringLiteral("At the start"));
    QCOMPARE(text().textCursor().position(), 2);

    QTest::keySequence(&text(), QKeySequence::Redo);
    QCOMPARE(comment(), QStringLiteral("Atxy the start"));
}

void CommentPanelTest::hardBlanksSurviveTyping()
{
    const QString french = QStringLiteral("Bien joué%1!").arg(QChar(QChar::Nbsp));
    game().record().setComment(game().cursor().node(), french);
    text().moveCursor(QTextCursor::End);

    QTest::keyClicks(&text(), QStringLiteral("!"));

    QCOMPARE(comment(), french + u'!');
}

void CommentPanelTest::aLongCommentIsShownInPartAndKeptWhole()
{
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    // It is one word, the worst for breaking lines.
    const QString whole = QString(399'998, u'x') + QStringLiteral("zz");
    const test::ProcessorTime time;
    game().record().setComment(game().cursor().node(), whole);
    placeTextCursor(0);
    QTest::keyClicks(&text(), QStringLiteral("ab"));
    QVERIFY(!m_panel->grab().isNull());
    QVERIFY2(time.seconds() < 5, qPrintable(QString::number(time.seconds())));

    QVERIFY(text().toPlainText().startsWith(QLatin1String("abxx")));
    QVERIFY(text().toPlainText().size() < 150'000);
    QVERIFY(comment() == QLatin1String("ab") + whole);
    QTest::failOnWarning(QRegularExpression(QStringLiteral("out of range")));
    m_panel->selectText(QStringLiteral("zz"), Qt::CaseSensitive);
    QVERIFY(!text().textCursor().hasSelection());
    const auto *more = text().findChild<QLabel *>();
    QVERIFY(more->isVisible());
    QVERIFY(more->text().contains(QLatin1String("300,000")));

    setComment("short");
    QCOMPARE(text().toPlainText(), QStringLiteral("short"));
    QVERIFY(!more->isVisible());
}

void CommentPanelTest::longWordsArePastedQuickly()
{
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    QGuiApplication::clipboard()->setText(QString(200'000, u'x'));
    const test::ProcessorTime time;
    text().paste();
    QVERIFY(!m_panel->grab().isNull());
    QVERIFY2(time.seconds() < 2, qPrintable(QString::number(time.seconds())));
    QCOMPARE(comment().size(), 200'000 + QLatin1String("At the start").size());
}

QPoint CommentPanelTest::placeOf(int position) const
{
    QTextCursor cursor(text().document());
    cursor.setPosition(position);
    return text().cursorRect(cursor).center() + QPoint(2, 0);
}

void CommentPanelTest::pointsLightUpUnderTheMouse()
{
    using Points = std::vector<Point>;
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    setComment("White answers at C3.");
    Points lit;
    connect(m_panel.get(), &CommentPanel::pointsLit, this, [&](const Points &p) { lit = p; });

    QTest::mouseMove(text().viewport(), placeOf(17));
    QCOMPARE(lit, Points{test::at("C3")});
    QCOMPARE(text().viewport()->cursor().shape(), Qt::PointingHandCursor);

    QTest::mouseMove(text().viewport(), placeOf(2));
    QCOMPARE(lit, Points());
    QCOMPARE(text().viewport()->cursor().shape(), Qt::IBeamCursor);

    QTest::mouseMove(text().viewport(), placeOf(17));
    QCOMPARE(lit.size(), std::size_t(1));
    setComment("Tenuki.");
    QCOMPARE(lit, Points()); // the words are gone
}

void CommentPanelTest::pointsLightUpUnderTheTextCursor()
{
    using Points = std::vector<Point>;
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    setComment("At e5 or z9");
    Points lit;
    connect(m_panel.get(), &CommentPanel::pointsLit, this, [&](const Points &p) { lit = p; });
    text().setFocus();

    placeTextCursor(4);
    QCOMPARE(lit, Points{test::at("E5")});

    placeTextCursor(10);
    QCOMPARE(lit, Points());
}

void CommentPanelTest::aMoveLightsItsPointAndIsGoneTo()
{
    using Points = std::vector<Point>;
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    setComment("See move 2 there");
    Points lit;
    connect(m_panel.get(), &CommentPanel::pointsLit, this, [&](const Points &p) { lit = p; });

    QTest::mouseMove(text().viewport(), placeOf(6));
    QCOMPARE(lit, Points{test::at("C7")});

    QTest::mouseClick(text().viewport(), Qt::LeftButton, {}, placeOf(6));
    QCOMPARE(game().cursor().moveNumber(), 2);
}

void CommentPanelTest::altReturnFollowsALink()
{
    setComment("Look at #1.");
    placeTextCursor(9);

    QTest::keyClick(&text(), Qt::Key_Return, Qt::AltModifier);

    QCOMPARE(game().cursor().moveNumber(), 1);
}

void CommentPanelTest::theNameOfThePositionIsEdited()
{
    auto *name = test::control<QLineEdit>(*m_panel, "Name of this position");

    QTest::keyClicks(name, QStringLiteral("Opening [1]"));
    QCOMPARE(property("N"), QByteArray("Opening [1\\]"));
    game().record().undo(); // all letters in one step
    QVERIFY(!game().record().tree().has(game().cursor().node(), "N"));
    game().record().redo();

    name->selectAll();
    QTest::keyClick(name, Qt::Key_Delete);
    QVERIFY(!game().record().tree().has(game().cursor().node(), "N"));
}

void CommentPanelTest::aNameThatIsTooLongToEditIsKept()
{
    auto *name = test::control<QLineEdit>(*m_panel, "Name of this position");
    const QByteArray longName(3000, 'x');
    const NodeId node = game().cursor().node();
    game().record().setProperty(node, "N", longName);
    QVERIFY(name->toolTip().contains(QLatin1String("3,000")));
    QTest::keyClicks(name, QStringLiteral("y"));
    QCOMPARE(property("N"), longName);

    game().record().setProperty(node, "N", "short");
    QTest::keyClicks(name, QStringLiteral("er"));
    QCOMPARE(property("N"), QByteArray("shorter"));
}

void CommentPanelTest::aJudgementIsTurnedByItsButton()
{
    auto *good = test::control<QToolButton>(*m_panel, "Good move");
    QVERIFY(!good->isEnabled()); // there is no move at the start
    game().cursor().forward();
    QVERIFY(good->isEnabled());

    QTest::mouseClick(good, Qt::LeftButton);
    QCOMPARE(property("TE"), QByteArray("1"));
    QVERIFY(good->isChecked());
    QCOMPARE(good->text(), QStringLiteral("!"));

    QTest::mouseClick(good, Qt::LeftButton);
    QCOMPARE(property("TE"), QByteArray("2"));
    QCOMPARE(good->text(), QStringLiteral("!!"));

    auto *bad = test::control<QToolButton>(*m_panel, "Bad move");
    QTest::keyClick(bad, Qt::Key_Space);
    QCOMPARE(property("BM"), QByteArray("1"));
    QVERIFY(!good->isChecked());
    QVERIFY(!game().record().tree().has(game().cursor().node(), "TE"));

    game().record().undo();
    QCOMPARE(property("TE"), QByteArray("2"));
    QVERIFY(good->isChecked());
    QVERIFY(!bad->isChecked());
}

void CommentPanelTest::judgementsHaveKeys()
{
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));

    QTest::keyClick(m_panel.get(), Qt::Key_5, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(property("GB"), QByteArray("1"));

    QTest::keyClick(m_panel.get(), Qt::Key_9, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(property("HO"), QByteArray("1"));
}

void CommentPanelTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_panel), QStringList());
}

SHINPAN_TEST(CommentPanelTest)
#include "commentpanel_test.moc"
