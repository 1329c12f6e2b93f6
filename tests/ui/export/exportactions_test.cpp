#include "ui/export/exportactions.h"

#include "tests/support/testmain.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/openwindow.h"
#include "ui/export/exportdialog.h"
#include "ui/export/printdialog.h"
#include "ui/kit/noticebar.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <tuple>

using namespace shinpan;
using test::control;

/// Exporting and printing from the window, by keys.
class ExportActionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exportingIsOneKeyAwayAndRemembered();
    void printingIsOneKeyAwayAndRemembered();
    void theNextPdfFileGoesWhereTheLastOneWent();
    void thePictureIsCopied();
    void theDiagramIsCopied();
    void settingsOutOfRangeAreMended();
};

void ExportActionsTest::exportingIsOneKeyAwayAndRemembered()
{
    const test::OpenWindow open;
    QTest::keyClick(open.window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = open.window->findChild<ExportDialog *>();
    QVERIFY(dialog && dialog->isVisible());

    control<QSpinBox>(*dialog, "Width")->setValue(432);
    QTest::keyClick(dialog, Qt::Key_Escape);

    QTRY_VERIFY(!open.window->findChild<ExportDialog *>());
    QCOMPARE(open.preferences.get(&ExportSettings::width), 432);
}

void ExportActionsTest::printingIsOneKeyAwayAndRemembered()
{
    const test::OpenWindow open;
    QTest::keyClick(open.window.get(), Qt::Key_P, Qt::ControlModifier);
    auto *dialog = open.window->findChild<PrintDialog *>();
    QVERIFY(dialog && dialog->isVisible());

    QTest::keyClick(control<QComboBox>(*dialog, "Diagrams per page"), Qt::Key_End);
    QTest::keyClick(dialog, Qt::Key_Escape);

    QTRY_VERIFY(!open.window->findChild<PrintDialog *>());
    QCOMPARE(open.preferences.get(&PrintSettings::perPage), 6);
}

void ExportActionsTest::theNextPdfFileGoesWhereTheLastOneWent()
{
    const test::OpenWindow open;
    const QTemporaryDir folder;
    const auto ask = [&open] {
        open.window->activateWindow();
        std::ignore = QTest::qWaitForWindowActive(open.window.get());
        QTest::keyClick(open.window.get(), Qt::Key_P, Qt::ControlModifier);
        return open.window->findChild<PrintDialog *>();
    };
    PrintDialog *dialog = ask();
    QVERIFY(dialog);
    dialog->saveTo(folder.filePath(QStringLiteral("game.pdf")));
    QTRY_VERIFY(!open.window->findChild<PrintDialog *>());

    dialog = ask();
    QVERIFY(dialog);
    test::buttonWithText<QPushButton>(*dialog, "Save as PDF…")->click();

    const auto *files = dialog->findChild<QFileDialog *>();
    QVERIFY(files);
    QCOMPARE(files->directory().absolutePath(), QDir(folder.path()).absolutePath());
}

void ExportActionsTest::thePictureIsCopied()
{
    const test::OpenWindow open;

    QTest::keyClick(open.window.get(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);

    QCOMPARE(QGuiApplication::clipboard()->mimeData()->imageData().value<QImage>().width(),
             open.preferences.get(&ExportSettings::width));
    QVERIFY(open.part<NoticeBar>().text().contains(QStringLiteral("clipboard")));
}

void ExportActionsTest::theDiagramIsCopied()
{
    const test::OpenWindow open;
    open.click("E5");

    open.part<ExportActions>().copyDiagram->trigger();

    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith(QStringLiteral("$$c9\n$$ +---")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("$$ | . . . . B . . . . |")), qPrintable(text));
}

void ExportActionsTest::settingsOutOfRangeAreMended()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(QStringLiteral("shinpan.ini"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[export]\nformat=tiff\nwidth=999999\npaceMilliseconds=-4\n"
               "[print]\nmovesPerDiagram=0\n");
    file.close();

    const Preferences preferences(path);

    QCOMPARE(preferences.get(&ExportSettings::format), ExportFormat::Png);
    QCOMPARE(preferences.get(&ExportSettings::width), MostExportWidth);
    QCOMPARE(preferences.get(&ExportSettings::pace), std::chrono::milliseconds(100));
    QCOMPARE(preferences.get(&PrintSettings::movesPerDiagram), 1);
}

SHINPAN_TEST(ExportActionsTest)
#include "exportactions_test.moc"
