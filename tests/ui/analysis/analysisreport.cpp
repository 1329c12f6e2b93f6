#include "tests/ui/analysis/analysisreport.h"

#include "core/board/point.h"

namespace shinpan::test {

namespace {

constexpr BoardSize Full = BoardSize::square(19);

} // namespace

QByteArray longReport(int number)
{
    QByteArray line;
    for (int order = 0; order < 90; ++order) {
        const int shift = order == 0 ? number : order == 1 ? -number : 0; // as many in all
        const QByteArray move = QByteArray::fromStdString(vertexOf(Full.pointAt(order * 4)));
        line += "info move " + move + " visits " + QByteArray::number(9000 / (order + 1) + shift)
              + " winrate 0." + QByteArray::number(5500 - order * 25 + number % 9) + " scoreLead "
              + QByteArray::number(2.0 - order * 0.2) + " prior 0.01 lcb 0.4 order "
              + QByteArray::number(order) + " pv " + move;
        for (int step = 1; step < 30; ++step) {
            line +=
                ' ' + QByteArray::fromStdString(vertexOf(Full.pointAt((order * 4 + step) % 361)));
        }
        line += ' ';
    }
    line += "ownership";
    for (int i = 0; i < Full.pointCount(); ++i) {
        line += ' ' + QByteArray::number(((i + number) % 200 - 100) / 100.0);
    }
    return line + '\n';
}

} // namespace shinpan::test
