#include "ui/export/exporter.h"

#include "core/record/sgf/sgfcollection.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTest>

using namespace shinpan;
using namespace std::chrono_literals;

namespace {

GameTree game(const char *sgf = "(;GM[1]SZ[5];B[cc];W[dd];C[no move];B[bb](;W[aa];B[ee])(;W[ea]))")
{
    return readSgf(sgf)->tree;
}

SlideShow showOf(const GameTree &tree, const MoveRange &range, const QString &path)
{
    DiagramLook look;
    look.theme = paperTheme();
    look.hasMarks = false;
    return {*slidesOf(tree, tree.root(), range), look, 100, 1s, ExportFormat::Frames, path};
}

/// Runs to the end, or the error.
QString errorOf(SlideShowWriter &writer)
{
    for (int i = 0; i < 1000; ++i) {
        const Result<bool> isDone = writer.step();
        if (!isDone) {
            return isDone.error().english();
        }
        if (*isDone) {
            return {};
        }
    }
    return QStringLiteral("endless");
}

} // namespace

/// Files from games; what they show is tested with the command line and the parts.
class ExporterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void slidesAreThePlacesAfterEachMove();
    void aLineWithoutMovesHasOneSlide();
    void aRangeBeyondTheLineIsRefused();
    void framesAreNumberedFiles();
    void nothingIsThereBeforeAllIs();
    void aFolderWithFilesIsLeftAlone();
    void anAnimationIsOneFile();

private:
    [[nodiscard]] QString path(const char *name) const
    {
        return m_directory->filePath(QString::fromLatin1(name));
    }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void ExporterTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
}

void ExporterTest::slidesAreThePlacesAfterEachMove()
{
    const GameTree tree = game();
    const std::vector<NodeId> line = tree.pathTo(tree.endOfLine(tree.root()));

    const auto all = slidesOf(tree, tree.root(), {});
    QVERIFY(all);
    QCOMPARE(all->size(), 6U); // the start, and five moves
    QCOMPARE(all->front(), (NodePlace{tree.root(), false}));
    QCOMPARE(all->at(3).node, line[4]);

    const auto some = slidesOf(tree, tree.root(), {3, 4});
    QVERIFY(some);
    QCOMPARE(some->size(), 3U);
    QCOMPARE(some->front().node, line[3]); // the node with nothing but a comment
}

void ExporterTest::aLineWithoutMovesHasOneSlide()
{
    const GameTree tree = game("(;GM[1]SZ[5]AB[cc])");

    QCOMPARE(slidesOf(tree, tree.root(), {})->size(), 1U);
}

void ExporterTest::aRangeBeyondTheLineIsRefused()
{
    const GameTree tree = game();
    const auto slides = slidesOf(tree, tree.root(), {6, 9});

    QVERIFY(!slides);
    QCOMPARE(slides.error(), QStringLiteral("the line has only 5 moves"));
}

void ExporterTest::framesAreNumberedFiles()
{
    const GameTree tree = game();
    SlideShowWriter writer(tree, showOf(tree, {}, path("frames")));

    QCOMPARE(errorOf(writer), QString());

    const QStringList files = QDir(path("frames")).entryList(QDir::Files, QDir::Name);
    QCOMPARE(files.size(), 6);
    QCOMPARE(files.first(), QStringLiteral("board-000.png"));
    QCOMPARE(files.last(), QStringLiteral("board-005.png"));
    const QImage first(path("frames/board-000.png"));
    const QImage second(path("frames/board-001.png"));
    QCOMPARE(second.size(), QSize(100, 100));
    const auto isDark = [](QRgb pixel) { return qGray(pixel) < 90; };
    QVERIFY(!isDark(first.pixel(53, 53)));
    QVERIFY(isDark(second.pixel(53, 53)));
}

void ExporterTest::nothingIsThereBeforeAllIs()
{
    const GameTree tree = game();
    {
        SlideShowWriter writer(tree, showOf(tree, {}, path("frames")));
        for (int i = 0; i < 5; ++i) {
            QCOMPARE(writer.step(), Result<bool>(false));
            QVERIFY(!QDir(path("frames")).exists());
        }
    }
    QVERIFY(QDir(m_directory->path()).isEmpty());
}

void ExporterTest::aFolderWithFilesIsLeftAlone()
{
    const GameTree tree = game();
    QVERIFY(QDir(m_directory->path()).mkdir(QStringLiteral("full")));
    QVERIFY(QFile(path("full/mine")).open(QIODevice::WriteOnly));
    SlideShowWriter writer(tree, showOf(tree, {}, path("full")));

    QCOMPARE(errorOf(writer), path("full") + QStringLiteral(" is not empty; name a new folder"));
    QCOMPARE(QDir(m_directory->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("full")});
}

void ExporterTest::anAnimationIsOneFile()
{
    const GameTree tree = game();
    SlideShow show = showOf(tree, {2, 3}, path("game.apng"));
    show.format = ExportFormat::Animation;
    SlideShowWriter writer(tree, show);

    QCOMPARE(errorOf(writer), QString());

    QFile file(path("game.apng"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QCOMPARE(bytes.count("fcTL"), 3);
    QCOMPARE(QImage::fromData(bytes, "PNG").width(), 100);
}

SHINPAN_TEST(ExporterTest)
#include "exporter_test.moc"
