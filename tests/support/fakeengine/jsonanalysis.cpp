#include "tests/support/fakeengine/jsonanalysis.h"

#include "tests/support/fakeengine/output.h"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <fstream>

namespace fakeengine {

namespace {

constexpr std::size_t Threads = 2;

/// What a query says, as far as it matters here; there is no JSON without a library, so words are
/// looked for.
struct Task
{
    std::string id;
    long priority = 0;
    int moves = 0;
    bool isWhiteToMove = false;
    bool isBlacksView = false;
    bool reports = false;
    bool isEndless = false;
    std::string visits;
    long ticks = 0;
};

/// The text behind `"key":`, up to the next comma or bracket; without quotation marks.
std::string valueOf(const std::string &line, const std::string &key)
{
    const std::size_t found = line.find('"' + key + "\":");
    if (found == std::string::npos) {
        return {};
    }
    const std::size_t begin = found + key.size() + 3;
    if (line[begin] == '"') {
        return line.substr(begin + 1, line.find('"', begin + 1) - begin - 1);
    }
    return line.substr(begin, line.find_first_of(",]}", begin) - begin);
}

/// The list behind `"moves":`.
std::string movesOf(const std::string &line)
{
    const std::size_t begin = line.rfind("\"moves\":[");
    return begin == std::string::npos ? std::string()
                                      : line.substr(begin, line.find("]]", begin) - begin);
}

Task taskOf(const std::string &line)
{
    Task task;
    task.id = valueOf(line, "id");
    task.priority = std::atol(valueOf(line, "priority").c_str());
    const std::string moves = movesOf(line);
    task.moves = static_cast<int>(std::count(moves.begin(), moves.end(), '[') - 1);
    task.moves = std::max(task.moves, 0);
    const std::size_t last = moves.rfind("[\"");
    const bool hasMoves = task.moves > 0 && last != std::string::npos;
    task.isWhiteToMove = hasMoves ? moves[last + 2] == 'B' : valueOf(line, "initialPlayer") == "W";
    task.isBlacksView = valueOf(line, "reportAnalysisWinratesAs") == "BLACK";
    task.visits = valueOf(line, "maxVisits");
    task.isEndless = std::atof(task.visits.c_str()) > 1e12 && valueOf(line, "maxTime").empty();
    task.reports = !valueOf(line, "reportDuringSearchEvery").empty();
    return task;
}

class Service
{
public:
    Service(const Options &options, const JsonAnalysis::Reader &read)
        : m_options(options)
        , m_output(options)
        , m_read(read)
    { }

    int run()
    {
        bool isOpen = true;
        while (isOpen || !m_waiting.empty() || !m_active.empty()) {
            const bool isBusy = !m_waiting.empty() || !m_active.empty();
            std::string line;
            // All that comes before a pause is read before anything is answered, as by a thread of
            // its own: when answers come has nothing to do with when questions do.
            const long pause = m_options.analysisPause;
            for (long wait = isBusy ? pause : 60'000; isOpen; wait = pause) {
                const JsonAnalysis::Input input = m_read(line, wait);
                isOpen = input != JsonAnalysis::Input::End;
                if (input != JsonAnalysis::Input::Line) {
                    break;
                }
                take(line);
            }
            search();
        }
        return m_options.exitCode;
    }

private:
    void take(const std::string &line)
    {
        if (!m_options.logFile.empty()) {
            std::ofstream(m_options.logFile, std::ios::app) << line << '\n';
        }
        const std::string action = valueOf(line, "action");
        const std::string id = valueOf(line, "id");
        if (action == "query_version") {
            m_output.print("{\"action\":\"query_version\",\"git_hash\":\"<omitted>\",\"id\":\"" + id
                           + "\",\"version\":\"" + m_options.version + "\"}\n");
        } else if (!action.empty()) {
            terminate(action == "terminate" ? valueOf(line, "terminateId") : std::string());
            m_output.print(line + '\n');
        } else {
            m_waiting.push_back(taskOf(line));
        }
    }

    /// All of them if no id is given.
    void terminate(const std::string &id)
    {
        const auto isMeant = [&](const Task &task) { return id.empty() || task.id == id; };
        for (const Task &task : m_waiting) {
            if (isMeant(task)) {
                m_output.print(
                    "{\"id\":\"" + task.id
                    + "\",\"isDuringSearch\":false,\"noResults\":true,\"turnNumber\":0}\n");
            }
        }
        std::erase_if(m_waiting, isMeant);
        for (Task &task : m_active) {
            if (isMeant(task)) {
                say(task, false);
            }
        }
        std::erase_if(m_active, isMeant);
    }

