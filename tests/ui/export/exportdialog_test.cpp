#include "ui/export/exportdialog.h"

#include "core/record/sgf/sgfcollection.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QXmlStreamReader>

using namespace shinpan;
using test::buttonWithText;
using test::control;

namespace {

constexpr char Game[] = "(;GM[1]SZ[9];B[ee];W[gc];B[cg];W[gg]TR[gg];B[cc])";

GameTree game()
{
    return readSgf(Game)->tree;
}

bool isWellFormed(const QByteArray &xml)
{
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        reader.readNext();
    }
    return !reader.hasError();
}

} // namespace

class ExportDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyControlHasAName();
    void everyFormatWritesItsFile_data();
    void everyFormatWritesItsFile();
    void draggingAcrossThePreviewChoosesAPart();
    void aPartThatMakesNoSenseIsTold();
    void movesGetNumbers();
    void slidesAreSteppedThrough();
    void slidesAreWrittenWhileTheWindowLives();
    void aLargePictureIsGivenUpAndNothingIsThere();
    void slidesAreGivenUpAndNothingIsThere();
    void aFileThatCannotBeWrittenIsTold();
    void lettersAreShownAndCopied();
    void picturesAreCopiedAsPixelsAndDrawing();
    void slidesChosenInTheMomentBeforeAreNotCopied();
    void whatMeansNothingIsDisabled();
    void theNameIsAskedFor();
    void settingsComeBack();

private:
    void open(const ExportSettings &settings = {});
    void choose(ExportFormat format) const;
    [[nodiscard]] QString path(const char *name) const
    {
        return m_directory->filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QByteArray content(const char *name) const;
    [[nodiscard]] QString complaint() const
    {
        const auto *label = control<QLabel>(*m_dialog, "What is wrong");
        return label->isVisible() ? label->text() : QString();
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<ExportDialog> m_dialog;
};

void ExportDialogTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    open();
}

void ExportDialogTest::cleanup()
{
    m_dialog.reset();
}

/// Opens it on the fourth of five moves.
void ExportDialogTest::open(const ExportSettings &settings)
{
    GameTree tree = game();
    const NodeId here = tree.pathTo(tree.endOfLine(tree.root())).at(4);
    m_dialog =
        std::make_unique<ExportDialog>(std::move(tree), here, settings, QStringLiteral("game"));
    m_dialog->open();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void ExportDialogTest::choose(ExportFormat format) const
{
    auto *box = control<QComboBox>(*m_dialog, "Format");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < static_cast<int>(format); ++i) {
        QTest::keyClick(box, Qt::Key_Down);
    }
    QCOMPARE(m_dialog->settings().format, format);
    QTRY_COMPARE(control<QSlider>(*m_dialog, "Slide")->isVisible(), isSlideShow(format));
}

QByteArray ExportDialogTest::content(const char *name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void ExportDialogTest::everyControlHasAName()
{
    QCOMPARE(test::unnamedControls(*m_dialog), QStringList());
}

void ExportDialogTest::everyFormatWritesItsFile_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QByteArray>("start");
    const auto row = [](const char *name, ExportFormat format, const char *start) {
        QTest::newRow(name) << format << QByteArray(start);
    };
    row("png", ExportFormat::Png, "\x89PNG");
    row("svg", ExportFormat::Svg, "<?xml");
    row("pdf", ExportFormat::Pdf, "%PDF-1.");
    row("animation", ExportFormat::Animation, "\x89PNG");
    row("letters", ExportFormat::PlainText, "   A B C");
    row("senseis", ExportFormat::Senseis, "$$c9\n$$ +---");
    row("latex", ExportFormat::Latex, "\\documentclass");
}

void ExportDialogTest::everyFormatWritesItsFile()
{
    QFETCH(ExportFormat, format);
    QFETCH(QByteArray, start);
    choose(format);
    QSignalSpy exported(m_dialog.get(), &ExportDialog::exported);

    m_dialog->exportTo(path("file"));

    QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 1, 30'000);
    QVERIFY(!m_dialog->isVisible());
    QVERIFY2(content("file").startsWith(start), content("file").left(80).constData());
    QVERIFY(format != ExportFormat::Svg || isWellFormed(content("file")));
    QCOMPARE(QDir(m_directory->path()).entryList(QDir::Files), QStringList{QStringLiteral("file")});
}

