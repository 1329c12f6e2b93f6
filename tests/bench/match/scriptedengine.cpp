#include "tests/bench/match/scriptedengine.h"

#include "tests/bench/board/games.h"

#include <unistd.h>

#include <cstdlib>
#include <string>
#include <string_view>

namespace shinpan::bench {

namespace {

constexpr std::uint64_t Seed = 9;

/// What KataGo tells of one candidate with a short line, about 300 bytes, around its vertex.
constexpr std::string_view AboveThought =
    "visits 1612 utility 0.1236 winrate 0.561274 scoreMean 1.73 scoreStdev 12.4 scoreLead 1.73 "
    "scoreSelfplay 2.26 prior 0.214603 lcb 0.552816 utilityLcb 0.0998 weight 1589.4 order 0 pv ";
constexpr std::string_view BelowThought = " C3 G7 C7 G3 E5 D4 F6 E4 F5 D6 E3 F3";

constexpr std::string_view Commands =
    "boardsize\nclear_board\nfinal_score\ngenmove\n"
    "kata-genmove_analyze\nkomi\nlist_commands\nname\nplay\nprotocol_version\nquit\n"
    "time_left\ntime_settings\nversion";

class ScriptedEngine
{
public:
    [[nodiscard]] bool hasQuit() const { return m_hasQuit; }

    /// Adds the answer to one command line to the output.
    void answer(std::string_view line, std::string &output)
    {
        const auto digits = std::min(line.find_first_not_of("0123456789"), line.size());
        output.append("=").append(line.substr(0, digits)).append(" ");
        line.remove_prefix(std::min(line.find_first_not_of(' ', digits), line.size()));
        const std::string_view name = line.substr(0, line.find(' '));
        line.remove_prefix(std::min(name.size() + 1, line.size()));
        output.append(obey(name, line)).append("\n\n");
    }

private:
    std::string_view obey(std::string_view name, std::string_view arguments)
    {
        if (name == "genmove") {
            return m_vertices[m_next++ % m_vertices.size()];
        }
        if (name == "kata-genmove_analyze") {
            return thinkAloud(m_vertices[m_next++ % m_vertices.size()]);
        }
        if (name == "play") {
            ++m_next;
        } else if (name == "clear_board") {
            m_next = 0;
        } else if (name == "boardsize") {
            prepare(std::atoi(std::string(arguments).c_str()));
        } else if (name == "list_commands") {
            return Commands;
        } else if (name == "protocol_version") {
            return "2";
        } else if (name == "name") {
            return "scripted";
        } else if (name == "version") {
            return "1";
        } else if (name == "final_score") {
            return "B+0.5";
        }
        m_hasQuit = m_hasQuit || name == "quit";
        return {};
    }

    std::string_view thinkAloud(std::string_view vertex)
    {
        m_thought.assign("\ninfo move ").append(vertex).append(" ").append(AboveThought);
        m_thought.append(vertex).append(BelowThought).append("\nplay ").append(vertex);
        return m_thought;
    }

    void prepare(int side)
    {
        m_vertices.clear();
        const std::vector<Game> games = randomGames(BoardSize::square(side), 1, Seed);
        for (const Move &move : games.front()) {
            m_vertices.push_back(move.isPass() ? "pass" : vertexOf(*move.point));
        }
    }

    std::vector<std::string> m_vertices;
    std::string m_thought;
    std::size_t m_next = 0;
    bool m_hasQuit = false;
};

} // namespace

int runScriptedEngine()
{
    ScriptedEngine engine;
    std::string input;
    std::string output;
    char piece[65536];
    while (!engine.hasQuit()) {
        const ssize_t count = ::read(STDIN_FILENO, piece, sizeof piece);
        if (count <= 0) {
            return 0;
        }
        input.append(piece, static_cast<std::size_t>(count));
        std::size_t begin = 0;
        for (std::size_t end = 0; (end = input.find('\n', begin)) != std::string::npos;
             begin = end + 1) {
            engine.answer(std::string_view(input).substr(begin, end - begin), output);
        }
        input.erase(0, begin);
        if (::write(STDOUT_FILENO, output.data(), output.size())
            != static_cast<ssize_t>(output.size())) {
            return 1;
        }
        output.clear();
    }
    return 0;
}

} // namespace shinpan::bench
