/// bench_paint: how long painting the board takes in every theme, beside the yardstick of copying a
/// pixmap of that size. Run it with QT_QPA_PLATFORM=offscreen. Goals at 1200 × 1200 with 361
/// stones, labels and overlays: everything ≤ 4 ms at ratio 1 and ≤ 16 ms at 2, a point ≤ 0.2 ms, a
/// step of resizing ≤ 16 ms. `bench_paint --pictures FOLDER` writes what every theme looks like
/// instead.
///
/// "swapped" and "crowded" are the whole board after all its stones have changed colour, without
/// and with all that can lie on top; "stones" and "overlays" the same while the stones stay;
/// "point" one stone that has changed.

#include "ui/board/painting/boardpainter.h"
#include "ui/board/painting/themelibrary.h"
#include "ui/kit/chrome/applystyle.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace shinpan;

namespace {

constexpr QSize Area{1200, 1200};

/// The processor's time since some moment, in milliseconds: what others do meanwhile costs nothing.
double processorTime()
{
    return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

/// The median time of one call, in milliseconds.
template <typename Work>
double medianOf(int runs, Work &&work)
{
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        const double start = processorTime();
        work();
        times.push_back(processorTime() - start);
    }
    std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
    return times[static_cast<std::size_t>(runs / 2)];
}

BoardScene fullBoard()
{
    BoardScene scene;
    for (int i = 0; i < scene.board.size().pointCount(); ++i) {
        scene.board.set(scene.board.size().pointAt(i), i % 2 == 0 ? Stone::Black : Stone::White);
    }
    scene.lastMove = Point{9, 9};
    return scene;
}

/// All of it, and everything that can lie on top.
BoardScene crowdedBoard()
{
    BoardScene scene = fullBoard();
    for (int i = 0; i < scene.board.size().pointCount(); ++i) {
        const Point point = scene.board.size().pointAt(i);
        if (i % 3 == 0) {
            scene.markup.push_back({point, MarkKind::Label, QString::number(i + 1)});
        } else {
            scene.numbers.push_back({point, i + 1});
        }
        if (i % 40 == 7) {
            scene.board.set(point, Stone::Empty);
            scene.nextMoves.push_back({point, Color::Black, i == 7});
        } else if (i % 40 == 17) {
            scene.board.set(point, Stone::Empty);
            scene.siblingMoves.push_back({point, Color::White, false});
        } else if (i % 40 == 27) {
            scene.highlights.push_back(point);
        }
    }
    scene.cursor = Point{3, 3};
    scene.lines = {{{2, 2}, {16, 5}, true}, {{4, 12}, {9, 15}, false}};
    return scene;
}

class Measurement
{
public:
    Measurement(const BoardTheme &theme, qreal ratio)
        : m_image((QSizeF(Area) * ratio).toSize(), QImage::Format_RGB32)
        , m_geometry({}, Area, ratio, true)
        , m_painter(m_geometry, theme)
    {
        m_image.setDevicePixelRatio(ratio);
        m_painter.setLively(true);
        m_painter.setKeepsStones(true);
    }

    /// Everything that lies there is another stone each time.
    double swapped(BoardScene scene)
    {
        return medianOf(30, [&] {
            for (int i = 0; i < scene.board.size().pointCount(); ++i) {
                swapStone(scene, scene.board.size().pointAt(i));
            }
            paint(scene, QRect(QPoint(), Area));
        });
    }

    double everything(const BoardScene &scene)
    {
        return medianOf(30, [&] { paint(scene, QRect(QPoint(), Area)); });
    }

    /// Another stone lies there each time.
    double point(BoardScene scene)
    {
        return medianOf(200, [&] {
            swapStone(scene, {9, 9});
            paint(scene, m_geometry.updateRect({9, 9}));
        });
    }

    double anew(const BoardTheme &theme, const BoardScene &scene)
    {
        return medianOf(5, [&] {
            m_painter.setTheme(theme);
            paint(scene, QRect(QPoint(), Area));
        });
    }

    /// The slowest of the steps in which a window shrinks.
    double slowestStep(const BoardScene &scene)
    {
        double slowest = 0;
        for (int side = Area.width() - 1; side > Area.width() - 60; side -= 3) {
            slowest = std::max(slowest, medianOf(1, [&] {
                                   m_painter.stretchTo(BoardGeometry({}, QSize(side, side),
                                                                     m_geometry.ratio(), true));
                                   paint(scene, QRect(0, 0, side, side));
                               }));
        }
        return slowest;
    }

    /// Once the window rests again: the slowest step.
    double rest(const BoardScene &scene)
    {
        double slowest = 0;
        for (bool isSharp = false; !isSharp;) {
            slowest = std::max(slowest, medianOf(1, [&] { isSharp = m_painter.sharpen(); }));
        }
        return std::max(slowest, medianOf(1, [&] { paint(scene, QRect(QPoint(), Area)); }));
    }

private:
    static void swapStone(BoardScene &scene, Point point)
    {
        const Stone stone = scene.board.at(point);
        scene.board.set(point, stone == Stone::Black   ? Stone::White
                               : stone == Stone::White ? Stone::Black
                                                       : Stone::Empty);
    }

    void paint(const BoardScene &scene, const QRegion &region)
    {
        QPainter onto(&m_image);
        onto.setClipRegion(region);
        m_painter.paint(onto, region, scene);
    }

