#include "core/competition/file/competitiontables.h"

#include <algorithm>

namespace shinpan {

namespace {

/// The largest processor number that Linux's cpu_set_t holds.
constexpr int MostProcessor = 1023;

/// "3" or "0-3"; first and last.
[[nodiscard]] std::optional<std::pair<int, int>> rangeFromText(const QString &text)
{
    const QStringList ends = text.split(u'-');
    bool isFirst = false;
    bool isLast = false;
    const int first = ends.constFirst().trimmed().toInt(&isFirst);
    const int last = ends.constLast().trimmed().toInt(&isLast);
    const bool isGood = isFirst && isLast && ends.size() <= 2 && first >= 0 && first <= last
                     && last <= MostProcessor;
    return isGood ? std::optional(std::pair(first, last)) : std::nullopt;
}

/// The processors of a text such as "0-3,8", as taskset has it.
[[nodiscard]] std::optional<std::vector<int>> processorsFromText(const QString &text)
{
    std::vector<int> processors;
    const QStringList ranges = text.split(u',');
    for (const QString &range : ranges) {
        const auto ends = rangeFromText(range);
        if (!ends) {
            return std::nullopt;
        }
        for (int processor = ends->first; processor <= ends->second; ++processor) {
            if (std::ranges::find(processors, processor) == processors.end()) {
                processors.push_back(processor);
            }
        }
    }
    std::ranges::sort(processors);
    return processors;
}

} // namespace

std::vector<std::vector<int>> readAffinity(CompetitionSettings &file)
{
    std::vector<std::vector<int>> affinity;
    const QStringList sets = file.texts(setting::Affinity);
    for (const QString &set : sets) {
        const std::optional<std::vector<int>> processors = processorsFromText(set);
        if (!processors) {
            file.reject(
                setting::Affinity,
                Message::of(QT_TRANSLATE_NOOP("Messages",
                                              "“%1” is not a set of processors; it takes a "
                                              "text for each slot, such as \"0-3\" or \"4,6\""),
                            set));
        }
        affinity.push_back(processors.value_or(std::vector<int>()));
    }
    return affinity;
}

QString processorsText(const std::vector<int> &processors)
{
    QStringList ranges;
    for (std::size_t i = 0; i < processors.size();) {
        std::size_t next = i + 1;
        while (next < processors.size() && processors[next] == processors[next - 1] + 1) {
            ++next;
        }
        const int last = processors[next - 1];
        ranges.append(next - i == 1 ? QString::number(last)
                                    : QStringLiteral("%1-%2").arg(processors[i]).arg(last));
        i = next;
    }
    return ranges.join(u',');
}

} // namespace shinpan
