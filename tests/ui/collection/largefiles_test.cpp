#include "core/record/sgf/recordbytes.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/util/wholefile.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/collection/collectionfeature.h"
#include "ui/document/documentcontroller.h"
#include "ui/document/gameloader.h"
#include "ui/kit/slicedwork.h"

#include <QElapsedTimer>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace shinpan;

/// Files that take longer to read and write than the window may freeze.
class LargeFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_open.reset(); }

    void theOldDocumentStaysUntilTheNewOneIsThere();
    void whatTakesLongIsShown();
    void readingCanBeGivenUp();
    void changesMadeMeanwhileAreAskedAbout();
    void aNewGameGivesReadingUp();
    void savingGoesOnBesideTheEvents();
    void whatIsChangedWhileItIsSavedIsUnsaved();
    void savingCanBeGivenUp();

private:
    [[nodiscard]] QString large() const { return m_files.filePath(QStringLiteral("large.sgf")); }
    [[nodiscard]] DocumentController &document() const { return m_open->window->document(); }
    [[nodiscard]] QString shown() const { return m_open->table.game.record().info().gameName; }
    [[nodiscard]] bool openLarge() const;
    /// Whether another reader, which begins later and has the same slices, gets through the large
    /// file: what the window did not give up is there as well by then.
    [[nodiscard]] bool isReadElsewhere() const;

    QTemporaryDir m_files;
    std::unique_ptr<test::OpenWindow> m_open;
};

namespace {

constexpr std::size_t Games = 5000; // several slices on any machine

} // namespace

void LargeFilesTest::initTestCase()
{
    const QByteArray game =
        "(;FF[4]GM[1]SZ[9]GN[large]" + QByteArray(";B[aa];W[bb]").repeated(200) + ")\n";
    QVERIFY(saveWholeFile(game.repeated(static_cast<qsizetype>(Games)), large()));
}

void LargeFilesTest::init()
{
    m_open = std::make_unique<test::OpenWindow>();
    const QString small = m_open->directory.filePath(QStringLiteral("small.sgf"));
    QVERIFY(saveWholeFile("(;FF[4]GM[1]SZ[9]GN[small])", small));
    document().openFile(small);
    QCOMPARE(shown(), QStringLiteral("small"));
}

bool LargeFilesTest::openLarge() const
{
    document().openFile(large());
    return test::eventually([this] { return document().games().size() == Games; });
}

bool LargeFilesTest::isReadElsewhere() const
{
    GameLoader later;
    bool isRead = false;
    later.readFile(large(), {}, [&isRead](const auto &loaded) { isRead = loaded.has_value(); });
    return test::eventually([&isRead] { return isRead; });
}

void LargeFilesTest::theOldDocumentStaysUntilTheNewOneIsThere()
{
    const QSignalSpy progress(&document(), &DocumentController::workProgressed);

    document().openFile(large());
    QCOMPARE(progress.size(), 1); // the first slice is done at once
    QCOMPARE(shown(), QStringLiteral("small"));
    QCOMPARE(document().displayName(), QStringLiteral("small.sgf"));

    QVERIFY(test::eventually([this] { return shown() == QLatin1String("large"); }));
    QCOMPARE(document().games().size(), Games);
    QCOMPARE(document().displayName(), QStringLiteral("large.sgf"));
}

void LargeFilesTest::whatTakesLongIsShown()
{
    const auto &bar = m_open->part<WorkBar>();
    QVERIFY(bar.isHidden());

    Q_EMIT document().workProgressed(QStringLiteral("Opening…"), 0.1);
    QVERIFY(bar.isHidden());
    QElapsedTimer time;
    time.start();
    qint64 hidden = 0; // milliseconds
    QVERIFY(test::eventually([&] {
        const qint64 before = time.elapsed();
        Q_EMIT document().workProgressed(QStringLiteral("Opening…"), 0.5);
        hidden = bar.isHidden() ? before : hidden;
        return bar.isVisible();
    }));

    QVERIFY2(hidden < 200, qPrintable(QString::number(hidden))); // longer is worth a word
    QCOMPARE(test::control<QProgressBar>(bar, "How much is done")->value(), 500);
    Q_EMIT document().workEnded();
    QVERIFY(bar.isHidden());
}

void LargeFilesTest::readingCanBeGivenUp()
{
    document().openFile(large());

    test::buttonWithText<QPushButton>(m_open->part<WorkBar>(), "Cancel")->click();

    QVERIFY(isReadElsewhere());
    QCOMPARE(shown(), QStringLiteral("small"));
    QCOMPARE(document().games().size(), std::size_t{1});
}

void LargeFilesTest::changesMadeMeanwhileAreAskedAbout()
{
    document().openFile(large());
    m_open->click("E5");

    QMessageBox *box = nullptr;
    QVERIFY(test::eventually([&] {
        box = m_open->window->findChild<QMessageBox *>();
        return box != nullptr;
    }));
    QCOMPARE(shown(), QStringLiteral("small"));
    box->button(QMessageBox::Discard)->click();

    QCOMPARE(shown(), QStringLiteral("large"));
}

void LargeFilesTest::aNewGameGivesReadingUp()
{
    document().openFile(large());

    m_open->table.set({}, {});

    QVERIFY(isReadElsewhere());
    QCOMPARE(shown(), QString());
    QCOMPARE(document().games().size(), std::size_t{1});
}

void LargeFilesTest::savingGoesOnBesideTheEvents()
{
    QVERIFY(openLarge());
    m_open->click("E5");
    const QString copy = m_files.filePath(QStringLiteral("copy.sgf"));

    document().extract(document().games().games(), copy);
    QVERIFY(!QFile::exists(copy));

    QVERIFY(test::eventually([&copy] { return QFile::exists(copy); }));
    const auto saved = readSgfCollectionFile(copy);
    QVERIFY(saved);
    QCOMPARE(saved->size(), Games);
    QCOMPARE(saved->summary(0).nodes, 402U);
    QVERIFY(QFile::remove(copy));
}

void LargeFilesTest::whatIsChangedWhileItIsSavedIsUnsaved()
{
    QVERIFY(openLarge());
    m_open->click("E5");
    const QSignalSpy ended(&document(), &DocumentController::workEnded);

    document().save();
    QVERIFY(document().isModified()); // until it is on the disk
    m_open->click("C3");

    QVERIFY(test::eventually([&ended] { return !ended.isEmpty(); }));
    QVERIFY(document().isModified());
    const auto saved = readSgfCollectionFile(large());
    QVERIFY(saved);
    QCOMPARE(saved->summary(0).nodes, 402U);
    document().forgetChanges();
}

void LargeFilesTest::savingCanBeGivenUp()
{
    QVERIFY(openLarge());
    const QByteArray before = readRecordBytes(large()).value_or(QByteArray());
    m_open->click("G7");

    document().save();
    document().cancelWork();

    QVERIFY(document().isModified());
    const QSignalSpy progress(&document(), &DocumentController::workProgressed);
    SlicedWork later;
    int slices = 0;
    later.start([&slices] { return ++slices == 5; });
    QVERIFY(test::eventually([&later] { return !later.isRunning(); }));
    QCOMPARE(progress.size(), 0); // every slice of the writing would be told
    QVERIFY(readRecordBytes(large()).value_or("gone") == before);
    document().forgetChanges();
}

SHINPAN_TEST(LargeFilesTest)
#include "largefiles_test.moc"
