#include "tests/cli/sgfcommandfixture.h"
#include "tests/support/testmain.h"

#include <QImage>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace shinpan::test;

namespace {

/// Black in the middle, then White takes and retakes at D5 around it.
constexpr char ImageGame[] = "(;FF[4]GM[1]SZ[9];B[ee]LB[aa:X<]TR[ee]"
                             ";W[cd];B[dc];W[cf];B[df];W[be];B[ed];W[de];B[ce];W[];B[gg];W[de])";

[[nodiscard]] bool isDark(QRgb pixel)
{
    return qAlpha(pixel) == 255 && qGray(pixel) < 90;
}

/// The texts of an SVG document; nothing if it is not well-formed XML.
[[nodiscard]] QStringList textsOf(const QByteArray &svg)
{
    QStringList texts;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement
            && reader.name() == QLatin1String("text")) {
            texts += reader.readElementText().replace(QChar::Nbsp, u' ');
        }
    }
    return reader.hasError() ? QStringList() : texts;
}

} // namespace

/// `shinpan-cli sgf image`, on a machine without a display.
class SgfImageTest : public SgfCommandFixture
{
    Q_OBJECT

private Q_SLOTS:
    void theBoardIsDrawnAsPixels_data();
    void theBoardIsDrawnAsPixels();
    void aPictureHasTheWidthAskedFor_data();
    void aPictureHasTheWidthAskedFor();
    void paperIsBlackOnWhite();
    void coordinatesAndMarkupAreWrittenIntoSvg();
    void aFigureHasNumbersAndACaption();
    void aStoneWithoutANumberGetsALetter();
    void stonesAreStoredOnce();
    void aPdfHasOnePageOfThatSize();
    void aRegionIsCutOut();
    void aRegionOffTheBoardIsTold();
    void diagramsInLettersGoToStandardOutput();
    void aSlideShowIsAFolderOrAnAnimation();
    void aWrongCallSaysWhatIsWrong_data();
    void aWrongCallSaysWhatIsWrong();
    void aPlaceThatIsNotThereIsTold();
    void withoutTheDrawingProgramItSaysWhatIsMissing();

private:
    /// Draws the game into "board.<suffix>" and returns that file's content.
    [[nodiscard]] QByteArray draw(const QString &suffix, const QStringList &options) const;
};

namespace {

/// A run without any display, and nothing that would tell Qt to do without.
[[nodiscard]] Run runHeadless(const QString &program, const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name :
         {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR", "HOME"}) {
        environment.remove(QString::fromLatin1(name));
    }
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    return finish(process);
}

} // namespace

QByteArray SgfImageTest::draw(const QString &suffix, const QStringList &options) const
{
    const QString name = QStringLiteral("board.") + suffix;
    const Run run = runHeadless(QStringLiteral(SHINPAN_CLI),
                                QStringList{QStringLiteral("sgf"), QStringLiteral("image"),
                                            write(QStringLiteral("game.sgf"), ImageGame),
                                            QStringLiteral("-o"), path(name)}
                                    + options);
    if (run.exitCode != 0 || !run.errors.isEmpty() || !run.output.isEmpty()) {
        qWarning("exit code %d: %s", run.exitCode, run.errors.constData());
        return {};
    }
    return content(name);
}

void SgfImageTest::theBoardIsDrawnAsPixels_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("hasStone");

    QTest::newRow("the end") << QStringList() << true;
    QTest::newRow("move 0") << QStringList{QStringLiteral("--move"), QStringLiteral("0")} << false;
    QTest::newRow("a path") << QStringList{QStringLiteral("--node"), QStringLiteral("n2")} << true;
}

void SgfImageTest::theBoardIsDrawnAsPixels()
{
    QFETCH(QStringList, options);
    QFETCH(bool, hasStone);

    const QImage image = QImage::fromData(
        draw(QStringLiteral("png"),
             options + QStringList{QStringLiteral("--size"), QStringLiteral("301")}));

    QCOMPARE(image.size(), QSize(301, 301));
    // This is beside the middle, away from a stone's gloss and the crossing's lines.
    const QRgb stone = image.pixel(157, 157);
    QCOMPARE(isDark(stone), hasStone);
    QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
    const QColor wood = image.pixelColor(150, 20);
    QVERIFY(wood.alpha() == 255 && wood.red() > wood.blue() + 40);
}

void SgfImageTest::aPictureHasTheWidthAskedFor_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {50, 200, 600, 777, 2000}) {
        QTest::addRow("%d", width) << width;
    }
}

