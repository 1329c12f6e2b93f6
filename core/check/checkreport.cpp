#include "core/check/checkreport.h"

#include <algorithm>

namespace shinpan {

namespace {

/// Empty for none.
[[nodiscard]] CheckSentence countOf(int wrong)
{
    if (wrong == 1) {
        return {QT_TRANSLATE_NOOP("EngineCheck", "1 thing is wrong")};
    }
    return wrong == 0 ? CheckSentence()
                      : CheckSentence{QT_TRANSLATE_NOOP("EngineCheck", "%1 things are wrong"),
                                      {QString::number(wrong)}};
}

/// Of an engine in which nothing that is wrong hampers games.
[[nodiscard]] CheckSentence fitness(int wrong)
{
    if (wrong == 0) {
        return {QT_TRANSLATE_NOOP("EngineCheck", "fine for matches")};
    }
    if (wrong == 1) {
        return {QT_TRANSLATE_NOOP("EngineCheck", "fit for matches: the one thing that is wrong "
                                                 "does not matter there")};
    }
    return {QT_TRANSLATE_NOOP("EngineCheck", "fit for matches: the %1 things that are wrong do "
                                             "not matter there"),
            {QString::number(wrong)}};
}

} // namespace

int CheckReport::count(CheckVerdict verdict) const
{
    return static_cast<int>(
        std::count_if(findings.begin(), findings.end(), [verdict](const CheckFinding &finding) {
            return finding.verdict == verdict;
        }));
}

CheckReport::Grade CheckReport::grade() const
{
    if (!isComplete) {
        return Grade::Unchecked;
    }
    return count(CheckVerdict::Wrong) > 0 ? Grade::Wrong : Grade::Fine;
}

std::vector<CheckSentence> CheckReport::summary() const
{
    std::vector<CheckSentence> sentences;
    if (!sizes.empty()) {
        sentences.push_back({QT_TRANSLATE_NOOP("EngineCheck", "plays on %1"), {rangesOf(sizes)}});
    }
    const int wrong = count(CheckVerdict::Wrong);
    const auto hampering = static_cast<int>(
        std::count_if(findings.begin(), findings.end(),
                      [](const CheckFinding &finding) { return finding.hampersGames; }));
    if (!isComplete) {
        sentences.push_back({QT_TRANSLATE_NOOP("EngineCheck", "could not be checked to the end")});
        sentences.push_back(countOf(wrong));
    } else if (hampering > 0 && hampering < wrong) {
        sentences.push_back({QT_TRANSLATE_NOOP("EngineCheck", "not fit for matches because of %1 "
                                                              "of the %2 things that are wrong"),
                             {QString::number(hampering), QString::number(wrong)}});
    } else if (hampering > 0) {
        sentences.push_back({QT_TRANSLATE_NOOP("EngineCheck", "not fit for matches")});
        sentences.push_back(countOf(wrong));
    } else {
        sentences.push_back(fitness(wrong));
    }
    std::erase_if(sentences, [](const CheckSentence &sentence) { return *sentence.text == '\0'; });
    return sentences;
}

QString rangesOf(const std::vector<int> &sizes)
{
    QStringList ranges;
    for (std::size_t i = 0; i < sizes.size();) {
        std::size_t last = i;
        while (last + 1 < sizes.size() && sizes[last + 1] == sizes[last] + 1) {
            ++last;
        }
        ranges.append(last == i ? QString::number(sizes[i])
                                : QStringLiteral("%1–%2").arg(sizes[i]).arg(sizes[last]));
        i = last + 1;
    }
    return ranges.join(QLatin1String(", "));
}

} // namespace shinpan
