#include "ui/info/propertydialog.h"

#include "core/record/gamecursor.h"
#include "core/record/gamerecord.h"
#include "core/record/sgf/sgfcollection.h"
#include "tests/support/processortime.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/kit/fieldnote.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <memory>
#include <vector>

using namespace shinpan;

class PropertyDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void allPropertiesOfTheNodeAreListed();
    void theCursorIsFollowed();
    void manyChangesAtOnceAreShownOnce();
    void aPropertyIsEdited();
    void aPropertyIsAdded();
    void aPropertyIsRemoved();
    void unknownOnesAreKept();
    void longValuesAreShownInPartAndKeptWhole();
    void whatCannotBeStoredIsRefused_data();
    void whatCannotBeStoredIsRefused();
    void whatIsOddIsStoredAndExplained();
    void oddPropertiesOfAFileAreMarked();
    void everyControlHasAName();

private:
    [[nodiscard]] QTreeWidget &list() const
    {
        QCoreApplication::processEvents(); // changes are shown when all of them are made
        return *test::control<QTreeWidget>(*m_dialog, "Properties of this node");
    }
    [[nodiscard]] QLineEdit &name() const
    {
        return *test::control<QLineEdit>(*m_dialog, "Name of the property");
    }
    [[nodiscard]] QPlainTextEdit &values() const
    {
        QCoreApplication::processEvents();
        return *test::control<QPlainTextEdit>(*m_dialog, "Values, each in brackets");
    }
    [[nodiscard]] QPushButton &button(const char *text) const
    {
        return *test::buttonWithText<QPushButton>(*m_dialog, text);
    }
    [[nodiscard]] QStringList names() const;
    void select(const char *property) const;
    void type(const char *property, const char *text) const;
    [[nodiscard]] QByteArray raw(const char *property) const
    {
        return m_record->tree().values(m_cursor->node(), property).text().toByteArray();
    }

    std::unique_ptr<GameRecord> m_record;
    std::unique_ptr<GameCursor> m_cursor;
    std::unique_ptr<PropertyDialog> m_dialog;
};

void PropertyDialogTest::init()
{
    m_record = std::make_unique<GameRecord>(
        readSgf("(;SZ[9]KM[6.5]PB[Né];B[ee]C[two\nlines]KGSDE[a][b];W[zz]GB[1]DM[1])")
            .value()
            .tree);
    m_cursor = std::make_unique<GameCursor>(*m_record);
    m_dialog = std::make_unique<PropertyDialog>(*m_cursor);
    m_dialog->show();
}

void PropertyDialogTest::cleanup()
{
    m_dialog.reset();
    m_cursor.reset();
    m_record.reset();
}

QStringList PropertyDialogTest::names() const
{
    QStringList names;
    for (int row = 0; row < list().topLevelItemCount(); ++row) {
        names += list().topLevelItem(row)->text(0);
    }
    return names;
}

void PropertyDialogTest::select(const char *property) const
{
    list().setCurrentItem(
        list().findItems(QString::fromLatin1(property), Qt::MatchExactly).front());
}

void PropertyDialogTest::type(const char *property, const char *text) const
{
    button("New").click();
    QTest::keyClicks(&name(), QString::fromLatin1(property));
    QTest::keyClicks(&values(), QString::fromUtf8(text));
}

void PropertyDialogTest::allPropertiesOfTheNodeAreListed()
{
    QCOMPARE(names(),
             (QStringList{QStringLiteral("SZ"), QStringLiteral("KM"), QStringLiteral("PB")}));
    select("PB");
    QCOMPARE(values().toPlainText(), QStringLiteral("[Né]"));
}

void PropertyDialogTest::theCursorIsFollowed()
{
    m_cursor->forward();

    QCOMPARE(names(),
             (QStringList{QStringLiteral("B"), QStringLiteral("C"), QStringLiteral("KGSDE")}));
    select("C");
    QCOMPARE(values().toPlainText(), QStringLiteral("[two\nlines]"));
}

/// Painting marks across the board makes such changes.
void PropertyDialogTest::manyChangesAtOnceAreShownOnce()
{
    const QSignalSpy filled(list().model(), &QAbstractItemModel::rowsInserted);
    std::vector<QByteArray> marked;
    for (char column = 'a'; column < 'j'; ++column) {
        marked.push_back(QByteArray(2, column));
        m_record->setProperty(m_cursor->node(), "TR", marked);
    }

    select("TR");

    QCOMPARE(values().toPlainText(), QStringLiteral("[aa][bb][cc][dd][ee][ff][gg][hh][ii]"));
    QCOMPARE(filled.size(), 1);
}