void SgfImageTest::aPictureHasTheWidthAskedFor()
{
    QFETCH(int, width);

    const QImage image =
        QImage::fromData(draw(QStringLiteral("png"), {QStringLiteral("--coordinates"),
                                                      QStringLiteral("--size=%1").arg(width)}));

    QCOMPARE(image.size(), QSize(width, width));
}

void SgfImageTest::paperIsBlackOnWhite()
{
    const QImage image = QImage::fromData(
        draw(QStringLiteral("png"), {QStringLiteral("--theme"), QStringLiteral("print"),
                                     QStringLiteral("--no-marks"), QStringLiteral("--size=301")}));

    QCOMPARE(image.pixel(0, 0), qRgb(255, 255, 255));
    QCOMPARE(image.pixel(150, 20), qRgb(255, 255, 255));
    QVERIFY(isDark(image.pixel(150, 150)));
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor color = image.pixelColor(x, y);
            QVERIFY(color.red() == color.green() && color.green() == color.blue());
        }
    }
}

void SgfImageTest::coordinatesAndMarkupAreWrittenIntoSvg()
{
    const QStringList texts =
        textsOf(draw(QStringLiteral("svg"), {QStringLiteral("--coordinates"),
                                             QStringLiteral("--move"), QStringLiteral("1")}));

    QCOMPARE(texts.count(QStringLiteral("A")), 2);
    QCOMPARE(texts.count(QStringLiteral("J")), 2);
    QCOMPARE(texts.count(QStringLiteral("9")), 2);
    QCOMPARE(texts.count(QStringLiteral("X<")), 1);
    QCOMPARE(texts.size(), 37);
}

void SgfImageTest::aFigureHasNumbersAndACaption()
{
    const QStringList texts =
        textsOf(draw(QStringLiteral("svg"), {QStringLiteral("--range"), QStringLiteral("1-")}));

    for (const int drawn : {1, 2, 7, 8, 9, 11}) {
        QCOMPARE(texts.count(QString::number(drawn)), 1);
    }
    QCOMPARE(texts.last(), QStringLiteral("10 pass; 12 at 8"));
    QCOMPARE(texts.size(), 11);
}

void SgfImageTest::aStoneWithoutANumberGetsALetter()
{
    const QStringList options{QStringLiteral("--range"), QStringLiteral("9-12")};

    const QStringList lettered = textsOf(draw(QStringLiteral("svg"), options));
    QCOMPARE(lettered, (QStringList{QStringLiteral("a"), QStringLiteral("9"), QStringLiteral("11"),
                                    QStringLiteral("10 pass; 12 at a")}));

    const QStringList named = textsOf(
        draw(QStringLiteral("svg"), options + QStringList{QStringLiteral("--coordinates")}));
    QCOMPARE(named.last(), QStringLiteral("10 pass; 12 at D5"));
}

void SgfImageTest::stonesAreStoredOnce()
{
    const QByteArray svg = draw(QStringLiteral("svg"), {});

    QCOMPARE(svg.count("<use"), 9 + 9 + 1); // stones, their shadows, and the wood
    QVERIFY(svg.count("<image") <= 10);     // there are seven kinds of white stones
}

void SgfImageTest::aPdfHasOnePageOfThatSize()
{
    const QByteArray pdf =
        draw(QStringLiteral("pdf"), {QStringLiteral("--size"), QStringLiteral("400")});

    QVERIFY(pdf.startsWith("%PDF-1."));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
    QVERIFY(pdf.contains("/Count 1"));
    static const QRegularExpression Box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)"));
    const auto box = Box.match(QString::fromLatin1(pdf));
    QCOMPARE(box.captured(1).toDouble(), 300.0); // points
    QCOMPARE(box.captured(2).toDouble(), 300.0);
}

void SgfImageTest::aRegionIsCutOut()
{
    const QStringList texts = textsOf(draw(
        QStringLiteral("svg"), {QStringLiteral("--range=1-"), QStringLiteral("--region=D4:H9")}));

    QCOMPARE(texts.filter(QRegularExpression(QStringLiteral("^\\d+$"))).size(), 5);
    QVERIFY(!texts.contains(QStringLiteral("2"))); // at C6
}

void SgfImageTest::aRegionOffTheBoardIsTold()
{
    const QString game = write(QStringLiteral("game.sgf"), ImageGame);

    const Run run = runSgf({QStringLiteral("image"), game, QStringLiteral("-o"),
                            path(QStringLiteral("b.png")), QStringLiteral("--region=A1:K5")});

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(QString::fromUtf8(run.errors),
             game
                 + QStringLiteral(": --region: \"A1:K5\" is no part of this board; name two "
                                  "opposite corners, as in C3:K10\n"));
}