void ExportDialogTest::draggingAcrossThePreviewChoosesAPart()
{
    auto *preview = control<ExportPreview>(*m_dialog, "Preview");
    auto *part = control<QLineEdit>(*m_dialog, "Part of the board");
    const QPoint from = preview->placeOf(test::at("C8"));
    const QPoint to = preview->placeOf(test::at("H3"));
    QVERIFY(!from.isNull() && !to.isNull());

    QTest::mousePress(preview, Qt::LeftButton, {}, from);
    QTest::mouseMove(preview, (from + to) / 2);
    QTest::mouseMove(preview, to);
    QTest::mouseRelease(preview, Qt::LeftButton, {}, to);

    QCOMPARE(part->text(), QStringLiteral("C3:H8"));
    m_dialog->exportTo(path("part.png"));
    QTRY_VERIFY(!m_dialog->isVisible());
    const QImage image(path("part.png"));
    QCOMPARE(image.width(), 1200);
    QVERIFY(std::abs(image.height() - 1200) < 60);
    QCOMPARE(image.pixel(0, 0), qRgb(255, 255, 255)); // where coordinates stand

    open();
    control<QLineEdit>(*m_dialog, "Part of the board")->setText(QStringLiteral("A1:B2"));
    QTest::mouseClick(buttonWithText<QPushButton>(*m_dialog, "Whole Board"), Qt::LeftButton);
    QCOMPARE(control<QLineEdit>(*m_dialog, "Part of the board")->text(), QString());
}

void ExportDialogTest::aPartThatMakesNoSenseIsTold()
{
    QTest::keyClicks(control<QLineEdit>(*m_dialog, "Part of the board"), QStringLiteral("C3:Z9"));

    QTRY_VERIFY(complaint().contains(QStringLiteral("C3:K10")));
    QVERIFY(!buttonWithText<QPushButton>(*m_dialog, "Export…")->isEnabled());

    QTest::keyClick(control<QLineEdit>(*m_dialog, "Part of the board"), Qt::Key_A,
                    Qt::ControlModifier);
    QTest::keyClicks(control<QLineEdit>(*m_dialog, "Part of the board"), QStringLiteral("C3:J9"));

    QTRY_COMPARE(complaint(), QString());
    QVERIFY(buttonWithText<QPushButton>(*m_dialog, "Export…")->isEnabled());
}

void ExportDialogTest::movesGetNumbers()
{
    choose(ExportFormat::Senseis);
    QTest::keyClick(control<QComboBox>(*m_dialog, "Contents"), Qt::Key_Down);
    QCOMPARE(control<QSpinBox>(*m_dialog, "Last move")->value(), 4); // the one on the board
    control<QSpinBox>(*m_dialog, "First move")->setValue(3);

    m_dialog->exportTo(path("moves.txt"));

    QCOMPARE(content("moves.txt"), QByteArray("$$Bc9m3\n"
                                              "$$ +-------------------+\n"
                                              "$$ | . . . . . . . . . |\n"
                                              "$$ | . . . . . . . . . |\n"
                                              "$$ | . . , . . . O . . |\n"
                                              "$$ | . . . . . . . . . |\n"
                                              "$$ | . . . . X . . . . |\n"
                                              "$$ | . . . . . . . . . |\n"
                                              "$$ | . . 1 . . . 2 . . |\n"
                                              "$$ | . . . . . . . . . |\n"
                                              "$$ | . . . . . . . . . |\n"
                                              "$$ +-------------------+\n"));
}

void ExportDialogTest::slidesAreSteppedThrough()
{
    choose(ExportFormat::Frames);
    auto *slide = control<QSlider>(*m_dialog, "Slide");
    QCOMPARE(slide->maximum(), 4); // before the first, and after each of four moves
    auto *preview = control<ExportPreview>(*m_dialog, "Preview");
    QVERIFY(!preview->grab().isNull()); // once drawn, it knows its places
    const QPoint middle = preview->placeOf(test::at("E5"));
    const auto isDark = [&] {
        const QImage image = preview->grab().toImage();
        return qGray(image.pixel(middle + QPoint(4, 4))) < 90;
    };

    QVERIFY(!isDark());
    slide->setFocus();
    QTest::keyClick(slide, Qt::Key_Right);
    QVERIFY(isDark());
}