void PropertyDialogTest::aPropertyIsEdited()
{
    select("KM");
    QVERIFY(!button("Set").isEnabled());

    values().selectAll();
    QTest::keyClicks(&values(), QStringLiteral("[7.5]"));
    button("Set").click();

    QCOMPARE(raw("KM"), QByteArray("[7.5]"));
    QCOMPARE(list().currentItem()->text(0), QStringLiteral("KM"));
    m_record->undo();
    QCOMPARE(raw("KM"), QByteArray("[6.5]"));
    QCOMPARE(values().toPlainText(), QStringLiteral("[6.5]"));
}

void PropertyDialogTest::aPropertyIsAdded()
{
    type("TR", "[aa][cc:dd]");
    button("Set").click();

    QCOMPARE(raw("TR"), QByteArray("[aa][cc:dd]"));
    QVERIFY(names().contains(QLatin1String("TR")));
}

void PropertyDialogTest::aPropertyIsRemoved()
{
    select("PB");

    button("Remove").click();

    QVERIFY(!m_record->tree().has(m_cursor->node(), "PB"));
    m_record->undo();
    QCOMPARE(raw("PB"), QByteArray("[Né]"));
}

void PropertyDialogTest::unknownOnesAreKept()
{
    m_cursor->forward();
    select("KGSDE");

    QTest::keyClick(&values(), Qt::Key_End);
    QTest::keyClicks(&values(), QStringLiteral("[c]"));
    button("Set").click();

    QCOMPARE(raw("KGSDE"), QByteArray("[a][b][c]"));
}

void PropertyDialogTest::longValuesAreShownInPartAndKeptWhole()
{
    const QByteArray whole(400'000, 'x');
    const test::ProcessorTime time;
    m_record->setProperty(m_cursor->node(), "AR",
                          std::vector<QByteArray>(20'000, QByteArray("aa:bb")));
    select("AR");
    QVERIFY(!m_dialog->grab().isNull());
    m_record->setProperty(m_cursor->node(), "XX", whole);
    select("XX");
    QVERIFY(!m_dialog->grab().isNull());
    QVERIFY2(time.seconds() < 5, qPrintable(QString::number(time.seconds())));
    QVERIFY(values().toPlainText().size() < 150'000);

    values().moveCursor(QTextCursor::Start);
    values().moveCursor(QTextCursor::Right); // behind the bracket
    QTest::keyClicks(&values(), QStringLiteral("y"));
    button("Set").click();
    QVERIFY(raw("XX") == "[y" + whole + "]");
}

void PropertyDialogTest::whatCannotBeStoredIsRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");

    QTest::newRow("name") << QByteArray("tr") << QByteArray("[aa]")
                          << QStringLiteral("Names are made of capital letters");
    QTest::newRow("no brackets") << QByteArray("TR") << QByteArray("aa")
                                 << QStringLiteral("Each value stands in brackets");
    QTest::newRow("open bracket") << QByteArray("TR") << QByteArray("[aa")
                                  << QStringLiteral("Each value stands in brackets");
    QTest::newRow("nothing") << QByteArray("TR") << QByteArray("")
                             << QStringLiteral("Each value stands in brackets");
}

void PropertyDialogTest::whatCannotBeStoredIsRefused()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);

    type(name.constData(), text.constData());

    QVERIFY(!button("Set").isEnabled());
    const QString told = values().accessibleDescription();
    QVERIFY2(told.startsWith(reason), qPrintable(told));
}

void PropertyDialogTest::whatIsOddIsStoredAndExplained()
{
    type("HA", "[1]");
    QCOMPARE(values().accessibleDescription(), QStringLiteral("\"1\" is not between 2 and 2704"));
    QVERIFY(button("Set").isEnabled());

    button("Set").click();

    QCOMPARE(raw("HA"), QByteArray("[1]"));
}

void PropertyDialogTest::oddPropertiesOfAFileAreMarked()
{
    m_cursor->forward(2);

    const auto reason = [this](const char *property) {
        return list()
            .findItems(QString::fromLatin1(property), Qt::MatchExactly)
            .front()
            ->toolTip(0);
    };
    QCOMPARE(reason("W"), QStringLiteral("There is no point \"zz\" on this board"));
    QCOMPARE(reason("GB"), QStringLiteral("This contradicts DM"));
}

void PropertyDialogTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_dialog), QStringList());
}

SHINPAN_TEST(PropertyDialogTest)
#include "propertydialog_test.moc"