    void search()
    {
        while (m_active.size() < Threads && !m_waiting.empty()) {
            const auto best = std::max_element(
                m_waiting.begin(), m_waiting.end(),
                [](const Task &one, const Task &other) { return one.priority < other.priority; });
            Task task = *best;
            m_waiting.erase(best);
            if (begins(task)) {
                m_active.push_back(task);
            }
        }
        std::deque<Task> going;
        // The later one ends first, so that answers come in another order than questions.
        for (auto task = m_active.rbegin(); task != m_active.rend(); ++task) {
            const bool isDone = ++task->ticks >= 2 && !task->isEndless;
            if (isDone || task->reports) {
                say(*task, !isDone);
            }
            if (!isDone) {
                going.push_front(*task);
            }
        }
        m_active = going;
    }

    /// The faults that the options ask for, at the so manieth query.
    bool begins(const Task &task)
    {
        ++m_count;
        if (isNow(m_options.crash.moment)) {
            ::raise(static_cast<int>(m_options.crash.amount));
        }
        if (isNow(m_options.exit.moment)) {
            std::_Exit(static_cast<int>(m_options.exit.amount));
        }
        if (isNow(m_options.freeze)) {
            for (;;) {
                ::pause();
            }
        }
        if (isNow(m_options.longAnswer.moment)) {
            m_output.print("{\"id\":\"" + task.id + "\",\"moveInfos\":\""
                           + std::string(static_cast<std::size_t>(m_options.longAnswer.amount), 'x')
                           + "\"}\n");
        }
        if (isNow(m_options.stray)) {
            m_output.print("thinking about it\n");
        }
        if (isNow(m_options.panic)) {
            m_output.print("{\"error\":\"could not read a line\"}\n");
        }
        if (isNow(m_options.illegalMove)) {
            m_output.print("{\"error\":\"Illegal move 1: D4\",\"field\":\"moves\",\"id\":\""
                           + task.id + "\"}\n");
            return false;
        }
        if (isNow(m_options.oldSettings)) {
            m_output.print(
                "{\"field\":\"overrideSettings\",\"id\":\"" + task.id
                + "\",\"warning\":\"Unknown config params: reportAnalysisWinratesAs\"}\n");
        }
        return !isNow(m_options.hang);
    }

    [[nodiscard]] bool isNow(const Moment &moment) const { return moment.isNow(m_count, "query"); }

    /// Black's chances fall by a hundredth with each move; the best move is A1 for ever.
    void say(const Task &task, bool isDuringSearch)
    {
        const double blacks = 0.6 - 0.01 * (task.moves % 50);
        const bool isTurned = task.isWhiteToMove && !task.isBlacksView;
        const double rate = isTurned ? 1 - blacks : blacks;
        const double lead = isTurned ? task.moves - 3 : 3 - task.moves;
        const std::string visits =
            task.isEndless || isDuringSearch ? std::to_string(10 * task.ticks) : task.visits;
        char numbers[200];
        std::snprintf(numbers, sizeof numbers, "\"scoreLead\":%.1f,\"visits\":%s,\"winrate\":%.3f",
                      lead, visits.c_str(), rate);
        m_output.print(std::string("{\"id\":\"") + task.id + "\",\"isDuringSearch\":"
                       + (isDuringSearch ? "true" : "false") + ",\"moveInfos\":[{" + numbers
                       + ",\"lcb\":0.5,\"move\":\"A1\",\"order\":0,\"prior\":0.25,\"pv\":[\"A1\","
                         "\"pass\"]}],\"rootInfo\":{\"currentPlayer\":\""
                       + (task.isWhiteToMove ? 'W' : 'B') + "\"," + numbers
                       + "},\"turnNumber\":" + std::to_string(task.moves) + "}\n");
    }

    const Options &m_options;
    Output m_output;
    const JsonAnalysis::Reader &m_read;
    std::deque<Task> m_waiting;
    std::deque<Task> m_active;
    int m_count = 0;
};

} // namespace

int JsonAnalysis::run(const Options &options, const Reader &read)
{
    return Service(options, read).run();
}

} // namespace fakeengine