    QImage m_image;
    BoardGeometry m_geometry;
    BoardPainter m_painter;
};

void measure(qreal ratio, const std::vector<BoardTheme> &themes)
{
    QImage image((QSizeF(Area) * ratio).toSize(), QImage::Format_RGB32);
    QPixmap blank(image.size());
    blank.fill(Qt::gray);
    const double yardstick = medianOf(50, [&] { QPainter(&image).drawPixmap(0, 0, blank); });
    std::printf("1200 x 1200 at ratio %g, milliseconds; one pixmap of that size: %.2f\n"
                "  %-16s %8s %8s %8s %9s %7s %7s %7s %7s\n",
                ratio, yardstick, "theme", "swapped", "crowded", "stones", "overlays", "point",
                "anew", "resize", "rest");
    const BoardScene plain = fullBoard();
    const BoardScene crowded = crowdedBoard();
    for (const BoardTheme &theme : themes) {
        Measurement measurement(theme, ratio);
        const double anew = measurement.anew(theme, plain);
        const double swapped = measurement.swapped(plain);
        const double swappedCrowded = measurement.swapped(crowded);
        const double stones = measurement.everything(plain);
        const double overlays = measurement.everything(crowded);
        const double point = measurement.point(crowded);
        const double step = measurement.slowestStep(plain);
        std::printf("  %-16s %8.2f %8.2f %8.2f %9.2f %7.3f %7.1f %7.1f %7.1f\n",
                    qPrintable(theme.id), swapped, swappedCrowded, stones, overlays, point, anew,
                    step, measurement.rest(plain));
    }
}

/// A middle game with one of everything.
BoardScene sampleScene()
{
    BoardScene scene;
    const char *const rows[] = {
        "...................", "..X.....O..........", "...O..X...O..X.....", "..XO........X.O.O..",
        "..XXO........XO....", "...OO.........XO...", "..............X....", "..O................",
        "...................", "..X............O...", "...................", "..O.........X......",
        "..OX...............", "..XOO.........XXX..", "..XXO...X....XOOX..", ".XO.........X.O.OX.",
        "..O..X...O.....OOX.", "...............X...", "..................."};
    for (int row = 0; row < 19; ++row) {
        for (int column = 0; column < 19; ++column) {
            const char stone = rows[row][column];
            scene.board.set(
                {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(18 - row)},
                stone == 'X'   ? Stone::Black
                : stone == 'O' ? Stone::White
                               : Stone::Empty);
        }
    }
    scene.lastMove = Point{14, 13};
    scene.numbers = {{{2, 4}, 31}, {{3, 5}, 32}, {{2, 5}, 33}, {{4, 5}, 34}, {{4, 4}, 128}};
    scene.nextMoves = {{{16, 12}, Color::White, true}, {{13, 12}, Color::White, false}};
    scene.siblingMoves = {{{12, 12}, Color::Black, false}, {{16, 13}, Color::Black, false}};
    scene.highlights = {{15, 9}, {9, 9}};
    scene.cursor = Point{6, 9};
    scene.ghost = BoardScene::Ghost{{9, 16}, Color::Black};
    scene.markup = {{{12, 7}, MarkKind::Triangle},
                    {{2, 11}, MarkKind::Square},
                    {{15, 3}, MarkKind::Circle},
                    {{14, 4}, MarkKind::Cross},
                    {{8, 17}, MarkKind::Selected},
                    {{9, 2}, MarkKind::Triangle},
                    {{5, 12}, MarkKind::Label, QStringLiteral("A")},
                    {{5, 7}, MarkKind::Label, QStringLiteral("B")},
                    {{0, 18}, MarkKind::BlackTerritory},
                    {{1, 18}, MarkKind::BlackTerritory},
                    {{18, 18}, MarkKind::WhiteTerritory},
                    {{17, 18}, MarkKind::WhiteTerritory},
                    {{13, 4}, MarkKind::Dead},
                    {{16, 3}, MarkKind::Dead},
                    {{13, 16}, MarkKind::Differs},
                    {{10, 16}, MarkKind::Dimmed}};
    scene.lines = {{{6, 5}, {11, 9}, true}, {{6, 3}, {11, 3}, false}};
    return scene;
}

void writePictures(const QDir &folder, const std::vector<BoardTheme> &themes)
{
    for (const BoardTheme &theme : themes) {
        const bool isDark = theme.ground == ThemeGround::Dark;
        applyStyle(*qApp, isDark ? ColorScheme::Dark : ColorScheme::Light);
        for (const qreal ratio : {1.0, 2.0}) {
            const QSize area(640, 640);
            QImage image((QSizeF(area) * ratio).toSize(), QImage::Format_RGB32);
            image.setDevicePixelRatio(ratio);
            BoardPainter painter(BoardGeometry({}, area, ratio, true), theme);
            painter.setSurroundings(QApplication::palette(), QApplication::font());
            painter.setLively(true);
            QPainter onto(&image);
            painter.paint(onto, QRect(QPoint(), area), sampleScene());
            onto.end();
            image.save(folder.filePath(QStringLiteral("%1@%2.png").arg(theme.id).arg(ratio)));
        }
    }
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const ThemeLibrary library{QString()};
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == QLatin1String("--pictures")) {
        writePictures(QDir(arguments.at(2)), library.all());
        return 0;
    }
    for (const qreal ratio : {1.0, 1.5, 2.0}) {
        measure(ratio, library.all());
    }
}
