#include "ui/review/filesreviewwindow.h"

#include "core/util/wholefile.h"
#include "tests/support/testmain.h"
#include "tests/ui/review/reviewingengine.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/openwindow.h"
#include "ui/engines/filefield.h"
#include "ui/kit/fieldnote.h"
#include "ui/review/reviewactions.h"
#include "ui/review/reviewfilelist.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace shinpan;
using namespace shinpan::test;

/// Reviewing files as a person does it: the menu, a window, and what it says.
class FilesReviewWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aFolderIsReviewedIntoOneBesideItsFiles();
    void aFolderIsReviewedWithWhatIsBelowItButItsReviews();
    void theReviewGoesOnWhileItsWindowIsClosed();
    void aScreenReaderNamesItsControls();
    void theMovesAndTheirOrderAreChosen();
    void itSaysWhatIsMissing();
    void itSaysWhatStaysOrIsReplaced();

private:
    [[nodiscard]] FilesReviewWindow &files() const { return m_open->part<FilesReviewWindow>(); }
    [[nodiscard]] QPushButton &button(const char *text) const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool isDone() const;
    void write(const QString &name, const QByteArray &text) const;

    std::unique_ptr<OpenWindow> m_open;
    QString m_folder;
};

void FilesReviewWindowTest::init()
{
    m_open = std::make_unique<OpenWindow>();
    m_open->store.add(reviewingEngine(m_open->directory.path()));
    m_folder = m_open->directory.filePath(QStringLiteral("games"));
    write(QStringLiteral("one.sgf"), ReviewedGame);
    write(QStringLiteral("two.SGF"), ReviewedGame);
    write(QStringLiteral("notes.txt"), "no game");
    m_open->part<ReviewActions>().files->trigger();
    QTRY_VERIFY(files().isVisible());
}

void FilesReviewWindowTest::cleanup()
{
    m_open.reset();
}

QPushButton &FilesReviewWindowTest::button(const char *text) const
{
    for (QPushButton *button : files().findChildren<QPushButton *>()) {
        if (button->text().remove(u'&') == QString::fromUtf8(text)) {
            return *button;
        }
    }
    qFatal("there is no button %s", text);
}

/// What the window itself says, not a field in it.
QString FilesReviewWindowTest::note() const
{
    return files().findChild<FieldNote *>({}, Qt::FindDirectChildrenOnly)->text();
}

bool FilesReviewWindowTest::isDone() const
{
    return eventually([this] { return files().review().state() == FilesReview::State::Idle; });
}

void FilesReviewWindowTest::write(const QString &name, const QByteArray &text) const
{
    QDir().mkpath(m_folder);
    QVERIFY(saveWholeFile(text, QDir(m_folder).filePath(name)));
}

void FilesReviewWindowTest::aFolderIsReviewedIntoOneBesideItsFiles()
{
    QVERIFY(files().isVisible());
    QVERIFY(!files().isModal());
    files().list().addFolder(m_folder);
    QCOMPARE(files().list().count(), 2);
    QCOMPARE(files().findChild<FileField *>()->path(), m_folder + QStringLiteral("/reviewed"));
    QVERIFY(!button("Pause").isEnabled());
    button("Review").click();
    QVERIFY(button("Pause").isEnabled());
    QVERIFY(!button("Review").isEnabled());
    QVERIFY(!button("Add Files…").isEnabled());
    QCOMPARE(files().list().status(1), QStringLiteral("Waiting"));
    QVERIFY(isDone());
    QCOMPARE(files().list().status(1), QStringLiteral("Written: 1 game(s), 3 mistake(s)"));
    QCOMPARE(note(), QStringLiteral("Written: 2 file(s), 2 game(s), 6 mistake(s)."));
    QCOMPARE(QDir(m_folder + QStringLiteral("/reviewed")).entryList(QDir::Files),
             (QStringList{QStringLiteral("one.sgf"), QStringLiteral("review.html"),
                          QStringLiteral("two.sgf")}));
    QVERIFY(button("Add Files…").isEnabled());
}

