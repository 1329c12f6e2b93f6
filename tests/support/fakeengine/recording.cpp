#include "tests/support/fakeengine/recording.h"

#include <algorithm>
#include <fstream>

namespace fakeengine {

Recording::Recording(const std::string &file)
{
    std::ifstream lines(file);
    bool isNew = true;
    for (std::string line; std::getline(lines, line);) {
        const std::string sign = line.substr(0, 2);
        const std::string text = line.size() > 3 ? line.substr(3) : std::string();
        if (line.empty() || sign == "# ") {
            isNew = isNew || line.empty();
        } else if (line[0] != '#') {
            if (isNew) {
                m_talks.emplace_back();
            }
            isNew = false;
            m_talks.back().push_back({line, {}});
        } else if (!m_talks.empty()) {
            Output::Answer &answer = m_talks.back().back().answer;
            answer.success = answer.success && sign != "#!";
            answer.text += (sign == "#|" ? "\n" : "") + text;
        }
    }
}

Output::Answer Recording::answer(const std::string &line)
{
    const auto isLine = [&line](const Exchange &exchange) { return exchange.command == line; };
    if (!m_talks.empty()) {
        const Talk &first = m_talks.front();
        if (const auto found = std::ranges::find_if(first, isLine); found != first.end()) {
            return found->answer;
        }
    }
    m_asked.push_back(line);
    for (const Talk &talk : m_talks) {
        if (talk.size() >= m_asked.size()
            && std::ranges::equal(m_asked.begin(), m_asked.end(), talk.begin(),
                                  talk.begin() + static_cast<long>(m_asked.size()), {}, {},
                                  &Exchange::command)) {
            return talk[m_asked.size() - 1].answer;
        }
    }
    return {.success = false, .text = "nobody asked that when this was recorded"};
}

} // namespace fakeengine
