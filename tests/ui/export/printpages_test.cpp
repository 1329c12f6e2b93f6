#include "ui/export/printpages.h"

#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"
#include "tests/ui/export/printing.h"
#include "tests/ui/support/accessiblenames.h"
#include "tests/ui/support/controls.h"
#include "ui/export/printdialog.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPainter>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace shinpan;
using test::buttonWithText;
using test::control;

namespace {

constexpr QSizeF Page(493, 757); // A4 between usual margins, in points

/// Moves along the rows of a 19×19 board, every tenth with a comment of that many words.
GameTree game(int moves, int words = 0)
{
    QByteArray sgf = "(;GM[1]SZ[19]PB[Kuro]BR[4d]PW[Shiro]EV[Cup]DT[2026-11-21]RE[B+2]";
    for (int i = 0; i < moves; ++i) {
        const auto letter = [](int value) { return static_cast<char>('a' + value); };
        sgf += i % 2 == 0 ? ";B[" : ";W[";
        sgf += letter(i % 19);
        sgf += letter(i / 19);
        sgf += ']';
        if (words > 0 && i % 10 == 9) {
            sgf += "C[" + QByteArray("word ").repeated(words) + ']';
        }
    }
    return readSgf(sgf + ')')->tree;
}

PrintPages pagesOf(const GameTree &tree, const PrintSettings &settings)
{
    return test::pagesOf(tree, settings.hasHeader ? printedHeader(tree) : QStringList(), settings,
                         Page);
}

QImage imageOf(const PrintPages &pages, int page)
{
    QImage image(Page.toSize() + QSize(0, 30), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    pages.paint(painter, page);
    return image;
}

/// Whether anything dark was painted there.
bool hasInk(const PrintPages &pages, int page, const QRect &where)
{
    const QImage image = imageOf(pages, page);
    for (int y = where.top(); y <= where.bottom(); ++y) {
        for (int x = where.left(); x <= where.right(); ++x) {
            if (qGray(image.pixel(x, y)) < 128) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

class PrintPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHeaderNamesTheGame();
    void movesAreDividedAmongDiagrams();
    void aGameWithoutMovesIsItsPosition();
    void aCommentFindsItsLettersOnTheBoard();
    void variationsFollowEachBehindWhatItLeaves();
    void commentsNameTheirMoves();
    void pagesHoldAsManyDiagramsAsAskedFor_data();
    void pagesHoldAsManyDiagramsAsAskedFor();
    void shortCommentsTakeFromTheDiagrams();
    void longCommentsGoOnOnTheNextPage();
    void everyPageHasSomethingOnItAndNothingBelow();
    void pagesLaidOutInStepsAreTheSame();
    void theDialogShowsThePagesAndSavesThem();
    void whatWasChosenLastIsSaved();
    void savingIsGivenUpAndNothingIsThere();
    void aPdfThatCannotBeWrittenIsTold();
    void aPrinterIsGivenOnePageAfterTheOther();
    void aPrinterThatTakesNothingIsAnError();
    void thePreviewPaintsThePagesInSight();
    void theDialogsControlsHaveNames();
};

void PrintPagesTest::theHeaderNamesTheGame()
{
    QCOMPARE(printedHeader(game(1)),
             (QStringList{QStringLiteral("Kuro (4d) – Shiro"),
                          QStringLiteral("Cup  ·  2026-11-21  ·  Black wins by 2 points")}));
}

void PrintPagesTest::movesAreDividedAmongDiagrams()
{
    PrintSettings settings;
    settings.movesPerDiagram = 50;
    const GameTree tree = game(120);

    const std::vector<PrintedFigure> figures =
        test::figuresOf(tree, tree.root(), {11, 500}, settings);

    QStringList titles;
    for (const PrintedFigure &figure : figures) {
        titles += figure.title;
    }
    QCOMPARE(titles, (QStringList{QStringLiteral("Moves 11–60"), QStringLiteral("Moves 61–110"),
                                  QStringLiteral("Moves 111–120")}));
}

void PrintPagesTest::aCommentFindsItsLettersOnTheBoard()
{
    const GameTree tree = readSgf("(;SZ[9];B[aa];W[bb]C[A is better]LB[cc:A](;B[dd];W[ee])"
                                  "(;B[ff]C[B too]LB[gg:B];W[hh]))")
                              ->tree;
    PrintSettings settings;
    settings.hasVariations = true;

    const std::vector<PrintedFigure> figures = test::figuresOf(tree, tree.root(), {}, settings);

    QStringList titles;
    QStringList letters;
    for (const PrintedFigure &figure : figures) {
        titles += figure.title;
        const Mark &first = figure.picture.scene.markup.front();
        letters += first.text + QString::fromStdString(vertexOf(first.point));
    }
    QCOMPARE(titles, (QStringList{QStringLiteral("Moves 1–2"), QStringLiteral("Moves 3–4"),
                                  QStringLiteral("Variation: Move 3"),
                                  QStringLiteral("Variation: Move 4")}));
    QCOMPARE(letters, (QStringList{QStringLiteral("AC7"), QStringLiteral("3D6"),
                                   QStringLiteral("BG3"), QStringLiteral("4H2")}));

    settings.hasComments = false;
    QCOMPARE(test::figuresOf(tree, tree.root(), {}, settings).front().title,
             QStringLiteral("Moves 1–4"));
}

void PrintPagesTest::variationsFollowEachBehindWhatItLeaves()
{
    const GameTree tree = readSgf("(;SZ[9];B[aa];W[bb](;B[cc];W[dd](;B[ee])(;B[ff]C[late]))"
                                  "(;B[gg];W[hh](;B[ii];W[ai])(;B[ia]))(;C[words only]))")
                              ->tree;
    PrintSettings settings;
    settings.movesPerDiagram = 2;
    const auto titles = [&] {
        QStringList all;
        for (const PrintedFigure &figure : test::figuresOf(tree, tree.root(), {}, settings)) {
            all += figure.title;
        }
        return all.join(u'|');
    };
    const auto ofGame = QStringLiteral("Moves 1–2|Moves 3–4|Move 5");
    QCOMPARE(titles(), ofGame);

    settings.hasVariations = true;
    QCOMPARE(titles(), ofGame
                           + QStringLiteral("|Variation: Moves 3–4|Variation: Moves 5–6|Variation: "
                                            "Move 5|Variation: Move 5"));
    QCOMPARE(test::figuresOf(tree, tree.root(), {}, settings).back().comments,
             QStringList{QStringLiteral("5: late")});
    QCOMPARE(test::figuresOf(tree, tree.root(), {5, 5}, settings).size(), std::size_t(2));
}

void PrintPagesTest::aGameWithoutMovesIsItsPosition()
{
    const GameTree tree = game(0);

    const std::vector<PrintedFigure> figures = test::figuresOf(tree, tree.root(), {}, {});

    QCOMPARE(figures.size(), 1U);
    QCOMPARE(figures.front().title, QStringLiteral("Position"));
}

void PrintPagesTest::commentsNameTheirMoves()
{
    const GameTree tree = game(20, 2);
    PrintSettings settings;
    settings.movesPerDiagram = 15;

    const std::vector<PrintedFigure> figures = test::figuresOf(tree, tree.root(), {}, settings);
    QCOMPARE(figures.at(0).comments, QStringList{QStringLiteral("10: word word")});
    QCOMPARE(figures.at(1).comments, QStringList{QStringLiteral("20: word word")});

    settings.hasComments = false;
    QCOMPARE(test::figuresOf(tree, tree.root(), {}, settings).at(0).comments, QStringList());
}

void PrintPagesTest::pagesHoldAsManyDiagramsAsAskedFor_data()
{
    QTest::addColumn<int>("perPage");
    for (const int perPage : {1, 2, 4, 6}) {
        QTest::addRow("%d", perPage) << perPage;
    }
}

void PrintPagesTest::pagesHoldAsManyDiagramsAsAskedFor()
{
    QFETCH(int, perPage);
    PrintSettings settings;
    settings.perPage = perPage;
    settings.movesPerDiagram = 10;

    QCOMPARE(pagesOf(game(10 * perPage), settings).count(), 1);
    QCOMPARE(pagesOf(game(10 * perPage + 1), settings).count(), 2);
    QVERIFY(pagesOf(game(10), settings).diagramWidth() > 160);
}

void PrintPagesTest::shortCommentsTakeFromTheDiagrams()
{
    PrintSettings settings;
    settings.perPage = 2;
    settings.movesPerDiagram = 20;
    const double width = pagesOf(game(40), settings).diagramWidth();

    const PrintPages pages = pagesOf(game(40, 5), settings);

    QCOMPARE(pages.count(), 1);
    QVERIFY(pages.diagramWidth() < width);
    QVERIFY(pages.diagramWidth() > 0.7 * width);
    QCOMPARE(pagesOf(game(40, 300), settings).diagramWidth(), width);
}

void PrintPagesTest::longCommentsGoOnOnTheNextPage()
{
    PrintSettings settings;
    settings.perPage = 1;
    const GameTree tree = game(10, 1500);

    const PrintPages pages = pagesOf(tree, settings);

    QVERIFY(pages.count() >= 2);
    QVERIFY(hasInk(pages, 1, QRect(0, 0, 400, 15)));
}

void PrintPagesTest::everyPageHasSomethingOnItAndNothingBelow()
{
    PrintSettings settings;
    settings.perPage = 4;
    settings.movesPerDiagram = 20;
    const PrintPages pages = pagesOf(game(300, 60), settings);

    QVERIFY(pages.count() >= 4);
    for (int page = 0; page < pages.count(); ++page) {
        QVERIFY(hasInk(pages, page, QRect(0, 0, 493, 200)));
        QVERIFY(!hasInk(pages, page, QRect(0, 758, 493, 25)));
        QVERIFY(hasInk(pages, page, QRect(230, 735, 33, 22))); // its number
    }
}

void PrintPagesTest::pagesLaidOutInStepsAreTheSame()
{
    const GameTree tree = game(300, 30);
    PrintSettings settings;
    settings.movesPerDiagram = 20;
    const PrintPages atOnce = pagesOf(tree, settings);
    PrintPages pages(PrintedFigures(tree, tree.root(), {}, settings), printedHeader(tree), settings,
                     Page);
    int steps = 1;
    while (!pages.step()) {
        ++steps;
    }
    QCOMPARE(steps, 30); // 15 figures are made, then placed
    QCOMPARE(pages.count(), atOnce.count());
    QCOMPARE(pages.diagramWidth(), atOnce.diagramWidth());
    for (int page = 0; page < atOnce.count(); ++page) {
        QCOMPARE(imageOf(pages, page), imageOf(atOnce, page));
    }
}

void PrintPagesTest::theDialogShowsThePagesAndSavesThem()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(QStringLiteral("game.pdf"));
    PrintDialog dialog(game(100), NodeId{0}, {}, QStringLiteral("game"));
    dialog.open();
    QTRY_COMPARE(dialog.pageCount(), 1);

    control<QSpinBox>(dialog, "Moves per diagram")->setValue(20);
    QTRY_COMPARE(dialog.pageCount(), 3);
    QTest::keyClick(control<QComboBox>(dialog, "Diagrams per page"), Qt::Key_End);
    QTRY_COMPARE(dialog.pageCount(), 1);
    control<QComboBox>(dialog, "Diagrams per page")->setCurrentIndex(0);
    QTRY_COMPARE(dialog.pageCount(), 5);
    const QSignalSpy saved(&dialog, &PrintDialog::saved);
    dialog.saveTo(path);

    QVERIFY(dialog.isVisible()); // until the last page is painted
    QVERIFY(!QFile::exists(path));
    QTRY_VERIFY(!dialog.isVisible());
    QCOMPARE(saved.size(), 1); // what people are told
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    QVERIFY(pdf.startsWith("%PDF-1."));
    QVERIFY(pdf.contains("/Count 5"));
    QCOMPARE(dialog.settings().movesPerDiagram, 20);
}

/// Even before it could be shown.
void PrintPagesTest::whatWasChosenLastIsSaved()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(QStringLiteral("game.pdf"));
    PrintSettings settings;
    settings.perPage = 6;
    PrintDialog dialog(game(361), NodeId{0}, settings, QStringLiteral("game"));
    dialog.open();
    control<QSpinBox>(dialog, "Moves per diagram")->setValue(10);
    dialog.saveTo(path);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isVisible(), 30'000);
    QCOMPARE(dialog.pageCount(), 7); // 37 diagrams
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("/Count 7"));
}

void PrintPagesTest::savingIsGivenUpAndNothingIsThere()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(QStringLiteral("game.pdf"));
    PrintSettings settings;
    settings.perPage = 1;
    settings.movesPerDiagram = 5;
    PrintDialog dialog(game(300), NodeId{0}, settings, QStringLiteral("game"));
    dialog.open();
    QTRY_COMPARE(dialog.pageCount(), 60);
    const auto *progress = control<QProgressBar>(dialog, "Progress");
    const auto *print = buttonWithText<QPushButton>(dialog, "Print…");
    QVERIFY(!progress->isVisible());

