/// bench_tree: layout, changes, painting and scrolling of game trees of 100,000 nodes (or as many
/// as it is told), beside laying out everything at every change and beside QGraphicsScene. Run it
/// with QT_QPA_PLATFORM=offscreen. Goals: layout about 6 ms, painting at most 4 ms, no stall over
/// 50 ms.

#include "core/record/gamerecord.h"
#include "tests/bench/tree/graphicstree.h"
#include "tests/bench/tree/shapes.h"
#include "tests/bench/ui/stallmeter.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/tree/gametreeview.h"

#include <QScrollBar>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <memory>
#include <random>

using namespace shinpan;

namespace {

using Change = GameTreeLayout::Change;

constexpr QSize Window{800, 600};

/// The processor's time in milliseconds, without what other programs do meanwhile.
double processorTime()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
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

void report(const char *what, double time, double yardstick, const char *than)
{
    std::printf("  %-44s %9.4f ms   %9.5fx of %s\n", what, time, time / yardstick, than);
}

void measureLayout(const GameTree &original)
{
    GameTree tree = original;
    GameTreeLayout layout(tree);
    const double full = medianOf(9, [&] { layout.layOut(tree); });
    std::printf("  %-44s %9.4f ms   %8.1f ns a node\n", "all laid out", full,
                full * 1e6 / static_cast<double>(tree.nodeCount()));
    const auto take = [&](Change::Kind kind, NodeId node) {
        const Change change{kind, node};
        layout.update(tree, {&change, 1});
    };
    const NodeId end = tree.endOfLine(tree.root());
    std::vector<NodeId> added;
    report("a move added at the main line's end",
           medianOf(999,
                    [&] {
                        added.push_back(tree.appendChild(added.empty() ? end : added.back()));
                        take(Change::Kind::Added, added.back());
                    }),
           full, "all");
    report("the last move removed",
           medianOf(999,
                    [&] {
                        tree.removeSubtree(added.back());
                        take(Change::Kind::Removed, added.back());
                        added.pop_back();
                    }),
           full, "all");
    const int before = layout.fullLayouts();
    std::mt19937 random(2024);
    std::vector<double> times;
    const auto nodes = static_cast<std::uint32_t>(tree.nodeCount());
    for (int i = 0; i < 499; ++i) {
        const NodeId node = tree.appendChild(static_cast<NodeId>(random() % nodes));
        times.push_back(medianOf(1, [&] { take(Change::Kind::Added, node); }));
    }
    std::ranges::sort(times);
    report("a variation added anywhere", times[times.size() / 2], full, "all");
    report("the slowest of 499 of these", times.back(), full, "all");
    std::printf("  %-44s %9d of 499\n", "of these laid out all anew",
                layout.fullLayouts() - before);
}

/// Paints the whole window, then scrolls it by one node as the wheel does; returns both times.
template <typename View>
std::pair<double, double> measureScreen(View &view, int runs)
{
    QScrollBar *bar = view.horizontalScrollBar()->maximum() > view.verticalScrollBar()->maximum()
                        ? view.horizontalScrollBar()
                        : view.verticalScrollBar();
    bar->setValue((bar->minimum() + bar->maximum()) / 2);
    QCoreApplication::processEvents();
    const double paint = medianOf(runs, [&] { view.viewport()->repaint(); });
    const double scroll = medianOf(runs, [&] {
        bar->setValue(bar->value() + 28);
        QCoreApplication::processEvents();
    });
    return {paint, scroll};
}

void measureScreens(const GameTree &tree)
{
    GameRecord record(tree);
    GameTreeView view;
    view.resize(Window);
    const double opening = medianOf(1, [&] {
        view.setRecord(&record);
        view.show();
        view.viewport()->repaint();
    });
    const auto [paint, scroll] = measureScreen(view, 51);
    const GameTreeLayout layout(tree);
    std::unique_ptr<bench::GraphicsTree> scene;
    const double sceneOpening = medianOf(1, [&] {
        scene = std::make_unique<bench::GraphicsTree>(tree, layout);
        scene->resize(Window);
        scene->show();
        scene->viewport()->repaint();
    });
    const auto [scenePaint, sceneScroll] = measureScreen(*scene, 3);
    report("shown for the first time", opening, sceneOpening, "QGraphicsScene");
    report("painted, 800 x 600", paint, scenePaint, "QGraphicsScene");
    report("scrolled by a node", scroll, sceneScroll, "QGraphicsScene");
}

/// What people do, each as one event; prints the longest time that the event loop stood.
void measureStalls(const GameTree &tree, bench::StallMeter &application)
{
    GameRecord record(tree);
    GameTreeView view;
    QObject::connect(&view, &GameTreeView::nodeActivated, &view, &GameTreeView::setCurrentNode);
    view.resize(Window);
    (void)application.takeLongest();
    const auto act = [](auto &&work) {
        QMetaObject::invokeMethod(qApp, work, Qt::QueuedConnection);
        QCoreApplication::processEvents();
    };
    const NodeId root = record.tree().root();
    const NodeId end = record.tree().endOfLine(root);
    act([&] { view.setRecord(&record); });
    act([&] { view.show(); });
    act([&] { view.setCurrentNode(end); });
    NodeId last = end;
    for (int i = 0; i < 100; ++i) {
        act([&] {
            last = record.addMove(last, Move::pass(Color::Black));
            view.setCurrentNode(last);
        });
    }
    act([&] { view.collapse(root); });
    act([&] { view.expand(root); });
    act([&] { record.makeMainLine(record.tree().lastChild(root)); });
    act([&] { record.removeSubtree(record.tree().firstChild(root)); });
    const bench::StallMeter::Stall stall = application.takeLongest();
    std::printf("  %-44s %9.1f ms   (%.1f ms of processor)\n", "longest stall", stall.time,
                stall.processorTime);
}

} // namespace

int main(int argc, char **argv)
{
    bench::StallMeter application(argc, argv);
    applyStyle(application, ColorScheme::Light);
    const int nodes = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 100'000;
    for (const bench::Shape &shape : bench::shapes(std::max(1000, nodes))) {
        const GameTreeLayout layout(shape.tree);
        std::printf("%s: %zu nodes in %d columns and %d lanes\n", shape.name,
                    shape.tree.nodeCount(), layout.columnCount(), layout.laneCount());
        measureLayout(shape.tree);
        measureScreens(shape.tree);
        measureStalls(shape.tree, application);
    }
    return 0;
}
