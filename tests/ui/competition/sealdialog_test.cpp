#include "ui/competition/sealdialog.h"

#include "tests/support/testmain.h"
#include "tests/ui/competition/competitionfixture.h"
#include "tests/ui/support/accessiblenames.h"
#include "ui/kit/fieldnote.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QProgressBar>

using namespace shinpan;
using test::buttonWithText;
using test::control;

/// A competition is sealed from its window, by the program that stands beside ours.
class SealDialogTest : public test::CompetitionFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { begin(); }
    void cleanup();

    void whatWouldBeToldIsSeenFirst();
    void whatIsKeptIsToldAsItIs();
    void whatWasSealedIsSaid();
    void aFailureIsSaid();
    void sealingCanBeCancelled();
    void aCompetitionWithoutGamesHasNothingToSeal();
    void everyControlHasAName();

private:
    void openDialog();
    [[nodiscard]] QPushButton *button(const char *text) const
    {
        return buttonWithText<QPushButton>(*m_dialog, text);
    }
    [[nodiscard]] QString note() const { return m_dialog->findChild<FieldNote *>()->text(); }
    /// The cells of a column of what was found.
    [[nodiscard]] QStringList found(int column) const;

    std::unique_ptr<SealDialog> m_dialog;
};

void SealDialogTest::initTestCase()
{
    const QByteArray folder = QFileInfo(QStringLiteral(SHINPAN_CLI)).path().toLocal8Bit();
    qputenv("PATH", folder + ':' + qgetenv("PATH"));
}

void SealDialogTest::cleanup()
{
    m_dialog.reset();
    end();
}

void SealDialogTest::openDialog()
{
    m_dialog = std::make_unique<SealDialog>(path("cup.toml"));
    m_dialog->show();
    QTRY_VERIFY_WITH_TIMEOUT(button("Seal…")->isEnabled(), Wait);
}

QStringList SealDialogTest::found(int column) const
{
    const QAbstractItemModel &model =
        *control<QTableView>(*m_dialog, "What would tell of people and computers")->model();
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        texts += model.index(row, column).data().toString();
    }
    return texts;
}

void SealDialogTest::whatWouldBeToldIsSeenFirst()
{
    writeCup(2);
    playOut();
    openDialog();
    QVERIFY(found(0).contains(QStringLiteral("Folder")));
    QVERIFY(found(2).contains(QStringLiteral("/folder-1")));
    QCOMPARE(control<QTableView>(*m_dialog, "Not in the file")->model()->rowCount(), 1);
    QVERIFY(!QFile::exists(path("cup.seal.zip")));
}

void SealDialogTest::whatIsKeptIsToldAsItIs()
{
    writeCup(2);
    playOut();
    openDialog();
    QTest::mouseClick(buttonWithText<QCheckBox>(*m_dialog, "Folders"), Qt::LeftButton);
    QVERIFY(!button("Seal…")->isEnabled()); // it looks again
    QTRY_VERIFY_WITH_TIMEOUT(button("Seal…")->isEnabled(), Wait);
    QVERIFY(!found(2).contains(QStringLiteral("/folder-1")));
    QVERIFY(found(2).contains(QStringLiteral("as it is")));
}

void SealDialogTest::whatWasSealedIsSaid()
{
    writeCup(2);
    playOut();
    openDialog();
    m_dialog->seal(path("out.zip"));
    QVERIFY(control<QProgressBar>(*m_dialog, "Progress")->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(button("Seal…")->isEnabled(), Wait);
    QVERIFY(QFile::exists(path("out.zip")));
    QVERIFY2(note().startsWith(QStringLiteral("2 game")), qPrintable(note()));
    QTest::mouseClick(button("Copy SHA-256"), Qt::LeftButton);
    QVERIFY(note().endsWith(QGuiApplication::clipboard()->text()));
    QCOMPARE(QGuiApplication::clipboard()->text().size(), 64);
}

void SealDialogTest::aFailureIsSaid()
{
    writeCup(2);
    playOut();
    openDialog();
    m_dialog->seal(path("no such folder/out.zip"));
    QTRY_VERIFY_WITH_TIMEOUT(note().startsWith(QStringLiteral("Not sealed: ")), Wait);
    QVERIFY2(note().contains(QStringLiteral("no such folder")), qPrintable(note()));
    QTRY_VERIFY_WITH_TIMEOUT(button("Seal…")->isEnabled(), Wait);
}

void SealDialogTest::sealingCanBeCancelled()
{
    writeCup(2);
    playOut();
    openDialog();
    m_dialog->seal(path("out.zip"));
    QTest::mouseClick(button("Cancel"), Qt::LeftButton);
    QCOMPARE(note(), QStringLiteral("Not sealed: it was stopped."));
    QVERIFY(m_dialog->isVisible());
    QVERIFY(button("Seal…")->isEnabled());
    QTest::mouseClick(button("Close"), Qt::LeftButton);
    QVERIFY(!m_dialog->isVisible());
}

void SealDialogTest::aCompetitionWithoutGamesHasNothingToSeal()
{
    writeCup(2);
    open();
    QVERIFY(!buttonWithText<QPushButton>(*m_window, "Seal…")->isEnabled());
    playOut();
    QTRY_VERIFY(buttonWithText<QPushButton>(*m_window, "Seal…")->isEnabled());
    press("Seal…");
    QTRY_VERIFY(m_window->findChild<SealDialog *>()->isVisible());
}

void SealDialogTest::everyControlHasAName()
{
    writeCup(2);
    playOut();
    openDialog();
    QCOMPARE(test::unnamedControls(*m_dialog), QStringList());
}

SHINPAN_TEST(SealDialogTest)
#include "sealdialog_test.moc"
