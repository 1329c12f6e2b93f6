#include "tests/support/boarddiagram.h"
#include "tests/support/testmain.h"
#include "ui/board/painting/boardpicture.h"
#include "ui/board/regiontext.h"
#include "ui/export/textdiagram.h"

#include <QTest>

using namespace shinpan;

class LatexDiagramTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDiagramIsPsgo();
    void aRegionIsAPartialBoard();
    void whatTexReadsAsCommandsIsEscaped();
    void boardsThatPsgoCannotDrawAreRefused_data();
    void boardsThatPsgoCannotDrawAreRefused();
};

namespace {

BoardPicture small()
{
    BoardPicture picture;
    picture.scene.board = test::boardFrom(". . .\n"
                                          "X O .\n"
                                          ". X O");
    picture.scene.markup = {{test::at("B1"), MarkKind::Label, QStringLiteral("12")},
                            {test::at("C1"), MarkKind::Triangle},
                            {test::at("A3"), MarkKind::Square}};
    picture.scene.lines = {{test::at("A1"), test::at("C3"), true},
                           {test::at("A2"), test::at("B2"), false}};
    picture.scene.lastMove = test::at("B2");
    picture.caption = QStringLiteral("14 at 12");
    return picture;
}

} // namespace

void LatexDiagramTest::aDiagramIsPsgo()
{
    const Result<QString> text = toLatex(small());

    QVERIFY(text);
    QCOMPARE(*text, QStringLiteral("\\documentclass{article}\n"
                                   "\\usepackage{psgo} % latex and dvips, or xelatex\n"
                                   "\\begin{document}\n"
                                   "\\begin{center}\n"
                                   "\\setgounit{0.60cm}\n"
                                   "\\begin{psgoboard*}[3]\n"
                                   "\\stone[\\marklb{12}]{black}{b}{1}\n"
                                   "\\stone[\\marktr]{white}{c}{1}\n"
                                   "\\stone{black}{a}{2}\n"
                                   "\\stone[\\markcr]{white}{b}{2}\n"
                                   "\\markpos{\\marksq}{a}{3}\n"
                                   "\\goarrow{a}{1}{c}{3}\n"
                                   "\\goline{a}{2}{b}{2}\n"
                                   "\\end{psgoboard*}\n"
                                   "\\par\\smallskip 14 at 12\n"
                                   "\\end{center}\n"
                                   "\\end{document}\n"));
}

void LatexDiagramTest::aRegionIsAPartialBoard()
{
    BoardPicture picture = small();
    picture.region = regionFromText(QStringLiteral("B1:C2"), BoardSize::square(3));
    picture.hasCoordinates = true;

    const QString text = toLatex(picture).value_or(QString());

    QVERIFY(text.contains(QStringLiteral("\\begin{psgopartialboard}[3]{(2,1)(3,2)}\n"
                                         "\\stone[\\marklb{12}]{black}{b}{1}\n"
                                         "\\stone[\\marktr]{white}{c}{1}\n"
                                         "\\stone[\\markcr]{white}{b}{2}\n"
                                         "\\end{psgopartialboard}\n")));
}

void LatexDiagramTest::whatTexReadsAsCommandsIsEscaped()
{
    BoardPicture picture = small();
    picture.scene.markup.front().text = QStringLiteral("\\{%_");

    QVERIFY(toLatex(picture).value_or(QString()).contains(
        QStringLiteral("\\marklb{\\textbackslash{}\\{\\%\\_}]")));
}

void LatexDiagramTest::boardsThatPsgoCannotDrawAreRefused_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("not square") << 9 << 13;
    QTest::newRow("too large") << 21 << 21;
}

void LatexDiagramTest::boardsThatPsgoCannotDrawAreRefused()
{
    QFETCH(int, columns);
    QFETCH(int, rows);
    BoardPicture picture;
    picture.scene.board =
        Board(BoardSize{static_cast<std::uint8_t>(columns), static_cast<std::uint8_t>(rows)});

    const Result<QString> text = toLatex(picture);

    QVERIFY(!text);
    QVERIFY(text.error().english().contains(QStringLiteral("%1×%2").arg(columns).arg(rows)));
}

SHINPAN_TEST(LatexDiagramTest)
#include "latexdiagram_test.moc"