    QPushButton *cancel = nullptr;
    bool wasPrintEnabled = true;
    connect(
        progress, &QProgressBar::valueChanged, this,
        [&](int pages) {
            if (pages == 1) {
                wasPrintEnabled = print->isEnabled();
                cancel = buttonWithText<QPushButton>(dialog, "Cancel");
                cancel->click();
            }
        },
        Qt::QueuedConnection);
    dialog.saveTo(path);

    QTRY_VERIFY(cancel);
    QVERIFY(!wasPrintEnabled);
    QTRY_VERIFY(!progress->isVisible());
    QCOMPARE(progress->value(), 1);
    QVERIFY(dialog.isVisible());
    QVERIFY(print->isEnabled());
    QVERIFY(QDir(directory.path()).isEmpty());

    QTest::keyClick(&dialog, Qt::Key_Escape); // nothing is made now
    QVERIFY(!dialog.isVisible());
}

void PrintPagesTest::aPdfThatCannotBeWrittenIsTold()
{
    const QTemporaryDir directory;
    PrintDialog dialog(game(10), NodeId{0}, {}, QStringLiteral("game"));
    dialog.open();
    const auto *error = control<QLabel>(dialog, "What is wrong");

    dialog.saveTo(directory.filePath(QStringLiteral("nowhere/game.pdf")));

    QTRY_VERIFY(error->isVisible());
    QVERIFY2(error->text().startsWith(QStringLiteral("Not saved: ")), qPrintable(error->text()));
    QVERIFY(dialog.isVisible());
    QVERIFY(buttonWithText<QPushButton>(dialog, "Print…")->isEnabled());
}

