#include "tests/engine/leelanetwork.h"

#include <QByteArray>
#include <QFile>

namespace shinpan::test {

namespace {

constexpr int Filters = 8;
constexpr int InputPlanes = 18;
constexpr int Points = 19 * 19;
constexpr int ValueUnits = 256;

[[nodiscard]] QByteArray numbers(int count, const char *value = "0")
{
    return QByteArray(value).append(' ').repeated(count).trimmed() + '\n';
}

/// Weights, biases, and the means and variances of its batch normalisation.
[[nodiscard]] QByteArray convolution(int inputs, int outputs, int side)
{
    return numbers(inputs * outputs * side * side) + numbers(outputs) + numbers(outputs)
         + numbers(outputs, "1");
}

[[nodiscard]] QByteArray fullyConnected(int inputs, int outputs)
{
    return numbers(inputs * outputs) + numbers(outputs);
}

} // namespace

bool writeLeelaNetwork(const QString &path)
{
    const QByteArray text = "1\n" + convolution(InputPlanes, Filters, 3)
                          + convolution(Filters, Filters, 3) + convolution(Filters, Filters, 3)
                          + convolution(Filters, 2, 1) + fullyConnected(2 * Points, Points + 1)
                          + convolution(Filters, 1, 1) + fullyConnected(Points, ValueUnits)
                          + fullyConnected(ValueUnits, 1);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush();
}

} // namespace shinpan::test