void SgfImageTest::diagramsInLettersGoToStandardOutput()
{
    const QString game = write(QStringLiteral("game.sgf"), ImageGame);

    const Run run = runSgf({QStringLiteral("image"), game, QStringLiteral("-o"),
                            QStringLiteral("-"), QStringLiteral("--format=senseis"),
                            QStringLiteral("--range=1-3"), QStringLiteral("--region=B3:F8")});

    QCOMPARE(run.exitCode, 0);
    QCOMPARE(QString::fromUtf8(run.output), QStringLiteral("$$B9\n"
                                                           "$$   . . . . .\n"
                                                           "$$   . , 3 . .\n"
                                                           "$$   . 2 . . .\n"
                                                           "$$   . . . 1 .\n"
                                                           "$$   . . . . .\n"
                                                           "$$   . , . . .\n"));
}

void SgfImageTest::aSlideShowIsAFolderOrAnAnimation()
{
    const QString game = write(QStringLiteral("game.sgf"), ImageGame);
    const auto show = [&](const char *output) {
        return runSgf({QStringLiteral("image"), game, QStringLiteral("-o"),
                       path(QString::fromLatin1(output)), QStringLiteral("--range=1-2"),
                       QStringLiteral("--size=60")});
    };

    QCOMPARE(show("frames/").exitCode, 0);
    QCOMPARE(show("game.apng").exitCode, 0);

    QCOMPARE(files(), (QStringList{QStringLiteral("frames/board-000.png"),
                                   QStringLiteral("frames/board-001.png"),
                                   QStringLiteral("frames/board-002.png"),
                                   QStringLiteral("game.apng"), QStringLiteral("game.sgf")}));
    QCOMPARE(content(QStringLiteral("game.apng")).count("fcTL"), 3);
    const Run again = show("frames/");
    QCOMPARE(again.exitCode, 2);
    QVERIFY2(again.errors.contains("is not empty; name a new folder"), again.errors.constData());
}

void SgfImageTest::aWrongCallSaysWhatIsWrong_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *options, const char *message) {
        QTest::newRow(options) << QString::fromLatin1(options) << QByteArray(message);
    };
    row("", "-o is missing");
    row("-o board.bmp", "must end in .png, .svg, .pdf, .apng, .txt, .tex or a slash");
    row("-o b --format gif",
        "--format: there is no \"gif\"; say one of png, svg, pdf, apng, frames");
    row("-o - --format apng", "a slide show cannot be written to standard output");
    row("-o b.apng --pace 0", "--pace: \"0\" is no number of seconds from 0.02 to 60");
    row("-o b.png --size 20", "--size: \"20\" is not a whole number from 50 to 8000");
    row("-o b.png --range 9-3", "--range: \"9-3\" is no range");
    row("-o b.png --range 1-3 --move 4", "--move goes with neither");
    row("-o b.png --theme glass", "--theme: there is no \"glass\"; say one of ");
    row("-o b.png two.sgf", "\"two.sgf\" is one argument too many");
}

void SgfImageTest::aWrongCallSaysWhatIsWrong()
{
    QFETCH(QString, options);
    QFETCH(QByteArray, message);

    const Run run = runSgf(QStringList{QStringLiteral("image"), QStringLiteral("game.sgf")}
                           + options.split(u' ', Qt::SkipEmptyParts));

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.startsWith("shinpan-cli sgf image: "), run.errors.constData());
    QVERIFY2(run.errors.contains(message), run.errors.constData());
}

void SgfImageTest::aPlaceThatIsNotThereIsTold()
{
    const QString game = write(QStringLiteral("game.sgf"), ImageGame);

    const Run run = runSgf({QStringLiteral("image"), game, QStringLiteral("-o"),
                            path(QStringLiteral("b.png")), QStringLiteral("--range=13-")});

    QCOMPARE(run.exitCode, 2);
    QCOMPARE(QString::fromUtf8(run.errors),
             game + QStringLiteral(": the line has only 12 moves\n"));
    QCOMPARE(files(), QStringList{QStringLiteral("game.sgf")});
}

void SgfImageTest::withoutTheDrawingProgramItSaysWhatIsMissing()
{
    const QString alone = path(QStringLiteral("shinpan-cli"));
    QVERIFY(QFile::copy(QStringLiteral(SHINPAN_CLI), alone));

    const Run run = runHeadless(alone, {QStringLiteral("sgf"), QStringLiteral("image"),
                                        QStringLiteral("game.sgf"), QStringLiteral("-o"),
                                        QStringLiteral("b.png")});

    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.errors.contains("shinpan-image is missing"), run.errors.constData());
}

SHINPAN_TEST(SgfImageTest)
#include "sgfimage_test.moc"
