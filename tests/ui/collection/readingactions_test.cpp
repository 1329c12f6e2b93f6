#include "ui/collection/readingactions.h"

#include "core/record/sgf/recordbytes.h"
#include "core/util/wholefile.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/collection/gamelistmodel.h"
#include "ui/collection/readingdialogs.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/fileoptions.h"
#include "ui/kit/noticebar.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include <memory>

using namespace shinpan;

/// The actions that tell a person how a file was read, and offer what can be done about it.
class ReadingActionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_open = std::make_unique<test::OpenWindow>(); }
    void cleanup() { m_open.reset(); }

    void nothingIsSaidOfAProperFile();
    void repairsAreCountedAndListed();
    void aRepairLeadsToItsGame();
    void aGuessedEncodingIsTold();
    void anotherLikelyEncodingIsOffered();
    void komiOfFoxIsANote();
    void encodingsAreTriedAtOnce();
    void theFirstEncodingComesBackWhenItIsCalledOff();
    void theChosenEncodingCanBecomeTheUsualOne();
    void changesAreAskedAboutFirst();
    void anotherFormatIsSavedAsSgf();

private:
    void open(const QByteArray &sgf);
    [[nodiscard]] QString path() const
    {
        return m_open->directory.filePath(QStringLiteral("games.sgf"));
    }
    [[nodiscard]] DocumentController &document() const { return m_open->window->document(); }
    [[nodiscard]] NoticeBar &notices() const { return m_open->part<NoticeBar>(); }
    void press(const char *button) const;
    [[nodiscard]] EncodingDialog *encodingDialog() const
    {
        return m_open->window->findChild<EncodingDialog *>();
    }
    void tryCharset(const char *name) const;
    [[nodiscard]] QString blackName() const
    {
        return m_open->table.game.record().info().playerName.black;
    }

    std::unique_ptr<test::OpenWindow> m_open;
};

namespace {

/// 御 in Shift-JIS, which nothing says.
constexpr const char *Unknown = "(;SZ[9]PB[\x8C\xE4];B[ee])";

} // namespace

void ReadingActionsTest::open(const QByteArray &sgf)
{
    QVERIFY(saveWholeFile(sgf, path()));
    document().openFile(path());
}

void ReadingActionsTest::press(const char *button) const
{
    test::buttonWithText<QPushButton>(notices(), button)->click();
}

void ReadingActionsTest::tryCharset(const char *name) const
{
    auto *list = test::control<QTreeWidget>(*encodingDialog(), "Encodings");
    const QList<QTreeWidgetItem *> items =
        list->findItems(QLatin1String(name), Qt::MatchExactly, 0);
    QCOMPARE(items.size(), 1);
    list->setCurrentItem(items.first());
}

void ReadingActionsTest::nothingIsSaidOfAProperFile()
{
    open("(;FF[4]GM[1]SZ[9]CA[UTF-8];B[ee])");

    QVERIFY(notices().isHidden());
    QVERIFY(!m_open->window->findChild<ReadingActions *>()->repairs->isEnabled());
}

void ReadingActionsTest::repairsAreCountedAndListed()
{
    open("(;FF[4]GM[1]SZ[9]\n;B[zz];W[ee]!)");
    QCOMPARE(notices().text(), QStringLiteral("Read with 2 repair(s)."));

    press("Show");

    auto *dialog = m_open->window->findChild<WarningsDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    const auto *list = test::control<QTreeWidget>(*dialog, "Repairs");
    QCOMPARE(list->topLevelItemCount(), 2);
    const QTreeWidgetItem *first = list->topLevelItem(0);
    QCOMPARE(first->text(0), QStringLiteral("2"));
    QCOMPARE(first->text(1), QStringLiteral("4"));
    QCOMPARE(first->text(3), QStringLiteral("There is no point \"zz\" on this board"));
    QCOMPARE(first->text(4), QStringLiteral("It has no effect"));
    QCOMPARE(test::unnamedControls(*dialog), QStringList());
}

void ReadingActionsTest::aRepairLeadsToItsGame()
{
    open("(;GN[a])(;GN[b]!)");
    press("Show");
    auto *list = test::control<QTreeWidget>(*m_open->window, "Repairs");

    Q_EMIT list->itemActivated(list->topLevelItem(0), 0);

    QCOMPARE(m_open->table.game.record().info().gameName, QStringLiteral("b"));
}

void ReadingActionsTest::aGuessedEncodingIsTold()
{
    open(Unknown);

    QCOMPARE(notices().text(), QStringLiteral("Its encoding was guessed: Japanese (Shift-JIS)."));
    QCOMPARE(blackName(), QStringLiteral("御"));
}