void ExportDialogTest::slidesAreWrittenWhileTheWindowLives()
{
    choose(ExportFormat::Frames);
    QSignalSpy exported(m_dialog.get(), &ExportDialog::exported);

    m_dialog->exportTo(path("slides"));

    QVERIFY(exported.isEmpty()); // not before the event loop came round
    QVERIFY(!QDir(path("slides")).exists());
    QTRY_COMPARE_WITH_TIMEOUT(exported.count(), 1, 30'000);
    QCOMPARE(QDir(path("slides")).entryList(QDir::Files).size(), 5);
}

void ExportDialogTest::aLargePictureIsGivenUpAndNothingIsThere()
{
    choose(ExportFormat::Png);
    m_dialog->exportTo(path("board.png"));
    const auto *progress = control<QProgressBar>(*m_dialog, "Progress");
    QVERIFY(progress->isVisible());
    QVERIFY(progress->maximum() > 1);
    connect(progress, &QProgressBar::valueChanged, buttonWithText<QPushButton>(*m_dialog, "Cancel"),
            &QPushButton::click,
            Qt::QueuedConnection); // after the first rows

    QTRY_VERIFY(!progress->isVisible());
    QCOMPARE(progress->value(), 1);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(QDir(m_directory->path()).isEmpty());
}

void ExportDialogTest::slidesAreGivenUpAndNothingIsThere()
{
    choose(ExportFormat::Frames);
    QSignalSpy exported(m_dialog.get(), &ExportDialog::exported);
    m_dialog->exportTo(path("slides"));
    const auto *progress = control<QProgressBar>(*m_dialog, "Progress");
    QVERIFY(progress->isVisible());
    connect(
        progress, &QProgressBar::valueChanged, m_dialog.get(),
        [this] { QTest::keyClick(m_dialog.get(), Qt::Key_Escape); },
        Qt::QueuedConnection); // after the first slide

    QTRY_VERIFY(!progress->isVisible());
    QCOMPARE(progress->value(), 1);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(buttonWithText<QPushButton>(*m_dialog, "Export…")->isEnabled());
    QVERIFY(QDir(m_directory->path()).isEmpty());
    QVERIFY(exported.isEmpty());
}

void ExportDialogTest::aFileThatCannotBeWrittenIsTold()
{
    m_dialog->exportTo(path("nowhere/board.png"));

    QTRY_VERIFY(!complaint().isEmpty());
    QVERIFY(m_dialog->isVisible());
    QVERIFY2(complaint().startsWith(QStringLiteral("Not exported: ")), qPrintable(complaint()));

    choose(ExportFormat::Frames);
    QTRY_COMPARE(complaint(), QString());
    m_dialog->exportTo(m_directory->path() + QStringLiteral("/nowhere/slides"));
    QTRY_VERIFY(complaint().startsWith(QStringLiteral("Not exported: ")));
    QVERIFY(buttonWithText<QPushButton>(*m_dialog, "Export…")->isEnabled());
}

void ExportDialogTest::lettersAreShownAndCopied()
{
    choose(ExportFormat::PlainText);
    auto *text = control<QPlainTextEdit>(*m_dialog, "Preview");
    QTRY_VERIFY(text->isVisible());
    QVERIFY(text->toPlainText().contains(QStringLiteral(" 5 . . . . X . . . . 5\n")));
    QVERIFY(text->toPlainText().contains(QStringLiteral("(O)")));

    QTest::mouseClick(buttonWithText<QPushButton>(*m_dialog, "Copy"), Qt::LeftButton);

    QCOMPARE(QGuiApplication::clipboard()->text(), text->toPlainText());
}

void ExportDialogTest::picturesAreCopiedAsPixelsAndDrawing()
{
    control<QSpinBox>(*m_dialog, "Width")->setValue(300);

    QTest::mouseClick(buttonWithText<QPushButton>(*m_dialog, "Copy"), Qt::LeftButton);

    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    QCOMPARE(data->imageData().value<QImage>().width(), 300);
    QVERIFY(isWellFormed(data->data(QStringLiteral("image/svg+xml"))));
}

void ExportDialogTest::slidesChosenInTheMomentBeforeAreNotCopied()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("before"));
    auto *format = control<QComboBox>(*m_dialog, "Format");
    format->setCurrentIndex(static_cast<int>(ExportFormat::Frames));
    QCOMPARE(m_dialog->settings().format, ExportFormat::Frames);
    QTest::mouseClick(buttonWithText<QPushButton>(*m_dialog, "Copy"), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
    QVERIFY(!buttonWithText<QPushButton>(*m_dialog, "Copy")->isEnabled());
}

void ExportDialogTest::whatMeansNothingIsDisabled()
{
    QVERIFY(control<QSpinBox>(*m_dialog, "Width")->isEnabled());
    QVERIFY(!control<QSpinBox>(*m_dialog, "First move")->isEnabled());
    choose(ExportFormat::Latex);
    QVERIFY(!control<QSpinBox>(*m_dialog, "Width")->isEnabled());
    QVERIFY(!control<QComboBox>(*m_dialog, "Theme")->isEnabled());
    choose(ExportFormat::Animation);
    QVERIFY(control<QSpinBox>(*m_dialog, "First move")->isEnabled());
    QVERIFY(!control<QComboBox>(*m_dialog, "Contents")->isEnabled());
    QVERIFY(!buttonWithText<QPushButton>(*m_dialog, "Copy")->isEnabled());
}

void ExportDialogTest::theNameIsAskedFor()
{
    QTest::mouseClick(buttonWithText<QPushButton>(*m_dialog, "Export…"), Qt::LeftButton);

    auto *asking = m_dialog->findChild<QFileDialog *>();
    QVERIFY(asking && asking->isVisible());
    QCOMPARE(asking->defaultSuffix(), QStringLiteral("png"));
    QCOMPARE(QFileInfo(asking->selectedFiles().value(0)).fileName(), QStringLiteral("game.png"));
}

void ExportDialogTest::settingsComeBack()
{
    ExportSettings settings;
    settings.format = ExportFormat::Pdf;
    settings.hasNumbers = true;
    settings.hasCoordinates = false;
    settings.hasMarks = false;
    settings.theme = QStringLiteral("print");
    settings.width = 777;
    settings.pace = std::chrono::milliseconds(2500);
    settings.folder = m_directory->path();

    open(settings);

    QCOMPARE(m_dialog->settings(), settings);
}

SHINPAN_TEST(ExportDialogTest)
#include "exportdialog_test.moc"
