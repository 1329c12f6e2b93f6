// What the record of a competition costs: the processor's time for a move in a flood of games,
// beside a line of text in a plain file; the wait for the first move after a quiet time and for a
// game that is safe from a power cut; and reading all games.
//
//   bench_store [GAMES]          writes into the current directory

#include "core/competition/store/resultstore.h"
#include "tests/competition/storesketch.h"
#include "tests/support/heldup.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace shinpan;
using namespace shinpan::test;
using namespace std::chrono_literals;

namespace {

constexpr int Slots = 4;
constexpr int MovesOfAGame = 200;

StoredMove moveOf(int number)
{
    return {.color = number % 2 == 0 ? Color::Black : Color::White,
            .vertex = QStringLiteral("Q16"),
            .used = std::chrono::microseconds(number),
            .clock = QStringLiteral("9:59.5"),
            .comment = {}};
}

double microseconds(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1000.0;
}

/// The time of this process, so that a busy machine does not count.
double cpuMicroseconds()
{
    return 1e6 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

QString gameName(int number)
{
    return QStringLiteral("AvB_%1").arg(number);
}

/// Four games at a time, move by move in turn, with the event loop running as in a competition.
double flood(ResultStore &store, int games)
{
    const double before = cpuMicroseconds();
    for (int first = 0; first + Slots <= games; first += Slots) {
        for (int slot = 0; slot < Slots; ++slot) {
            store.beginGame(begunGame(gameName(first + slot)));
        }
        for (int ply = 0; ply < MovesOfAGame; ++ply) {
            for (int slot = 0; slot < Slots; ++slot) {
                store.addMove(gameName(first + slot), moveOf(ply));
            }
        }
        for (int slot = 0; slot < Slots; ++slot) {
            store.finishGame(finishedGame(gameName(first + slot), MovesOfAGame));
        }
        QCoreApplication::processEvents();
    }
    std::ignore = store.flush();
    return (cpuMicroseconds() - before) / (games * MovesOfAGame);
}

double plainLines(const QString &path, int games)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return 0;
    }
    const double before = cpuMicroseconds();
    for (int number = 0; number < games * MovesOfAGame; ++number) {
        const StoredMove move = moveOf(number);
        file.write(gameName(number % Slots).toUtf8() + " B " + move.vertex.toUtf8() + ' '
                   + QByteArray::number(qint64{move.used.count()}) + ' ' + move.clock.toUtf8()
                   + '\n');
    }
    file.flush();
    return (cpuMicroseconds() - before) / (games * MovesOfAGame);
}

/// The median wait, in microseconds, for a write after a quiet time.
template <typename Write>
double wait(Write write)
{
    static constexpr int Repeats = 21;
    std::vector<double> waits;
    for (int i = 0; i < Repeats; ++i) {
        static_cast<void>(test::heldUpFor(ResultStore::CommitInterval + 5ms));
        QCoreApplication::processEvents(); // what was written before is committed
        static_cast<void>(test::heldUpFor(ResultStore::CommitInterval + 5ms));
        QElapsedTimer timer;
        timer.start();
        write(i);
        waits.push_back(microseconds(timer));
    }
    std::nth_element(waits.begin(), waits.begin() + Repeats / 2, waits.end());
    return waits[Repeats / 2];
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const int games = argc > 1 ? std::max(Slots, QByteArray(argv[1]).toInt()) : 20'000;
    const QTemporaryDir folder(QStringLiteral("bench_store-XXXXXX"));
    const auto opened = ResultStore::openForRun(folder.filePath(QStringLiteral("cup.toml")),
                                                settingsWithKomi(QStringLiteral("6.5")),
                                                ResultStore::OtherSettings::Refuse);
    if (!opened) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(opened.error().english()));
        return 1;
    }
    ResultStore &store = **opened;

    const double line = plainLines(folder.filePath(QStringLiteral("plain.txt")), games);
    const double move = flood(store, games);
    std::printf("a move of %d games: %.2f us, %.1f times a line in a plain file (%.2f us)\n", games,
                move, move / line, line);

    const QString slow = QStringLiteral("AvB_slow");
    store.beginGame(begunGame(slow));
    std::printf("the first move after a quiet time: %.0f us\n",
                wait([&](int number) { store.addMove(slow, moveOf(number)); }));
    std::printf("a finished game, safe from a power cut: %.0f us\n", wait([&](int number) {
                    store.finishGame(finishedGame(QStringLiteral("AvC_%1").arg(number)));
                }));
    QElapsedTimer timer;
    timer.start();
    const std::size_t read = store.games().size();
    std::printf("reading %zu games: %.0f ms\n", read, microseconds(timer) / 1000);
    return 0;
}