void ReadingActionsTest::anotherLikelyEncodingIsOffered()
{
    open("(;SZ[9]PB[\xC7\xD8\xC1\xEB];B[ee])");
    QCOMPARE(notices().text(),
             QStringLiteral("Its encoding was guessed: Simplified Chinese (GBK). It may as well be "
                            "Korean (EUC-KR)."));
    QCOMPARE(blackName(), QStringLiteral("秦岭"));

    press("Read as Korean (EUC-KR)");

    QTRY_COMPARE(blackName(), QStringLiteral("해쥰"));
    QVERIFY(!document().isModified());
}

void ReadingActionsTest::komiOfFoxIsANote()
{
    open("(;GM[1]FF[4]SZ[19]KM[50]AP[foxwq];B[pd])");
    QCOMPARE(notices().text(), QStringLiteral("Read with 1 repair(s)."));
    press("Show");
    const auto *list = test::control<QTreeWidget>(*m_open->window, "Repairs");
    QCOMPARE(list->topLevelItem(0)->text(4),
             QStringLiteral("Read as 0.5 points; the file keeps its number"));
    QCOMPARE(m_open->table.game.record().info().komi, std::optional(0.5));
}

void ReadingActionsTest::encodingsAreTriedAtOnce()
{
    open(Unknown);
    press("Change…");
    QVERIFY(encodingDialog());
    QCOMPARE(test::unnamedControls(*encodingDialog()), QStringList());

    tryCharset("Japanese (Shift-JIS)");

    QTRY_COMPARE(blackName(), QStringLiteral("\u5FA1"));
    tryCharset("Simplified Chinese (GBK)");
    QTRY_VERIFY(blackName() != QStringLiteral("\u5FA1"));
    tryCharset("Japanese (Shift-JIS)");
    encodingDialog()->accept();
    QTRY_COMPARE(blackName(), QStringLiteral("\u5FA1"));
    QVERIFY(!document().isModified());
    QVERIFY(m_open->preferences.get(&FileOptions::fallbackCharset) != "windows-31j");
}

void ReadingActionsTest::theFirstEncodingComesBackWhenItIsCalledOff()
{
    open(Unknown);
    const QString before = blackName();
    press("Change…");
    tryCharset("Simplified Chinese (GBK)");
    QTRY_VERIFY(blackName() != before);

    encodingDialog()->reject();

    QTRY_COMPARE(blackName(), before);
}

void ReadingActionsTest::theChosenEncodingCanBecomeTheUsualOne()
{
    open(Unknown);
    press("Change…");
    tryCharset("Japanese (Shift-JIS)");
    encodingDialog()->findChild<QCheckBox *>()->setChecked(true);
    encodingDialog()->accept();
    QCOMPARE(m_open->preferences.get(&FileOptions::fallbackCharset), QByteArray("windows-31j"));

    m_open->reopen();
    open(Unknown);

    QTRY_COMPARE(blackName(), QStringLiteral("\u5FA1"));
}

void ReadingActionsTest::changesAreAskedAboutFirst()
{
    open(Unknown);
    m_open->click("C3");

    m_open->window->findChild<ReadingActions *>()->encoding->trigger();
    QVERIFY(!encodingDialog());
    auto *box = m_open->window->findChild<QMessageBox *>();
    QVERIFY2(box, "nothing is asked");
    test::buttonWithText<QPushButton>(*box, "Discard Changes")->click();

    QVERIFY(encodingDialog());
    QVERIFY(document().isModified()); // until another is tried
    tryCharset("Simplified Chinese (GBK)");
    QVERIFY(!document().isModified());
}

void ReadingActionsTest::anotherFormatIsSavedAsSgf()
{
    const QString gib = m_open->directory.filePath(QStringLiteral("tygem.gib"));
    QVERIFY(QFile::copy(QStringLiteral(SHINPAN_TEST_DATA "/formats/tygem.gib"), gib));
    const QByteArray before = readRecordBytes(gib).value_or(QByteArray());
    document().openFile(gib);
    QVERIFY2(notices().text().startsWith(QLatin1String("This is a GIB file.")),
             qPrintable(notices().text()));

    document().save();
    QDialog *dialog = m_open->window->findChild<QFileDialog *>();
    QVERIFY2(dialog, "no name is asked for");
    dialog->accept();

    QCOMPARE(document().displayName(), QStringLiteral("tygem.sgf"));
    QVERIFY(QFile::exists(m_open->directory.filePath(QStringLiteral("tygem.sgf"))));
    QCOMPARE(readRecordBytes(gib).value_or("gone"), before);
}

SHINPAN_TEST(ReadingActionsTest)

#include "readingactions_test.moc"