void PrintPagesTest::aPrinterIsGivenOnePageAfterTheOther()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(QStringLiteral("printed.pdf"));
    PrintSettings settings;
    settings.perPage = 1;
    settings.movesPerDiagram = 20;
    {
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFileName(path);
        PrintRun run(pagesOf(game(100), settings), printer);
        QCOMPARE(run.count(), 5);
        for (int page = 0; page < 4; ++page) {
            const Result<bool> isDone = run.step();
            QVERIFY(isDone && !*isDone);
        }
        const Result<bool> isDone = run.step();
        QVERIFY(isDone && *isDone);
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("/Count 5"));
}

void PrintPagesTest::aPrinterThatTakesNothingIsAnError()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFileName(QStringLiteral("/nowhere/at/all.pdf"));
    PrintRun run(pagesOf(game(10), {}), printer);

    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("QPainter::begin.*")));
    const Result<bool> isDone = run.step();

    QVERIFY(!isDone);
    QCOMPARE(isDone.error(), QStringLiteral("the printer refuses the page"));
}

void PrintPagesTest::thePreviewPaintsThePagesInSight()
{
    PrintSettings settings;
    settings.perPage = 1;
    settings.movesPerDiagram = 20;
    PagePreview preview;
    preview.resize(400, 500);
    preview.show();
    const QPageLayout paper(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                            QMarginsF(51, 51, 51, 51));
    preview.setPages(pagesOf(game(100), settings), paper);

    QCOMPARE(preview.pageCount(), 5);
    QVERIFY(!preview.isPainted(0)); // not before the event loop comes round
    QTRY_VERIFY(preview.isPainted(0));
    QVERIFY(!preview.isPainted(4));

    preview.verticalScrollBar()->setValue(preview.verticalScrollBar()->maximum());

    QTRY_VERIFY(preview.isPainted(4));
    QVERIFY(!preview.isPainted(0)); // it would only take memory
}

void PrintPagesTest::theDialogsControlsHaveNames()
{
    PrintDialog dialog(game(3), NodeId{0}, {}, QStringLiteral("game"));
    dialog.open();

    QCOMPARE(test::unnamedControls(dialog), QStringList());
}

SHINPAN_TEST(PrintPagesTest)
#include "printpages_test.moc"