void FilesReviewWindowTest::aFolderIsReviewedWithWhatIsBelowItButItsReviews()
{
    QVERIFY(QDir().mkpath(m_folder + QStringLiteral("/deep")));
    QVERIFY(QDir().mkpath(m_folder + QStringLiteral("/reviewed")));
    write(QStringLiteral("deep/three.sgf"), ReviewedGame);
    write(QStringLiteral("reviewed/one.sgf"), ReviewedGame);
    files().list().addFolder(m_folder);
    QCOMPARE(files().list().count(), 3);
    QCOMPARE(files().findChild<FileField *>()->path(), m_folder + QStringLiteral("/reviewed"));
    QVERIFY(!button("Open Report").isEnabled());
    button("Review").click();
    QVERIFY(isDone());
    QVERIFY(button("Open Report").isEnabled());
    QCOMPARE(files().review().page(), m_folder + QStringLiteral("/reviewed/review.html"));
    QFile page(files().review().page());
    QVERIFY(page.open(QIODevice::ReadOnly));
    QVERIFY(page.readAll().contains("<h1>2 games</h1>")); // one stays as it is
}

void FilesReviewWindowTest::theReviewGoesOnWhileItsWindowIsClosed()
{
    FilesReviewWindow *const window = &files();
    files().list().addFolder(m_folder);
    button("Review").click();
    button("Close").click();
    QVERIFY(!window->isVisible());
    QVERIFY(isDone());
    QCOMPARE(window->review().tally().files, 2);
    m_open->part<ReviewActions>().files->trigger();
    QTRY_VERIFY(window->isVisible()); // the same one
    QCOMPARE(&files(), window);
}

void FilesReviewWindowTest::aScreenReaderNamesItsControls()
{
    QCOMPARE(unnamedControls(files()), QStringList());
}

void FilesReviewWindowTest::theMovesAndTheirOrderAreChosen()
{
    files().list().addFolder(m_folder);
    QSpinBox *first = nullptr;
    QSpinBox *last = nullptr;
    for (QSpinBox *field : files().findChildren<QSpinBox *>()) {
        first = field->accessibleName() == QLatin1String("First move") ? field : first;
        last = field->accessibleName() == QLatin1String("Last move") ? field : last;
    }
    QCOMPARE(last->text(), QStringLiteral("the end"));
    first->setValue(5);
    QVERIFY(button("Review").isEnabled());
    last->setValue(4);
    QVERIFY(!button("Review").isEnabled());
    QCOMPARE(note(), QStringLiteral("There is no move in this range."));
    last->setValue(6);
    button("Review").click();
    QVERIFY(isDone());
    QFile written(m_folder + QStringLiteral("/reviewed/one.sgf"));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll().count("SBKV["), 3);
}

void FilesReviewWindowTest::itSaysWhatIsMissing()
{
    QCOMPARE(note(), QStringLiteral("Add the files to review."));
    QVERIFY(!button("Review").isEnabled());
    files().list().addFolder(m_folder);
    QVERIFY(button("Review").isEnabled());
    auto &target = *files().findChild<FileField *>();
    target.setPath({});
    QCOMPARE(note(), QStringLiteral("Choose a folder for the reviewed files."));
    target.setPath(m_folder);
    QCOMPARE(note(), QStringLiteral("The files themselves stay as they are: choose another target "
                                    "folder."));
    QVERIFY(!button("Review").isEnabled());
    target.setPath(m_folder + QStringLiteral("/to"));
    auto &engines = *files().findChild<QListWidget *>();
    engines.item(0)->setCheckState(Qt::Unchecked);
    QCOMPARE(note(), QStringLiteral("Choose an engine."));
    QVERIFY(!button("Review").isEnabled());
    engines.item(0)->setCheckState(Qt::Checked);
    files().findChild<QSpinBox *>()->setValue(0);
    QCOMPARE(note(), QStringLiteral("Say how many visits, or how much time, a position gets."));
    QVERIFY(!button("Review").isEnabled());
}

void FilesReviewWindowTest::itSaysWhatStaysOrIsReplaced()
{
    QDir().mkpath(m_folder + QStringLiteral("/reviewed"));
    write(QStringLiteral("reviewed/one.sgf"), "somebody's");
    files().list().addFolder(m_folder);
    QCOMPARE(note(), QStringLiteral("1 file(s) are in the target folder already and stay as they "
                                    "are."));
    files().findChild<QCheckBox *>()->setChecked(true);
    QCOMPARE(note(), QStringLiteral("1 file(s) in the target folder will be replaced."));
}

SHINPAN_TEST(FilesReviewWindowTest)
#include "filesreviewwindow_test.moc"
