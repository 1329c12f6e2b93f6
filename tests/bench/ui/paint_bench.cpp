/// bench_paint: how long painting the board takes, beside the yardstick of copying a pixmap of that
/// size. Run it with QT_QPA_PLATFORM=offscreen. Goals at 1200 × 1200: everything ≤ 4 ms at ratio 1
/// and ≤ 16 ms at 2, a point ≤ 0.2 ms.

#include "ui/board/boardpainter.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace shinpan;

namespace {

constexpr QSize Area{1200, 1200};

/// The median time of one call, in milliseconds.
template <typename Work>
double medianOf(int runs, Work &&work)
{
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        QElapsedTimer timer;
        timer.start();
        work();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
    return times[static_cast<std::size_t>(runs / 2)];
}

BoardScene fullBoard(bool labels)
{
    BoardScene scene;
    for (int i = 0; i < scene.board.size().pointCount(); ++i) {
        const Point point = scene.board.size().pointAt(i);
        scene.board.set(point, i % 2 == 0 ? Stone::Black : Stone::White);
        if (labels) {
            scene.markup.push_back({point, MarkKind::Label, QString::number(i + 1)});
        }
    }
    scene.lastMove = Point{9, 9};
    return scene;
}

void measure(qreal ratio)
{
    QImage image((QSizeF(Area) * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    const BoardGeometry geometry({}, Area, ratio, true);
    BoardPainter painter(geometry, woodTheme());
    const auto paint = [&](const BoardScene &scene, const QRegion &region) {
        QPainter onto(&image);
        onto.setClipRegion(region);
        painter.paint(onto, region, scene);
    };
    const QRegion everything(QRect(QPoint(), Area));
    const BoardScene plain = fullBoard(false);
    const BoardScene labelled = fullBoard(true);
    QRegion tenPoints;
    for (std::uint8_t i = 0; i < 10; ++i) {
        tenPoints += geometry.updateRect(
            {static_cast<std::uint8_t>(i * 7 % 19), static_cast<std::uint8_t>(i * 5 % 19)});
    }
    QPixmap blank(image.size());
    blank.fill(Qt::gray);

    const double yardstick = medianOf(50, [&] { QPainter(&image).drawPixmap(0, 0, blank); });
    const auto report = [yardstick](const char *what, double time) {
        std::printf("  %-34s %8.3f ms  %6.2fx\n", what, time, time / yardstick);
    };
    std::printf("1200 x 1200 at ratio %g, 361 stones\n", ratio);
    report("yardstick: one pixmap of that size", yardstick);
    report("caches rebuilt, everything painted", medianOf(9, [&] {
               painter.setTheme(woodTheme());
               paint(plain, everything);
           }));
    report("everything", medianOf(50, [&] { paint(plain, everything); }));
    report("everything with 361 labels", medianOf(50, [&] { paint(labelled, everything); }));
    report("ten points", medianOf(200, [&] { paint(plain, tenPoints); }));
    report("one point", medianOf(200, [&] { paint(plain, geometry.updateRect({9, 9})); }));
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    for (const qreal ratio : {1.0, 1.5, 2.0}) {
        measure(ratio);
    }
}
