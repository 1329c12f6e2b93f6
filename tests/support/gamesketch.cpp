#include "tests/support/gamesketch.h"

#include "tests/support/boarddiagram.h"

#include <sstream>

namespace shinpan::test {

namespace {

[[nodiscard]] std::vector<std::string> wordsIn(std::string_view text)
{
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    return words;
}

} // namespace

GameLine lineOf(std::string_view vertices, const GameStart &start)
{
    GameLine line;
    line.size = BoardSize::square(start.size);
    for (const std::string &vertex : wordsIn(start.handicap)) {
        line.setUp.push_back({at(vertex), Color::Black});
    }
    line.firstToPlay = line.setUp.empty() ? start.first : Color::White;
    line.handicap = static_cast<int>(line.setUp.size());
    Color color = line.firstToPlay;
    for (const std::string &vertex : wordsIn(vertices)) {
        line.moves.push_back(vertex == "pass" ? Move::pass(color) : Move{color, at(vertex)});
        color = opposite(color);
    }
    return line;
}

EngineGame gameOf(std::string_view vertices, const GameStart &start)
{
    return {lineOf(vertices, start), start.komi};
}

} // namespace shinpan::test
