#include "tests/tuning/transcript.h"

#include <QFile>

#include <map>

namespace shinpan {

namespace {

/// Gives what another program drew, in its order. Flips of a coin are -1 and 1 there.
class RecordedDraws final : public TuningDraws
{
public:
    explicit RecordedDraws(std::vector<double> numbers)
        : m_numbers(std::move(numbers))
    { }

    std::size_t below(std::size_t limit, DrawKey key) override
    {
        const double number = normal(key);
        const bool isFlip = limit == 2 && number < 0;
        return isFlip ? 0 : static_cast<std::size_t>(number);
    }
    double normal(DrawKey key) override
    {
        const auto known = m_drawn.find({key.step, key.index});
        if (known != m_drawn.end()) {
            return known->second;
        }
        const double number = m_numbers.at(m_next++);
        m_drawn.emplace(std::pair(key.step, key.index), number);
        return number;
    }

private:
    std::vector<double> m_numbers;
    std::size_t m_next = 0;
    std::map<std::pair<std::uint64_t, std::uint64_t>, double> m_drawn;
};

Transcript::Line lineOf(const QByteArray &text)
{
    const qsizetype blank = text.indexOf(' ');
    Transcript::Line line{text.left(blank), {}};
    for (const QByteArray &column : text.mid(blank + 1).split('|')) {
        std::vector<double> &numbers = line.columns.emplace_back();
        for (const QByteArray &number : column.simplified().split(' ')) {
            numbers.push_back(number.toDouble());
        }
    }
    return line;
}

} // namespace

std::vector<std::vector<double>> Transcript::Run::all(const char *word) const
{
    std::vector<std::vector<double>> found;
    for (const Line &line : lines) {
        if (line.word == word) {
            found.push_back(line.columns.front());
        }
    }
    return found;
}

std::unique_ptr<TuningDraws> Transcript::Run::draws(const char *word) const
{
    std::vector<double> numbers;
    for (const std::vector<double> &line : all(word)) {
        numbers.insert(numbers.end(), line.begin(), line.end());
    }
    return std::make_unique<RecordedDraws>(std::move(numbers));
}

std::vector<Transcript::Run> Transcript::read(const QString &name)
{
    QFile file(QStringLiteral(SHINPAN_TEST_DATA "/tuning/") + name);
    std::vector<Run> runs;
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text)) {
        return runs;
    }
    while (!file.atEnd()) {
        const QByteArray text = file.readLine().trimmed();
        if (text.startsWith("run ")) {
            runs.push_back({QString::fromUtf8(text.mid(4)), {}});
        } else if (text != "end") {
            runs.back().lines.push_back(lineOf(text));
        }
    }
    return runs;
}

} // namespace shinpan
